import PseudoTerminal
import Testing

@Suite struct `Start` {
  @Test func `at 80 columns the list stands beside a stage of 62`() throws {
    let terminal = try startedProgram()
    let screen = terminal.screen
    #expect(screen.row(0).hasPrefix(" Ashlar: Auto Layout   Three labels   Article 1, example 1 "))
    #expect(screen.row(0).hasSuffix(" stage 62×20"))
    let divider = try #require(screen.divider)
    #expect(divider + 1 <= 17)
    #expect(screen.columns - divider - 2 >= 62)
    // The scroll bar is in the last column.
    let list = screen.rows(of: Area(x: 0, y: 1, width: divider - 1, height: 22))
    #expect(
      list.prefix(5)
        == ["Article 1", "▸Three labels", " StairView", " Green label", "Article 2"])
    #expect(screen.focus == "Three labels")
    #expect(
      screen.row(23)
        == " ↑↓ choose  Tab stage  [ ] resize  + - width  l lesson  i why  ? help  q quit")
  }

  @Test func `the stage takes what a wide terminal has more`() throws {
    let terminal = try startedProgram(columns: 200, rows: 60)
    #expect(terminal.screen.divider == 16)
    #expect(terminal.screen.stageSize == "129x56")
    #expect(terminal.screen.row(59).hasPrefix(" ↑↓ choose"))
  }

  @Test(arguments: [(79, 24, "78x19", " ↑↓ choose"), (20, 5, "19x2", " ? help  q quit")])
  func `in less than 80 columns the list is one line`(
    columns: Int, rows: Int, stage: String, hints: String
  ) throws {
    let terminal = try startedProgram(columns: columns, rows: rows)
    #expect(terminal.screen.divider == nil)
    #expect(terminal.screen.stageSize == stage)
    #expect(terminal.screen.reversedText(row: 1) == " Three labels ")
    #expect(terminal.screen.row(rows - 1).hasPrefix(hints))
  }

  @Test func `a list that is too wide for its line says so`() throws {
    let terminal = try startedProgram(columns: 20, rows: 5)
    #expect(terminal.screen.row(1) == " [ Three labels │ S…")
    terminal.send(Key.down)
    try terminal.wait(forText: "…els │ StairView │ …")
    #expect(terminal.screen.focus == "StairView")
    terminal.send(Key.down)
    try terminal.wait(for: "signs at both ends") {
      terminal.screen.row(1) == "…w │ Green label │ …"
    }
    #expect(terminal.screen.focus == "Green label")
    terminal.send(Key.end)
    try terminal.wait(for: "a sign at the left only") { terminal.screen.row(1).hasSuffix(" ]") }
    #expect(terminal.screen.row(1).hasPrefix("…"))
  }

  @Test func `a list that is too high for its column says so`() throws {
    let terminal = try startedProgram(columns: 90, rows: 4)
    let column = try #require(terminal.screen.divider) - 1
    #expect((1...2).map { terminal.screen.cell(column, $0).text } == ["▐", " "])
    terminal.send(Key.end)
    try terminal.wait(for: "the last title") {
      terminal.screen.cell(0, 2).text == "▸" && terminal.screen.cell(column, 2).text == "▐"
    }
    #expect((1...2).map { terminal.screen.cell(column, $0).text } == [" ", "▐"])
  }

  @Test func `lines that are too long say so`() throws {
    let small = try startedProgram(columns: 20, rows: 5)
    #expect(small.screen.row(0) == " Three labels  19×2")
    #expect(small.screen.row(4) == " ? help  q quit")
    let smaller = try startedProgram(columns: 12, rows: 5)
    #expect(smaller.screen.row(0) == " Thre… 11×2")
    #expect(smaller.screen.row(4) == " q quit")
  }

  @Test(arguments: [
    ("three-labels", "Three labels"), ("stair", "StairView"), ("green-label", "Green label"),
  ])
  func `an id opens one demo without a list`(id: String, title: String) throws {
    let terminal = try startedProgram(id)
    #expect(terminal.screen.row(0).hasPrefix(" Ashlar: Auto Layout   \(title) "))
    #expect(terminal.screen.stageSize == "79x20")
    #expect(terminal.screen.focus == title)
    // There is no list to go to: the keys stay with the demo.
    terminal.send(Key.tab + "[")
    try terminal.waitForStage("78x20")
    #expect(terminal.screen.focus == title)
  }

  @Test(arguments: ["q", Key.controlC])
  func `a single demo is left at once`(key: String) throws {
    let terminal = try startedProgram("stair")
    terminal.send(Key.escape)
    try terminal.wait(forText: "q quits.")
    terminal.send(key)
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  @Test func `the seed decides the texts`() throws {
    let usual = try startedProgram()
    let same = try startedProgram("--seed", "1")
    let other = try startedProgram("--seed", "2")
    #expect(same.screen.cells == usual.screen.cells)
    #expect(other.screen.cells != usual.screen.cells)
  }
}
