import PseudoTerminal
import Testing

@Suite struct `Keys of the gallery` {
  @Test func `arrows choose a demo, and the stage shows it`() throws {
    let terminal = try startedProgram()
    for (key, id, title) in [
      (Key.down, "stair", "StairView"), (Key.down, "green-label", "Green label"),
      (Key.down, "address-row", "Address row"), (Key.up, "green-label", "Green label"),
      (Key.home, "three-labels", "Three labels"), (Key.up, "three-labels", "Three labels"),
    ] {
      terminal.send(key)
      try terminal.waitForFocus(title)
      try terminal.wait(forStageShowing: id)
      #expect(terminal.screen.row(0).hasPrefix(" Ashlar: Auto Layout   \(title) "))
    }
  }

  @Test func `in a folded list left and right choose as well`() throws {
    let terminal = try startedProgram(columns: 60)
    terminal.send(Key.right)
    try terminal.waitForFocus("StairView")
    terminal.send(Key.left)
    try terminal.waitForFocus("Three labels")
  }

  @Test(arguments: [Key.tab, Key.enter])
  func `the stage is entered visibly, and escape leads back to the list`(key: String) throws {
    let terminal = try startedProgram()
    // The chosen title is reversed where the keys go: in the list, or in the title line.
    #expect(terminal.screen.reversedText(row: 2).hasPrefix(" Three labels"))
    #expect(terminal.screen.reversedText(row: 0).isEmpty)
    terminal.send(key)
    try terminal.wait(for: "the focus on the stage") {
      terminal.screen.reversedText(row: 0) == " Three labels "
        && terminal.screen.reversedText(row: 2).isEmpty
    }
    // Without the focus, a sign says which one is chosen.
    try terminal.wait(forText: "▸Three labels")
    try terminal.wait(forText: " + - width")
    terminal.send(Key.escape)
    try terminal.wait(for: "the focus on the list") {
      terminal.screen.reversedText(row: 2).hasPrefix(" Three labels")
        && terminal.screen.reversedText(row: 0).isEmpty
    }
    try terminal.wait(forText: " ↑↓ choose")
    terminal.send(Key.escape)
    try terminal.wait(forText: "q quits.")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  @Test func `tab leads to the stage and back`() throws {
    let terminal = try startedProgram()
    terminal.send(Key.tab)
    try terminal.wait(for: "the stage") { terminal.screen.reversedText(row: 2).isEmpty }
    terminal.send(Key.tab)
    try terminal.wait(for: "the list") {
      terminal.screen.reversedText(row: 2).hasPrefix(" Three labels")
    }
    // The keys go there: the demo is another one.
    terminal.send(Key.down)
    try terminal.waitForFocus("StairView")
  }

  @Test(arguments: ["", Key.tab, "m", Key.tab + "m"], ["q", Key.controlC])
  func `the program is left at once from everywhere`(place: String, key: String) throws {
    let terminal = try startedProgram()
    terminal.send(place)
    try terminal.wait(for: "the place") {
      terminal.screen.reversedText(row: 2).hasPrefix(" Three") == place.isEmpty
    }
    terminal.send(key)
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  @Test func `brackets and braces move the edges, and r fills the stage`() throws {
    let terminal = try startedProgram()
    terminal.send(Key.tab)
    for (keys, size) in [
      ("[[[", "59x20"), ("]", "60x20"), ("{{", "60x18"), ("}", "60x19"), ("r", "62x20"),
      ("]}", "62x20"), (String(repeating: "[", count: 70), "0x20"), ("]", "1x20"),
      (String(repeating: "{", count: 30), "1x0"), ("r", "62x20"),
    ] {
      terminal.send(keys)
      try terminal.waitForStage(size)
      #expect(terminal.screen.row(0).contains(" of 62×20") == (size != "62x20"))
    }
    try terminal.wait(forStageShowing: "three-labels")
  }

  @Test func `the edges of a smaller stage are drawn`() throws {
    let terminal = try startedProgram()
    terminal.send(Key.tab + "[[{{{")
    try terminal.waitForStage("60x17")
    // Right of the 60 columns that begin at 17, and below the 17 rows that begin at 2; three cells in the
    // middle of each are its grip.
    try terminal.wait(for: "the edges") {
      (2..<19).allSatisfy {
        terminal.screen.cell(77, $0).text == ((9...11).contains($0) ? "║" : "│")
      }
        && (17..<77).allSatisfy {
          terminal.screen.cell($0, 19).text == ((45...47).contains($0) ? "═" : "─")
        }
        && terminal.screen.cell(77, 19).text == "┘"
    }
    let beyond = terminal.screen.cells(of: Area(x: 17, y: 20, width: 62, height: 2)).joined()
    #expect(beyond.allSatisfy { $0.text == " " })
  }
}

@Suite struct `Keys of the demos` {
  /// A demo in a stage of 120 columns and 40 rows, beside its lesson.
  private func started(_ id: String) throws -> PseudoTerminal {
    try startedProgram(id, columns: 156, rows: 44)
  }

  @Test func `space deals new texts`() throws {
    let terminal = try started("three-labels")
    let before = terminal.screen.cells
    terminal.send(" ")
    try terminal.wait(forStageShowing: "three-labels", keys: " ")
    #expect(terminal.screen.cells != before)
  }

  @Test func `plus and minus change the width of every label`() throws {
    let terminal = try started("three-labels")
    // Those that decide the height of their row have heavy borders.
    let count = { (width: Int) in
      [("┌", "─", "┐"), ("┏", "━", "┓")].map { left, line, right in
        let edge = left + String(repeating: line, count: width - 2) + right
        return terminal.screen.text.split(separator: edge, omittingEmptySubsequences: false).count
          - 1
      }
    }
    let usual = count(20)
    #expect(usual[0] >= 3 && usual[1] >= 4 && usual[0] + usual[1] >= 12)
    terminal.send("+++++")
    try terminal.wait(for: "labels of 25 columns") {
      count(25)[0] + count(25)[1] >= 12 && count(20) == [0, 0]
    }
    terminal.send("------")
    try terminal.wait(for: "labels of 19 columns") {
      count(19)[0] + count(19)[1] >= 12 && count(25) == [0, 0]
    }
    try terminal.wait(forStageShowing: "three-labels", keys: "-")
  }

  @Test(arguments: ["three-labels", "stair"])
  func `arrows and page keys scroll`(id: String) throws {
    let terminal = try started(id)
    let top = terminal.screen.cells
    for (key, name) in [
      (Key.down, "<down>"), (Key.pageDown, "<down><pgdn>"), (Key.up, "<down><pgdn><up>"),
      (Key.pageUp, "<down><pgdn><up><pgup>"),
    ] {
      terminal.send(key)
      try terminal.wait(forStageShowing: id, keys: name)
    }
    terminal.send(Key.end)
    try terminal.wait(forStageShowing: id, keys: String(repeating: "<pgdn>", count: 20))
    #expect(terminal.screen.cells != top)
    terminal.send(Key.home)
    try terminal.wait(for: "the top again") { terminal.screen.cells == top }
  }

  /// How many times each of the three blue labels says "blue", in the rows from top to bottom.
  private func words(_ terminal: PseudoTerminal) -> [Int] {
    guard let stage = terminal.screen.stage else { return [] }
    return terminal.screen.rows(of: stage).map {
      $0.split(separator: " ").count { $0.hasSuffix("blue") }
    }
    .filter { $0 > 0 }
  }

  @Test func `digits let blue labels grow, and what is above them on the keyboard shrinks them`()
    throws
  {
    let terminal = try started("green-label")
    for (key, expected) in [
      ("1", [2, 1, 1]), ("2", [2, 2, 1]), ("3", [2, 2, 2]), ("33", [2, 2, 4]), ("!", [1, 2, 4]),
      ("@", [1, 1, 4]), ("###", [1, 1, 1]), ("!@#", [1, 1, 1]),
    ] {
      terminal.send(key)
      try terminal.wait(for: "\(expected)") { words(terminal) == expected }
    }
  }

  @Test func `arrows choose a blue label and change it`() throws {
    let terminal = try started("green-label")
    for (key, expected) in [
      (Key.up, [2, 1, 1]), (Key.right + Key.up + Key.up, [2, 3, 1]), (Key.down, [2, 2, 1]),
      (Key.left + Key.left + Key.up, [2, 2, 2]),
    ] {
      terminal.send(key)
      try terminal.wait(for: "\(expected)") { words(terminal) == expected }
    }
  }
}
