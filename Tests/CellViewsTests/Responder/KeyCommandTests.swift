import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import ChineseTexts
import Localization
import TerminalInterface
import Testing

/// Which command a key performs, and what is said of the commands there are.
@MainActor final class KeyCommandTests {
  private let window = Window(20, 6)
  private let outer = Stop("outer", (0, 0, 10, 4))
  private let inner = Stop("inner", (1, 1, 4, 1))
  private let application: Application
  private let pilot: Pilot
  private var done: [String] = []

  init() {
    application = Application(terminal: MemoryTerminal(size: window.size), window: window)
    window.addSubview(outer)
    outer.addSubview(inner)
    pilot = Pilot(window)
    inner.becomeFirstResponder()
  }

  private func command(
    _ key: String, _ title: String, name: String? = nil, hasPriority: Bool = false
  ) throws -> KeyCommand {
    KeyCommand(
      try KeyPress(notation: key), title: LocalizedText(verbatim: title), name: name,
      hasPriority: hasPriority
    ) { [unowned self] in done.append(title) }
  }

  /// The titles of what a key does, and the views that it came to.
  private func effect(of key: String) throws -> [String] {
    done = []
    let before = (inner.keys.count, outer.keys.count)
    try pilot.press(key)
    return (inner.keys.count > before.0 ? ["inner"] : [])
      + (outer.keys.count > before.1 ? ["outer"] : []) + done
  }

  @Test func `a key alone is written by its name`() throws {
    window.keyCommands = [
      KeyCommand(.left, title: "Back") { [unowned self] in done.append("Back") },
      KeyCommand(.function(2), title: "Rename") { [unowned self] in done.append("Rename") },
    ]
    #expect(try effect(of: "left") == ["inner", "outer", "Back"])
    #expect(try effect(of: "f2") == ["inner", "outer", "Rename"])
  }

  @Test func `text input comes first, then the commands of each responder on the way`() throws {
    inner.commands = [try command("a", "Inner")]
    outer.commands = [try command("a", "Outer"), try command("b", "Outer")]
    window.keyCommands = [try command("b", "Window"), try command("c", "Window")]
    application.keyCommands = [try command("c", "Application"), try command("d", "Application")]
    #expect(try effect(of: "a") == ["inner", "Inner"])
    #expect(try effect(of: "b") == ["inner", "outer", "Outer"])
    #expect(try effect(of: "c") == ["inner", "outer", "Window"])
    #expect(try effect(of: "d") == ["inner", "outer", "Application"])
    #expect(try effect(of: "e") == ["inner", "outer"])
    inner.usedKeys = [KeyPress(.character("a")), KeyPress(.character("d"))]
    #expect(try effect(of: "a") == ["inner"])
    #expect(try effect(of: "d") == ["inner"])
    outer.becomeFirstResponder()
    #expect(try effect(of: "a") == ["outer", "Outer"])
  }

  @Test func `a command with priority comes before everything else, from the inside out`() throws {
    inner.usedKeys = [KeyPress(.character("a"))]
    inner.commands = [try command("a", "Inner")]
    application.keyCommands = [try command("a", "Application", hasPriority: true)]
    #expect(try effect(of: "a") == ["Application"])
    outer.commands = [try command("a", "Outer", hasPriority: true)]
    #expect(try effect(of: "a") == ["Outer"])
    inner.commands.append(try command("a", "Inner first", hasPriority: true))
    #expect(try effect(of: "a") == ["Inner first"])
    // One with priority and one without are no mistake.
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
  }

  @Test func `Ctrl-C leaves the program, whatever a command says`() throws {
    inner.commands = [try command("ctrl-c", "Copy", hasPriority: true)]
    try pilot.press("ctrl-c")
    #expect(window.isClosed && done.isEmpty)
  }

  @Test func `a view that takes no events has no commands either`() throws {
    outer.takesFocus = false
    inner.takesFocus = false
    inner.commands = [try command("a", "Inner", hasPriority: true)]
    outer.commands = [try command("a", "Outer")]
    window.keyCommands = [try command("a", "Window")]
    outer.isUserInteractionEnabled = false
    outer.becomeFirstResponder()
    #expect(try effect(of: "a") == ["Window"])
    #expect(window.availableKeyCommands.map(\.title) == ["Window"])
  }

