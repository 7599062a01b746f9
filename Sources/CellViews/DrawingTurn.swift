import CellDrawing

/// The state of one drawing of a window or of a part of it.
@MainActor final class DrawingTurn {
  /// A canvas with the coordinates of the whole window. Only the part that is drawn has cells.
  let canvas: Canvas
  let theme: Theme
  /// Whether an animation moves views, so that a view may be drawn outside of its frame.
  let isMoving: Bool
  /// The number of visited views. Views whose frames are outside of the part are skipped.
  var visits = 0
  /// The visible cells of the views that show something about other views (`View.followsOthers`).
  var followers: [CellRect] = []

  init(on canvas: Canvas, theme: Theme, isMoving: Bool) {
    self.canvas = canvas
    self.theme = theme
    self.isMoving = isMoving
  }
}
