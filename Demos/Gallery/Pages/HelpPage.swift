import Ashlar

extension Page {
  /// Creates the page of all keys from the help of the commands.
  init(_ help: KeyHelp, of demo: DemoEntry?) {
    self.init()
    add(
      Paragraph(
        text: LocalizedText(
          """
          Ashlar is Auto Layout for the terminal: constraints say where everything on the stage is. \
          Make the stage narrower, and see what follows.
          """,
          chinese: "Ashlar 是终端里的 Auto Layout：舞台上每样东西的位置都由约束决定。把舞台变窄，看看会发生什么。")))
    let column = Self.column(after: help.sections.flatMap(\.rows).map(\.keys))
    for section in help.sections {
      addHeading(LocalizedText(verbatim: section.title ?? ""))
      for row in section.rows {
        add(
          Paragraph(
            text: LocalizedText(verbatim: row.text), mark: LocalizedText(verbatim: row.keys),
            indent: column))
      }
    }
    addHeading(LocalizedText("With the mouse", chinese: "使用鼠标"))
    add(
      Paragraph(
        text: LocalizedText(
          """
          Drag the grip ║ at the right edge of the stage, or its bottom edge. The wheel scrolls. A \
          click on a key in the last line does what the key does.
          """,
          chinese: "拖动舞台右边缘的把手 ║，或拖动下边缘。滚轮用来滚动。点击最后一行里的按键等于按下该键。")))
    if let see = demo?.lesson.see, !see.isEmpty {
      addHeading(Page.seeTitle)
      add(Paragraph(text: see))
    }
  }
}
