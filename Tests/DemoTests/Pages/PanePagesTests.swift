import Ashlar
import AshlarTesting
import Testing

/// The samples of the pages *Separators* and *Split views*.
@MainActor struct PanePagesTests {
  @Test func separators() throws {
    let names = Label("Chisel\nMallet\nSquare")
    let counts = Label("3 in stock\n1 in stock\nnone")
    for label in [names, counts] { label.numberOfLines = 0 }
    let row = StackView(arrangedSubviews: [names, Separator(axis: .vertical), counts])
    row.spacing = 1
    let list = StackView(arrangedSubviews: [Label("Tools"), Separator(), row])
    list.axis = .vertical
    let pilot = Window(rows: 7).show(list)
    try pilot.expectPicture("separator")
  }

  @Test func `split views`() throws {
    var log: [String] = []
    let list = Label("wall.txt\narch.txt\nvault.txt")
    let text = Label("A wall of ashlar has no mortar.")
    for label in [list, text] { label.numberOfLines = 0 }
    let details = View()
    details.addSubview(text)
    text.mas.makeConstraints { make in
      make.left.equalTo(details).offset(1)
      make.top.right.equalTo(details)
    }
    let window = Window(rows: 7)
    let split = SplitView(list, details)
    split.position = 12
    split.minimumLength = 3
    split.border = .rounded
    split.divider.addAction(for: .valueChanged) { [unowned split] in
      log.append("position \(split.position ?? 0)")
    }
    window.addSubview(split)
    split.mas.makeConstraints { make in
      make.edges.equalTo(window).insets(EdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
    }
    let pilot = Pilot(window)
    try pilot.expectPicture("split-view")
    #expect(pilot.accessibilityText.contains(#"adjustable "divider": "12" [focused]"#))
    try pilot.press("right")
    let line = pilot.frame(of: split.divider)
    pilot.drag(
      from: CellPoint(x: line.minX, y: line.minY), to: CellPoint(x: 0, y: line.minY))
    #expect(log.first == "position 13.0" && log.last == "position 3.0")
    details.isHidden = window.size.width < 40
    pilot.draw()
    #expect(details.isHidden == !pilot.screen.contains("│"))
  }
}
