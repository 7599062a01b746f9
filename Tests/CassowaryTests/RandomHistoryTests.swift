import Foundation
import Testing

/// Seconds of fuzzing that were asked for with `ASHLAR_FUZZ_SECONDS`.
private let fuzzSeconds = ProcessInfo.processInfo.environment["ASHLAR_FUZZ_SECONDS"]
  .flatMap(Double.init)

@Suite struct `Random histories` {
  @Test(arguments: 0..<60)
  func `the answer is brute force's after any history`(seed: Int) {
    var history = RandomHistory(seed: UInt64(seed))
    history.run(steps: 40)
    #expect(history.faults == [], "\(history.log.joined(separator: "\n"))")
  }

  @Test(arguments: 0..<8)
  func `a large system answers as if it were built anew`(seed: Int) {
    var history = LargeHistory(seed: UInt64(seed), isWide: seed % 2 == 1)
    history.run(steps: 60)
    #expect(history.faults == [])
  }

  /// Prints the first seed and that of each failure, which `ASHLAR_FUZZ_SEED` begins with again.
  @Test(.enabled(if: fuzzSeconds != nil))
  func `fuzzing finds nothing`() {
    let given = ProcessInfo.processInfo.environment["ASHLAR_FUZZ_SEED"].flatMap(UInt64.init)
    var seed = given ?? UInt64.random(in: 0..<1_000_000_000_000)
    print("ASHLAR_FUZZ_SEED=\(seed)")
    let end = ContinuousClock.now + .seconds(fuzzSeconds ?? 0)
    repeat {
      var small = RandomHistory(seed: seed)
      small.run(steps: 60)
      var large = LargeHistory(seed: seed, isWide: seed % 2 == 1)
      large.run(steps: 100)
      let faults = small.faults + large.faults
      if !faults.isEmpty { print("ASHLAR_FUZZ_SEED=\(seed)") }
      #expect(faults == [], "seed \(seed)")
      seed += 1
    } while ContinuousClock.now < end
  }
}
