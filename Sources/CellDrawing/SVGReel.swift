/// Adjacent cells of a row that change: each of their looks once, and which of them each frame shows.
///
/// A picture has the looks one below the other and shows one of them, as through a window; the animation moves them.
struct SVGReel {
  let row: Int
  let columns: Range<Int>
  /// The looks; that of the last frame comes first, where a picture without animations shows it.
  let looks: [[Cell]]
  /// For each frame, the number of its look.
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

  /// The units beside the cells that the window shows, for a glyph that is wider than its cell. There are none above
  /// and below: lines that overlap those of the rows there would be darker where they do.
  private static let margin = 2
  /// The distance from a look to the one below, in units: the ends of lines reach beyond their row.
  static let pitch = SVGRun.cellHeight + 4

  /// The window at its place, with what it shows.
  func place(showing drawing: String, animation: String) -> String {
    let height = SVGRun.cellHeight
    let width = columns.count * SVGRun.cellWidth + 2 * Self.margin
    let x = columns.lowerBound * SVGRun.cellWidth - Self.margin
    return #"<svg x="\#(x)" y="\#(row * height)" width="\#(width)" height="\#(height)" "#
      + #"viewBox="-\#(Self.margin) 0 \#(width) \#(height)">"#
      + ##"<g class="\##(animation)"><use href="#\##(drawing)"/></g></svg>"## + "\n"
  }
}

/// The looks of all reels, each list of looks drawn once.
struct SVGDrawings {
  private let theme: SVGTheme
  private var drawn = Numbering<[[Cell]]>()
  /// The drawings, in the order in which they were used first.
  private(set) var elements = ""

  init(theme: SVGTheme) { self.theme = theme }

  /// Returns the name of the drawing with the looks of a reel.
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
