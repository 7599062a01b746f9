extension CellBuffer {
  /// Returns a picture of the buffer as a standalone SVG document. Each cell is 8 by 16 units.
  ///
  /// With any font, glyphs begin in their cells: ASCII text is spread over its columns, other glyphs are centred in
  /// theirs. Box-drawing lines and the common block elements are drawn from edge to edge. A glyph that is wider in a
  /// font extends beyond its cell. Equal buffers give equal bytes.
  ///
  /// - Complexity: O(*n*) for *n* cells.
  public func svg(theme: SVGTheme = .dark) -> String {
    var classes: SVGClasses?
    return SVGDocument.opening(size: size, theme: theme)
      + svgElements(theme: theme, classes: &classes) + SVGDocument.closing
  }

  /// The elements of all rows. Styles are attributes, or classes if `classes` is not `nil`.
  func svgElements(theme: SVGTheme, classes: inout SVGClasses?) -> String {
    var picture = SVGCells(theme: theme)
    for y in 0..<size.height { picture.add(row(y), row: y, classes: &classes) }
    return picture.elements(&classes)
  }
}

/// The opening and closing lines of an SVG document.
enum SVGDocument {
  static func opening(size: CellSize, theme: SVGTheme) -> String {
    let width = size.width * SVGRun.cellWidth
    let height = size.height * SVGRun.cellHeight
    return
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
      + #"viewBox="0 0 \#(width) \#(height)" font-size="13" "#
      + #"font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace">"# + "\n"
      + #"<rect width="\#(width)" height="\#(height)" fill="\#(theme.background)"/>"# + "\n"
  }

  static let closing = "</svg>\n"
}

/// Rows of cells as SVG elements: backgrounds and glyphs row by row, then the lines of all rows. Classes make it
/// shorter.
struct SVGCells {
  private let theme: SVGTheme
  private var glyphs = ""
  private var strokes = SVGStrokes()

  init(theme: SVGTheme) { self.theme = theme }

  /// Adds cells of a row, from its first column on. `offset` moves them down, in units.
  mutating func add(
    _ cells: ArraySlice<Cell>, row: Int, offset: Int = 0, classes: inout SVGClasses?
  ) {
    var start = cells.startIndex
    while start < cells.endIndex {
      let end = cells[start...].firstIndex { $0.style != cells[start].style } ?? cells.endIndex
      let run = SVGRun(
        cells: cells[start..<end], x: (start - cells.startIndex) * SVGRun.cellWidth,
        y: row * SVGRun.cellHeight + offset, theme: theme)
      glyphs += run.elements(&classes)
      run.draw(on: &strokes, joiningLines: classes != nil)
      start = end
    }
  }

  func elements(_ classes: inout SVGClasses?) -> String { glyphs + strokes.elements(&classes) }
}
