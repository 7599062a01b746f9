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
    #expect(blocks.isSuperset(of: [.palette(2), .palette(26)]))
  }

  @Test func `are left out where the user does not want them`() throws {
    for (id, _) in demos {
      let terminal = try startedProgram(id, environment: ["NO_COLOR": "1"])
      terminal.send("[[[{{{")
      try terminal.waitForStage("76x17")
      try terminal.wait(for: "the edges") { terminal.screen.cell(76, 19).text == "┘" }
      expectNoColor(terminal.screen)
    }
  }

  /// The colours of the chosen demo, which is reversed, and of the hint line.
  private func roles(_ screen: EmulatedScreen) -> [EmulatedCell.Color] {
    [screen.cell(1, 2).foreground, screen.cell(1, screen.rowCount - 1).foreground]
  }

  // What comes nearest, in the palette, to the blue and the grey of the themes.
  private let dark = [EmulatedCell.Color.palette(75), .palette(248)]
  private let light = [EmulatedCell.Color.palette(26), .palette(240)]

  @Test func `are those for the terminal's background`() throws {
    for (background, expected) in [("1c1c/1c1c/1c1c", dark), ("fdfd/f6f6/e3e3", light)] {
      let terminal = try startedProgram(nature: TerminalNature(background: "rgb:" + background))
      try terminal.wait(for: "these colours") { self.roles(terminal.screen) == expected }
      let grounds = terminal.screen.cells.joined().filter { !$0.isReversed }.map(\.background)
      #expect(Set(grounds) == [.standard])
    }
    #expect(roles(try startedProgram().screen) == [.standard, .standard])
  }

  @Test func `come late where the terminal answers late, and the frame does not wait`() throws {
    let terminal = try startedProgram(nature: .silent)
    #expect(roles(terminal.screen) == [.standard, .standard])
    terminal.send("\u{1b}[?2026;2$y\u{1b}]11;rgb:fdfd/f6f6/e3e3\u{1b}\\\u{1b}[?62;22c")
    try terminal.wait(for: "the light theme") { self.roles(terminal.screen) == self.light }
  }

  @Test func `are those of a theme that was asked for, whatever the background`() throws {
    let terminal = try startedProgram(
      "--theme", "light", nature: TerminalNature(background: "rgb:0/0/0"))
    #expect(roles(terminal.screen) == light)
    terminal.send("\u{1b}[?997;1n" + Key.down)
    try terminal.waitForFocus("StairView")
    #expect(roles(terminal.screen).last == light.last)
  }

  @Test func `change with the background, and nothing else does`() throws {
    let terminal = try startedProgram(nature: TerminalNature(background: "rgb:0/0/0"))
    let text = terminal.screen.text
    terminal.send("\u{1b}[?997;2n")
    try terminal.wait(for: "the light theme") { self.roles(terminal.screen) == self.light }
    #expect(terminal.screen.text == text)
    terminal.send("\u{1b}[?997;1n")
    try terminal.wait(for: "the dark theme") { self.roles(terminal.screen) == self.dark }
  }

  @Test func `are left out on any background`() throws {
    let terminal = try startedProgram(
      environment: ["NO_COLOR": "1"], nature: TerminalNature(background: "rgb:ffff/ffff/ffff"))
    #expect(terminal.screen.focus == "Three labels")
    expectNoColor(terminal.screen)
  }

  @Test func `are not needed to see where the keys go`() throws {
    let terminal = try startedProgram(environment: ["NO_COLOR": "1"])
    for (row, (_, title)) in zip(2..., demos) {
      try terminal.wait(for: "\(title) in the list") {
        terminal.screen.reversedText(row: row).hasPrefix(" \(title)")
      }
      terminal.send(Key.tab)
      try terminal.wait(for: "\(title) on the stage") {
        terminal.screen.reversedText(row: 0) == " \(title) "
      }
      expectNoColor(terminal.screen)
      terminal.send(Key.tab + Key.down)
    }
  }
}
