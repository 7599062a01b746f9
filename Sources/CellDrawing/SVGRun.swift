/// Adjacent cells of one row with the same style.
struct SVGRun {
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

  init(cells: ArraySlice<Cell>, x: Int, y: Int, theme: SVGTheme) {
    self.cells = cells
    self.x = x
    self.y = y
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

  /// The fraction of the text colour in a dim glyph; the rest is the background. The colours are mixed instead of using
  /// opacity, which would show where lines overlap.
  private static let faintness = 0.6

  /// The run's background, followed by its glyphs.
  func elements(_ classes: inout SVGClasses?) -> String {
    var svg = ""
    let width = cells.count * Self.cellWidth
    if !isGround {
      let fill = SVGClasses.attributes([("fill", background)], in: &classes)
      svg +=
        #"<rect x="\#(x)" y="\#(y)" width="\#(width)" height="\#(Self.cellHeight)" \#(fill)/>"#
        + "\n"
    }
    let content = areas + texts(&classes)
    if content.isEmpty { return svg }
    let fill = SVGClasses.attributes([("fill", foreground)], in: &classes)
    return svg + "<g \(fill)>\(content)</g>\n"
  }

  /// The block elements.
  private var areas: String {
    var areas = ""
    for (index, cell) in cells.enumerated() {
      let line = LineGlyph(cell.text, x: x + index * Self.cellWidth, y: y)
      guard let line, line.weight == .area else { continue }
      areas += #"<path fill-opacity="\#(line.opacity)" d="\#(line.path)"/>"#
    }
    return areas
  }

  /// Draws the box-drawing lines and the underline. With `joiningLines`, adjacent horizontal lines become one.
  func draw(on strokes: inout SVGStrokes, joiningLines: Bool) {
    var index = cells.startIndex
    while index < cells.endIndex {
      let text = cells[index].text
      let start = x + (index - cells.startIndex) * Self.cellWidth
      index += 1
      guard let line = LineGlyph(text, x: start, y: y), line.weight != .area else { continue }
      guard joiningLines, text == "─" || text == "━" else {
        strokes.add(line.path, weight: line.weight, color: foreground)
        continue
      }
      while index < cells.endIndex, cells[index].text == text { index += 1 }
      let end = x + (index - cells.startIndex) * Self.cellWidth
      strokes.add(
        "M\(start) \(y + Self.cellHeight / 2)H\(end)", weight: line.weight, color: foreground)
    }
    if style.attributes.contains(.underline) {
      strokes.add(
        "M\(x) \(y + Self.underline)h\(cells.count * Self.cellWidth)", weight: .light,
        color: foreground)
    }
  }

  /// The texts: one element for each ASCII word, and one for each other glyph.
  private func texts(_ classes: inout SVGClasses?) -> String {
    var svg = ""
    var word = ""
    for (index, cell) in cells.enumerated() {
      let column = x + index * Self.cellWidth
      let isASCII = cell.text != " " && cell.text.utf8.count == 1
      if isASCII {
        word += cell.text
        continue
      }
      svg += element(word: word, end: column, &classes)
      word = ""
      if cell.text == " " || cell.isContinuation { continue }
      if LineGlyph(cell.text, x: 0, y: 0) == nil {
        svg += element(
          cell.text, x: column + cell.width * Self.cellWidth / 2, length: nil, &classes)
      }
    }
    return svg + element(word: word, end: x + cells.count * Self.cellWidth, &classes)
  }

  private func element(word: String, end: Int, _ classes: inout SVGClasses?) -> String {
    if word.isEmpty { return "" }
    let width = word.utf8.count * Self.cellWidth
    return element(word, x: end - width, length: width, &classes)
  }

  /// Returns a text that begins at `x` and is spread over `length`; without a length it is centred at `x`.
  private func element(
    _ text: String, x: Int, length: Int?, _ classes: inout SVGClasses?
  ) -> String {
    var look: [SVGClasses.Declaration] = []
    if length == nil { look.append(("text-anchor", "middle")) }
    if style.attributes.contains(.bold) { look.append(("font-weight", "bold")) }
    if style.attributes.contains(.italic) { look.append(("font-style", "italic")) }
    let spread = length.map { #" textLength="\#($0)""# } ?? ""
    let attributes = look.isEmpty ? "" : " " + SVGClasses.attributes(look, in: &classes)
    return #"<text x="\#(x)" y="\#(y + Self.baseline)"\#(spread)\#(attributes)>"#
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

/// The lines of a picture, one path for each colour and weight.
///
/// The antialiased edges of two paths that meet overlap visibly; within one path they do not.
struct SVGStrokes {
  private struct Kind: Hashable {
    var weight: LineGlyph.Weight
    var color: String
  }

  private var kinds: [Kind] = []
  private var paths: [Kind: String] = [:]

  /// Adds lines as path commands.
  mutating func add(_ path: String, weight: LineGlyph.Weight, color: String) {
    let kind = Kind(weight: weight, color: color)
    if paths[kind] == nil { kinds.append(kind) }
    paths[kind, default: ""] += path
  }

  /// The paths, in the order in which their colours and weights were first added.
  func elements(_ classes: inout SVGClasses?) -> String {
    var elements = ""
    for kind in kinds {
      let look = SVGClasses.attributes(
        [
          ("fill", "none"), ("stroke", kind.color), ("stroke-width", Self.width(kind.weight)),
          ("stroke-linecap", "square"),
        ], in: &classes)
      elements += #"<path \#(look) d="\#(paths[kind] ?? "")"/>"# + "\n"
    }
    return elements
  }

  private static func width(_ weight: LineGlyph.Weight) -> String {
    switch weight {
    case .light, .area: "1.2"
    case .heavy: "2.4"
    case .double: "1"
    }
  }
}
