import PseudoTerminal
import Testing

@Suite struct `The doctor in a terminal` {
  @Test func `a modern terminal is in order but for what libvterm does not know`() throws {
    let (screen, end) = try doctor(
      columns: 120, nature: .init(background: "rgb:ffff/ffff/dddd"))
    #expect(end == .exited(0))
    #expect(screen.row(0) == "Terminal")
    #expect(screen.text.contains("✓ Asked"))
    #expect(screen.text.contains("light, #ffffdd"))
    #expect(screen.text.contains("120x150, from the system"))
    #expect(screen.text.contains("80x24, not used"))
    #expect(screen.text.contains("✓ Whole frames"))
    let texts = section("Text:", of: screen.text)
    #expect(texts.count == 16)
    // libvterm's table is of Unicode 5.
    #expect(
      texts.filter { !$0.hasPrefix("  ✓") }.map(String.init) == [
        "  ! Newer emoji      2, moved 1  🫠"
      ])
    #expect(screen.text.contains("Newer emoji (1, not 2)"))
  }

  @Test func `a silent terminal is told, and not waited for long`() throws {
    let start = ContinuousClock.now
    let (screen, end) = try doctor(nature: .silent)
    #expect(end == .exited(0))
    #expect(screen.text.contains("  ! Asked"))
    #expect(screen.text.contains("The terminal did not answer within a second"))
    #expect(section("Text:", of: screen.text).isEmpty)
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test(arguments: [("dumb", "✗"), ("no-such-type", "✗"), ("", "✗"), ("vt100", "✓")])
  func `the status is that of the gallery`(type: String, mark: String) throws {
    let (screen, end) = try doctor(environment: ["TERM": type])
    #expect(end == .exited(mark == "✓" ? 0 : 1))
    #expect(screen.text.contains("  \(mark) TERM"))
    let gallery = try PseudoTerminal(
      running: Program.path, environment: startedBefore.merging(["TERM": type]) { $1 })
    if mark == "✗" { #expect(try gallery.waitForEnd() == .exited(1)) }
  }

  @Test func `a type of a known family is told in one line`() throws {
    let (screen, end) = try doctor(columns: 120, environment: ["TERM": "xterm-unheard"])
    #expect(end == .exited(0))
    #expect(screen.text.contains("  ! TERM"))
    #expect(
      screen.rows.filter { $0.contains("Used as") && $0.contains("xterm-256color") }.count == 1)
    #expect(screen.rows.filter { $0.contains("TERM says “xterm-unheard”") }.count == 1)
  }

  @Test(arguments: ["dumb", ""])
  func `what may be no terminal of today is sent text alone`(type: String) throws {
    let terminal = try PseudoTerminal(
      running: Program.path, arguments: ["doctor"], rows: 100, environment: ["TERM": type])
    try terminal.waitForEnd()
    #expect(terminal.screen.text.contains("no, a terminal of this type may not understand"))
    #expect(terminal.bytesWritten == terminal.screen.text.utf8.count + lineEnds(terminal.screen))
  }

  /// Each row ends with a return and a line feed, of which the text has one between two rows.
  private func lineEnds(_ screen: EmulatedScreen) -> Int {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false).count + 1
  }

  @Test(arguments: ["linux", "dumb"])
  func `a size that terminfo does not know is not told`(type: String) throws {
    let (screen, _) = try doctor(environment: ["TERM": type])
    let sizes = section("Size", of: screen.text)
    #expect(sizes.count == 1 && sizes[0].contains("80x150, from the system"))
  }

  @Test(arguments: ["C", "xx_YY.UTF-8"])
  func `a locale without Unicode is replaced, and that is told`(locale: String) throws {
    let (screen, end) = try doctor(environment: ["LC_ALL": locale])
    #expect(end == .exited(0))
    #expect(screen.text.contains("  ! Encoding"))
    #expect(screen.text.contains("LC_ALL=C.UTF-8"))
  }

  @Test func `where something was typed ahead nothing is asked, and it stays`() throws {
    let terminal = try PseudoTerminal(
      running: "/bin/sh",
      arguments: [
        "-c", #"echo go; read go; "$0" doctor; read rest; echo "rest $rest.""#, Program.path,
      ], rows: 150, nature: .silent)
    try terminal.wait(forText: "go")
    terminal.send("\nahead")
    try terminal.wait(forText: "Something was typed")
    terminal.send("\n")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.screen.text.hasSuffix("rest ahead."))
  }

  @Test(arguments: [
    ("truecolor", [:], "all, by red, green and blue", "believed: by the entry xterm-direct"),
    ("truecolor", ["STY": "1.a"], "256", "GNU Screen"),
    ("truecolor", ["TERM": "rxvt-256color"], "256", "no entry"),
  ])
  func `what decides about colours is told`(
    promise: String, environment: [String: String], used: String, reason: String
  ) throws {
    var variables: [String: String?] = ["COLORTERM": promise]
    for (name, value) in environment { variables[name] = value }
    let (screen, _) = try doctor(columns: 120, environment: variables)
    let rows = section("Colours", of: screen.text)
    #expect(rows.contains { $0.contains("Used") && $0.contains(used) })
    #expect(rows.contains { $0.contains("COLORTERM") && $0.contains(reason) })
  }

  @Test func `NO_COLOR leaves one style`() throws {
    let (screen, end) = try doctor(environment: ["NO_COLOR": "1"])
    #expect(end == .exited(0))
    #expect(screen.text.contains("none, as NO_COLOR says"))
    let cells = (0..<screen.rowCount).flatMap { y in (0..<80).map { screen.cell($0, y) } }
    #expect(cells.allSatisfy { $0.foreground == .standard && $0.background == .standard })
    #expect(cells.allSatisfy { !$0.isBold })
  }

  @Test(arguments: [("xterm-256color", 250), ("xterm", 7), ("vt100", 0)])
  func `the samples are the colours that the type has`(type: String, most: Int) throws {
    let (screen, _) = try doctor(environment: ["TERM": type])
    let backgrounds = (0..<screen.rowCount).flatMap { y in
      (0..<80).map { screen.cell($0, y).background }
    }
    let numbers = backgrounds.compactMap { color -> Int? in
      if case .palette(let number) = color { number } else { nil }
    }
    #expect((numbers.max() ?? 0) >= most)
    #expect(numbers.allSatisfy { $0 <= (most == 250 ? 255 : most) })
  }

  @Test(arguments: [20, 40, 200])
  func `the page is as wide as the terminal`(columns: Int) throws {
    let terminal = try PseudoTerminal(
      running: Program.path, arguments: ["doctor"], columns: columns, rows: 300)
    try terminal.waitForEnd()
    let widest = terminal.screen.rows.map(\.count).max() ?? 0
    #expect(widest > columns * 4 / 5 || columns == 200 && widest > 80)
    #expect(widest <= min(columns, 100))
  }
}
