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
