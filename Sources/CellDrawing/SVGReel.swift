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
