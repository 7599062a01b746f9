extension CellBuffer {
  /// Returns a picture of the buffer as a standalone SVG document. Each cell is 8 by 16 units.
  ///
  /// Glyphs begin in their cells with any font: ASCII is spread over its columns, other glyphs are centred in
  /// theirs, and the lines of boxes and the common blocks are drawn from edge to edge. A glyph that a font
  /// makes wider extends beyond its cell. Equal buffers give equal bytes.
  ///
  /// - Complexity: O(*n*) for *n* cells.
  public func svg(theme: SVGTheme = .dark) -> String {
    let width = size.width * SVGRun.cellWidth
    let height = size.height * SVGRun.cellHeight
    var svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
      + #"viewBox="0 0 \#(width) \#(height)" font-size="13" "#
      + #"font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace">"# + "\n"
      + #"<rect width="\#(width)" height="\#(height)" fill="\#(theme.background)"/>"# + "\n"
    var strokes = SVGStrokes()
    for y in 0..<size.height {
      let cells = row(y)
      var start = cells.startIndex
      while start < cells.endIndex {
        let end = cells[start...].firstIndex { $0.style != cells[start].style } ?? cells.endIndex
        let run = SVGRun(
          cells: cells[start..<end], column: start - cells.startIndex, row: y, theme: theme)
        svg += run.elements
        run.draw(on: &strokes)
        start = end
      }
    }
    return svg + strokes.elements + "</svg>\n"
  }
}

/// Adjacent cells of one row with the same style.
private struct SVGRun {
  static let cellWidth = 8
  static let cellHeight = 16
  private static let baseline = 12
  private static let underline = 14

  let cells: ArraySlice<Cell>
  let x: Int
  let y: Int
  let style: Style
  let foreground: String
  let background: String
  let isGround: Bool

  init(cells: ArraySlice<Cell>, column: Int, row: Int, theme: SVGTheme) {
    self.cells = cells
    x = column * Self.cellWidth
    y = row * Self.cellHeight
    style = cells.first?.style ?? .plain
    let text = theme.hex(style.foreground, standard: theme.foreground)
    let ground = theme.hex(style.background, standard: theme.background)
    let isReversed = style.attributes.contains(.reverse)
    background = isReversed ? text : ground
    let ink = isReversed ? ground : text
    let isDim = style.attributes.contains(.dim)
    foreground = isDim ? theme.mix(ink, background, share: Self.faintness) : ink
    isGround = background == theme.background
  }

  /// The share of a dim glyph's own colour; the rest is the background. The colours are mixed, since
  /// translucent lines would show where they meet.
  private static let faintness = 0.6

  /// The run's background, followed by its glyphs.
  var elements: String {
    var svg = ""
    let width = cells.count * Self.cellWidth
    if !isGround {
      svg +=
        #"<rect x="\#(x)" y="\#(y)" width="\#(width)" height="\#(Self.cellHeight)" "#
        + #"fill="\#(background)"/>"# + "\n"
    }
    let content = areas + texts
    return content.isEmpty ? svg : svg + #"<g fill="\#(foreground)">"# + content + "</g>\n"
  }

  /// The block glyphs.
  private var areas: String {
    var areas = ""
    for (index, cell) in cells.enumerated() {
      let line = LineGlyph(cell.text, x: x + index * Self.cellWidth, y: y)
      guard let line, line.weight == .area else { continue }
      areas += #"<path fill-opacity="\#(line.opacity)" d="\#(line.path)"/>"#
    }
    return areas
  }

  /// Draws the line glyphs and the underline.
  func draw(on strokes: inout SVGStrokes) {
    for (index, cell) in cells.enumerated() {
      let line = LineGlyph(cell.text, x: x + index * Self.cellWidth, y: y)
      guard let line, line.weight != .area else { continue }
      strokes.add(line.path, weight: line.weight, color: foreground)
    }
    if style.attributes.contains(.underline) {
      strokes.add(
        "M\(x) \(y + Self.underline)h\(cells.count * Self.cellWidth)", weight: .light,
        color: foreground)
    }
  }

  /// The texts: one element for each ASCII word, and one for each other glyph.
  private var texts: String {
    var svg = ""
    var word = ""
    for (index, cell) in cells.enumerated() {
      let column = x + index * Self.cellWidth
      let isASCII = cell.text != " " && cell.text.utf8.count == 1
      if isASCII {
        word += cell.text
        continue
      }
      svg += element(word: word, end: column)
      word = ""
      if cell.text == " " || cell.isContinuation { continue }
      if LineGlyph(cell.text, x: 0, y: 0) == nil {
        svg += element(
          cell.text, x: column + cell.width * Self.cellWidth / 2, place: #"text-anchor="middle""#)
      }
    }
    return svg + element(word: word, end: x + cells.count * Self.cellWidth)
  }

  private func element(word: String, end: Int) -> String {
    if word.isEmpty { return "" }
    let width = word.utf8.count * Self.cellWidth
    return element(word, x: end - width, place: #"textLength="\#(width)""#)
  }

  private func element(_ text: String, x: Int, place: String) -> String {
    let weight = style.attributes.contains(.bold) ? #" font-weight="bold""# : ""
    let slant = style.attributes.contains(.italic) ? #" font-style="italic""# : ""
    return #"<text x="\#(x)" y="\#(y + Self.baseline)" \#(place)\#(weight)\#(slant)>"#
      + escaped(text) + "</text>"
  }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
