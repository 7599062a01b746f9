import LessonSources

extension Page {
  /// Creates a page of a lesson's constraints as written in its file, with line numbers.
  init(_ source: LessonSource) {
    self.init()
    add(
      Paragraph(text: "What places it all, as the demo's file has it:", look: .secondary))
    let digits = String(source.sections.last?.last?.number ?? 0).count
    for section in source.sections {
      add(Paragraph(text: ""))
      for line in section {
        let blanks = line.text.prefix { $0 == " " }.count
        let text = String(line.text.dropFirst(blanks))
        let number = String(line.number)
        add(
          Paragraph(
            text: text, look: text.hasPrefix("//") ? .secondary : .body,
            mark: String(repeating: " ", count: digits - number.count) + number,
            markLook: .secondary, indent: digits + 1 + blanks))
      }
    }
  }
}
