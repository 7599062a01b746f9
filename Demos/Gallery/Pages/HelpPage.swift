extension Page {
  /// Returns a page of all keys: those of a demo and those of the gallery.
  static func help(for demo: DemoEntry?, hasList: Bool) -> Page {
    let groups = [
      ("The stage", stage), ("In \(demo?.title ?? "the demo")", demo?.keys ?? []),
      ("To read", pages), ("To move", hasList ? listMoves + moves : moves), ("To leave", exits),
    ]
    let column = column(after: groups.flatMap(\.1).map(\.keys))
    var page = Page()
    page.add(
      Paragraph(
        text: """
          Ashlar is Auto Layout for the terminal: constraints say where everything on the stage is. \
          Make the stage narrower, and see what follows.
          """))
    for (heading, hints) in groups where !hints.isEmpty {
      page.addHeading(heading)
      page.add(hints, column: column)
    }
    if let see = demo?.lesson.see, !see.isEmpty {
      page.addHeading("What you see")
      page.add(Paragraph(text: see))
    }
    return page
  }

  private static let stage = [
    KeyHint("[ ]", "narrower, wider; or drag the grip ║ at the right edge"),
    KeyHint("{ }", "lower, higher; or drag the bottom edge"),
    KeyHint("r", "as large as there is room"),
    KeyHint("p", "narrower and wide again, by itself"),
  ]
  private static let pages = [
    KeyHint("l", "the lesson: what you learn, what to try"),
    KeyHint("s", "the source: the constraints as they are written"),
    KeyHint("m", "reports: which constraints are left out, and why"),
    KeyHint("?", "these keys"),
  ]
  private static let listMoves = [
    KeyHint("Tab", "from the list to the stage, and on"),
    KeyHint("Enter", "from the list to the stage"),
  ]
  private static let moves = [
    KeyHint("↑↓ j k", "choose, or scroll; the wheel scrolls, too"),
    KeyHint("PgUp PgDn", "scroll by a page"),
    KeyHint("g G", "to the start, to the end"),
    KeyHint("Enter", "in the lesson: do what to try, or undo it"),
    KeyHint("⌫", "put all back as it was before the try"),
  ]
  private static let exits = [
    KeyHint("Esc", "close, or back; from the start, out"),
    KeyHint("q", "quit; so does Ctrl-C"),
  ]
}
