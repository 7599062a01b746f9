import Ashlar
import AshlarTesting
import Testing

/// The samples of the page *Hints, help and panels*.
@MainActor struct HintsAndPanelsPageTests {
  private let window = Window(size: CellSize(width: 32, height: 8))

  @Test func `commands, hints, help and palette`() throws {
    var width = 0
    window.keyCommands = [
      KeyCommand(
        .character("["), title: "Narrower", hint: "resize", group: "The stage"
      ) { width -= 1 },
      KeyCommand(
        .character("]"), title: "Wider", hint: "resize", group: "The stage"
      ) { width += 1 },
      .help(in: window),
      .palette(in: window),
      KeyCommand(.character("q"), title: "Quit", hint: "quit", importance: 100) {
        window.performClose()
      },
    ]
    let hints = HintLine()
    window.addSubview(hints)
    hints.mas.makeConstraints { make in
      make.left.right.bottom.equalTo(window)
    }
    let pilot = Pilot(window)
    #expect(pilot.screen.hasSuffix("\n [ ] resize  ? help  q quit"))
    try pilot.press("?")
    #expect(pilot.screen.contains("[ ]") && pilot.screen.contains("Narrower, wider"))
    try pilot.press("esc", "ctrl-p")
    try pilot.type("wid")
    try pilot.press("enter")
    #expect(width == 1 && window.subviews.count == 1)
    try pilot.press("q")
    #expect(window.isClosed)
  }
}
