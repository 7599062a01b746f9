import Foundation
import PseudoTerminal
import Testing

@Suite struct `Held output` {
  /// What `printInTurns` leaves on a screen that is given back.
  private let inTurns = "first\nsecond\nthird"

  /// Lets the fixture show another frame, so that what was written before it would show.
  private func showAnotherFrame(_ terminal: PseudoTerminal) throws {
    terminal.send("x")
    try terminal.wait(for: "the key") { terminal.screen.text.contains(#"key character("x")"#) }
  }

  @Test func `what is printed is not on the screen, and appears after it in order`() throws {
    let terminal = try startedFixture()
    terminal.paste("printInTurns")
    try showAnotherFrame(terminal)
    for word in ["first", "second", "third"] { #expect(!terminal.screen.text.contains(word)) }
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.screen.text == inTurns + "\nback")
    #expect(terminal.isAsFound)
  }

  @Test(arguments: [
    WayOut.command("exit", [.exited(3)]), .command("close", [.exited(4)]),
    .command("exitElsewhere", [.exited(3)]), .command("closeInput", [.exited(7)]),
    .command("abort", [.killed(signal: SIGABRT)]),
    .signal("INT", SIGINT), .signal("TERM", SIGTERM), .signal("HUP", SIGHUP),
  ])
  func `what is printed appears after every way out`(way: WayOut) throws {
    try leave(by: way)
  }

  @Test func `what is printed appears after a stack overflow`() throws {
    try leave(by: .command("overflow", [.killed(signal: SIGSEGV)]))
  }

  private func leave(by way: WayOut) throws {
    let terminal = try startedFixture()
    terminal.paste("printInTurns")
    try showAnotherFrame(terminal)
    try way.leave(terminal)
    let end = try terminal.waitForEnd()
    #expect(way.ends.contains(end))
    #expect(terminal.screen.text.hasPrefix(inTurns))
    #expect(terminal.isAsFound)
  }

  @Test(arguments: [
    ("printAndTrap", "trapped on purpose"), ("trapElsewhere", "trapped elsewhere"),
    ("fail", "DeliberateError"),
  ])
  func `what is printed appears before the last words of a trap`(command: String, words: String)
    throws
  {
    let terminal = try startedFixture(rows: 80)
    if command != "printAndTrap" { terminal.paste("printInTurns") }
    terminal.paste(command)
    let end = try terminal.waitForEnd()
    #expect(end == .killed(signal: SIGILL) || end == .killed(signal: SIGTRAP))
    #expect(terminal.screen.text.hasPrefix(inTurns))
    #expect(terminal.screen.text.contains(words))
    #expect(terminal.isAsFound)
  }

  /// The backtracer stops all threads, by a signal that each has to take, in a short time: on a busy machine it is given
  /// another chance.
  @Test func `the system's trace of a trap finds nothing to complain of`() throws {
    for _ in 0..<3 where !(try traceOfTrap().contains("failed to suspend")) { return }
    Issue.record("The backtracer could not suspend a thread, three times.")
  }

  private func traceOfTrap() throws -> String {
    let terminal = try startedFixture(
      rows: 200, environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,images=none"])
    terminal.paste("printAndTrap")
    let end = try terminal.waitForEnd()
    #expect(end == .killed(signal: SIGILL) || end == .killed(signal: SIGTRAP))
    #expect(terminal.screen.text.hasPrefix(inTurns))
    #expect(terminal.screen.text.contains("Thread 0"))
    return terminal.screen.text
  }

  @Test func `what is printed appears during a suspension, once`() throws {
    let terminal = try startedFixture()
    terminal.paste("printInTurns")
    terminal.paste("printPart")
    try showAnotherFrame(terminal)
    terminal.send("\u{1a}")
    try terminal.waitForStop()
    #expect(terminal.screen.text == inTurns + "\na part")
    terminal.bringBack()
    try terminal.wait(forText: "2 resume")
    terminal.paste("printInTurns")
    try showAnotherFrame(terminal)
    #expect(!terminal.screen.text.contains("first"))
    terminal.paste("quit")
    try terminal.waitForEnd()
    #expect(terminal.screen.text == inTurns + "\na part" + inTurns + "\nback")
  }

  @Test(arguments: [("quit", "a partback"), ("exit", "a part"), ("close", "a partclosed")])
  func `a part of a line appears, too`(command: String, text: String) throws {
    let terminal = try startedFixture()
    terminal.paste("printPart")
    terminal.paste(command)
    try terminal.waitForEnd()
    #expect(terminal.screen.text == text)
  }

  @Test func `what was printed before appears before`() throws {
    let terminal = try startedFixture(arguments: ["--greet", "--print"])
    terminal.paste("quit")
    try terminal.waitForEnd()
    #expect(terminal.screen.text == "hello, printed before the first frame\nback")
  }

  @Test func `a terminal that is opened again holds back again`() throws {
    let terminal = try startedFixture(arguments: ["--print"])
    terminal.paste("reopen")
    try terminal.wait(forText: "again")
    #expect(!terminal.screen.text.contains("printed"))
    terminal.paste("quit")
    try terminal.waitForEnd()
    let line = "printed before the first frame"
    #expect(terminal.screen.text == "\(line)\n\(line)\nback")
  }

  @Test func `a child process writes to what is held back`() throws {
    let terminal = try startedFixture()
    terminal.paste("startChild")
    try showAnotherFrame(terminal)
    #expect(!terminal.screen.text.contains("child"))
    terminal.paste("quit")
    try terminal.waitForEnd()
    #expect(terminal.screen.text == "from a child\nits complaint\nback")
  }

  @Test func `the doctor finds the terminal although output is held back`() throws {
    let terminal = try startedFixture(columns: 120)
    terminal.paste("examine")
    try terminal.wait(forText: "examined notAsked")
  }
}

// MARK: - What is not held back

extension `Held output` {
  @Test func `an option lets standard output through, and not standard error`() throws {
    let terminal = try startedFixture(arguments: ["--output-through"])
    terminal.paste("printInTurns")
    // The cursor stands in the last column.
    try terminal.wait(for: "the words") {
      terminal.screen.text.contains("irst") && terminal.screen.text.contains("third")
    }
    #expect(!terminal.screen.text.contains("second"))
    terminal.paste("quit")
    try terminal.waitForEnd()
    #expect(terminal.screen.text == "second\nback")
  }

  @Test func `standard output that goes elsewhere is left alone`() throws {
    let fixture = PseudoTerminal.sibling("BackendFixture")
    let terminal = try PseudoTerminal(
      running: "/bin/sh",
      arguments: ["-c", "'\(fixture)' --greet --print | tee /dev/null"], columns: 200)
    try terminal.waitForEnd()
    #expect(
      terminal.screen.text
        == "hello, The standard output is not a terminal. Run the program in a terminal, without a pipe."
    )
  }

  @Test func `what the program itself sends elsewhere stays there`() throws {
    let terminal = try startedFixture()
    terminal.paste("printInTurns")
    terminal.paste("sendOutputElsewhere")
    terminal.paste("printInTurns")
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.screen.text == inTurns + "\nsecond")
  }

  @Test func `standard error that goes to a file is left alone`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("complaints-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let terminal = try startedFixture(errorsTo: file.path)
    terminal.paste("complain")
    try showAnotherFrame(terminal)
    #expect(try String(contentsOf: file, encoding: .utf8) == "a complaint\n")
    terminal.paste("quit")
    try terminal.waitForEnd()
    #expect(terminal.screen.text == "back")
  }

  @Test func `standard error that goes to another terminal is left alone`() throws {
    let other = try PseudoTerminal(running: "/bin/sh", arguments: ["-c", "tty; read end"])
    try other.wait(forText: "/dev/")
    let terminal = try startedFixture(errorsTo: other.screen.row(0))
    terminal.paste("complain")
    try other.wait(forText: "a complaint")
    terminal.paste("quit")
    try terminal.waitForEnd()
    #expect(terminal.screen.text == "back")
  }
}

// MARK: - How much is held back

extension `Held output` {
  private static let bound = 1 << 20

