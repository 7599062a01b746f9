import AutoLayout
import CellDrawing
import TextLayout

/// Draws marks on a sheet: styles first, then lines, arrows, and texts.
@MainActor struct DiagramPen {
  private let sheet: DiagramSheet
  /// The origin of the marks' coordinates, in the window's.
  private let origin: Point
  /// The view's cells in the window.
  private let place: CellRect

  init(sheet: DiagramSheet, origin: Point, _ place: CellRect) {
    self.sheet = sheet
    self.origin = origin
    self.place = place
  }

  func draw(_ marks: [LayoutMark]) {
    for mark in marks { drawStyle(mark) }
    for mark in marks { drawLines(mark) }
    for mark in marks { writeTitle(mark) }
    let arrows = marks.compactMap(drawArrow)
    for arrow in arrows { write(arrow) }
  }

  // MARK: - Styles

  private func drawStyle(_ mark: LayoutMark) {
    switch mark {
    case .highlight(let rect):
      sheet.restyle(cells(rect)) { $0.highlighted(by: sheet.theme.tint) }
    case .baseline(let y, let range):
      sheet.restyle(track(.horizontal, range, across: y).cells) { $0.underlined }
    default: break
    }
  }

  // MARK: - Lines

  private func drawLines(_ mark: LayoutMark) {
    switch mark {
    case .space(let outer, let inner):
      let (outer, inner) = (cells(outer), cells(inner))
      for point in points(of: outer) where !inner.contains(point) {
        sheet.draw("·", at: point, as: .dots, sheet.theme.separator)
      }
    case .line(let axis, let position, let range):
      let track = track(axis == .horizontal ? .vertical : .horizontal, range, across: position)
      drawLine(track.cells, axis == .horizontal ? "┊" : "┈")
    case .outline(let rect, let outline, _): draw(outline, around: cells(rect))
    default: break
    }
  }

  private func draw(_ outline: LayoutOutline, around place: CellRect) {
    var rect = place
    if outline == .guide, rect.width > 0 || rect.height > 0 {
      rect.size = CellSize(width: max(1, rect.width), height: max(1, rect.height))
    }
    guard !rect.isEmpty else { return }
    let (line, side) = outline.glyphs
    switch (rect.width, rect.height) {
    case (_, 1) where outline == .frame: drawEdges(of: rect, "▏", "▕", outline)
    case (_, 1): drawLine(rect, line)
    case (1, _): drawLine(rect, side)
    default:
      let inside = rect.inset(by: 1)
      for (y, left, right) in [(rect.minY, "┌", "┐"), (inside.maxY, "└", "┘")] as [Row] {
        drawEdges(of: rect.row(y), left, right, outline)
        drawLine(CellRect(x: inside.minX, y: y, width: inside.width, height: 1), line)
      }
      let sides = CellRect(x: rect.minX, y: inside.minY, width: rect.width, height: inside.height)
      for y in rows(of: sides) { drawEdges(of: rect.row(y), side, side, outline) }
    }
  }

  private typealias Row = (y: Int, left: Character, right: Character)

  /// Draws both ends of a row of an outline.
  private func drawEdges(
    of row: CellRect, _ left: Character, _ right: Character, _ outline: LayoutOutline
  ) {
    drawEdge(row.origin, left, outline, outwards: -1)
    drawEdge(row.origin.beside(row.width - 1), right, outline, outwards: 1)
  }

  /// Draws a cell of an outline's side; that of a view whose text leaves no room stands beside it, at the same edge.
  private func drawEdge(
    _ point: CellPoint, _ glyph: Character, _ outline: LayoutOutline, outwards: Int
  ) {
    let style = sheet.theme.separator
    guard outline == .frame, sheet.use(at: point) == .text else {
      return sheet.draw(glyph, at: point, as: .line, style)
    }
    let beside = point.beside(outwards)
    if !sheet.isWordGap(beside) {
      sheet.draw(outwards < 0 ? "▕" : "▏", at: beside, as: .line, style)
    }
  }

  /// Draws a line behind words: an upright one not between two, a level one not beside one.
  private func drawLine(_ rect: CellRect, _ glyph: Character) {
    let isLevel = rect.height == 1 && rect.width > 1
    for point in points(of: rect)
    where !(isLevel ? sheet.isBesideWord(point) : sheet.isWordGap(point)) {
      sheet.draw(glyph, at: point, as: .line, sheet.theme.separator)
    }
  }

  private func writeTitle(_ mark: LayoutMark) {
    guard case .outline(let rect, _, let title) = mark, !title.isEmpty else { return }
    let (cells, text) = (cells(rect), TextLine(" \(title) "))
    guard cells.height > 1, cells.width >= text.width + 2 else { return }
    let upper = points(of: CellRect(x: cells.minX, y: cells.minY, width: cells.width, height: 1))
    sheet.write(text, at: [CellPoint(x: cells.minX + 1, y: cells.minY)], over: Set(upper))
  }

  // MARK: - Arrows

