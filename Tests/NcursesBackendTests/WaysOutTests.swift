import Glibc
import PseudoTerminal
import Testing

@Suite struct `Ways out` {
  @Test(arguments: [
    SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGXCPU, SIGSYS, SIGIO, SIGPWR,
  ])
  func `a signal that ends the process gives the terminal back first`(signal: Int32) throws {
    let terminal = try startedFixture()
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .killed(signal: signal))
    #expect(terminal.isAsFound)
  }

  @Test(arguments: 1...10)
  func `a signal in the middle of drawing does no harm`(frames: Int) throws {
    let terminal = try startedFixture()
    terminal.paste("showText")
    for frame in 0..<frames { terminal.resize(columns: 200 + frame, rows: 50) }
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd() == .killed(signal: SIGTERM))
    #expect(terminal.isAsFound)
  }

  @Test(arguments: [
    ("trap", "trapped on purpose"), ("trapElsewhere", "trapped elsewhere"),
    ("fail", "DeliberateError"),
  ])
  func `the last words of a trap are on the screen afterwards`(command: String, words: String)
    throws
  {
    // The system's trace follows, and must not push the words out.
    let terminal = try startedFixture(rows: 80)
    terminal.paste(command)
    let end = try terminal.waitForEnd()
    #expect(end == .killed(signal: SIGILL) || end == .killed(signal: SIGTRAP))
    #expect(terminal.isAsFound)
    #expect(terminal.screen.text.contains(words))
    #expect(!terminal.screen.text.contains("size 80x80"))
  }

  @Test func `a stack overflow gives the terminal back`() throws {
    let terminal = try startedFixture()
    terminal.paste("overflow")
    #expect(try terminal.waitForEnd() == .killed(signal: SIGSEGV))
    #expect(terminal.isAsFound)
  }

  @Test func `an abort gives the terminal back`() throws {
    let terminal = try startedFixture()
    terminal.paste("abort")
    #expect(try terminal.waitForEnd() == .killed(signal: SIGABRT))
    #expect(terminal.isAsFound)
  }

  @Test(arguments: [("exit", 3), ("close", 4)] as [(String, Int32)])
  func `an exit gives the terminal back`(command: String, status: Int32) throws {
    let terminal = try startedFixture()
    terminal.paste(command)
    #expect(try terminal.waitForEnd() == .exited(status))
    #expect(terminal.isAsFound)
  }

  @Test func `what is written to standard error appears after the screen`() throws {
    let terminal = try startedFixture()
    terminal.paste("complain")
    terminal.send("x")
    try terminal.wait(forText: #"1 key character("x")"#)
    #expect(!terminal.screen.text.contains("a complaint"))
    terminal.paste("quit")
    try terminal.waitForEnd()
    #expect(terminal.screen.text == "a complaint\nback")
  }

  @Test func `an output that stands still holds up no end, whatever was complained of`() throws {
    let terminal = try startedFixture()
    let error = open("/proc/\(terminal.process)/fd/2", O_WRONLY | O_APPEND)
    try #require(error >= 0)
    let words = String(repeating: "a complaint\n", count: 10_000)
    #expect(write(error, words, words.utf8.count) == words.utf8.count)
    close(error)
    terminal.signal(SIGTERM)
    // Nothing is read meanwhile.
    let deadline = ContinuousClock.now + .seconds(10)
    while access("/proc/\(terminal.process)", F_OK) == 0 {
      try #require(ContinuousClock.now < deadline)
      sched_yield()
    }
    #expect(try terminal.waitForEnd() == .killed(signal: SIGTERM))
    #expect(terminal.isAsFound)
  }

  @Test func `a terminal that saves too much with its cursor shows it again, in no colour`() throws
  {
    // libvterm, and so Neovim's terminal, keeps one saved cursor for both screens, and in it whether it is
    // visible. Scrolling saves it.
    let terminal = try startedFixture()
    let output = open("/proc/\(terminal.process)/fd/0", O_WRONLY | O_NOCTTY)
    try #require(output >= 0)
    let saving = "\u{1b}[31m\u{1b}7\u{1b}[m"
    #expect(write(output, saving, saving.utf8.count) == saving.utf8.count)
    close(output)
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
    // Where the cursor is has been saved, too.
    let cells = terminal.screen.rows.indices.flatMap { row in
      (0..<terminal.screen.columns).map { terminal.screen.cell($0, row) }
    }
    let letters = cells.filter { $0.text != " " }
    #expect(letters.map(\.text) == ["b", "a", "c", "k"])
    #expect(letters.allSatisfy { $0.foreground == .standard })
  }

  @Test func `a child that was forked leaves the terminal alone when it ends`() throws {
    let terminal = try startedFixture(arguments: ["--print"])
    terminal.paste("fork")
    try terminal.wait(forText: "a child ended with 5")
    #expect(terminal.screen.isAlternate)
    #expect(terminal.screen.reportsMouse)
    #expect(terminal.modes?.isLineMode == false)
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.screen.text == "printed before the first frame\nback")
    #expect(terminal.isAsFound)
  }

  @Test func `a program that survives the loss of its terminal is told`() throws {
    let terminal = try startedFixture(arguments: ["--survive-hangup"])
    terminal.disconnect()
    #expect(try terminal.waitForEnd() == .exited(7))
  }

  private func startedAsking() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: PseudoTerminal.sibling("BackendFixture"), arguments: ["--asking"])
    try terminal.wait(forText: "asked 0 times")
    return terminal
  }

  @Test func `a program that is asked may refuse Ctrl-C, and answer later`() throws {
    let terminal = try startedAsking()
    terminal.send("\u{03}")
    try terminal.wait(forText: "asked 1 times")
    terminal.send("\u{03}")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
    #expect(terminal.screen.text == "asked 2 times\nback")
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGQUIT])
  func `a program that always refuses ends by a signal`(signal: Int32) throws {
    let terminal = try startedAsking()
    terminal.send("n")
    try terminal.wait(forText: "never")
    for count in 1...3 {
      terminal.send("\u{03}")
      try terminal.wait(forText: "asked \(count) times")
    }
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .killed(signal: signal))
    #expect(terminal.isAsFound)
  }

  @Test func `a program that is asked is told of a hang-up, and ends in good order`() throws {
    let terminal = try startedAsking()
    terminal.send("n")
    try terminal.wait(forText: "never")
    terminal.signal(SIGHUP)
    #expect(try terminal.waitForEnd() == .exited(9))
    #expect(terminal.isAsFound)
    #expect(terminal.screen.text == "asked 1 times")
  }

  @Test func `a program that is asked is told of the loss of its terminal`() throws {
    let terminal = try startedAsking()
    terminal.disconnect()
    #expect(try terminal.waitForEnd() == .exited(9))
  }

  /// A shell that goes sends one, and the system another.
  @Test func `a second hang-up does not end a program that saves`() throws {
    let terminal = try startedAsking()
    terminal.send("a")
    try terminal.wait(forText: "again")
    terminal.signal(SIGHUP)
    #expect(try terminal.waitForEnd() == .exited(9))
    #expect(terminal.screen.text == "asked 1 times")
  }

  /// The alarm that comes five seconds after the hang-up is sent by the test.
  @Test(arguments: [(SIGALRM, SIGHUP), (SIGTERM, SIGTERM)])
  func `a program that is stuck in the question ends`(by signal: Int32, told: Int32) throws {
    let terminal = try startedAsking()
    terminal.send("s")
    try terminal.wait(forText: "stuck")
    terminal.signal(SIGHUP)
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .killed(signal: told))
    #expect(terminal.isAsFound)
  }

  @Test func `the modes are those from before`() throws {
    // The shell tells the modes from inside, before and after.
    let fixture = PseudoTerminal.sibling("BackendFixture")
    let terminal = try PseudoTerminal(
      running: "/bin/sh",
      arguments: ["-c", "stty -echo erase ^H; stty -g; read go; '\(fixture)'; stty -g"])
    try terminal.wait(for: "the modes") { terminal.screen.row(0).contains(":") }
    let before = terminal.modes
    terminal.send("\n")
    try terminal.waitForFrame(columns: 80, rows: 24)
    #expect(terminal.modes != before)
    terminal.paste("quit")
    try terminal.waitForEnd()
    #expect(terminal.modes == before)
    #expect(terminal.screen.isGivenBack)
  }
}
