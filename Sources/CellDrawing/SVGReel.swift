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

/// Adjacent changing cells of a row: each distinct content (look) once, and the look of each frame.
///
/// The looks are drawn one below the other behind a clipping viewport; the animation shifts them so that one is
/// visible.
struct SVGReel {
  let row: Int
  let columns: Range<Int>
  /// The distinct looks. That of the last frame is first: programs without animations show it.
  let looks: [[Cell]]
  /// For each frame, the index of its look.
  let sequence: [Int]

  init(row: Int, columns: Range<Int>, of screens: [CellBuffer]) {
    self.row = row
    self.columns = columns
    var looks = Numbering<[Cell]>()
    func number(of screen: CellBuffer) -> Int {
      looks.number(
        of: Array(screen.row(row).dropFirst(columns.lowerBound).prefix(columns.count)))
    }
    if let last = screens.last { _ = number(of: last) }
    sequence = screens.map(number)
    self.looks = looks.values
  }

  /// The units beside the cells within the viewport, for a glyph that is wider than its cell. There are none above and
  /// below: lines that overlap those of neighbouring rows would be darker there.
  private static let margin = 2
  /// The distance between two looks, in units. It exceeds a row, since the ends of lines extend beyond it.
  static let pitch = SVGRun.cellHeight + 4

  /// The viewport at its place, with the drawing and its animation.
  func place(showing drawing: String, animation: String) -> String {
    let height = SVGRun.cellHeight
    let width = columns.count * SVGRun.cellWidth + 2 * Self.margin
    let x = columns.lowerBound * SVGRun.cellWidth - Self.margin
    return #"<svg x="\#(x)" y="\#(row * height)" width="\#(width)" height="\#(height)" "#
      + #"viewBox="-\#(Self.margin) 0 \#(width) \#(height)">"#
      + ##"<g class="\##(animation)"><use href="#\##(drawing)"/></g></svg>"## + "\n"
  }
}

/// The drawings of the looks of all reels. Reels with the same looks share a drawing.
struct SVGDrawings {
  private let theme: SVGTheme
  private var drawn = Numbering<[[Cell]]>()
  /// The drawings, in the order in which they were first used.
  private(set) var elements = ""

  init(theme: SVGTheme) { self.theme = theme }

  /// Returns the identifier of the drawing of a reel's looks.
  mutating func name(of reel: SVGReel, classes: inout SVGClasses?) -> String {
    let count = drawn.values.count
    let number = drawn.number(of: reel.looks)
    let name = "d\(number)"
    if number < count { return name }
    var cells = SVGCells(theme: theme)
    for (index, look) in reel.looks.enumerated() {
      cells.add(look[...], row: 0, offset: index * SVGReel.pitch, classes: &classes)
    }
    elements += "<g id=\"\(name)\">\n\(cells.elements(&classes))</g>\n"
    return name
  }
}