  @Test func `a command is not listed while a field takes its key as a character`() throws {
    let field = CellViews.TextField("")
    window.addSubview(field)
    field.frame = Rect(x: 0, y: 0, width: 8, height: 1)
    window.keyCommands = [try command("?", "Help"), try command("f1", "Help")]
    inner.becomeFirstResponder()
    #expect(
      window.availableKeyCommands.compactMap(\.key?.notation) == ["?", "f1", "tab", "shift-tab"])
    field.becomeFirstResponder()
    let listed = window.availableKeyCommands.compactMap(\.key?.notation)
    #expect(listed.contains("f1") && !listed.contains("?"))
    try pilot.press("?")
    #expect(field.text == "?" && done.isEmpty)
    field.isEnabled = false
    #expect(
      window.availableKeyCommands.compactMap(\.key?.notation) == ["?", "f1", "tab", "shift-tab"])
  }

  @Test func `two commands of one view for one key are reported, once`() throws {
    outer.commands = [
      try command("a", "One"), try command("b", "Two"), try command("a", "Three"),
    ]
    let sentence =
      #"Stop:outer has two commands for a: "One" and "Three". The first is performed. "#
      + "Give one of them another key. [key-of-two-commands]"
    #expect(window.diagnose().map { "\($0)" } == [sentence])
    #expect(window.diagnose().flatMap(\.localizedSentence.chineseFaults) == [])
    #expect(try effect(of: "b") == ["inner", "outer", "Two"] && window.reports.isEmpty)
    for _ in 0..<3 { #expect(try effect(of: "a") == ["inner", "outer", "One"]) }
    #expect(window.reports.map { "\($0)" }.count { $0.contains("key-of-two-commands") } == 1)
    // A key that the user gave may be the reason.
    outer.commands = [try command("a", "One", name: "one"), try command("b", "Two")]
    #expect(window.diagnose().isEmpty)
    window.keyBindings = try KeyBindings(parsing: "one = b")
    #expect(window.diagnose().count == 1)
  }

  @Test func `a command whose key never comes is reported`() throws {
    outer.commands = [
      KeyCommand(.control("c"), title: "Copy") {}, KeyCommand(.control("i"), title: "Italic") {},
      KeyCommand(KeyPress(.character("1"), modifiers: .control), title: "One") {},
      try command("ctrl-s", "Save", name: "save"), try command("A", "Capital"),
    ]
    #expect(
      window.diagnose().map { "\($0)" } == [
        #"Stop:outer has a command for ctrl-c, "Copy", which is never performed: it asks to end "#
          + "the program before it comes to commands. Give it another key, or let the application's "
          + "delegate answer applicationShouldTerminate(_:). [key-that-never-comes]",
        #"Stop:outer has a command for ctrl-i, "Italic", which is never performed: it arrives as "#
          + "tab. Give it another key. [key-that-never-comes]",
        #"Stop:outer has a command for ctrl-1, "One", which is never performed: terminals do not "#
          + "send it. Give it another key. [key-that-never-comes]",
      ])
    #expect(
      window.diagnose().flatMap {
        $0.localizedSentence.chineseFaults + $0.localizedCure.chineseFaults
      }
        == [])
    outer.commands = []
    application.keyCommands = [KeyCommand(.control("c"), title: "Leave") {}]
    #expect(
      window.diagnose().map { "\($0)" }.filter { $0.hasPrefix("Application has a command") }.count
        == 1)
  }

  private final class Page: ViewController {
    var commands: [KeyCommand] = []
    override var keyCommands: [KeyCommand] { commands }
  }

  @Test func `two commands of a controller or of the application are reported, too`() throws {
    let page = Page()
    page.view = outer
    page.commands = [try command("a", "One"), try command("a", "Two")]
    let sentence = #"Page has two commands for a: "One" and "Two". The first is performed. "#
    #expect(window.diagnose().map { "\($0)" }.filter { $0.hasPrefix(sentence) }.count == 1)
    for _ in 0..<3 { #expect(try effect(of: "a") == ["inner", "outer", "One"]) }
    #expect(window.reports.map { "\($0)" }.count { $0.contains(sentence) } == 1)
    page.commands.removeLast()
    #expect(window.diagnose().isEmpty)
    application.keyCommands = [try command("b", "Three"), try command("b", "Four")]
    #expect(try effect(of: "b") == ["inner", "outer", "Three"])
    #expect(window.reports.map { "\($0)" }.contains { $0.contains("Application has two commands") })
  }

  @Test func `what a program says of its keys is made of the chain`() throws {
    inner.commands = [try command("a", "Inner"), try command("b", "Bold", name: "bold")]
    outer.commands = [try command("a", "Hidden"), try command("ctrl-s", "Save", name: "save")]
    window.keyCommands = [try command("f1", "Help", hasPriority: true)]
    application.keyCommands = [try command("q", "Quit", name: "quit")]
    let focus = ["Next control (tab)", "Control before (shift-tab)"]
    func said() -> [String] { window.availableKeyCommands.map { "\($0)" } }
    #expect(
      said() == ["Help (f1)", "Inner (a)", "Bold (b)", "Save (ctrl-s)", "Quit (q)"] + focus)
    window.keyBindings = try KeyBindings(parsing: "save = f2 ctrl-w\nquit =\nbold = x")
    #expect(
      said() == ["Help (f1)", "Inner (a)", "Bold (x)", "Save (f2)", "Save (ctrl-w)"] + focus)
    // What is listed is what happens.
    for listed in window.availableKeyCommands.dropLast(2) {
      #expect(try effect(of: #require(listed.key).notation).last == listed.title)
    }
    #expect(try effect(of: "ctrl-s") == ["inner", "outer"])
    #expect(try effect(of: "q") == ["inner", "outer"])
    outer.becomeFirstResponder()
    #expect(said().prefix(2) == ["Help (f1)", "Hidden (a)"])
  }
}
