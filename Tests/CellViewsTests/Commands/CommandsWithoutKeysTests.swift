import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Localization
import TerminalInterface
import Testing

/// Commands that no key leads to: they have none, or it is used for something else.
@MainActor final class CommandsWithoutKeysTests {
  private let window = Window(44, 14)
  private let stop = Stop("stop", (0, 0, 4, 1))
  private let pilot: Pilot
  private var done: [String] = []

  init() {
    pilot = Pilot(window)
    window.addSubview(stop)
    window.keyCommands = [.palette(in: window)]
    _ = window.render()
  }

  private func command(
    _ key: String? = nil, _ title: String, name: String? = nil, isEnabled: Bool = true
  ) throws -> KeyCommand {
    KeyCommand(
      try key.map { try KeyPress(notation: $0) }, title: LocalizedText(verbatim: title),
      name: name, isEnabled: isEnabled
    ) { [unowned self] in done.append(title) }
  }

  private var palette: CommandPalette? { window.subviews.last as? CommandPalette }

  @Test func `the palette lists what the focus takes the key of, and what was unbound`() throws {
    let field = CellViews.TextField("")
    window.addSubview(field)
    field.frame = Rect(x: 0, y: 1, width: 8, height: 1)
    field.becomeFirstResponder()
    window.keyCommands += [
      try command("q", "Quit"), try command("f5", "Renew", name: "renew"),
      try command("z", "Not now", isEnabled: false), try command("f2", "Save"),
      try command("f2", "Save elsewhere"),
    ]
    window.keyBindings = try KeyBindings(parsing: "renew =")
    #expect(window.availableKeyCommands.map(\.title).contains("Quit") == false)
    try pilot.press("ctrl-p")
    let palette = try #require(palette)
    #expect(
      palette.found.filter { $0 != "Next control" && $0 != "Control before" }
        == ["Quit", "Renew", "Save", "Save elsewhere"])
    let lines = pilot.screen.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.contains(/║ Quit +║/) }, "\(lines)")
    #expect(lines.contains { $0.contains(/║ Renew +║/) })
    #expect(lines.contains { $0.contains(/║ Save +F2 ║/) })
    try pilot.type("quit")
    try pilot.press("enter")
    #expect(done == ["Quit"] && field.text.isEmpty && field.isFirstResponder)
  }

  @Test func `a command without a key is chosen in a menu`() throws {
    let menu = Menu([
      try command(nil, "notes.txt"), try command("d", "Delete"), try command(nil, "早上好"),
    ])
    menu.present(in: window, at: .zero)
    pilot.draw()
    try pilot.expect(
      screen: """
        ╔═════════════╗
        ║ notes.txt   ║
        ║ Delete    d ║
        ║ 早上好      ║
        ╚═════════════╝
        """)
    #expect(
      menu.accessibilityText.split(separator: "\n").prefix(2) == [
        #"button "notes.txt" [focused]"#, #"button "Delete": "d""#,
      ], "\(menu.accessibilityText)")
    try pilot.press("down", "down", "enter")
    #expect(done == ["早上好"] && !menu.isPresented)
    menu.present(in: window, at: .zero)
    _ = window.render()
    pilot.click(at: CellPoint(x: 3, y: 1))
    #expect(done == ["早上好", "notes.txt"])
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
  }

  @Test func `hints and help leave out what has no key, until the user gives it one`() throws {
    stop.commands = [try command(nil, "Sort", name: "sort"), try command("x", "Cut")]
    func hints() -> [String] {
      KeyHint.hints(of: window.availableKeyCommands).map { "\($0)" }
    }
    #expect(hints() == ["x Cut"])
    #expect(KeyHint.hints(of: stop.commands).map { "\($0)" } == ["x Cut"])
    #expect("\(KeyHelp(stop.commands))" == "x: Cut")
    #expect("\(stop.commands[0])" == "Sort")
    window.keyBindings = try KeyBindings(parsing: "sort = f7")
    #expect(hints() == ["F7 Sort", "x Cut"])
    try pilot.press("f7")
    #expect(done == ["Sort"])
  }

  @Test func `a notice may stand for a command without a key`() throws {
    let line = HintLine()
    window.addSubview(line)
    line.frame = Rect(x: 0, y: 13, width: 30, height: 1)
    line.notice = HintLine.Notice(
      "2 reports", short: "2", for: try command(nil, "Reports"), importance: 90
    ) { $0.warning }
    #expect(window.screen[13] == "                    2 reports")
    pilot.click(at: CellPoint(x: 22, y: 13))
    #expect(done == ["Reports"])
    // One that is released there was not pressed there.
    pilot.drag(from: CellPoint(x: 5, y: 13), to: CellPoint(x: 22, y: 13))
    #expect(done == ["Reports"])
    #expect(line.notice.map { "\($0)" } == "2 reports")
  }
}
