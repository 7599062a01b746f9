import CellViews
import TerminalInterface
import Testing

/// Keys from a text.
@MainActor struct KeyBindingsTests {
  private func command(_ name: String?) -> KeyCommand {
    KeyCommand(.character("z"), title: "Title", name: name) {}
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
        == "Line 1: 'cntrl-s' is no key: write ctrl-s.")
    #expect(
      message("a = b\r\n\r\na = c")
        == "Line 3: 'a' has keys already: write all of them in one line.")
    #expect(
      message("quit = q\nsav = a", for: ["save", "quit"])
        == "Line 2: There is no command 'sav'. There are: save, quit.")
    #expect(
      message("sav = a", for: [])
        == "Line 1: There is no command 'sav': no command of the program has a name.")
    #expect(message("x = \u{1b}[2J")?.contains("\u{1b}") == false)
  }

  @Test func `a key that can never work is refused`() {
    #expect(
      message("a = b\nsave = f2 ctrl-c")
        == "Line 2: ctrl-c closes the window, whatever it is given to: choose another key.")
    #expect(
      message("a = shift-a") == "Line 1: Terminals send nothing of their own for shift-a: "
        + "it arrives as A. Write that, or choose another key.")
    #expect(
      message("a = ctrl-1")
        == "Line 1: Terminals send nothing of their own for ctrl-1: choose another key.")
    for (key, other) in [("ctrl-S", "ctrl-s"), ("ctrl-tab", "tab"), ("ctrl-i", "tab")] {
      #expect(message("a = \(key)")?.contains("for \(key): it arrives as \(other).") == true)
    }
    #expect(
      message("save = f2 ctrl-w\nquit =\nclose = q ctrl-w")
        == "Line 3: ctrl-w is a key of 'save' already: choose another one.")
    #expect(message("save = f2\nclose = f3 shift-f2 alt-a ctrl-left") == nil)
  }

  @Test func `a byte order mark is no part of a name, and a comment stands alone`() throws {
    let bindings = try KeyBindings(parsing: "\u{feff}save = f2\r\n", for: ["save"])
    #expect(bindings.keys(of: command("save")) == [KeyPress(.function(2))])
    #expect(try KeyBindings(parsing: "\u{feff}# mine") == KeyBindings())
    for line in ["save = f2 # my key", "save = f2 #mine"] {
      #expect(
        message(line)
          == "Line 1: A comment needs a line of its own: behind a command, # is a key.")
    }
    #expect(message("save = f2 #") == nil)
  }

  @Test func `another spelling of a key is told`() {
    let spellings: KeyValuePairs<String, String> = [
      "Ctrl-S": "ctrl-s", "escape": "esc", "return": "enter", "PageDown": "pgdn", "<f2>": "f2",
      "ctl-a": "ctrl-a", "Meta+x": "alt-x", "Control-Shift-Left": "ctrl-shift-left",
      "Shift-a": "A", "del": "delete",
    ]
    for (word, key) in spellings {
      #expect(message("save = \(word)") == "Line 1: '\(word)' is no key: write \(key).")
    }
    #expect(
      message("save = nope") == "Line 1: 'nope' is no key. A key is a character, or "
        + "space up down left right pgup pgdn home end tab enter esc backspace delete insert lt "
        + "f1…f12; before them may be ctrl-, alt- or shift-.")
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
