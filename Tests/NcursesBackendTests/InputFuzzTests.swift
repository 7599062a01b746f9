import Foundation
import PseudoTerminal
import SeededNumbers
import Testing

/// Seconds of fuzzing that were asked for with `ASHLAR_FUZZ_SECONDS`.
private let fuzzSeconds = ProcessInfo.processInfo.environment["ASHLAR_FUZZ_SECONDS"]
  .flatMap(Double.init)

/// Random input, for a program that shows nothing of it: its screen stays as it drew it, it takes all
/// of it, and a command at the end is obeyed.
@Suite struct `Random input` {
  /// What terminals send, and what is near it.
  private static let pieces: [[UInt8]] = [
    "\u{1b}", "\u{1b}[", "\u{1b}O", "\u{1b}]", "\u{1b}P", "\u{1b}_", "\u{1b}^", "\u{1b}X",
    "\u{1b}\\", "\u{07}", "\u{18}", "\u{1b}[200~", "\u{1b}[201~", "\u{1b}[<0;10;10M",
    "\u{1b}[<35;1;1m", "\u{1b}[<64;999999999999999999999;1M", "\u{1b}[M !!", "\u{1b}[1;5A",
    "\u{1b}[24;8~", "\u{1b}[[A", "\u{1b}[11^", "\u{1b}[2$", "\u{1b}[I", "\u{1b}[O",
    "\u{1b}]11;rgb:0/0/0\u{07}", "\u{1b}[?61;4c", "\u{1b}P1$r0m\u{1b}\\", "\u{1b}[12;40R",
    "\u{1b}[?2026;2$y", "\u{1b}[2J", "\u{1b}[?1049l", "\u{1b}c", "é中👍", "text", ";", "5", "~",
    "M", "\r", "\t", "\0", "\u{0C}", "\u{1b}\u{1b}", "\u{1b}]x", "\u{1b}[?2026;2", "\u{9b}31m",
  ].map { Array($0.utf8) }

  private func input(_ numbers: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...60, using: &numbers) {
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0:
        let count = Int.random(in: 1...20, using: &numbers)
        bytes += (0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      case 1:
        let piece = Self.pieces.randomElement(using: &numbers) ?? []
        bytes += piece.prefix(Int.random(in: 0...piece.count, using: &numbers))
      default:
        bytes += Self.pieces.randomElement(using: &numbers) ?? []
      }
    }
    // The suspend key is the system's: it would stop the program, and throw input away.
    return bytes.filter { $0 != 0x1a }
  }

  /// Sends rounds of random input and looks after each.
  private func run(seed: UInt64, rounds: Int, of type: String) throws {
    let terminal = try startedFixture(
      arguments: ["--silent"], environment: ["TERM": type])
    terminal.paste("showText")
    try terminal.wait(forText: "xyzabc")
    let expected = terminal.screen.rows
    var numbers = SeededGenerator(seed: seed)
    var mark = "#"
    for round in 1...rounds {
      terminal.sendBytes(input(&numbers))
      // What ends whatever is open: a paste, then a string, then a sequence. The command is known to
      // come through after that.
      terminal.send("\u{1b}[201~\u{18}\u{1b}\\")
      terminal.paste("changeOneCell")
      mark = mark == "#" ? "@" : "#"
      let sign = mark
      try terminal.wait(for: "the sign \(sign) after round \(round) of seed \(seed) in \(type)") {
        terminal.screen.cell(79, 23).text == sign
      }
      let rows = terminal.screen.rows
      #expect(
        rows.dropLast() == expected.dropLast() && rows[23].dropLast() == expected[23].dropLast(),
        "round \(round) of seed \(seed) in \(type):\n\(terminal.screen.text)")
      if rows.dropLast() != expected.dropLast() { return }
    }
    #expect(terminal.screen.bracketsPastes)
    #expect(terminal.peakMemory < 150_000)
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  private static let types = ["xterm-256color", "tmux-256color", "linux", "rxvt", "vt100"]

  @Test(arguments: 0..<5)
  func `leaves no trace on the screen and is read to its end`(number: Int) throws {
    try run(seed: UInt64(number), rounds: 15, of: Self.types[number])
  }

  /// More than any sequence may have; nothing of it is kept. Pastes are kept, in pieces.
  @Test(arguments: ["\u{1b}]0;"])
  func `of any length takes little memory`(start: String) throws {
    let terminal = try startedFixture(arguments: ["--silent"])
    let before = terminal.peakMemory
    terminal.send(start)
    let block = [UInt8](repeating: 0x35, count: 1 << 18)
    for _ in 0..<5 { terminal.sendBytes(block) }
    terminal.send("\u{18}")
    terminal.paste("changeOneCell")
    try terminal.wait(for: "the sign") { terminal.screen.cell(79, 23).text == "@" }
    #expect(terminal.peakMemory - before < 1000)
  }

  /// Prints the first seed, which `ASHLAR_FUZZ_SEED` begins with again.
  @Test(.enabled(if: fuzzSeconds != nil))
  func `fuzzing finds nothing that leaks or hangs`() throws {
    let given = ProcessInfo.processInfo.environment["ASHLAR_FUZZ_SEED"].flatMap(UInt64.init)
    var seed = given ?? UInt64.random(in: 0..<1_000_000_000_000)
    print("ASHLAR_FUZZ_SEED=\(seed)")
    let end = ContinuousClock.now + .seconds(fuzzSeconds ?? 0)
    repeat {
      try run(seed: seed, rounds: 50, of: Self.types[Int(seed % UInt64(Self.types.count))])
      seed += 1
    } while ContinuousClock.now < end
  }
}
