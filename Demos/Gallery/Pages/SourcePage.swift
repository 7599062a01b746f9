import LessonSources

extension Page {
  /// The constraints of a lesson as they are written in its file.
  init(_ source: LessonSource) {
    self.init()
    let lines = source.constraints
    let digits = String(lines.last?.number ?? 0).count
    for line in lines {
      let blanks = line.text.prefix { $0 == " " }.count
      let text = String(line.text.dropFirst(blanks))
      let number = String(line.number)
      add(
        Paragraph(
          text: text, look: text.hasPrefix("//") ? .secondary : .body,
          mark: String(repeating: " ", count: digits - number.count) + number,
          markLook: .secondary, indent: digits + 1 + blanks, hanging: 2))
    }
  }
}
