import AshlarTesting
import CellViews
import Localization
import TerminalInterface
import Testing

/// What is said of commands: keys as on a keyboard, hints, help.
@MainActor struct KeyHelpTests {
  private func command(
    _ key: String, _ title: String, _ hint: String? = nil, importance: Int = 50,
    group: String? = nil, isEnabled: Bool = true
  ) throws -> KeyCommand {
    KeyCommand(
      try KeyPress(notation: key), title: LocalizedText(verbatim: title),
      hint: hint.map(LocalizedText.init(verbatim:)), importance: importance,
      group: group.map(LocalizedText.init(verbatim:)),
      isEnabled: isEnabled
    ) {}
  }

  @Test(arguments: [
    ("a", "a"), ("A", "A"), ("?", "?"), ("早", "早"), ("space", "space"), ("up", "↑"),
    ("pgdn", "PgDn"), ("esc", "Esc"), ("backspace", "⌫"), ("ctrl-s", "Ctrl-S"), ("f2", "F2"),
    ("shift-tab", "Shift-Tab"), ("ctrl-alt-left", "Ctrl-Alt-←"), ("lt", "<"), ("ctrl-_", "Ctrl-_"),
  ]) func `a key is written as on a keyboard`(notation: String, cap: String) throws {
    #expect(try KeyPress(notation: notation).keycap == cap)
  }

  @Test func `a key cannot send an escape sequence`() {
    #expect(!KeyPress(.character("\u{1B}")).keycap.contains("\u{1B}"))
  }

  @Test func `neighbours with one hint are one, and what has no importance is none`() throws {
    let hints = KeyHint.hints(of: [
      try command("up", "One up", "choose"), try command("down", "One down", "choose"),
      try command("home", "The first", "choose", importance: 0),
      try command("[", "Narrower", "resize", importance: 60),
      try command("]", "Wider", "resize", importance: 70), try command("ctrl-s", "Save"),
      try command("x", "Not now", isEnabled: false), try command("k", "Up", "choose"),
    ])
    #expect(
      hints.map { "\($0)" } == ["↑↓ choose", "[ ] resize", "Ctrl-S Save", "k choose"])
    #expect(hints.map(\.importance) == [50, 70, 50, 50])
  }

  @Test func `help has the groups in order, and neighbours with one hint in a row`() throws {
    let help = KeyHelp([
      try command("[", "Narrower", "resize", group: "The stage"),
      try command("]", "Wider", "resize", group: "The stage"),
      try command("q", "Quit"),
      try command("r", "USA", group: "The stage"),
      try command("1", "Grow", "size", group: "The stage"),
      try command("2", "Grow", "size", group: "The stage"),
      try command("3", "ABC grow", "size", group: "The stage"),
      try command("x", "Not now", isEnabled: false),
    ])
    #expect(
      "\(help)" == """
        The stage
        [ ]: Narrower, wider
        r: USA
        1 2 3: Grow, ABC grow
        q: Quit
        x: Not now
        """)
  }

  @Test func `a command that is not enabled does nothing, and its key goes on`() throws {
    let window = Window(20, 4)
    let stop = Stop("stop")
    window.addSubview(stop)
    var done: [String] = []
    func command(_ title: String, isEnabled: Bool) -> KeyCommand {
      KeyCommand(.character("a"), title: LocalizedText(verbatim: title), isEnabled: isEnabled) {
        done.append(title)
      }
    }
    let pilot = Pilot(window)
    stop.commands = [command("Inner", isEnabled: false)]
    #expect(window.availableKeyCommands.map(\.title) == ["Inner"])
    try pilot.press("a")
    #expect(done.isEmpty)
    window.keyCommands = [command("Outer", isEnabled: true)]
    #expect(window.availableKeyCommands.map(\.title) == ["Outer"])
    try pilot.press("a")
    #expect(done == ["Outer"])
    // One of two that can be used is no mistake.
    stop.commands += [command("Inner", isEnabled: true)]
    try pilot.press("a")
    #expect(done == ["Outer", "Inner"] && window.diagnose().isEmpty)
  }

  @Test func `commands for scrolling do what the keys do`() throws {
    var moves: [ScrollMove] = []
    let commands = ScrollMove.keyCommands(group: "To move") { moves.append($0) }
    for command in commands { command.action() }
    #expect(moves == commands.compactMap { $0.key.flatMap(ScrollMove.init) } && moves.count == 6)
    #expect(KeyHint.hints(of: commands).map { "\($0)" } == ["↑↓ PgUp PgDn scroll"])
    #expect(commands.allSatisfy { $0.group == "To move" })
  }
}
