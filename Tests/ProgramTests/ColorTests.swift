import PseudoTerminal
import Testing

@Suite struct `Colors` {
  private let demos = [
    ("three-labels", "Three labels"), ("stair", "StairView"), ("green-label", "Green label"),
  ]

  private func expectNoColor(_ screen: EmulatedScreen) {
    let colored = screen.cells.joined().filter {
      $0.foreground != .standard || $0.background != .standard
    }
    #expect(colored.isEmpty, "\(screen.text)")
  }

  @Test func `are shown`() throws {
    let terminal = try startedProgram("green-label")
    // Reversed, what is the foreground fills the cell.
    let blocks = Set(terminal.screen.cells.joined().filter(\.isReversed).map(\.foreground))
    #expect(blocks.isSuperset(of: [.palette(2), .palette(4)]))
  }

  @Test func `are left out where the user does not want them`() throws {
    for (id, _) in demos {
      let terminal = try startedProgram(id, environment: ["NO_COLOR": "1"])
      terminal.send("[[[{{{")
      try terminal.waitForStage("77x19")
      try terminal.wait(for: "the edges") { terminal.screen.cell(77, 20).text == "┘" }
      expectNoColor(terminal.screen)
    }
  }

  @Test func `are not needed to see where the keys go`() throws {
    let terminal = try startedProgram(environment: ["NO_COLOR": "1"])
    for (row, (_, title)) in zip(1..., demos) {
      try terminal.wait(for: "\(title) in the list") {
        terminal.screen.reversedText(row: row).hasPrefix(" \(title)")
      }
      terminal.send(Key.tab)
      try terminal.wait(forText: "▸\(title)")
      #expect(terminal.screen.reversedText(row: 0) == " \(title) ")
      expectNoColor(terminal.screen)
      terminal.send(Key.tab + Key.down)
    }
  }
}
