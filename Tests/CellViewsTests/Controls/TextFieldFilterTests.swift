import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Testing

/// Text fields whose filter refuses an edit, or puts another text in its place.
@MainActor final class TextFieldFilterTests {
  // The tests of the articles have a stand-in of this name.
  typealias TextField = CellViews.TextField

  private let window = Window(20, 3)
  private let field = TextField()
  private let pilot: Pilot
  private var events: [String] = []

  init() {
    window.addSubview(field)
    field.frame = Rect(x: 0, y: 0, width: 20, height: 1)
    pilot = Pilot(window)
    field.note([
      "changed": .editingChanged, "refused": .editingRefused,
    ]) { [weak self] in self?.events.append($0) }
  }

  /// The text with a bar where the cursor is.
  private var shown: String {
    var text = Array(field.text)
    text.insert("|", at: field.selectedRange.upperBound)
    return String(text)
  }

  @Test func `a filter refuses with a reason, or puts another text there`() throws {
    field.inputFilter = { text in
      if text.contains(where: { !$0.isASCII }) { return .refused(reason: "Only ASCII.") }
      if text.count > 3 { return .replaced(by: String(text.prefix(3))) }
      return .accepted
    }
    try pilot.type("aé")
    #expect(
      field.text == "a" && field.refusal == "Only ASCII." && events == ["changed", "refused"])
    try pilot.type("b")
    #expect(field.text == "ab" && field.refusal == nil)
    pilot.paste("cdef")
    #expect(shown == "abc|")
    try pilot.press("ctrl-_")
    #expect(field.text == "ab")
    // The program may set what a user may not type.
    field.text = "é"
    #expect(field.text == "é")
  }

  @Test func `an edit that the filter takes back is none`() throws {
    field.inputFilter = { .replaced(by: $0.filter(\.isNumber)) }
    try pilot.type("1234")
    try pilot.press("left", "left")
    events = []
    try pilot.type("a")
    #expect(shown == "12|34" && events.isEmpty)
    // Undo takes back what was typed, not the letter.
    try pilot.press("ctrl-_")
    #expect(field.text == "" && events == ["changed"])
    // A reason that was told is not true any more.
    field.inputFilter = { _ in .refused(reason: "No.") }
    try pilot.type("1")
    #expect(field.refusal == "No.")
    field.inputFilter = { _ in .replaced(by: "") }
    try pilot.type("1")
    #expect(field.refusal == nil)
  }

  @Test func `the cursor stays between the characters that it was between`() throws {
    let filters: KeyValuePairs<String, (String) -> String> = [
      "letters go": { $0.filter(\.isNumber) },
      "groups": { text in
        let digits = Array(text.filter(\.isNumber))
        return digits.indices.map { index in
          ((digits.count - index) % 3 == 0 && index > 0 ? "," : "") + String(digits[index])
        }.joined()
      },
      "upper case": { $0.uppercased() },
      "at most three": { String($0.prefix(3)) },
      "a dash behind": { $0 + "-" },
    ]
    let cases = [
      ("letters go", "1234", 2, "ab5", "125|34"), ("groups", "1,234", 3, "5", "12,5|34"),
      ("groups", "123", 3, "4", "1,234|"), ("groups", "", 0, "1234", "1,234|"),
      ("upper case", "AD", 1, "b", "AB|D"), ("at most three", "abc", 1, "x", "ax|b"),
      ("a dash behind", "12", 2, "3", "123-|"),
    ]
    for (name, text, place, typed, expected) in cases {
      field.text = text
      try pilot.press("home")
      for _ in 0..<place { try pilot.press("right") }
      let filter = try #require(filters.first { $0.key == name }).value
      field.inputFilter = { .replaced(by: filter($0)) }
      pilot.paste(typed)
      #expect(shown == expected, "\(name)")
    }
  }
}
