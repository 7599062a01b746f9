import Foundation
import PseudoTerminal
import SeededNumbers
import Testing

/// Seconds of fuzzing that were asked for with `ASHLAR_FUZZ_SECONDS`.
private let fuzzSeconds = ProcessInfo.processInfo.environment["ASHLAR_FUZZ_SECONDS"]
  .flatMap(Double.init)

/// Random sizes, with keys and mouse events between them: the program goes on, and draws the last one as a
/// program does that was started at it.
@Suite struct `Random sizes` {
  /// What a terminal may report on an axis; the limits are those of what is drawn, of ncurses and of the
  /// system.
  private static let lengths = [
    0, 1, 2, 3, 20, 80, 200, 999, 1000, 1001, 32_767, 32_768, 40_000, 65_535,
  ]
  private static let inputs = [
    "\u{0C}", "x", "\u{1b}[A", "\u{1b}[<0;5;5M", "\u{1b}[<0;65535;65535M", "\u{1b}[<64;2;2M",
    "\u{1b}[200~abc\u{1b}[201~", "\u{1b}[?2026;2$y", "\u{1b}]11;rgb:0/0/0\u{07}", "\u{1b}[?62;22c",
  ]

  private func run(seed: UInt64, rounds: Int) throws {
    let terminal = try startedFixture()
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<rounds {
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        // Long on one axis only: the terminal here has to hold the cells, too.
        let long = Self.lengths.randomElement(using: &numbers) ?? 0
        let short = Int.random(in: 0...60, using: &numbers)
        let isWide = Bool.random(using: &numbers)
        terminal.resize(columns: isWide ? long : short, rows: isWide ? short : long)
        terminal.send(Self.inputs.randomElement(using: &numbers) ?? "")
      }
      let columns = Int.random(in: 30...120, using: &numbers)
      let rows = Int.random(in: 5...40, using: &numbers)
      terminal.resize(columns: columns, rows: rows)
      try terminal.waitForFrame(columns: columns, rows: rows)
    }
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0), "seed \(seed)")
    #expect(terminal.isAsFound, "seed \(seed)")
  }

  @Test(arguments: [1, 2] as [UInt64])
  func `end at the right one`(seed: UInt64) throws { try run(seed: seed, rounds: 10) }

  /// Prints the first seed, which `ASHLAR_FUZZ_SEED` begins with again.
  @Test(.enabled(if: fuzzSeconds != nil))
  func `fuzzing finds none that does harm`() throws {
    let given = ProcessInfo.processInfo.environment["ASHLAR_FUZZ_SEED"].flatMap(UInt64.init)
    var seed = given ?? UInt64.random(in: 0..<1_000_000_000_000)
    print("ASHLAR_FUZZ_SEED=\(seed)")
    let end = ContinuousClock.now + .seconds(fuzzSeconds ?? 0)
    repeat {
      try run(seed: seed, rounds: 20)
      seed += 1
    } while ContinuousClock.now < end
  }
}
