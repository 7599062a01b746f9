import CellViews
import TerminalInterface
import Testing

/// Keys from a text.
@MainActor struct KeyBindingsTests {
  private func command(_ name: String?) -> KeyCommand {
    KeyCommand(KeyPress(.character("z")), title: "Title", name: name) {}
  }

  private func message(_ text: String, for commands: [String]? = nil) -> String? {
    do {
      _ = try KeyBindings(parsing: text, for: commands)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a line for each command`() throws {
    let bindings = try KeyBindings(
      parsing: """
        # keys of mine

          save =  ctrl-s\tf2
        quit =\r
        help = ? # = space
        """)
    #expect(
      bindings.keys(of: command("save")) == [
        KeyPress(.character("s"), modifiers: .control), KeyPress(.function(2)),
      ])
    #expect(bindings.keys(of: command("quit")) == [])
    #expect(
      bindings.keys(of: command("help"))
        == ["?", "#", "=", " "].map { KeyPress(.character($0)) })
    // Others keep their own.
    #expect(bindings.keys(of: command("other")) == [KeyPress(.character("z"))])
    #expect(bindings.keys(of: command(nil)) == [KeyPress(.character("z"))])
    #expect("\(bindings)" == "[help = ? # = space, quit =, save = ctrl-s f2]")
    #expect(try KeyBindings(parsing: "") == KeyBindings())
  }

  @Test func `an error names the line, and says what to write`() {
    let malformed = "Write the name of a command, ' = ', and keys, such as: save = ctrl-s f2."
    for text in ["save", "save ctrl-s", "= a", "save=ctrl-s"] {
      #expect(message("\n# comment\n\(text)\nx = nope") == "Line 3: \(malformed)")
    }
    #expect(
      message("save = a cntrl-s")
        == "Line 1: 'cntrl-s' is no key: write a character or a name, such as ctrl-s, shift-tab, f2."
    )
    #expect(
      message("a = b\r\n\r\na = c")
        == "Line 3: 'a' has keys already: write all of them in one line.")
    #expect(
      message("quit = q\nsav = a", for: ["save", "quit"])
        == "Line 2: There is no command 'sav'. There are: save, quit.")
    #expect(message("x = \u{1b}[2J")?.contains("\u{1b}") == false)
  }

  @Test(arguments: [
    "a", "A", "é", "日", "#", "<", "-", "space", "up", "pgup", "esc", "f1", "f12", "ctrl-a",
    "ctrl-alt-shift-x", "ctrl-space", "alt-<", "shift-tab", "ctrl--", "ctrl-left",
  ])
  func `a key is written as it is read`(notation: String) throws {
    #expect(try KeyPress(notation: notation).notation == notation)
  }

  @Test(arguments: ["", " ", "\t", "ab", "f0", "f13", "ctrl-", "ctrl-nope", "<a>", "click:1,1"])
  func `what is no key is refused`(notation: String) {
    #expect(throws: KeyNotationError.self) { try KeyPress(notation: notation) }
  }
}
