import AutoLayout
import CellDrawing
import TextLayout

/// Marks over a view that show its layout: margins, distances, springs, places.
///
/// It is no view. It is not in the tree that it shows, so it changes no layout and no report, and takes no event.
/// A view draws it over its subviews:
///
///     override func drawForeground(in context: DrawingContext) {
///       let diagram = LayoutDiagram([.margins(of: row, in: self)])
///       diagram.draw(in: context, over: self)
///     }
///
/// Marks are drawn in their order. They are in the style of less important text and keep what stands under them:
/// a dotted line passes behind texts, and a highlight changes colours only.
public struct LayoutDiagram: Hashable, Sendable {
  /// The marks, the lowest first.
  public var marks: [LayoutMark]

  /// Creates a diagram.
  public init(_ marks: [LayoutMark] = []) { self.marks = marks }

  /// Draws the marks.
  ///
  /// - Parameters:
  ///   - context: The context of `view`, as it gets it for drawing.
  ///   - view: The view in whose coordinates the marks are. Marks outside of it are clipped.
  @MainActor public func draw(in context: DrawingContext, over view: View) {
    let pen = DiagramPen(context: context, view: view)
    for mark in marks { pen.draw(mark) }
  }
}

/// Draws marks with the canvas of a view.
@MainActor private struct DiagramPen {
  let context: DrawingContext
  let view: View

  private var canvas: Canvas { context.canvas }
  private var style: Style { context.theme.secondaryLabel }

  func draw(_ mark: LayoutMark) {
    switch mark {
    case .highlight(let rect):
      canvas.restyle(cells(rect)) { $0.highlighted(by: context.theme.tint) }
    case .space(let outer, let inner):
      drawSpace(of: cells(outer), around: cells(inner).intersection(cells(outer)))
    case .ghost(let rect): drawGhost(cells(rect))
    case .line(let axis, let position, let range):
      let span = LayoutSpan(
        axis == .horizontal ? .vertical : .horizontal, from: range.lowerBound, to: range.upperBound,
        across: position)
      canvas.fillBlanks(
        track(span).cells, axis == .horizontal ? "┊" : "┈", style: context.theme.separator)
    case .baseline(let y, let range):
      let row = LayoutSpan(.horizontal, from: range.lowerBound, to: range.upperBound, across: y)
      canvas.restyle(track(row).cells) { $0.underlined }
    case .distance(let span, let text): draw(track(span).arrow, on: track(span), text)
    case .spring(let span, let spring, let text):
      draw(track(span).spring(spring), on: track(span), text)
    }
  }

  /// Returns a rectangle's cells, rounded as views are.
  private func cells(_ rect: Rect) -> CellRect {
    let origin = view.cellFrame.origin
    return CellRounding.rect(view.convert(rect, to: nil))
      .offset(by: CellPoint(x: -origin.x, y: -origin.y))
  }

  private func track(_ span: LayoutSpan) -> DiagramTrack {
    let (low, high) = (min(span.start, span.end), max(span.start, span.end))
    let along = high - low
    let rect =
      span.axis == .horizontal
      ? Rect(x: low, y: span.across, width: along, height: 0)
      : Rect(x: span.across, y: low, width: 0, height: along)
    return DiagramTrack(axis: span.axis, place: cells(rect))
  }

  private func drawSpace(of outer: CellRect, around inner: CellRect) {
    guard !inner.isEmpty else { return canvas.fillBlanks(outer, "·", style: style) }
    let (width, height) = (outer.width, inner.height)
    let parts = [
      CellRect(x: outer.minX, y: outer.minY, width: width, height: inner.minY - outer.minY),
      CellRect(x: outer.minX, y: inner.maxY, width: width, height: outer.maxY - inner.maxY),
      CellRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: height),
      CellRect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: height),
    ]
    for part in parts { canvas.fillBlanks(part, "·", style: style) }
  }

  private func drawGhost(_ rect: CellRect) {
    guard !rect.isEmpty else { return }
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    for y in Set([rect.minY, bottom]).sorted() {
      canvas.fillBlanks(
        CellRect(x: rect.minX, y: y, width: rect.width, height: 1), "┈", style: style)
    }
    guard rect.height > 2 else { return }
    for x in Set([rect.minX, right]).sorted() {
      canvas.fillBlanks(
        CellRect(x: x, y: rect.minY + 1, width: 1, height: rect.height - 2), "┊", style: style)
    }
  }

  /// Draws glyphs along a track, and a text at the first place where it covers nothing.
  private func draw(_ glyphs: [Character], on track: DiagramTrack, _ text: String) {
    for (cell, glyph) in zip(track.points, glyphs) {
      canvas.draw(text: String(glyph), at: cell, style: style)
    }
    guard !text.isEmpty else { return }
    let width = TextLine(text).width
    if let inside = track.textInside(width: width) {
      return canvas.draw(text: text, at: inside, style: style)
    }
    let beside = track.textBeside(width: width).first { canvas.isBlank($0) }
    if let beside { canvas.draw(text: text, at: beside.origin, style: style) }
  }
}

extension Style {
  fileprivate var underlined: Style {
    var style = self
    style.attributes.insert(.underline)
    return style
  }
}
