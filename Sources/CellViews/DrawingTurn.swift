import CellDrawing

/// One drawing of a window, or of a part of it.
@MainActor final class DrawingTurn {
  /// A canvas of the whole window. Only the part that is drawn has cells.
  let canvas: Canvas
  let theme: Theme
  /// Whether an animation is moving views: they may be drawn where none of their frames reaches.
  let isMoving: Bool
  /// The number of views that were gone to; those outside of the part are passed over by their frames.
  var visits = 0
  /// The cells of the views that show what others are about.
  var followers: [CellRect] = []

  init(on canvas: Canvas, theme: Theme, isMoving: Bool) {
    self.canvas = canvas
    self.theme = theme
    self.isMoving = isMoving
  }
}
