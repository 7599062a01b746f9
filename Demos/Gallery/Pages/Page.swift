/// Text to be read, and to choose from: paragraphs from top to bottom.
struct Page: Equatable {
  /// What a paragraph looks like.
  enum Look {
    case body, heading, key, secondary, warning
  }

  /// Text that is wrapped as one.
  struct Paragraph: Equatable {
    var text: String
    var look = Look.body
    /// What stands at the left of the first line, such as a key or a number.
    var mark = ""
    var markLook = Look.key
    /// The column where the text starts, and how much further right its other lines do.
    var indent = 0
    var hanging = 0
    /// The number that it is chosen by; absent for what can only be read.
    var item: Int?
    /// Whether what it says was done.
    var isDone = false
  }

  var paragraphs: [Paragraph] = []

  mutating func add(_ paragraph: Paragraph) { paragraphs.append(paragraph) }

  /// Adds a heading, with a blank line above it unless the page begins here or is to be short.
  mutating func addHeading(_ text: String, isShort: Bool = false) {
    if !paragraphs.isEmpty, !isShort { add(Paragraph(text: "")) }
    add(Paragraph(text: text, look: .heading))
  }

  /// Adds keys with what they do, which starts at a column.
  mutating func add(_ hints: [KeyHint], column: Int) {
    for hint in hints { add(Paragraph(text: hint.action, mark: hint.keys, indent: column)) }
  }

  /// Adds text whose lines were broken already; lines that are too long are wrapped where each starts.
  mutating func add(lines: String, look: Look = .body) {
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      let blanks = line.prefix { $0 == " " || $0 == "\t" }
      let indent = blanks.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
      add(
        Paragraph(
          text: String(line[blanks.endIndex...]), look: look, indent: indent, hanging: 2))
    }
  }

  /// The column where text starts beside marks: two after the longest.
  static func column(after marks: [String]) -> Int {
    (marks.map(\.columns).max() ?? 0) + 2
  }
}
