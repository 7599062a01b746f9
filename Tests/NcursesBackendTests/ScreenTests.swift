import PseudoTerminal
import Testing

@Suite struct `The screen` {
  @Test func `Ctrl-L sends everything anew, whatever the program makes of it`() throws {
    let terminal = try startedFixture()
    // A log of many lines.
    for number in 1...9 {
      terminal.send("\(number)")
      try terminal.wait(forText: #"key character("\#(number)")"#)
    }
    terminal.send("\u{0C}")
    try terminal.wait(forText: #"key character("l") control"#)
    let before = terminal.bytesWritten
    let frames = terminal.screen.frameCount
    let rows = terminal.screen.rows
    terminal.send("\u{0C}")
    try terminal.wait(for: "another frame") {
      terminal.screen.frameCount > frames && terminal.screen.row(0) == rows[0]
    }
    let glyphs = rows.joined().count { $0 != " " }
    #expect(glyphs > 150 && terminal.bytesWritten - before > glyphs)
  }

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

  @Test func `a screen that cannot be left keeps the last frame above what follows`() throws {
    let terminal = try startedFixture(environment: ["TERM": "vt100"])
    terminal.paste("quit")
    try terminal.waitForEnd()
    #expect(terminal.isAsFound)
    #expect(terminal.screen.row(21).hasSuffix("#"))
    #expect(terminal.screen.row(22) == "back")
  }

  @Test func `a full screen is drawn at once, and a small change costs little`() throws {
    let terminal = try startedFixture()
    terminal.paste("showText")
    try terminal.wait(for: "the text") {
      terminal.screen.rows.dropFirst().dropLast().allSatisfy { $0.count == 80 }
    }
    try terminal.changeMark()
    #expect(try terminal.changeMark() < 45)
  }

  @Test func `a frame arrives in one piece`() throws {
    let terminal = try startedFixture()
    for content in ["showText", "showGlyphs", "showStyles", "showText"] {
      let (bytes, pieces) = (terminal.bytesWritten, terminal.pieces)
      terminal.paste(content)
      try terminal.wait(for: "another frame") { terminal.bytesWritten > bytes }
      try terminal.changeMark()
      // Each is less than a terminal takes at once.
      #expect(terminal.pieces - pieces == 2)
    }
  }

  @Test func `a frame that equals the last one sends nothing`() throws {
    let terminal = try startedFixture()
    terminal.paste("showGlyphs")
    try terminal.wait(forText: "a中b文c")
    terminal.send("x")
    try terminal.changeMark()
    terminal.send("x")
    #expect(try terminal.changeMark() < 35)
  }
}
