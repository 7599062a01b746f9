import PseudoTerminal
import Testing

@Suite struct `Reports` {
  /// The gallery with a green label that has too little room.
  private func startedConflict(columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
    let terminal = try startedProgram(columns: columns, rows: rows)
    terminal.send(Key.down + Key.down + Key.tab + String(repeating: "[", count: columns))
    try terminal.waitForStage("0x\(rows - 4)")
    try terminal.wait(for: "the number of reports") { count(terminal) > 0 }
    return terminal
  }

  /// The number in the status line; 0 if there is none.
  private func count(_ terminal: PseudoTerminal) -> Int {
    let words = terminal.screen.rows.last?.split(separator: " ") ?? []
    guard words.last == "m", words.count >= 3 else { return 0 }
    let noun = words[words.count - 2]
    // In a narrow line the number stands alone.
    if noun.hasSuffix(":"), let number = Int(noun.dropLast()) { return number }
    return noun.hasPrefix("report") ? Int(words[words.count - 3]) ?? 0 : 0
  }

  @Test func `are counted in the status line from the first on`() throws {
    let terminal = try startedProgram("green-label")
    // The green label takes 19 columns from a third of the container on, which is 2 columns
    // narrower than the stage: the last stage with room for it has 31 columns.
    terminal.send(String(repeating: "[", count: 79 - 31))
    try terminal.waitForStage("31x20")
    // With the next frame, the one before is complete.
    terminal.send("{")
    try terminal.waitForStage("31x19")
    #expect(count(terminal) == 0)
    terminal.send("[")
    try terminal.wait(for: "one report") { count(terminal) == 1 }
    #expect(terminal.screen.row(23).hasSuffix(" 1 report: m"))
    terminal.send("[[[[[[[[[[[[")
    try terminal.wait(for: "several reports") { count(terminal) > 1 }
    #expect(terminal.screen.row(23).hasSuffix(" \(count(terminal)) reports: m"))
  }

  /// The text of the page, which is in front of the lower part of the stage.
  private func panel(_ terminal: PseudoTerminal) throws -> Area {
    let screen = terminal.screen
    let rows = 0..<screen.rowCount
    let top = try #require(rows.first { screen.row($0).contains("╔═ Reports ") })
    let bottom = try #require(rows.last { screen.row($0).contains("╚═") })
    return Area(x: 19, y: top + 1, width: screen.columns - 21, height: bottom - top - 1)
  }

