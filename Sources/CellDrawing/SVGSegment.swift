/// Adjacent changing columns of a row, with an estimate of the bytes that they take as one reel.
///
/// Columns that change at different times take fewer bytes as separate reels, since every combination of their contents
/// would be a look. Columns that change together take fewer bytes as one reel.
struct SVGSegment {
  private var columns: Range<Int>
  /// For each frame, the index of its look.
  private var sequence: [Int]
  private var lookCount: Int
  /// The average number of glyphs in a look.
  private var ink: Double

  /// Returns the columns of a row that differ between the screens, which must have the same size: ranges from left to
  /// right that cut no wide glyph, each for one reel.
  static func columns(changingInRow y: Int, of screens: [CellBuffer]) -> [Range<Int>] {
    var segments: [SVGSegment] = []
    for segment in wholeGlyphs(inRow: y, of: screens) where segment.lookCount > 1 {
      segments.append(segment)
      while segments.count > 1,
        let joined = segments[segments.count - 2].joined(to: segments[segments.count - 1])
      {
        segments.removeLast(2)
        segments.append(joined)
      }
    }
    return segments.map(\.columns)
  }

  /// One segment for each column; columns that share a wide glyph in any screen form one segment.
  private static func wholeGlyphs(inRow y: Int, of screens: [CellBuffer]) -> [SVGSegment] {
    let rows = screens.map { $0.row(y) }
    var segments: [SVGSegment] = []
    for x in 0..<(rows.first?.count ?? 0) {
      let cells = rows.map { $0[$0.startIndex + x] }
      let segment = SVGSegment(cells, at: x)
      if x > 0, cells.contains(where: \.isContinuation), let last = segments.popLast() {
        segments.append(last.with(segment))
      } else {
        segments.append(segment)
      }
    }
    return segments
  }

  /// Creates a segment of one column from its cell in each frame.
  private init(_ cells: [Cell], at x: Int) {
    columns = x..<x + 1
    var looks = Numbering<Cell>()
    sequence = cells.map { looks.number(of: $0) }
    lookCount = looks.values.count
    ink = Double(cells.count { $0 != .blank }) / Double(max(1, cells.count))
  }

  /// Returns this segment and the one to its right as one.
  private func with(_ next: SVGSegment) -> SVGSegment {
    var joined = self
    joined.columns = columns.lowerBound..<next.columns.upperBound
    joined.ink += next.ink
    var pairs = Numbering<Int>()
    joined.sequence = zip(sequence, next.sequence).map {
      pairs.number(of: $0 * next.lookCount + $1)
    }
    joined.lookCount = pairs.values.count
    return joined
  }

  /// Returns both as one segment if they are adjacent and this takes fewer bytes; otherwise `nil`.
  private func joined(to next: SVGSegment) -> SVGSegment? {
    guard columns.upperBound == next.columns.lowerBound else { return nil }
    let joined = with(next)
    return joined.bytes < bytes + next.bytes ? joined : nil
  }

  /// The estimated bytes of the reel: its viewport, and each look with its glyphs.
  private var bytes: Double { 160 + Double(lookCount) * (30 + 6 * ink) }
}
