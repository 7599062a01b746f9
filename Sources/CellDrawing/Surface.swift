/// A buffer to draw on, shared by canvases.
///
///     let surface = Surface(size: CellSize(width: 5, height: 3))
///     surface.canvas.drawBox(surface.canvas.bounds, .light)
///     surface.buffer.text  // "┌───┐\n│   │\n└───┘"
///
/// A surface must be used only in the isolation domain that created it.
public final class Surface {
  /// The cells drawn so far.
  public var buffer: CellBuffer { storedBuffer }
  var storedBuffer: CellBuffer
  /// Whether an edge of a canvas has cut a wide glyph so far.
  package internal(set) var hasCutGlyphs = false

  /// Creates a surface of blank cells.
  public init(size: CellSize) {
    storedBuffer = CellBuffer(size: size)
  }

  /// Creates a surface with the contents of `buffer`.
  public init(buffer: CellBuffer) {
    storedBuffer = buffer
  }

  /// A canvas for the whole surface.
  public var canvas: Canvas { Canvas(surface: self) }
}

extension Surface: CustomStringConvertible {
  /// The name and size: `<Surface: (80, 24)>`.
  public var description: String { "<Surface: \(buffer.size)>" }
}
