import Foundation
import PseudoTerminal
import Testing

@Suite struct `Work of the main actor` {
  /// What the title counts up to.
  private func count(_ terminal: PseudoTerminal) -> Int {
    terminal.screen.row(0).split(separator: " ").last.flatMap { Int($0) } ?? 0
  }

  @Test(arguments: [[], ["--watched-queue"]])
  func `a task runs and shows while no key is pressed`(arguments: [String]) throws {
    let terminal = try startedFixture(arguments: arguments)
    terminal.paste("count")
    try terminal.wait(for: "ten steps") { count(terminal) >= 10 }
    terminal.send("x")
    try terminal.wait(forText: #"1 key character("x")"#)
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test(arguments: [[], ["--watched-queue"]])
  func `posted blocks run and show`(arguments: [String]) throws {
    let terminal = try startedFixture(arguments: arguments)
    terminal.paste("post")
    try terminal.wait(forText: "posted twice")
  }

  @Test func `a label that a task changes shows in an application, and Ctrl-C leaves it`() throws {
    let terminal = try PseudoTerminal(
      running: PseudoTerminal.sibling("BackendFixture"), arguments: ["--application"])
    // Its constraint changes with its text.
    try terminal.wait(for: "ten steps, and the place of the last") {
      let number = count(terminal)
      return number >= 10 && terminal.screen.row(0).prefix { $0 == " " }.count == 1 + number % 5
    }
    terminal.send("\u{03}")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
    #expect(terminal.screen.text == "back")
  }

  @Test func `work that keeps the thread busy loses no input`() throws {
    let terminal = try startedFixture()
    let letters = "abcdefghijklmnopqrst"
    terminal.paste("block")
    try terminal.wait(forText: "blocking")
    terminal.send(letters)
    try terminal.wait(forText: "blocked")
    for (number, letter) in zip(1..., letters) {
      try terminal.wait(forText: "\(number) key character(\"\(letter)\")")
    }
  }

  @Test func `work may close the terminal`() throws {
    let terminal = try startedFixture()
    terminal.paste("closeLater")
    #expect(try terminal.waitForEnd() == .exited(7))
    #expect(terminal.isAsFound)
  }

  @Test func `signals end a program with tasks`() throws {
    let terminal = try startedFixture()
    terminal.paste("count")
    try terminal.wait(for: "a step") { count(terminal) >= 1 }
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd() == .killed(signal: SIGTERM))
    #expect(terminal.isAsFound)
  }

  @Test func `without a way to the queue the rest works`() throws {
    let terminal = try startedFixture(arguments: ["--unreachable-queue"])
    terminal.paste("post")
    terminal.send("x")
    try terminal.wait(forText: #"1 key character("x")"#)
    #expect(!terminal.screen.text.contains("posted"))
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  /// How many times the program's main thread has gone to sleep so far, and the time that it took.
  private func activity(of process: Int32) -> String {
    let folder = "/proc/\(process)/task/\(process)"
    let status = (try? String(contentsOfFile: folder + "/status", encoding: .utf8)) ?? ""
    let time = (try? String(contentsOfFile: folder + "/schedstat", encoding: .utf8)) ?? ""
    return time + (status.split(separator: "\n").first { $0.hasPrefix("voluntary") } ?? "")
  }

  private func wasActive(_ terminal: PseudoTerminal, within limit: Duration) -> Bool {
    let before = activity(of: terminal.process)
    return
      (try? terminal.wait(for: "activity", limit: limit) {
        activity(of: terminal.process) != before
      }) != nil
  }

  private func startedTimers() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(running: PseudoTerminal.sibling("TimerFixture"))
    try terminal.wait(forText: "no timer")
    return terminal
  }

  @Test func `Foundation's timers fire with nobody at the keyboard`() throws {
    let terminal = try startedTimers()
    terminal.send("r")
    try terminal.wait(for: "ten times") {
      terminal.screen.row(0).hasPrefix("repeated") && count(terminal) >= 10
    }
    // Keys come in between.
    terminal.send("s")
    try terminal.wait(forText: "stopped")
    terminal.send("o")
    try terminal.wait(forText: "once")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
    #expect(terminal.screen.text == "back")
  }

  @Test func `a program that imports Foundation sleeps while no timer is due`() throws {
    let terminal = try startedTimers()
    terminal.send("o")
    try terminal.wait(forText: "once")
    let deadline = ContinuousClock.now + .seconds(20)
    while wasActive(terminal, within: .seconds(1)) {
      try #require(ContinuousClock.now < deadline)
    }
    terminal.send("\u{03}")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test func `an animation is drawn with nobody at the keyboard, and nothing runs after it`()
    throws
  {
    let terminal = try PseudoTerminal(
      running: PseudoTerminal.sibling("BackendFixture"), arguments: ["--animation"])
    var places: Set<Int> = []
    try terminal.wait(for: "the end") {
      let row = terminal.screen.row(0)
      if row.contains("moves") { places.insert(row.prefix { $0 == " " }.count) }
      return row == String(repeating: " ", count: 20) + "there"
    }
    #expect(places.isSubset(of: Set(0...20)))
    let deadline = ContinuousClock.now + .seconds(20)
    while wasActive(terminal, within: .seconds(1)) {
      try #require(ContinuousClock.now < deadline)
    }
    terminal.send("\u{03}")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  @Test func `nothing runs while nothing happens`() throws {
    let terminal = try startedFixture()
    terminal.paste("post")
    try terminal.wait(forText: "posted twice")
    let deadline = ContinuousClock.now + .seconds(20)
    while wasActive(terminal, within: .seconds(1)) {
      try #require(ContinuousClock.now < deadline)
    }
    let busy = try startedFixture(arguments: ["--watched-queue"])
    #expect(wasActive(busy, within: .seconds(1)))
  }
}