  /// What the fixture shows after the screen when it has written that many bytes meanwhile.
  private func held(bytes: Int, arguments: [String] = []) throws -> String {
    let terminal = try startedFixture(arguments: ["--bytes", "\(bytes)"] + arguments)
    terminal.paste("printMuch")
    try showAnotherFrame(terminal)
    terminal.keepsOutput = true
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
    let output = try #require(String(validating: terminal.output, as: UTF8.self))
    // What follows the last sequence that leaves the screen.
    let last = try #require(output.lastIndex(of: "\u{1b}"))
    let text = output[last...].dropFirst(2).drop { !$0.isLetter }.dropFirst()
    return String(text)
  }

  @Test func `what fits is there as a whole`() throws {
    let lines = try held(bytes: Self.bound).split(separator: "\r\n")
    #expect(lines.count == Self.bound / 16 + 1)
    #expect(lines.first == "line 0000000001")
    #expect(lines.last == "back")
  }

  @Test(arguments: [bound + 16, 3 * bound + 4080])
  func `of what does not fit the oldest lines go, and are counted`(bytes: Int) throws {
    let lines = try held(bytes: bytes).split(separator: "\r\n")
    let kept = lines.dropFirst().dropLast()
    // One line more goes: only whole ones stay.
    #expect(kept.count == Self.bound / 16 - 1)
    #expect(lines.first == "[\(bytes - 16 * kept.count) bytes of earlier output left out]")
    let numbers = kept.map { Int($0.dropFirst(5)) }
    #expect(numbers == Array((bytes / 16 - kept.count + 1)..<(bytes / 16 + 1)))
    #expect(lines.last == "back")
  }

  @Test func `of a line that does not fit whole characters stay`() throws {
    let bytes = 3 * Self.bound
    let lines = try held(bytes: bytes, arguments: ["--unbroken"]).split(separator: "\r\n")
    // The oldest byte that is left is the last of a character.
    let kept = Self.bound - 1
    #expect(lines.first == "[\(bytes - kept) bytes of earlier output left out]")
    let last = try #require(lines.last)
    let isWhole = last == String(repeating: "中", count: kept / 3) + "back"
    #expect(isWhole, "\(last.count) characters")
  }

  @Test func `memory does not grow with what is printed`() throws {
    let terminal = try startedFixture(arguments: ["--unbroken", "--bytes", "60000000"])
    let before = terminal.peakMemory
    terminal.paste("printElsewhere")
    terminal.paste("printMuch")
    try showAnotherFrame(terminal)
    #expect(terminal.peakMemory - before < 8192)
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd() == .killed(signal: SIGTERM))
    #expect(terminal.isAsFound)
  }
}