  /// A drawn arrow or spring, and the text that belongs to it.
  private struct Arrow {
    let track: DiagramTrack
    let cells: Set<CellPoint>
    let text: String
  }

  private func drawArrow(_ mark: LayoutMark) -> Arrow? {
    switch mark {
    case .distance(let span, let text): drawArrow(span, text) { $0.arrow(at: $1) }
    case .spring(let span, let spring, let text):
      drawArrow(span, text) { $0.spring(spring, at: $1) }
    default: nil
    }
  }

  private func drawArrow(
    _ span: LayoutSpan, _ text: String, _ glyph: (DiagramTrack, Int) -> Character
  ) -> Arrow? {
    guard !span.start.isNaN, !span.end.isNaN else { return nil }
    let (low, high) = (min(span.start, span.end), max(span.start, span.end))
    let wanted = track(span.axis, low...high, across: span.across)
    // A way without a length has no cell, yet a place.
    func isSeen(_ track: DiagramTrack) -> Bool {
      !track.widened.intersection(sheet.cells).isEmpty
    }
    guard isSeen(wanted) else { return nil }
    let tracks = wanted.alternatives.filter(isSeen)
    guard let track = tracks.min(by: { hidden($0) < hidden($1) }) else { return nil }
    var drawn: Set<CellPoint> = []
    let cells = points(of: track.cells)
    let shown = cells.filter { !isHidden($0, on: track) }
    // A few cells here and there would be no arrow.
    guard 2 * shown.count >= cells.count else { return nil }
    for point in shown {
      sheet.draw(
        glyph(track, track.index(of: point)), at: point, as: .arrow, sheet.theme.secondaryLabel)
      drawn.insert(point)
    }
    return Arrow(track: track, cells: drawn, text: text)
  }

  /// Returns how much of a track would be hidden; an end counts as much as all between.
  private func hidden(_ track: DiagramTrack) -> Int {
    points(of: track.cells).reduce(0) { sum, point in
      guard isHidden(point, on: track) else { return sum }
      return sum + (track.isEnd(point) ? track.length : 1)
    }
  }

  /// Returns whether an arrow cannot be drawn at a cell. It may fill the only column between two texts, but no gap
  /// between words that it passes.
  private func isHidden(_ point: CellPoint, on track: DiagramTrack) -> Bool {
    if sheet.use(at: point) >= .arrow { return true }
    let fills = track.axis == .horizontal && track.isEnd(point)
    return !fills && sheet.isWordGap(point)
  }

  private func write(_ arrow: Arrow) {
    guard !arrow.text.isEmpty, arrow.track.length == 0 || !arrow.cells.isEmpty else { return }
    let text = TextLine(arrow.text)
    let places = arrow.track.places(of: text.width, within: sheet.cells)
    sheet.write(text, at: places, over: arrow.cells)
  }

  // MARK: - Cells

  /// Returns a rectangle's cells from the view's top left, rounded as views are; nowhere where a number is none.
  private func cells(_ rect: Rect) -> CellRect {
    let moved = rect.moved(by: origin)
    guard ![moved.minX, moved.minY, moved.maxX, moved.maxY].contains(where: \.isNaN) else {
      return CellRect(x: .min, y: .min, width: 0, height: 0)
    }
    return CellRounding.rect(moved).offset(by: CellPoint(x: -place.minX, y: -place.minY))
  }

  private func track(
    _ axis: LayoutAxis, _ range: ClosedRange<Double>, across: Double
  ) -> DiagramTrack {
    // Far outside of any screen: a length without an end has no number.
    let start = max(range.lowerBound, -1e9)
    let length = min(range.upperBound, 1e9) - start
    let rect =
      axis == .horizontal
      ? Rect(x: start, y: across, width: length, height: 0)
      : Rect(x: across, y: start, width: 0, height: length)
    return DiagramTrack(axis, cells(rect))
  }

  /// Returns the cells of a rectangle that can be seen, row by row.
  private func points(of rect: CellRect) -> [CellPoint] {
    let seen = rect.intersection(sheet.cells)
    guard !seen.isEmpty else { return [] }
    return (seen.minY..<seen.maxY).flatMap { y in
      (seen.minX..<seen.maxX).map { CellPoint(x: $0, y: y) }
    }
  }

  /// Returns the rows of a rectangle that can be seen.
  private func rows(of rect: CellRect) -> Range<Int> {
    let seen = rect.intersection(sheet.cells)
    return seen.minY..<seen.maxY
  }
}

extension CellRect {
  /// Returns the part of the rectangle in a row.
  fileprivate func row(_ y: Int) -> CellRect { CellRect(x: minX, y: y, width: width, height: 1) }
}

extension LayoutOutline {
  fileprivate var glyphs: (horizontal: Character, vertical: Character) {
    switch self {
    case .frame: ("─", "│")
    case .guide: ("╌", "╎")
    case .ghost: ("┈", "┊")
    }
  }
}

extension Style {
  fileprivate var underlined: Style {
    var style = self
    style.attributes.insert(.underline)
    return style
  }
}
