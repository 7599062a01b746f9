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
