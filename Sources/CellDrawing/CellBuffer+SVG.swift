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

/// The colours of an SVG picture of a buffer.
public struct SVGTheme: Hashable, Sendable {
  /// The colour of text in ``Color/standard``, as `#rrggbb`.
  public let foreground: String
  /// The colour of the background in ``Color/standard``, as `#rrggbb`.
  public let background: String
  /// The first sixteen colours of the palette, each as `#rrggbb`.
  public let sixteen: [String]

  /// Light text on a dark background.
  public static let dark = SVGTheme(
    foreground: "#d7dae0", background: "#16181d",
    sixteen: [
      "#2c313a", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#d7dae0",
      "#7f848e", "#ff8a93", "#b5e890", "#ffd68a", "#8cc8ff", "#e29bf5", "#7fdbe6", "#ffffff",
    ])

  /// Dark text on a light background.
  public static let light = SVGTheme(
    foreground: "#24292f", background: "#fcfcfa",
    sixteen: [
      "#24292f", "#c0322b", "#287a3c", "#8f6400", "#1a5fb4", "#8a3fa0", "#0f7683", "#b8bcc2",
      "#6e7781", "#d9483f", "#349a4e", "#ad7c0a", "#3178d0", "#a555bd", "#1d929f", "#ffffff",
    ])

  /// Returns the colour as `#rrggbb`; `standard` is the value for ``Color/standard``.
  func hex(_ color: Color, standard: String) -> String {
    switch color {
    case .standard: standard
    case .palette(let index):
      Palette.channels(of: index).map { hex([Int($0.red), Int($0.green), Int($0.blue)]) }
        ?? sixteen[Int(index)]
    case .rgb(let red, let green, let blue, _): hex([Int(red), Int(green), Int(blue)])
    }
  }

  /// Returns a mix of two colours, each as `#rrggbb`; `share` is the fraction of the first, from 0 to 1.
  func mix(_ first: String, _ second: String, share: Double) -> String {
    hex(
      zip(Self.channels(first), Self.channels(second)).map { first, second in
        Int((Double(first) * share + Double(second) * (1 - share)).rounded())
      })
  }

  private static func channels(_ hex: String) -> [Int] {
    let value = Int(hex.dropFirst(), radix: 16) ?? 0
    return [value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF]
  }

  private func hex(_ channels: [Int]) -> String {
    "#"
      + channels.map { channel in
        (channel < 16 ? "0" : "") + String(channel, radix: 16)
      }.joined()
  }
}

extension SVGTheme: CustomStringConvertible {
  /// The colours of plain text: `#d7dae0 on #16181d`.
  public var description: String { "\(foreground) on \(background)" }
}

/// The style sheet's classes: declarations that many elements share are written once.
struct SVGClasses {
  /// A property and its value, such as a fill and its colour.
  typealias Declaration = (property: String, value: String)

  private var rules = Numbering<String>()

  /// Returns declarations as the attributes of an element: as single attributes, or as a class if `classes` is not
  /// `nil`.
  static func attributes(
    _ declarations: [Declaration], in classes: inout SVGClasses?
  ) -> String {
    if classes == nil {
      return declarations.map { "\($0.property)=\"\($0.value)\"" }.joined(separator: " ")
    }
    let rule = declarations.map { "\($0.property):\($0.value)" }.joined(separator: ";")
    return "class=\"c\(classes?.rules.number(of: rule) ?? 0)\""
  }

  /// The CSS rules, in the order in which the classes were first used.
  var rulesText: String {
    rules.values.enumerated().map { ".c\($0){\($1)}\n" }.joined()
  }
}
