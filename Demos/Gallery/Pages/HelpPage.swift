import Ashlar

extension Page {
  /// Creates the page of all keys, as the commands have them.
  init(_ help: KeyHelp, of demo: DemoEntry?) {
    self.init()
    add(
      Paragraph(
        text: """
          Ashlar is Auto Layout for the terminal: constraints say where everything on the stage is. \
          Make the stage narrower, and see what follows.
          """))
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
    addHeading("With the mouse")
    add(
      Paragraph(
        text: """
          Drag the grip ║ at the right edge of the stage, or its bottom edge. The wheel scrolls. A \
          click on a key in the last line does what the key does.
          """))
    if let see = demo?.lesson.see, !see.isEmpty {
      addHeading("What you see")
      add(Paragraph(text: see))
    }
  }
}
