import Glibc
import PseudoTerminal
import Testing

@Suite struct `Ways out` {
  /// The program after its first frame, the terminal's modes before it, and its process.
  private func startedFromShell(
    environment: [String: String?] = [:]
  ) throws -> (PseudoTerminal, TerminalModes?, process: Int) {
    // The shell becomes the program, so that both are the same process.
    let terminal = try PseudoTerminal(
      running: "/bin/sh",
      arguments: [
        "-c", #"stty erase ^H; echo "at $$."; read go; exec "$0""#,
        Program.path,
      ], environment: startedBefore.merging(environment) { $1 })
    try terminal.wait(for: "the process") { terminal.screen.row(0).hasSuffix(".") }
    let process = terminal.screen.row(0).dropFirst(3).dropLast()
    let modes = terminal.modes
    terminal.send("\n")
    try terminal.waitForFrame()
    #expect(terminal.modes != modes)
    return (terminal, modes, try #require(Int(process)))
  }

  @Test(arguments: [
    SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE,
  ])
  func `a signal ends the program and gives the terminal back`(signal: Int32) throws {
    let (terminal, modes, _) = try startedFromShell()
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .killed(signal: signal))
    #expect(terminal.modes == modes)
    #expect(terminal.screen.isGivenBack)
    #expect(terminal.screen.row(0).hasPrefix("at "))
  }

  /// Swift's backtracer returns from a signal that was sent, as no fault runs again.
  @Test(arguments: [SIGSEGV, SIGQUIT])
  func `a signal ends the program with the backtracer on`(signal: Int32) throws {
    let (terminal, modes, _) = try startedFromShell(
      environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,images=none"])
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .killed(signal: signal))
    #expect(terminal.modes == modes)
    #expect(terminal.screen.isGivenBack)
  }

  @Test(arguments: ["q", Key.controlC])
  func `a key ends the program and gives the terminal back`(key: String) throws {
    let (terminal, modes, _) = try startedFromShell()
    terminal.send(key)
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.modes == modes)
    #expect(terminal.screen.isGivenBack)
    #expect(terminal.screen.row(0).hasPrefix("at "))
  }

  @Test(arguments: [(80, 24), (60, 15), (132, 43)])
  func `a suspended program comes back at the size of then`(columns: Int, rows: Int) throws {
    let (terminal, modes, _) = try startedFromShell()
    terminal.send(Key.controlZ)
    #expect(try terminal.waitForStop() == .stopped(signal: SIGTSTP))
    #expect(terminal.modes == modes)
    #expect(terminal.screen.isGivenBack)
    terminal.resize(columns: columns, rows: rows)
    terminal.bringBack()
    try terminal.wait(forScreenOf: startedProgram(columns: columns, rows: rows))
    #expect(terminal.screen.reportsMouse)
    terminal.send(Key.down)
    try terminal.waitForFocus("StairView")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.modes == modes)
    #expect(terminal.screen.isGivenBack)
  }

  @Test(arguments: [STDOUT_FILENO, STDERR_FILENO])
  func `what is written to a standard stream appears afterwards`(number: Int32) throws {
    let (terminal, _, process) = try startedFromShell()
    let stream = open("/proc/\(process)/fd/\(number)", O_WRONLY | O_APPEND)
    try #require(stream >= 0)
    let words = "a complaint\n"
    #expect(write(stream, words, words.utf8.count) == words.utf8.count)
    close(stream)
    terminal.send(Key.down)
    try terminal.waitForFocus("StairView")
    #expect(!terminal.screen.text.contains("a complaint"))
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.screen.rows.contains("a complaint"))
  }

  @Test func `the loss of the terminal ends the program`() throws {
    let terminal = try startedProgram()
    terminal.disconnect()
    let end = try terminal.waitForEnd()
    #expect(end == .exited(0) || end == .killed(signal: SIGHUP))
  }

  @Test func `the loss of a suspended program's terminal ends the program`() throws {
    let terminal = try startedProgram()
    terminal.send(Key.controlZ)
    try terminal.waitForStop()
    terminal.disconnect()
    terminal.bringBack()
    let end = try terminal.waitForEnd()
    #expect(end == .exited(0) || end == .killed(signal: SIGHUP))
  }
}
