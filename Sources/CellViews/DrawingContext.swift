import CellDrawing

/// What a view draws with: the cells it may write, and the styles that hold there.
public struct DrawingContext {
  /// The view's cells, from its top left; what is drawn beyond its edges is cut off.
  public let canvas: Canvas
  /// The styles of the window that is drawn.
  public let theme: Theme

  /// Creates a context, for a view that is drawn outside of a window.
  public init(canvas: Canvas, theme: Theme) {
    self.canvas = canvas
    self.theme = theme
  }

  /// The same styles on a part of the canvas, whose origin is that part's top left.
  public func inset(by cells: Int) -> DrawingContext {
    DrawingContext(canvas: canvas.subcanvas(canvas.bounds.inset(by: cells)), theme: theme)
  }
}

extension DrawingContext: CustomStringConvertible {
  /// `<DrawingContext: 80x24>`, with the size of the canvas in cells.
  public var description: String { "<DrawingContext: \(canvas.bounds.size)>" }
}
