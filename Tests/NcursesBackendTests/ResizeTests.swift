import PseudoTerminal
import Testing

@Suite struct `Changes of size` {
  @Test func `a resize is an event and a new frame`() throws {
    let terminal = try startedFixture()
    terminal.resize(columns: 100, rows: 30)
    try terminal.waitForFrame(columns: 100, rows: 30)
    try terminal.wait(forText: "1 resize 100x30")
    #expect(terminal.screen.row(29).count == 100)
  }

  @Test func `a storm of resizes ends at the last size`() throws {
    let terminal = try startedFixture()
    for step in 0..<300 { terminal.resize(columns: 20 + step % 100, rows: 5 + step % 40) }
    terminal.resize(columns: 91, rows: 33)
    try terminal.waitForFrame(columns: 91, rows: 33)
    terminal.send("x")
    try terminal.wait(forText: #"key character("x")"#)
    let resizes = terminal.screen.rows.filter { $0.contains("resize") }
    #expect(resizes.last?.hasSuffix("resize 91x33") == true)
  }

  /// The fixture's screen of a size, drawn by a program that never saw another one.
  private func model(columns: Int, rows: Int) throws -> [String] {
    let terminal = try startedFixture(columns: columns, rows: rows)
    terminal.paste("showText")
    try terminal.wait(forText: "xyzabc")
    return terminal.screen.rows
  }

  @Test(arguments: 0..<2)
  func `three hundred sizes end with the last frame right, and few others`(round: Int) throws {
    let terminal = try startedFixture(arguments: ["--count-turns"])
    terminal.paste("showText")
    try terminal.wait(forText: "xyzabc")
    let (columns, rows) = (91 + round, 33 + round)
    for step in 0..<299 {
      terminal.resize(columns: 20 + (step * 7 + round) % 150, rows: 5 + step % 60)
    }
    terminal.resize(columns: columns, rows: rows)
    let expected = try model(columns: columns, rows: rows)
    try terminal.wait(for: "the last frame") { terminal.screen.rows == expected }
    let frames = terminal.screen.frameCount
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
    let words = terminal.screen.text.split(whereSeparator: \.isWhitespace)
    let turns = try #require(words.suffix(2).first.flatMap { Int($0) })
    // One frame before the first turn; the last turn quits.
    #expect(frames <= turns)
  }

  /// Beyond, ncurses counts with numbers of 16 bits.
  @Test(arguments: [(40_000, 5), (65_535, 2), (30, 40_000), (1001, 3)])
  func `a size beyond what is drawn counts as the largest`(columns: Int, rows: Int) throws {
    let drawn = (min(columns, 1000), min(rows, 1000))
    for startsSo in [false, true] {
      let terminal = try PseudoTerminal(
        running: PseudoTerminal.sibling("BackendFixture"), columns: startsSo ? columns : 80,
        rows: startsSo ? rows : 24)
      if !startsSo {
        try terminal.waitForFrame(columns: 80, rows: 24)
        terminal.resize(columns: columns, rows: rows)
      }
      try terminal.waitForFrame(columns: drawn.0, rows: drawn.1)
      terminal.resize(columns: 70, rows: 20)
      try terminal.waitForFrame(columns: 70, rows: 20)
      terminal.paste("quit")
      #expect(try terminal.waitForEnd() == .exited(0))
      #expect(terminal.isAsFound)
    }
  }

  @Test func `no frame begins for a size that the terminal has no longer`() throws {
    let terminal = try startedFixture()
    let before = terminal.screen.frameCount
    terminal.paste("resizeItself")
    try terminal.waitForFrame(columns: 70, rows: 20)
    try terminal.wait(forText: "1 resize 70x20")
    #expect(terminal.screen.frameCount - before == 1)
  }

  @Test func `sizes that pass while the output stands still get no frame`() throws {
    let terminal = try startedFixture()
    terminal.paste("showText")
    try terminal.wait(forText: "xyzabc")
    let before = terminal.screen.frameCount
    // More than the terminal takes while nothing reads it.
    terminal.resize(columns: 400, rows: 200)
    try terminal.waitForFullOutput()
    for step in 0..<299 { terminal.resize(columns: 20 + step % 100, rows: 5 + step % 40) }
    terminal.resize(columns: 91, rows: 33)
    let expected = try model(columns: 91, rows: 33)
    try terminal.wait(for: "the last frame") { terminal.screen.rows == expected }
    // The one that was stuck, and the last.
    #expect(terminal.screen.frameCount - before == 2)
  }

  @Test func `a size that comes and goes while the program works leaves no gap`() throws {
    let terminal = try startedFixture()
    terminal.paste("showText")
    try terminal.wait(forText: "xyzabc")
    let expected = terminal.screen.rows.dropFirst()
    terminal.paste("block")
    try terminal.wait(forText: "blocking")
    // Terminals forget what they cut off.
    terminal.resize(columns: 20, rows: 5)
    terminal.resize(columns: 80, rows: 24)
    try terminal.wait(forText: "blocked")
    try terminal.wait(for: "all of the text") { terminal.screen.rows.dropFirst() == expected }
  }

  @Test func `a terminal of a single cell does no harm`() throws {
    let terminal = try startedFixture()
    terminal.resize(columns: 1, rows: 1)
    try terminal.waitForFrame(columns: 1, rows: 1)
    terminal.resize(columns: 300, rows: 100)
    try terminal.waitForFrame(columns: 300, rows: 100)
  }

  @Test func `a size in the environment pins nothing`() throws {
    let terminal = try startedFixture(environment: ["COLUMNS": "50", "LINES": "10"])
    terminal.resize(columns: 70, rows: 20)
    try terminal.waitForFrame(columns: 70, rows: 20)
  }
}
