import Ashlar

extension Page {
  /// Creates a page of a lesson's constraints as written in its files, with line numbers. A line with a number that can
  /// be changed is an item; the number is between arrows. `lit` are the source locations, such as `Tip.swift:12`, of
  /// the statements that hold the explained edge.
  @MainActor init(_ source: LessonSource, _ live: LiveSource, lit: Set<String>) {
    self.init()
    action = .adjust
    add(
      Paragraph(
        text: LocalizedText(
          "The constraints as they are written; ← → change ‹numbers›:",
          chinese: "约束在源码中的写法；用 ← → 修改‹数字›："), look: .secondary))
    addSections(of: source, live, lit)
    for other in source.others {
      add(Paragraph(text: ""))
      add(
        Paragraph(
          text: LocalizedText("And in \(other.file):", chinese: "以及 \(other.file)："),
          look: .secondary))
      addSections(of: other, live, lit)
    }
  }

  @MainActor private mutating func addSections(
    of source: LessonSource, _ live: LiveSource, _ lit: Set<String>
  ) {
    let lines = live.lines
    let digits = String(source.sections.last?.last?.number ?? 0).count
    for section in source.sections {
      add(Paragraph(text: ""))
      for line in section {
        let item = lines.firstIndex { $0.file == source.file && $0.line == line.number }
        let shown = item.map { Self.text(of: line, lines[$0], live) } ?? line.text
        let blanks = shown.prefix { $0 == " " }.count
        let text = String(shown.dropFirst(blanks))
        let number = String(line.number)
        let isLit = live.statements.contains { statement in
          lit.contains(statement.place) && statement.file == source.file
            && statement.lines.contains { $0.number == line.number }
        }
        add(
          Paragraph(
            text: LocalizedText(verbatim: text),
            look: isLit ? .heading : text.hasPrefix("//") ? .secondary : .body,
            mark: "\(String(repeating: " ", count: digits - number.count))\(number)",
            markLook: isLit ? .heading : .secondary, indent: digits + 1 + blanks, item: item,
            isLit: isLit))
      }
    }
  }

  /// The text of a line with the present values of its numbers. The number that the arrow keys change is between
  /// arrows.
  @MainActor private static func text(
    of line: LessonSource.Line, _ live: SourceLine, _ source: LiveSource
  ) -> String {
    var text = Array(line.text).map(String.init)
    let chosen = source.chosenNumber(in: live)
    for number in live.numbers.reversed() {
      let value = LayoutUnit.text(of: source.value(of: number))
      text.replaceSubrange(number.range, with: [number == chosen ? "‹\(value)›" : value])
    }
    return text.joined()
  }
}
