import AutoLayout
import CellDrawing
import TextLayout

// Arrows and springs, and their texts.
extension DiagramPen {
  /// A drawn arrow or spring, and the text that belongs to it.
  struct Arrow {
    let track: DiagramTrack
    let cells: Set<CellPoint>
    let text: String
  }

  func drawArrow(_ mark: LayoutMark) -> Arrow? {
    switch mark {
    case .distance(let span, let text):
      drawArrow(span, text, joinsLines: true) { $0.arrow(at: $1) }
    case .spring(let span, let spring, let text):
      drawArrow(span, text, joinsLines: false) { $0.spring(spring, at: $1) }
    default: nil
    }
  }

  private func drawArrow(
    _ span: LayoutSpan, _ text: String, joinsLines: Bool,
    _ glyph: (DiagramTrack, Int) -> Character
  ) -> Arrow? {
    guard !span.start.isNaN, !span.end.isNaN else { return nil }
    let (low, high) = (min(span.start, span.end), max(span.start, span.end))
    let wanted = track(span.axis, low...high, across: span.across)
    // A distance of zero covers no cell but still has a position.
    func isSeen(_ track: DiagramTrack) -> Bool {
      !track.widened.intersection(sheet.cells).isEmpty
    }
    guard isSeen(wanted) else { return nil }
    let tracks = wanted.alternatives.filter(isSeen)
    // A border is inside of its view: a distance from the view's edge begins on the border's line.
    func junction(at point: CellPoint, on track: DiagramTrack) -> Character? {
      guard joinsLines, track.length > 2, track.isEnd(point) else { return nil }
      return sheet.junction(at: point, track.axis, isFirst: track.index(of: point) == 0)
    }
    /// Returns how many cells of a track would be hidden. An end counts as much as all cells between the ends.
    func hidden(_ track: DiagramTrack) -> Int {
      points(of: track.cells).reduce(0) { sum, point in
        guard isHidden(point, on: track), junction(at: point, on: track) == nil else { return sum }
        return sum + (track.isEnd(point) ? track.length : 1)
      }
    }
    guard let track = tracks.min(by: { hidden($0) < hidden($1) }) else { return nil }
    var drawn: Set<CellPoint> = []
    let cells = points(of: track.cells)
    let joints = cells.compactMap { point in junction(at: point, on: track).map { (point, $0) } }
    let shown = cells.filter { !isHidden($0, on: track) }
    // A few scattered cells would not look like an arrow.
    guard 2 * (shown.count + joints.count) >= cells.count else { return nil }
    for (point, character) in joints { sheet.join(character, at: point) }
    for point in shown {
      sheet.draw(
        glyph(track, track.index(of: point)), at: point, as: .arrow, sheet.theme.secondaryLabel)
      drawn.insert(point)
    }
    return Arrow(track: track, cells: drawn, text: text)
  }

  /// Returns whether the arrow must not be drawn at a cell. It may fill a single column between two texts, but not a
  /// gap between words that it crosses.
  private func isHidden(_ point: CellPoint, on track: DiagramTrack) -> Bool {
    if sheet.use(at: point) >= .arrow { return true }
    let fills = track.axis == .horizontal && track.isEnd(point)
    return !fills && sheet.isWordGap(point)
  }

  func write(_ arrow: Arrow) {
    guard !arrow.text.isEmpty, arrow.track.length == 0 || !arrow.cells.isEmpty else { return }
    let text = TextLine(arrow.text)
    for places in arrow.track.places(of: text.width, within: sheet.cells) {
      if sheet.write(text, at: places, over: arrow.cells) { return }
    }
  }
}
