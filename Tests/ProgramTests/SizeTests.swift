import Glibc
import PseudoTerminal
import Testing

private let ids = ["three-labels", "stair", "green-label"]

@Suite struct `The live stage` {
  @Test(arguments: [(80, 24), (79, 24), (20, 5), (97, 33), (200, 60)])
  func `shows what is rendered`(columns: Int, rows: Int) throws {
    let terminal = try startedProgram(columns: columns, rows: rows)
    for id in ids {
      try terminal.wait(forStageShowing: id)
      terminal.send(Key.down)
      if id != ids.last {
        try terminal.wait(for: "the next demo") { terminal.screen.focus != "Three labels" }
      }
    }
  }

  @Test(arguments: ids)
  func `shows what is rendered when it is made smaller`(id: String) throws {
    let terminal = try startedProgram()
    for _ in 0..<(ids.firstIndex(of: id) ?? 0) { terminal.send(Key.down) }
    terminal.send(Key.tab)
    var (width, height) = (62, 20)
    for (keys, columns, rows) in [("[", 1, 0), ("{{", 0, 2), ("[[[[[[[", 7, 0), ("[{{{", 1, 3)] {
      for _ in 0..<4 {
        terminal.send(keys)
        (width, height) = (width - columns, height - rows)
        try terminal.waitForStage("\(width)x\(max(0, height))")
        try terminal.wait(forStageShowing: id)
      }
    }
  }
}

@Suite struct `Changes of size` {
  @Test(arguments: [(91, 33), (61, 9)])
  func `the storm of resizes ends at the right size`(columns: Int, rows: Int) throws {
    let terminal = try startedProgram()
    for step in 0..<300 { terminal.resize(columns: 1 + step * 37 % 211, rows: 1 + step * 17 % 61) }
    terminal.resize(columns: columns, rows: rows)
    try terminal.wait(forScreenOf: startedProgram(columns: columns, rows: rows))
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test(arguments: ids)
  func `a storm of resizes, each of them seen, leaves no trace in the demo`(id: String) throws {
    let terminal = try startedProgram(id)
    for step in 0..<40 {
      let (columns, rows) = (30 + step * 37 % 171, 4 + step * 17 % 50)
      terminal.resize(columns: columns, rows: rows)
      // Where there are rows enough, sentence and readout have one each, two below 62 columns.
      let width = columns - EmulatedScreen.lessonWidth(forWidth: columns)
      let lines = min(width < 62 ? 4 : 2, max(0, rows - 2 - 6))
      try terminal.waitForStage("\(width - 1)x\(rows - 2 - lines)")
    }
    terminal.resize(columns: 100, rows: 30)
    try terminal.waitForStage("99x26")
    // Reports stay counted, so the status line may differ; so may what the stair counts: the steps from the last layout.
    let fresh = try startedProgram(id, columns: 100, rows: 30)
    let others = id == "stair" ? 2 : 1
    try terminal.wait(for: "the same stage") {
      terminal.screen.cells.dropLast(others) == fresh.screen.cells.dropLast(others)
    }
  }

  @Test func `the tiniest sizes do no harm`() throws {
    let terminal = try startedProgram()
    for (columns, rows) in [(1, 1), (2, 2), (5, 1), (1, 5), (17, 3), (19, 2), (80, 1), (80, 2)] {
      terminal.resize(columns: columns, rows: rows)
      try terminal.wait(forScreenOf: startedProgram(columns: columns, rows: rows))
      terminal.resize(columns: 80, rows: 24)
      try terminal.wait(forScreenOf: startedProgram())
    }
  }

  @Test func `a start in a single cell does no harm`() throws {
    let terminal = try startedProgram(columns: 1, rows: 1)
    terminal.send(Key.down)
    terminal.resize(columns: 80, rows: 24)
    try terminal.waitForFocus("StairView")
    try terminal.wait(forStageShowing: "stair")
  }

  @Test func `a stage keeps its size as far as there is room`() throws {
    let terminal = try startedProgram()
    terminal.send(Key.tab + "[[{{")
    try terminal.waitForStage("60x18")
    terminal.resize(columns: 120, rows: 40)
    try terminal.wait(forText: "60×18 of 67×36")
    terminal.resize(columns: 50, rows: 20)
    try terminal.waitForStage("49x13")
    terminal.resize(columns: 80, rows: 24)
    try terminal.wait(forText: "60×18 of 62×20")
    try terminal.wait(forStageShowing: "three-labels")
  }
}
