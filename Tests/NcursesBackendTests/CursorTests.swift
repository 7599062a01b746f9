import PseudoTerminal
import Testing

@Suite struct `The cursor` {
  private func wait(
    for place: (x: Int, y: Int)?, in terminal: PseudoTerminal, _ what: String
  ) throws {
    try terminal.wait(for: "\(what)") {
      guard let place else { return !terminal.screen.isCursorVisible }
      return terminal.screen.isCursorVisible && terminal.screen.cursor == place
    }
  }

  @Test func `it stands where the frame says, and is hidden where it says nothing`() throws {
    let terminal = try startedFixture()
    #expect(!terminal.screen.isCursorVisible)
    terminal.paste("showCursor")
    try wait(for: (7, 3), in: terminal, "a cursor")
    let bytes = terminal.bytesWritten
    terminal.paste("moveCursor")
    try wait(for: (79, 23), in: terminal, "a cursor in the last cell")
    #expect(terminal.bytesWritten - bytes < 40)
    terminal.paste("hideCursor")
    try wait(for: nil, in: terminal, "no cursor")
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  @Test func `it stays where it is while other cells are drawn`() throws {
    let terminal = try startedFixture()
    terminal.paste("showCursor")
    try wait(for: (7, 3), in: terminal, "a cursor")
    try terminal.changeMark()
    try wait(for: (7, 3), in: terminal, "the cursor")
    terminal.paste("showText")
    try terminal.wait(for: "the text") { terminal.screen.row(1).count == 80 }
    try wait(for: (7, 3), in: terminal, "the cursor")
  }

  @Test func `it is back after a suspension and after the screen is drawn anew`() throws {
    let terminal = try startedFixture()
    terminal.paste("showCursor")
    try wait(for: (7, 3), in: terminal, "a cursor")
    terminal.send("\u{1a}")
    try terminal.waitForStop()
    #expect(terminal.isAsFound)
    terminal.bringBack()
    try terminal.wait(forText: "1 resume")
    try wait(for: (7, 3), in: terminal, "the cursor after a suspension")
    terminal.resize(columns: 60, rows: 15)
    try terminal.waitForFrame(columns: 60, rows: 15)
    try wait(for: (7, 3), in: terminal, "the cursor after a resize")
    // A cell that the screen has no longer.
    terminal.paste("moveCursor")
    try wait(for: nil, in: terminal, "no cursor")
  }
}
