import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import TerminalInterface
import Testing

/// The keys that act without a command: Enter and Escape press buttons, Tab and F6 move the focus.
@MainActor final class DefaultKeyCommandTests {
  private let window = Window(40, 4)
  private let first = Stop("first")
  private let join = CellViews.Button("Join", role: .primary)
  private let quit = CellViews.Button("Quit", role: .cancel)
  private let pilot: Pilot
  private var done: [String] = []

  init() {
    pilot = Pilot(window)
    for (index, view) in [first, join, quit].enumerated() {
      window.addSubview(view)
      view.frame = Rect(x: Double(10 * index), y: 0, width: 8, height: 1)
    }
    join.addAction(for: .primaryActionTriggered) { [unowned self] in done.append("join") }
    quit.addAction(for: .primaryActionTriggered) { [unowned self] in done.append("quit") }
    _ = window.render()
  }

  private var listed: [String] { window.availableKeyCommands.map { "\($0)" } }

  @Test func `what they do is listed, and happens`() throws {
    let focus = ["Next control (tab)", "Control before (shift-tab)"]
    #expect(listed == ["Join (enter)", "Quit (esc)"] + focus)
    let commands = window.availableKeyCommands
    for command in commands.prefix(2) { command.action() }
    #expect(done == ["join", "quit"])
    commands[2].action()
    #expect(join.isFirstResponder)
    commands[3].action()
    #expect(first.isFirstResponder)
    try pilot.press("enter", "esc")
    #expect(done == ["join", "quit", "join", "quit"])
    // The button with the focus uses Enter itself.
    try pilot.press("tab")
    #expect(join.isFirstResponder && listed == ["Quit (esc)"] + focus)
    join.isEnabled = false
    quit.isHidden = true
    _ = window.render()
    #expect(listed.isEmpty, "there is nothing else to go to")
  }

  @Test func `a command for the same key comes before them`() throws {
    window.keyCommands = [
      KeyCommand(KeyPress(.escape), title: "Back") {}, KeyCommand(KeyPress(.tab), title: "Pane") {},
    ]
    #expect(
      listed == ["Back (esc)", "Pane (tab)", "Join (enter)", "Control before (shift-tab)"])
  }

  @Test func `hints name them last, and give them up first`() {
    window.keyCommands = [
      KeyCommand(KeyPress(.function(2)), title: "Save", hint: "save") {}
    ]
    let line = HintLine()
    window.addSubview(line)
    line.frame = Rect(x: 0, y: 3, width: 40, height: 1)
    for (width, text) in [
      (40, " F2 save  Enter Join  Esc Quit  Tab next"), (39, " F2 save  Enter Join  Esc Quit"),
      (22, " F2 save  Enter Join"), (15, " F2 save"),
    ] {
      line.frame = Rect(x: 0, y: 3, width: Double(width), height: 1)
      #expect(window.screen[3] == text, "\(width)")
    }
  }

  @Test func `groups are named where there are several`() throws {
    #expect(!listed.contains { $0.contains("f6") })
    quit.focusGroupIdentifier = "foot"
    _ = window.render()
    #expect(listed.suffix(2) == ["Next group (f6)", "Group before (shift-f6)"])
    window.availableKeyCommands.first { $0.title == "Next group" }?.action()
    #expect(quit.isFirstResponder)
  }

  @Test func `in front of a panel they are the panel's`() throws {
    let alert = Alert("Sure?")
    alert.addButton("Yes", role: .primary)
    alert.addButton("No", role: .cancel)
    alert.present(in: window)
    _ = window.render()
    #expect(!listed.contains("Join (enter)") && !listed.contains("Quit (esc)"))
    #expect(listed.contains("No (esc)") && listed.contains("Next control (tab)"))
  }
}
