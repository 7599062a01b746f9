import AutoLayout
import Testing

@MainActor struct VisualFormatErrorTests {
  let views = Views()

  @Test func `a mistake has its sentence and a caret under its place`() {
    for mistake in VisualFormatMistake.all {
      let error = #expect(throws: VisualFormatError.self) {
        try views.constraints(mistake.format, metrics: ["minus": -1, "strange": .nan])
      }
      #expect(
        error?.description == """
          Unable to parse constraint format:
          \(mistake.message)
          \(mistake.format)
          \(mistake.caret)
          """)
      #expect(error?.offset == mistake.caret.count - 1)
      #expect(error?.format == mistake.format)
    }
  }

  @Test func `an empty format is an error`() {
    let error = #expect(throws: VisualFormatError.self) { try views.constraints("") }
    #expect(error.map { "\($0)" } == "Unable to parse constraint format:\nIt's an empty string.")
    #expect(error?.offset == 0)
  }

  @Test func `a wide character pushes the caret by two columns`() {
    let places: [(String, String)] = [
      ("[标题]", "     ^"),  // 1 + 2 + 2 columns, then the caret behind the name.
      ("[가나ab]", "       ^"), ("[ﾊﾟ_]", "    ^"), ("[\u{1112}\u{1161}\u{11AB}]", "   ^"),
      ("[名(3", "     ^"), ("[e\u{301}e]", "   ^"),
      ("[a]😀", "   ^"), ("[标(", "    ^"), ("[a]|😀", "    ^"),
    ]
    for (format, caret) in places {
      let error = #expect(throws: VisualFormatError.self) { try views.constraints(format) }
      #expect(error?.description.split(separator: "\n").last.map(String.init) == caret, "\(format)")
    }
  }

  @Test func `control characters cannot break the lines or reach a terminal`() {
    for control in ["\n", "\r\n", "\u{1B}", "\u{2028}", "\t"] {
      let format = "[a]\(control)[\(control)"
      let error = #expect(throws: VisualFormatError.self) { try views.constraints(format) }
      let lines = error?.description.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      #expect(lines.count == 4)
      #expect(lines.suffix(2) == ["[a]\u{FFFD}[\u{FFFD}", "   ^"])
      #expect(error?.format == format)
    }
  }

  @Test func `a mistake of grammar is told before a name that is not known`() {
    let error = #expect(throws: VisualFormatError.self) { try views.constraints("[nobody]-") }
    #expect(error?.message == "Expected a view or '|' after a connection")
  }
}
