import Glibc
import PseudoTerminal
import SeededNumbers
import Testing

/// An examination in a terminal that says nothing until it is told to, and how that ends.
@Suite struct `While a terminal is asked` {
  /// The program when it has asked its first question, and the terminal's modes before it.
  private func asking() throws -> (terminal: PseudoTerminal, modes: TerminalModes?) {
    let terminal = try PseudoTerminal(
      running: "/bin/sh",
      arguments: [
        "-c", #"echo go; read go; exec "$0""#, PseudoTerminal.sibling("ExaminationFixture"),
      ],
      nature: .silent)
    try terminal.wait(forText: "go")
    let modes = terminal.modes
    let before = terminal.bytesWritten
    terminal.send("\n")
    try terminal.wait(for: "a question") {
      terminal.modes != modes && terminal.bytesWritten >= before + 9
    }
    return (terminal, modes)
  }

  /// What a terminal says at least.
  private let answers = "\u{1b}[2;1R\u{1b}[?6c"

  @Test func `an interrupt ends the program and gives the terminal back`() throws {
    let (terminal, modes) = try asking()
    terminal.send("\u{03}")
    #expect(try terminal.waitForEnd() == .killed(signal: SIGINT))
    #expect(terminal.modes == modes && terminal.screen.isGivenBack)
    #expect(terminal.screen.text == "go")
  }

  @Test func `a suspension stops it with the terminal given back`() throws {
    let (terminal, modes) = try asking()
    terminal.send("\u{1a}")
    #expect(try terminal.waitForStop() == .stopped(signal: SIGTSTP))
    #expect(terminal.modes == modes && terminal.screen.isGivenBack)
    terminal.bringBack()
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.modes == modes && terminal.screen.text == "go")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT])
  func `a signal ends it and gives the terminal back`(signal: Int32) throws {
    let (terminal, modes) = try asking()
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .killed(signal: signal))
    #expect(terminal.modes == modes && terminal.screen.isGivenBack)
  }

  @Test func `the line of the conversation is blank when a signal ends it`() throws {
    let (terminal, modes) = try asking()
    let before = terminal.bytesWritten
    terminal.send(answers)
    try terminal.wait(for: "more questions") { terminal.bytesWritten > before + 30 }
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd() == .killed(signal: SIGTERM))
    #expect(terminal.modes == modes && terminal.screen.isGivenBack)
    #expect(terminal.screen.text == "go")
  }

  @Test func `the loss of the terminal ends it`() throws {
    let (terminal, _) = try asking()
    terminal.disconnect()
    let end = try terminal.waitForEnd()
    #expect(end == .exited(0) || end == .killed(signal: SIGHUP))
  }

  @Test(arguments: 0..<10)
  func `random answers neither hang it nor change the terminal`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let (terminal, modes) = try asking()
    // No interrupt, quit and suspension: they end it.
    for _ in 0..<5 {
      let bytes = (0..<100).map { _ in UInt8.random(in: 32...255, using: &generator) }
      terminal.sendBytes(bytes + Array("\u{18}\u{1b}[2;1R\u{1b}[?6c".utf8))
    }
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.modes == modes && terminal.screen.isGivenBack)
    #expect(terminal.screen.text == "go")
  }
}
