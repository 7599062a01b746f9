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
        KeyPress(.character("[")), title: "Narrower", hint: "resize", group: "The stage"
      ) { width -= 1 },
      KeyCommand(
        KeyPress(.character("]")), title: "Wider", hint: "resize", group: "The stage"
      ) { width += 1 },
      .help(in: window),
      .palette(in: window),
      KeyCommand(KeyPress(.character("q")), title: "Quit", hint: "quit", importance: 100) {
        window.close()
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

  @Test func `a menu and an alert`() throws {
    var chosen = ""
    let menu = Menu([
      KeyCommand(KeyPress(.character("o")), title: "Open") { chosen = "open" },
      KeyCommand(KeyPress(.character("d")), title: "Delete", isEnabled: false) {
        chosen = "delete"
      },
    ])
    menu.present(in: window, at: CellPoint(x: 2, y: 1))
    let pilot = Pilot(window)
    try pilot.expect(
      screen: """

          ╔═══════════╗
          ║ Open    o ║
          ║ Delete  d ║
          ╚═══════════╝
        """)
    try pilot.press("d", "o")
    #expect(chosen == "open" && !menu.isPresented)
    let alert = Alert("Delete the file?", message: "This cannot be undone.")
    alert.addButton("Delete", role: .primary) { chosen = "delete" }
    alert.addButton("Keep", role: .cancel)
    alert.present(in: window)
    try pilot.press("x")
    try pilot.expect(
      screen: """


           ╔═ Delete the file? ═════╗
           ║ This cannot be undone. ║
           ║                        ║
           ║  [ Delete ]  [ Keep ]  ║
           ╚════════════════════════╝
        """)
    try pilot.press("enter")
    #expect(chosen == "delete" && !alert.isPresented)
  }
}
