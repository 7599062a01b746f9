import TextLayout

/// A rectangle of a surface to draw in, with coordinates of its own.
///
/// Coordinates are columns and rows from the canvas's top left. Whatever is drawn outside of the
/// canvas, at negative coordinates too, is cut off; nothing traps. Half a wide glyph at an edge is
/// shown as a blank.
///
/// ``fill(_:style:glyph:)`` takes its style as it is. All else draws over a background: a style
/// whose background is ``Color/standard`` leaves the one that is in the cell.
public struct Canvas {
  private let surface: Surface
  /// The canvas in the surface's coordinates, cut off or not.
  private let frame: CellRect
  /// The part of the surface that may be drawn on, in its coordinates.
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

  /// The part of ``bounds`` that drawing can reach; the rest is cut off by a canvas around it.
  public var visibleBounds: CellRect {
    CellRect(
      x: clip.minX.clampedSubtracting(frame.minX), y: clip.minY.clampedSubtracting(frame.minY),
      width: clip.width, height: clip.height)
  }

  /// A canvas for a rectangle of this one; (0, 0) is the rectangle's top left there.
  ///
  /// What lies outside of this canvas stays cut off.
  public func subcanvas(_ rect: CellRect) -> Canvas {
    let moved = rect.offset(by: frame.origin)
    return Canvas(surface: surface, frame: moved, clip: clip.intersection(moved))
  }

  /// Fills a rectangle, its old content and background replaced.
  ///
  /// A wide glyph is put side by side from the rectangle's left; half a glyph at an edge is a blank.
  public func fill(_ rect: CellRect, style: Style = .plain, glyph: Glyph = .space) {
    surface.storedBuffer.fill(
      rect.offset(by: frame.origin), with: glyph, style: style, clip: clip)
  }

  /// Draws a line, its first glyph at `point`.
  public func draw(line: TextLine, at point: CellPoint, style: Style = .plain) {
    draw(line.glyphs, at: point, style: style)
  }

  /// Draws text in one row, its first glyph at `point`; line breaks are drawn as a space each.
  ///
  /// Text that is drawn again and again is better kept as a `TextLine` or `Paragraph`.
  public func draw(text: String, at point: CellPoint, style: Style = .plain) {
    draw(line: TextLine(text), at: point, style: style)
  }

  func draw(_ glyphs: some Sequence<Glyph>, at point: CellPoint, style: Style) {
    surface.storedBuffer.write(
      glyphs,
      at: CellPoint(
        x: point.x.clampedAdding(frame.minX), y: point.y.clampedAdding(frame.minY)),
      style: style, background: .keptUnderStandard, clip: clip)
  }
}

extension Canvas: CustomStringConvertible {
  /// `<Canvas: (20, 3)>`, with the size.
  public var description: String { "<Canvas: \(frame.size)>" }
}
