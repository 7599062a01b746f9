import Ashlar

/// A page of paragraphs, some of which can be selected.
struct Page: Equatable {
  /// The look of a paragraph.
  enum Look {
    case body, heading, key, secondary, warning
  }

  /// A text that is wrapped as a whole.
  struct Paragraph: Equatable {
    var text: LocalizedText
    var look = Look.body
    /// The mark at the left of the first line, such as a key or a number.
    var mark = LocalizedText.empty
    var markLook = Look.key
    /// The column where the text starts.
    var indent = 0
    /// The index by which the paragraph is selected; `nil` where it cannot be.
    var item: Int?
    /// Whether the paragraph's action was done.
    var isDone = false
    /// Whether it holds what is explained.
    var isLit = false
  }

  /// What choosing an item does.
  enum Action {
    /// Does something to try, or undoes it.
    case attempt
    /// Goes on to what explains it.
    case follow
    /// Nothing: the arrows change its number.
    case adjust
  }

  var action = Action.attempt

  var paragraphs: [Paragraph] = []

  mutating func add(_ paragraph: Paragraph) { paragraphs.append(paragraph) }

  /// Adds a heading, after a blank line unless it is the first paragraph or `isShort`.
  mutating func addHeading(_ text: LocalizedText, isShort: Bool = false) {
    if !paragraphs.isEmpty, !isShort { add(Paragraph(text: "")) }
    add(Paragraph(text: text, look: .heading))
  }

  /// Adds text with line breaks. Longer lines are wrapped at their own indentation.
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

  /// Returns the column for text beside marks: two after the longest.
  static func column(after marks: [String]) -> Int {
    (marks.map(\.columns).max() ?? 0) + 2
  }
}