  @Test func `can be read`() throws {
    let terminal = try startedConflict(columns: 100, rows: 400)
    let number = count(terminal)
    #expect(number > 1)
    terminal.send("m")
    try terminal.wait(forText: "Enter Apple's log  ↑↓ PgUp PgDn scroll  Esc close")
    let folded = try terminal.screen.rows(of: panel(terminal))
    #expect(folded.contains { $0.hasPrefix("▸ Enter unfolds ") })
    terminal.send("\r")
    try terminal.wait(forText: "As Apple's engine logs \(number)")
    let lines = try terminal.screen.rows(of: panel(terminal))
    // First what is left out, with file and line, and the sum that fails.
    #expect(lines[0] == "\(number) constraints are left out")
    for index in 1...number {
      #expect(lines[4 * index - 3].hasPrefix("\(index)  green.left >= "))
      #expect(lines[4 * index - 2].hasPrefix("   GreenLabel.swift:"))
      #expect(lines[4 * index - 1].hasPrefix("     "))
      #expect(lines[4 * index - 1].hasSuffix(" > 0"))
      #expect(lines[4 * index].contains("green"))
      #expect(lines[4 * index].hasSuffix("; demo"))
    }
    // Then why, as of now, for each of them; then what Apple's engine would log.
    let reasons = try (1...number).map { try #require(lines.firstIndex(of: "Why \($0)")) }
    let logs = try #require(lines.firstIndex(of: "As Apple's engine logs 1"))
    #expect(reasons.first == 4 * number + 2)
    #expect(reasons == reasons.sorted() && (reasons.last ?? 0) < logs)
    for reason in reasons {
      #expect(lines[reason + 1] == "• 'demo' is 0 wide: its size is given from outside.")
    }
    #expect(lines.count { $0 == "Unable to simultaneously satisfy constraints." } == number)
    #expect(lines.count { $0 == "Will attempt to recover by breaking constraint" } == number)
    let text = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(text.contains("2) find the code that added the unwanted constraint or constraints"))
    #expect(text.contains("The last one, written at GreenLabel.swift:"))
    #expect(text.contains(" Label:green.right <= ThirdsView:container.right>"))
    // What goes on in another line begins where its line begins, a reason behind its mark.
    let first = try #require(lines.firstIndex { $0.hasPrefix("  (2) find the code") })
    #expect(lines[first + 1] == "  it.")
    #expect(lines.allSatisfy { !$0.hasPrefix("• ") || $0.dropFirst(2).first != " " })
  }

  @Test func `are scrolled line by line`() throws {
    let terminal = try startedConflict()
    terminal.send("m")
    try terminal.wait(forText: " ↓ more ")
    // But for the scroll bar, which stays.
    let place = try panel(terminal)
    func first(_ count: Int) -> Area {
      Area(
        x: place.columns.lowerBound, y: place.rows.lowerBound, width: place.columns.count - 1,
        height: count)
    }
    let lines = terminal.screen.rows(of: first(place.rows.count))
    for line in 1..<place.rows.count {
      terminal.send(Key.down)
      try terminal.wait(for: "line \(line)") {
        terminal.screen.rows(of: first(place.rows.count - line)) == Array(lines.dropFirst(line))
      }
    }
    terminal.send(Key.up)
    try terminal.wait(for: "the line before") {
      terminal.screen.rows(of: first(2)) == Array(lines.suffix(2))
    }
  }

  @Test func `are scrolled by pages, to the end, and with the wheel`() throws {
    let terminal = try startedConflict()
    terminal.send("m")
    try terminal.waitForFocus("Reports")
    let panel = Area(x: 17, y: 2, width: 63, height: 20)
    let top = terminal.screen.cells(of: panel)
    for (there, back) in [
      (Key.pageDown, Key.pageUp), (Key.end, Key.home),
      (Mouse.wheelDown(30, 10), Mouse.wheelUp(30, 10)),
    ] {
      terminal.send(there)
      try terminal.wait(forText: " ↑ more ")
      #expect(terminal.screen.cells(of: panel) != top)
      terminal.send(back)
      try terminal.wait(for: "the start") { terminal.screen.cells(of: panel) == top }
    }
  }

  @Test func `stay readable when the terminal changes`() throws {
    let terminal = try startedConflict()
    terminal.send("m" + Key.end)
    try terminal.wait(forText: " ↑ more ")
    terminal.resize(columns: 30, rows: 8)
    try terminal.wait(for: "the size in the title line") {
      terminal.screen.stageSize == "0x5" && terminal.screen.columns == 30
    }
    terminal.send(Key.home)
    try terminal.wait(forText: "║ 4 constraints are left out")
    terminal.send(Key.end)
    try terminal.wait(for: "the end") { !terminal.screen.text.contains(" ↓ more ") }
    terminal.resize(columns: 200, rows: 60)
    // The end stays at the bottom: there is no empty panel.
    try terminal.wait(for: "a full panel") {
      terminal.screen.divider == 16
        && (2..<40).contains { terminal.screen.row($0).contains(" Reports ") }
        && (20..<58).contains { terminal.screen.row($0).contains("constraint") }
    }
  }

  @Test func `can be read in a few rows, too`() throws {
    let terminal = try startedProgram("green-label", columns: 20, rows: 4)
    try terminal.wait(for: "reports") { count(terminal) > 0 }
    terminal.send("m")
    try terminal.wait(for: "the first lines") {
      terminal.screen.row(1).hasPrefix(" 4 constraints are")
        && terminal.screen.row(1).hasSuffix("▐")
    }
    terminal.send(Key.end)
    try terminal.wait(for: "the last lines") {
      terminal.screen.row(2).contains("lines.") && terminal.screen.row(2).hasSuffix("▐")
    }
  }

  @Test func `are closed by m and by escape, which lead back to where they were opened`() throws {
    let terminal = try startedConflict()
    let before = terminal.screen.cells
    for key in ["m", Key.escape] {
      terminal.send("m")
      try terminal.waitForFocus("Reports")
      terminal.send(key)
      try terminal.wait(for: "the stage") { terminal.screen.cells == before }
    }
    terminal.send(Key.tab)
    try terminal.wait(forText: " ↑↓ choose")
    let list = terminal.screen.cells
    for key in ["m", Key.escape] {
      terminal.send("m")
      try terminal.waitForFocus("Reports")
      terminal.send(key)
      try terminal.wait(for: "the list") { terminal.screen.cells == list }
    }
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test func `leave with the demo that they are about`() throws {
    let terminal = try startedConflict()
    terminal.send("m")
    try terminal.waitForFocus("Reports")
    terminal.send(Key.tab)
    try terminal.waitForFocus("Green label")
    try terminal.wait(forText: "Tab page")
    terminal.send(Key.tab)
    try terminal.waitForFocus("Reports")
    terminal.send(Key.tab + Key.home)
    try terminal.waitForFocus("Three labels")
    try terminal.wait(for: "no reports") {
      !terminal.screen.text.contains("Reports") && count(terminal) == 0
    }
  }

  @Test func `are none where all is well`() throws {
    let terminal = try startedProgram("three-labels")
    terminal.send("m")
    try terminal.wait(forText: "Nothing is reported now.")
    #expect(count(terminal) == 0)
  }
}
