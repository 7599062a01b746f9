import CellDrawing

/// The canvas and the theme for drawing a view.
public struct DrawingContext {
  /// The view's cells; the origin is the view's top left. Drawing is clipped to the canvas's bounds.
  public let canvas: Canvas
  /// The theme of the window.
  public let theme: Theme

  /// Creates a context, for drawing a view outside of a window.
  public init(canvas: Canvas, theme: Theme) {
    self.canvas = canvas
    self.theme = theme
  }

  /// Returns a context with the same theme whose canvas is inset by `cells` on each side.
  public func inset(by cells: Int) -> DrawingContext {
    DrawingContext(canvas: canvas.subcanvas(canvas.bounds.inset(by: cells)), theme: theme)
  }
}

extension DrawingContext: CustomStringConvertible {
  /// `<DrawingContext: (80, 24)>`, with the size of the canvas in cells.
  public var description: String { "<DrawingContext: \(canvas.bounds.size)>" }
}

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
