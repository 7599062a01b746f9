import PseudoTerminal
import SeededNumbers
import Testing

@Suite struct `Asking the terminal` {
  @Test func `frames are marked where the terminal holds them back`() throws {
    let terminal = try startedFixture()
    // On a busy machine the answer may come behind the first frame.
    let first = terminal.screen.frameCount
    #expect(first <= 1)
    try terminal.changeMark()
    #expect(terminal.screen.frameCount == first + 1)
  }

  @Test(arguments: [TerminalNature.plain, .silent])
  func `elsewhere a small frame is as short as can be`(nature: TerminalNature) throws {
    let terminal = try startedFixture(nature: nature)
    try terminal.changeMark()
    // Where to, what, and the way round the end of the last row.
    #expect(try terminal.changeMark() < 25)
    #expect(terminal.screen.frameCount == 0)
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  @Test func `an answer that comes late counts from then on, and is no key`() throws {
    let terminal = try startedFixture(nature: .silent)
    terminal.send("\u{1b}[?2026;2$y\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\\u{1b}[?62;22cx")
    try terminal.wait(forText: #"2 key character("x")"#)
    #expect(terminal.screen.rows.contains { $0.hasPrefix("1 style light") })
    #expect(terminal.screen.frameCount == 1)
  }

  @Test(
    arguments: [
      (.init(background: "rgb:1c1c/1c1c/1c1c"), [:], "dark"),
      (.init(background: "rgb:fd/f6/e3"), [:], "light"),
      (.init(background: "rgb:fd/f6/e3"), ["COLORFGBG": "15;0"], "light"),
      (.plain, ["COLORFGBG": "15;0"], "dark"), (.silent, ["COLORFGBG": "0;15"], "light"),
      (.plain, [:], "unspecified"),
      (.init(background: "rgb:0/0/0"), ["NO_COLOR": "1"], "unspecified"),
      (.init(background: "rgb:0/0/0"), ["TERM": "vt100", "COLORFGBG": "15;0"], "unspecified"),
    ] as [(TerminalNature, [String: String?], String)])
  func `the background is known once the terminal has answered`(
    nature: TerminalNature, environment: [String: String?], style: String
  ) throws {
    let terminal = try startedFixture(environment: environment, nature: nature)
    terminal.paste("tellStyle")
    // On a busy machine the answer may come behind the first frame, as an event.
    try terminal.wait(forText: "style \(style)")
  }

  @Test func `a background that changes is told once`() throws {
    let terminal = try startedFixture(nature: .init(background: "rgb:0/0/0"))
    terminal.send("\u{1b}[?997;1n\u{1b}[?997;2n\u{1b}[?997;2nx")
    try terminal.wait(forText: #"key character("x")"#)
    // On a busy machine the first background is an event, too: it came behind the first frame.
    #expect(terminal.screen.rows.filter { $0.contains("style light") }.count == 1)
    #expect(terminal.screen.rows.filter { $0.contains("style") }.count <= 2)
  }

  @Test func `what is typed before the answers is not lost`() throws {
    let terminal = try PseudoTerminal(
      running: PseudoTerminal.sibling("BackendFixture"), nature: .silent)
    try terminal.wait(for: "the modes") { terminal.modes?.isLineMode == false }
    terminal.send("ab\u{1b}[?62;22c")
    try terminal.wait(forText: #"2 key character("b")"#)
    try terminal.wait(forText: #"1 key character("a")"#)
  }

  /// The fixture in a shell that goes on with `script`, at its end, while it waits for answers.
  private func endingFixture(before script: String) throws -> PseudoTerminal {
    let fixture = PseudoTerminal.sibling("BackendFixture")
    let terminal = try PseudoTerminal(
      running: "/bin/sh", arguments: ["-c", "'\(fixture)'; \(script)"], nature: .silent)
    try terminal.waitForFrame(columns: 80, rows: 24)
    terminal.paste("exitWithAnswers")
    try terminal.wait(forText: "waiting for answers")
    return terminal
  }

  @Test func `answers that come while the program ends are for nobody else`() throws {
    let terminal = try endingFixture(before: "read line; echo \"got $line.\"")
    terminal.send(
      "\u{1b}[?2026;2$y\u{1b}]11;rgb:0c0c/1c1c/2c2c\u{7}\u{1b}[>0;1;0c\u{1b}[?62;22cmine\n")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.screen.text == "got mine.")
  }

  /// Escape, keys with Alt, keys of several bytes, a string that was begun by hand: what comes behind them is
  /// still an answer.
  @Test(arguments: [
    "\u{1b}", "\u{1b}\u{1b}", "\u{1b}x", "\u{1b}]", "\u{1b}]ab", "\u{1b}P", "\u{1b}[A", "\u{1b}OA",
    "\u{1b}[<0;3;4M",
    "\u{1b}[", "a\u{1b}",
  ])
  func `an answer behind any key is none of the shell's`(key: String) throws {
    let terminal = try endingFixture(before: "stty -icanon -echo min 0 time 1; od -An -c; echo end")
    terminal.send(
      "x" + key + "\u{1b}[?2026;2$y" + key + "\u{1b}]11;rgb:0c0c/1c1c/2c2c\u{7}" + key
        + "\u{1b}[?62;22c" + "z")
    #expect(try terminal.waitForEnd() == .exited(0))
    let shown = terminal.screen.text.split(whereSeparator: \.isWhitespace).joined()
    #expect(shown.hasPrefix("x") && shown.hasSuffix("zend"), "\(shown)")
    #expect(!shown.contains("?") && !shown.contains("rgb"), "\(shown)")
  }

  @Test(arguments: 0..<6)
  func `what is typed among the last answers stays`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let terminal = try endingFixture(before: "read line; echo \"got $line.\"")
    let answers = [
      "\u{1b}[?2026;2$y", "\u{1b}]11;rgb:0c0c/1c1c/2c2c\u{7}", "\u{1b}[>0;1;0c",
      "\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\", "\u{1b}P>|xterm(390)\u{1b}\\", "\u{1b}[?62;22c",
    ]
    var typed = ""
    var sent = ""
    for (index, answer) in answers.enumerated() {
      let length = Int.random(in: index == 0 ? 1...2 : 0...3, using: &random)
      let word = String((0..<length).map { _ in "abcé ".randomElement(using: &random) ?? "a" })
      typed += word
      sent += word + answer
    }
    terminal.send(sent + "end\n")
    #expect(try terminal.waitForEnd() == .exited(0))
    // What the shell's read makes of spaces is its own affair.
    let words = (typed + "end").split(separator: " ").joined(separator: " ")
    #expect(terminal.screen.text.split(separator: " ").joined(separator: " ") == "got \(words).")
  }
}
