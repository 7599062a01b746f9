import Ashlar

/// A page of paragraphs. Some of them can be selected.
struct Page: Equatable {
  /// The style of a paragraph.
  enum Look {
    case body, heading, key, secondary, warning
  }

  /// A text that is wrapped by itself.
  struct Paragraph: Equatable {
    var text: LocalizedText
    var look = Look.body
    /// The mark to the left of the first line, such as a key or a number.
    var mark = LocalizedText.empty
    var markLook = Look.key
    /// The column at which the text starts.
    var indent = 0
    /// The index of the item that the paragraph is; `nil` if it cannot be selected.
    var item: Int?
    /// Whether the paragraph's action was done.
    var isDone = false
    /// Whether the paragraph holds the edge that is explained.
    var isLit = false
  }

  /// What choosing an item does.
  enum Action {
    /// Does or undoes a try.
    case attempt
    /// Goes to the explanation of the item.
    case follow
    /// Nothing: the arrows change the item's number.
    case adjust
  }

  var action = Action.attempt

  var paragraphs: [Paragraph] = []

  mutating func add(_ paragraph: Paragraph) { paragraphs.append(paragraph) }

  /// Adds a heading, with a blank line before it unless it is the first paragraph or `isShort` is true.
  mutating func addHeading(_ text: LocalizedText, isShort: Bool = false) {
    if !paragraphs.isEmpty, !isShort { add(Paragraph(text: "")) }
    add(Paragraph(text: text, look: .heading))
  }

  /// Adds text with line breaks. Longer lines are wrapped with their own indentation.
  mutating func add(lines: String, look: Look = .body) {
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      let blanks = line.prefix { $0 == " " || $0 == "\t" }
      let indent = blanks.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
      add(
        Paragraph(
          text: LocalizedText(verbatim: String(line[blanks.endIndex...])), look: look,
          indent: indent))
    }
  }

  /// Returns the column for text after marks: two columns after the longest mark.
  static func column(after marks: [String]) -> Int {
    (marks.map(\.columns).max() ?? 0) + 2
  }
}
