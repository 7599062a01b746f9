import TextLayout

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

/// A rectangle of a surface on which to draw, with its own coordinates.
///
/// Coordinates are columns and rows from the canvas's top left. Drawing outside of the canvas, including negative
/// coordinates, is clipped and never traps. Half of a wide glyph at an edge becomes a blank.
///
/// ``fill(_:style:glyph:)`` uses its style unchanged. All other methods draw over a background: a style with the
/// background ``Color/standard`` keeps that of the cell. The visible background of a reversed cell is its foreground
/// colour, so over such a cell it stays ``Color/standard`` unless the style is reversed too.
public struct Canvas {
  private let surface: Surface
  /// The canvas's rectangle in the surface's coordinates, before clipping.
  private let frame: CellRect
  /// The part of the surface on which the canvas can draw, in the surface's coordinates.
  private let clip: CellRect

  init(surface: Surface) {
    self.surface = surface
    frame = CellRect(origin: .zero, size: surface.buffer.size)
    clip = frame
  }

  private init(surface: Surface, frame: CellRect, clip: CellRect) {
    self.surface = surface
    self.frame = frame
    self.clip = clip
  }

  /// The whole canvas in its own coordinates; its origin is zero.
  public var bounds: CellRect { CellRect(origin: .zero, size: frame.size) }

  /// The part of ``bounds`` that is not clipped by an enclosing canvas.
  public var visibleBounds: CellRect {
    CellRect(
      x: clip.minX.clampedSubtracting(frame.minX), y: clip.minY.clampedSubtracting(frame.minY),
      width: clip.width, height: clip.height)
  }

  /// Returns a canvas for a rectangle of this one, clipped to it. Its (0, 0) is the rectangle's top left.
  public func subcanvas(_ rect: CellRect) -> Canvas {
    let moved = rect.offset(by: frame.origin)
    return Canvas(surface: surface, frame: moved, clip: clip.intersection(moved))
  }

  /// Fills a rectangle, replacing its content and background.
  ///
  /// A wide glyph is repeated from the rectangle's left; half a glyph at an edge becomes a blank.
  public func fill(_ rect: CellRect, style: Style = .plain, glyph: Glyph = .space) {
    let hasCut = surface.storedBuffer.fill(
      rect.offset(by: frame.origin), with: glyph, style: style, clip: clip)
    if hasCut { surface.hasCutGlyphs = true }
  }

  /// Changes the styles of a rectangle's cells; their glyphs stay. A wide glyph that crosses an edge keeps its style.
  package func restyle(_ rect: CellRect, _ style: (Style) -> Style) {
    surface.storedBuffer.restyle(rect.offset(by: frame.origin), clip: clip, style)
  }

  /// Returns the cell at a point as drawn so far; nil outside of ``visibleBounds``.
  package func cell(at point: CellPoint) -> Cell? {
    guard visibleBounds.contains(point) else { return nil }
    return surface.storedBuffer[point.x + frame.minX, point.y + frame.minY]
  }

  /// Draws a line with its first glyph at `point`.
  public func draw(line: TextLine, at point: CellPoint, style: Style = .plain) {
    draw(line.glyphs, at: point, style: style)
  }

  /// Draws text in one row with its first glyph at `point`. Each line break becomes a space.
  ///
  /// If the same text is drawn repeatedly, keep a `TextLine` or `Paragraph`.
  public func draw(text: String, at point: CellPoint, style: Style = .plain) {
    draw(line: TextLine(text), at: point, style: style)
  }

  func draw(_ glyphs: some Sequence<Glyph>, at point: CellPoint, style: Style) {
    let hasCut = surface.storedBuffer.write(
      glyphs,
      at: CellPoint(
        x: point.x.clampedAdding(frame.minX), y: point.y.clampedAdding(frame.minY)),
      style: style, background: .keptUnderStandard, clip: clip)
    if hasCut { surface.hasCutGlyphs = true }
  }
}

extension Canvas: CustomStringConvertible {
  /// The name and size: `<Canvas: (20, 3)>`.
  public var description: String { "<Canvas: \(frame.size)>" }
}
