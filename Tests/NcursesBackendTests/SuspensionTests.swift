import Glibc
import PseudoTerminal
import Testing

@Suite struct `Suspension` {
  @Test(arguments: [true, false])
  func `a suspended program gives the terminal back until it goes on`(byKey: Bool) throws {
    let terminal = try startedFixture()
    if byKey { terminal.send("\u{1a}") } else { terminal.signal(SIGTSTP) }
    #expect(try terminal.waitForStop() == .stopped(signal: SIGTSTP))
    #expect(terminal.isAsFound)
    terminal.resize(columns: 60, rows: 15)
    terminal.bringBack()
    try terminal.waitForFrame(columns: 60, rows: 15)
    try terminal.wait(forText: "1 resume")
    try terminal.wait(forText: "2 resize 60x15")
    #expect(terminal.screen.isAlternate)
    #expect(!terminal.screen.isCursorVisible)
    #expect(terminal.screen.reportsMouse)
    #expect(terminal.screen.bracketsPastes)
    #expect(terminal.modes?.isLineMode == false)
    terminal.send("x")
    try terminal.wait(forText: #"3 key character("x")"#)
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  @Test func `a suspension is possible again and again`() throws {
    let terminal = try startedFixture()
    for round in 0..<5 {
      terminal.send("\u{1a}")
      try terminal.waitForStop(after: round)
      #expect(terminal.isAsFound)
      terminal.bringBack()
      try terminal.wait(forText: "\(round + 1) resume")
    }
    #expect(terminal.changes.count == 5)
  }

  @Test func `what was written to standard error appears during the suspension, once`() throws {
    let terminal = try startedFixture()
    terminal.paste("complain")
    terminal.send("x")
    // The suspend key throws away what was typed before it and is not read yet.
    try terminal.wait(forText: #"1 key character("x")"#)
    terminal.send("\u{1a}")
    try terminal.waitForStop()
    #expect(terminal.screen.text == "a complaint")
    terminal.bringBack()
    try terminal.wait(forText: "2 resume")
    terminal.paste("quit")
    try terminal.waitForEnd()
    #expect(terminal.screen.text == "a complaint\nback")
  }

  @Test func `a program that is stopped without being asked draws its screen again`() throws {
    let terminal = try startedFixture()
    terminal.signal(SIGSTOP)
    #expect(try terminal.waitForStop() == .stopped(signal: SIGSTOP))
    terminal.bringBack()
    try terminal.wait(forText: "1 resume")
    #expect(terminal.screen.isAlternate)
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  @Test func `a suspended program that is ended writes nothing more`() throws {
    let terminal = try startedFixture()
    terminal.send("\u{1a}")
    try terminal.waitForStop()
    let before = terminal.bytesWritten
    terminal.signal(SIGTERM)
    terminal.signal(SIGCONT)
    #expect(try terminal.waitForEnd() == .killed(signal: SIGTERM))
    #expect(terminal.bytesWritten == before)
  }
}
