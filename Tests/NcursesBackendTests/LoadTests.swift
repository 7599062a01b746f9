import Glibc
import PseudoTerminal
import Testing

/// One way out of the fixture.
struct WayOut: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var arguments: [String] = []
  /// The ends that are right.
  let ends: Set<ProgramChange>
  /// What has to be on the screen afterwards.
  var words = ""
  let leave: @Sendable (PseudoTerminal) throws -> Void

  static func command(_ name: String, _ ends: Set<ProgramChange>, words: String = "") -> WayOut {
    WayOut(testDescription: name, ends: ends, words: words) { $0.paste(name) }
  }

  static func signal(_ name: String, _ number: Int32) -> WayOut {
    WayOut(testDescription: name, ends: [.killed(signal: number)]) { $0.signal(number) }
  }

  /// Stops and continues the program, and quits it then.
  static func stop(
    _ name: String, times: Int, by stop: @escaping @Sendable (PseudoTerminal) -> Void
  ) -> WayOut {
    WayOut(testDescription: name, ends: [.exited(0)], words: "back") { terminal in
      for round in 0..<times {
        stop(terminal)
        try terminal.waitForStop(after: round)
        terminal.bringBack()
        try terminal.wait(forText: "\(round + 1) resume")
      }
      terminal.paste("quit")
    }
  }

  private static let trapped: Set<ProgramChange> = [
    .killed(signal: SIGILL), .killed(signal: SIGTRAP),
  ]

  static let all: [WayOut] = [
    .command("quit", [.exited(0)], words: "back"),
    .command("fail", trapped, words: "DeliberateError"),
    .command("trap", trapped, words: "trapped on purpose"),
    .command("trapElsewhere", trapped, words: "trapped elsewhere"),
    .command("overflow", [.killed(signal: SIGSEGV)]),
    .command("abort", [.killed(signal: SIGABRT)]),
    .command("exitElsewhere", [.exited(3)]),
    .command("closeInput", [.exited(7)]),
    .command("endInput", [.exited(7)]),
    .signal("INT", SIGINT), .signal("TERM", SIGTERM), .signal("HUP", SIGHUP),
    .signal("QUIT", SIGQUIT),
    .stop("suspended", times: 1) { $0.send("\u{1a}") },
    .stop("suspended twice", times: 2) { $0.send("\u{1a}") },
    .stop("stopped twice", times: 2) { $0.signal(SIGSTOP) },
    WayOut(
      testDescription: "Ctrl-C", arguments: ["--application"], ends: [.exited(0)], words: "back"
    ) { $0.send("\u{03}") },
    WayOut(testDescription: "terminal gone", ends: [.killed(signal: SIGHUP), .exited(7)]) {
      // Whatever comes first: the signal, or the end of the input.
      $0.disconnect()
    },
    WayOut(
      testDescription: "trapped while drawing", arguments: ["--slow-end"], ends: trapped,
      words: "trapped elsewhere"
    ) {
      $0.paste("trapLater")
      $0.paste("drawForever")
    },
    WayOut(
      testDescription: "exit while drawing", arguments: ["--slow-end"], ends: [.exited(3)]
    ) {
      $0.paste("exitLater")
      $0.paste("drawForever")
    },
  ]
}

@Suite struct `Ways out under load` {
  /// The modes of a terminal that nothing has changed.
  private func untouchedModes() throws -> TerminalModes? {
    let terminal = try PseudoTerminal(running: "/bin/true")
    try terminal.waitForEnd()
    return terminal.modes
  }

  /// Ten at a time, one of which keeps the cores busy with threads.
  @Test(arguments: WayOut.all)
  func `the terminal is given back fifty times of fifty`(way: WayOut) throws {
    let modes = try untouchedModes()
    for _ in 0..<5 {
      let terminals = try (0..<10).map { number in
        // The words are not to be scrolled away by the system's trace.
        try PseudoTerminal(
          running: PseudoTerminal.sibling("BackendFixture"),
          arguments: (number == 0 ? ["--busy"] : []) + ["--print"] + way.arguments,
          rows: way.words.isEmpty ? 10 : 60)
      }
      for terminal in terminals {
        try terminal.wait(for: "a frame") {
          terminal.screen.isAlternate && !terminal.screen.row(0).isEmpty
        }
      }
      for terminal in terminals { try way.leave(terminal) }
      try PseudoTerminal.waitForEnds(of: terminals)
      for terminal in terminals {
        let end = try terminal.waitForEnd()
        #expect(way.ends.contains(end), "\(end)")
        // There is nothing to look at where the terminal is gone.
        guard terminal.isConnected else { continue }
        #expect(terminal.modes == modes)
        #expect(terminal.screen.isGivenBack)
        let text = terminal.screen.text
        #expect(text.contains("printed before the first frame"))
        if !way.words.isEmpty { #expect(text.contains(way.words)) }
        #expect(!text.contains("size 80x"))
      }
    }
  }
}
