import PseudoTerminal
import Testing

@Suite struct `The screen` {
  @Test func `a program starts on a screen of its own and quits to the one before`() throws {
    let terminal = try startedFixture()
    #expect(terminal.screen.isAlternate)
    #expect(!terminal.screen.isCursorVisible)
    #expect(terminal.screen.reportsMouse)
    #expect(terminal.screen.bracketsPastes)
    #expect(terminal.modes?.isLineMode == false)
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
    #expect(terminal.screen.text == "back")
  }

  @Test func `a terminal can be opened again after it was closed`() throws {
    let terminal = try startedFixture()
    for _ in 0..<3 {
      terminal.paste("reopen")
      try terminal.wait(forText: "size 80x24 again")
      terminal.resize(columns: 81, rows: 24)
      try terminal.waitForFrame(columns: 81, rows: 24)
      terminal.resize(columns: 80, rows: 24)
      try terminal.waitForFrame(columns: 80, rows: 24)
    }
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  @Test func `the last cell is drawn without scrolling`() throws {
    let terminal = try startedFixture(columns: 20, rows: 4)
    #expect(terminal.screen.row(3) == String(repeating: " ", count: 19) + "#")
    #expect(terminal.screen.row(0).hasPrefix("size 20x4"))
    terminal.paste("changeOneCell")
    try terminal.wait(for: "another mark") { terminal.screen.row(3).hasSuffix("@") }
    #expect(terminal.screen.row(0).hasPrefix("size 20x4"))
  }

  @Test func `wide glyphs keep what follows in its column`() throws {
    let terminal = try startedFixture(columns: 21)
    terminal.paste("showGlyphs")
    try terminal.wait(forText: "한글|")
    #expect(terminal.screen.cell(3, 1).text == "b")
    #expect(terminal.screen.cell(6, 1).text == "c")
    #expect(terminal.screen.row(2) == "e\u{301}|")
    #expect(terminal.screen.row(3) == "│─┌┐└┘")
    #expect(terminal.screen.cell(4, 4).text == "|")
    #expect(terminal.screen.cell(20, 1).text == " ")
  }

  @Test func `styles become attributes and colors`() throws {
    let terminal = try startedFixture()
    terminal.paste("showStyles")
    try terminal.wait(forText: "rgb")
    let screen = terminal.screen
    #expect(screen.cell(0, 1).isBold)
    #expect(screen.cell(0, 2).isItalic)
    #expect(screen.cell(0, 3).isUnderlined)
    #expect(screen.cell(0, 4).isReversed)
    #expect(screen.cell(0, 4).foreground == .standard)
    #expect(screen.cell(0, 5).foreground == .palette(1))
    #expect(screen.cell(0, 5).background == .palette(4))
    #expect(screen.cell(0, 6).foreground == .palette(208))
    #expect(screen.cell(0, 7).foreground == .palette(196))
    #expect(screen.cell(5, 7).foreground == .standard)
  }

  @Test(arguments: [("xterm", 1), ("xterm-16color", 9), ("vt100", nil)])
  func `colors become the nearest that there are`(type: String, red: Int?) throws {
    if type == "xterm-16color" && !TerminalTypes.isInstalled(type) { return }
    let terminal = try startedFixture(environment: ["TERM": type])
    terminal.paste("showStyles")
    try terminal.wait(forText: "rgb")
    #expect(terminal.screen.cell(0, 7).foreground == red.map { .palette($0) } ?? .standard)
    #expect(terminal.screen.cell(0, 7).isBold)
  }

  @Test func `NO_COLOR leaves the attributes`() throws {
    let terminal = try startedFixture(environment: ["NO_COLOR": "1"])
    terminal.paste("showStyles")
    try terminal.wait(forText: "rgb")
    let screen = terminal.screen
    #expect(screen.cell(0, 5).foreground == .standard)
    #expect(screen.cell(0, 5).background == .standard)
    #expect(screen.cell(0, 7).foreground == .standard)
    #expect(screen.cell(0, 7).isBold && screen.cell(0, 7).isUnderlined)
    #expect(screen.cell(0, 4).isReversed)
  }

  @Test func `a frame that equals the last one sends nothing`() throws {
    let terminal = try startedFixture()
    terminal.paste("showGlyphs")
    try terminal.wait(forText: "a中b文c")
    terminal.send("x")
    terminal.paste("changeOneCell")
    try terminal.wait(for: "another mark") { terminal.screen.row(23).hasSuffix("@") }
    let before = terminal.bytesWritten
    terminal.send("x")
    terminal.paste("changeOneCell")
    try terminal.wait(for: "another mark") { terminal.screen.row(23).hasSuffix("#") }
    #expect(terminal.bytesWritten - before < 20)
  }
}
