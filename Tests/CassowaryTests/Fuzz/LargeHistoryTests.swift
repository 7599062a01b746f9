import Foundation
import Testing

private func setting(_ name: String) -> String? {
  ProcessInfo.processInfo.environment[name]
}

private let seconds = setting("ASHLAR_FUZZ_SECONDS").flatMap(Double.init)
private let families = CoefficientFamily.all

@Suite struct `Histories of coefficients that differ by much` {
  @Test(arguments: families.indices)
  func `end where a new solver begins`(family: Int) {
    var history = LargeHistory(
      seed: UInt64(family), coefficients: families[family].coefficients, variables: 10...40)
    history.run(steps: 60)
    #expect(history.faults == [])
  }

  /// Prints the first seed, that of each failure, which `ASHLAR_FUZZ_SEED` begins with again, and what was done.
  @Test(.enabled(if: seconds != nil))
  func `fuzzing their histories finds nothing`() {
    var seed =
      setting("ASHLAR_FUZZ_SEED").flatMap(UInt64.init)
      ?? UInt64.random(in: 0..<1_000_000_000_000)
    print("ASHLAR_FUZZ_SEED=\(seed)")
    var (count, faulty, refusals) = (0, 0, 0)
    let end = ContinuousClock.now + .seconds(seconds ?? 0)
    while ContinuousClock.now < end {
      let family = families[Int(seed % UInt64(families.count))]
      var history = LargeHistory(
        seed: seed, coefficients: family.coefficients, variables: 10...60)
      history.run(steps: 120)
      count += 1
      refusals += history.refusals
      if !history.faults.isEmpty {
        faulty += 1
        print("ASHLAR_FUZZ_SEED=\(seed) fails (\(family.name)): \(history.faults)")
      }
      #expect(history.faults == [], "seed \(seed), \(family.name)")
      seed += 1
    }
    print("histories: \(count), \(refusals) refusals, \(faulty) faulty")
  }
}
