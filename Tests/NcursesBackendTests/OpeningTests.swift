import PseudoTerminal
import Testing

@testable import NcursesBackend

@Suite struct `Opening` {
  @Test(arguments: [
    (
      ["TERM": "dumb"] as [String: String?],
      "The terminal type “dumb” that TERM names cannot move its cursor."
    ),
    (["TERM": nil], "The environment variable TERM is not set."),
    (["TERM": ""], "The environment variable TERM is not set."),
    (["TERM": "no-such-type"], "The system does not know the terminal type “no-such-type”"),
    (["TERM": "a\u{1b}[2Jb"], "The system does not know the terminal type “a\\u{1B}[2Jb”"),
  ])
  func `a terminal that cannot show a screen is refused in a sentence`(
    environment: [String: String?], sentence: String
  ) throws {
    let (text, end) = try refusedFixture(environment: environment)
    #expect(end == .exited(2))
    #expect(text.hasPrefix(sentence))
  }

  @Test(arguments: ["xterm-unheard", "screen-unheard", "tmux-unheard-256color", "screen.unheard"])
  func `a type that the system does not know is taken for its family's`(type: String) throws {
    let terminal = try startedFixture(environment: ["TERM": type])
    terminal.send("\u{1b}OA")
    try terminal.wait(forText: "1 key up")
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  @Test(arguments: [
    ("xterm-ghostty", ["xterm-256color", "xterm"]), ("xterm-256color", ["xterm"]),
    ("xterm", ["xterm-256color"]), ("tmux-256color", ["tmux", "screen-256color", "screen"]),
    (
      "screen.xterm-new",
      ["screen.xterm-256color", "screen.xterm", "screen-256color", "screen"]
    ),
    ("kitty", ["kitty-256color"]), ("-x", ["-x-256color"]),
  ])
  func `the family of a type is in its name`(type: String, family: [String]) {
    #expect(ScreenType.family(of: type) == family)
  }

  @Test(
    arguments: [
      (["COLUMNS": "50", "LINES": "10"], 50, 10), (["COLUMNS": "50", "LINES": "x"], 50, 24),
      (["COLUMNS": "0", "LINES": "12"], 80, 12),
      (["COLUMNS": "99999999999999999999", "LINES": "-3"], 80, 24),
    ] as [([String: String?], Int, Int)])
  func `a size in the environment counts where the terminal tells none`(
    environment: [String: String?], columns: Int, rows: Int
  ) throws {
    let terminal = try PseudoTerminal(
      running: "/bin/sh",
      arguments: [
        "-c", #"stty rows 0 cols 0; exec "$0""#, PseudoTerminal.sibling("BackendFixture"),
      ],
      environment: environment)
    try terminal.waitForFrame(columns: columns, rows: rows)
    terminal.resize(columns: 70, rows: 20)
    try terminal.waitForFrame(columns: 70, rows: 20)
  }

  @Test(arguments: [("<", "input"), (">", "output")])
  func `a stream that is no terminal is refused in a sentence`(redirection: String, name: String)
    throws
  {
    let fixture = PseudoTerminal.sibling("BackendFixture")
    let command =
      redirection == "<" ? "'\(fixture)' < /dev/null" : "'\(fixture)' | cat; exit"
    let terminal = try PseudoTerminal(
      running: "/bin/sh", arguments: ["-c", command], columns: 200)
    try terminal.waitForEnd()
    #expect(
      terminal.screen.text
        == "The standard \(name) is not a terminal. Run the program in a terminal, without a pipe.")
    #expect(terminal.bytesWritten < 120)
  }

  @Test(
    arguments: [
      ["LANG": "C", "LC_ALL": nil], ["LANG": nil], ["LC_ALL": "xx_YY.ISO-8859-1"],
      ["LC_ALL": "POSIX"],
    ] as [[String: String?]])
  func `a locale without Unicode is replaced`(environment: [String: String?]) throws {
    let terminal = try startedFixture(environment: environment)
    terminal.paste("showGlyphs")
    try terminal.wait(forText: "a中b文c")
    try terminal.wait(forText: "│─┌┐└┘")
  }

  /// In their manuals no sequence begins with Escape and a bracket: they would show the rest.
  @Test(arguments: ["vt52", "wy50", "hpterm"])
  func `a terminal of another language is asked nothing and told no modes`(type: String) throws {
    let terminal = try PseudoTerminal(
      running: PseudoTerminal.sibling("BackendFixture"), environment: ["TERM": type])
    // What libvterm makes of the frame is no matter.
    terminal.paste("showText")
    try terminal.wait(for: "a frame") { terminal.bytesWritten > 1800 }
    #expect(!terminal.screen.reportsMouse && !terminal.screen.bracketsPastes)
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  /// Whatever comes first that is refused: the locale, the modes, a pipe, the screen library's file.
  @Test(arguments: 4..<24)
  func `without a descriptor that is free it says so, and writes nothing else`(limit: Int) throws {
    let terminal = try PseudoTerminal(
      running: "/bin/sh",
      arguments: [
        "-c", #"ulimit -n "$1"; exec "$0""#, PseudoTerminal.sibling("BackendFixture"), "\(limit)",
      ], columns: 200)
    try terminal.wait(for: "an answer") {
      terminal.changes.last?.isEnd == true || terminal.screen.row(0).hasPrefix("size 200x24")
    }
    guard terminal.changes.last?.isEnd == true, try terminal.waitForEnd() == .exited(2) else {
      return
    }
    let text = terminal.screen.text
    #expect(text.hasPrefix("The system refused to ") || text.hasPrefix("The locale's encoding"))
    #expect(!text.contains("Success") && !text.contains("No such file"))
    #expect(terminal.bytesWritten == text.utf8.count + 2)
    #expect(terminal.modes?.isLineMode == true)
  }

  /// Wherever an opening breaks off, what was done until then is undone: the next one finds nothing of it.
  @Test(arguments: 4..<24)
  func `after one that was refused half-way the next one is like the first`(limit: Int) throws {
    let terminal = try startedFixture(arguments: ["--descriptors-at-first", "\(limit)"])
    terminal.send("x")
    try terminal.wait(forText: #"1 key character("x")"#)
    terminal.send("\u{1a}")
    try terminal.waitForStop(after: 0)
    #expect(terminal.isAsFound)
    terminal.bringBack()
    try terminal.wait(forText: "2 resume")
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  @Test func `a second terminal is refused, and the first one goes on`() throws {
    let terminal = try startedFixture()
    terminal.paste("openAgain")
    try terminal.wait(forText: "The terminal is open already.")
    terminal.send("x")
    try terminal.wait(forText: #"1 key character("x")"#)
  }

  @Test func `every error says what is possible`() {
    let errors: [TerminalError] = [
      .notATerminal(.input), .typeMissing, .typeUnknown("x"), .cursorNotAddressable(type: "x"),
      .notUnicode(codeset: "ANSI_X3.4-1968"), .alreadyOpen,
    ]
    for error in errors {
      let advice = ["Run", "Set", "Install", "Close"].map { ". \($0) " }
      #expect(advice.contains { error.description.contains($0) })
    }
  }
}
