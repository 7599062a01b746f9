/// Adjacent columns of a row that change, and about how many bytes they take as a reel.
///
/// A column that changes often and one that changes once take fewer bytes apart: each look of the one would have all
/// of the other. Columns that change together take fewer bytes together.
struct SVGSegment {
  private var columns: Range<Int>
  /// For each frame, the number of its look.
  private var sequence: [Int]
  private var lookCount: Int
  /// The glyphs of a look, on average.
  private var ink: Double

  /// Returns the columns of a row that are not the same in all screens, which have one size: ranges from left to right
  /// that cut no wide glyph of any of them, each for a reel of its own.
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

  /// The columns one by one, but for those that a wide glyph has in common.
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

  /// Creates a segment of a column, with its cell in each frame.
  private init(_ cells: [Cell], at x: Int) {
    columns = x..<x + 1
    var looks = Numbering<Cell>()
    sequence = cells.map { looks.number(of: $0) }
    lookCount = looks.values.count
    ink = Double(cells.count { $0 != .blank }) / Double(max(1, cells.count))
  }

  /// The segment and the one to its right, as one.
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

  /// The two as one, if that takes fewer bytes and nothing is between them.
  private func joined(to next: SVGSegment) -> SVGSegment? {
    guard columns.upperBound == next.columns.lowerBound else { return nil }
    let joined = with(next)
    return joined.bytes < bytes + next.bytes ? joined : nil
  }

  /// About the bytes of the reel: its window, and each look with its glyphs.
  private var bytes: Double { 160 + Double(lookCount) * (30 + 6 * ink) }
}
