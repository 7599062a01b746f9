import Foundation
import Testing

/// Seconds of fuzzing that were asked for with `ASHLAR_FUZZ_SECONDS`.
private let fuzzSeconds = ProcessInfo.processInfo.environment["ASHLAR_FUZZ_SECONDS"]
  .flatMap(Double.init)

@Suite struct `What a solver says about itself` {
  @Test(arguments: 0..<30, [1e-6, 1e6])
  func `does not depend on the scale`(seed: Int, scale: Double) throws {
    let system = try WholeNumberSystem(seed: UInt64(seed))
    let scaled = try WholeNumberSystem(seed: UInt64(seed), scale: scale)
    #expect(try system.faults(of: scaled, by: scale) == [], "\(system.solver.constraints)")
  }

  /// In turn: a variable that is zero but for a rounding error, a range that is narrower than
  /// what counts as one value when it is scaled down, rounding errors of large terms.
  @Test(arguments: [292_683_028_363, 485_406_942_605, 485_406_944_662])
  func `what fuzzing found stays right`(seed: UInt64) throws {
    let system = try WholeNumberSystem(seed: seed)
    #expect(try system.rangeFaults() == [])
    for scale in [1e-6, 1e6] {
      let scaled = try WholeNumberSystem(seed: seed, scale: scale)
      #expect(try system.faults(of: scaled, by: scale) == [])
    }
  }

  /// Prints the first seed and that of each failure, which `ASHLAR_FUZZ_SEED` begins with again.
  @Test(.enabled(if: fuzzSeconds != nil))
  func `fuzzing finds nothing said wrongly`() throws {
    let given = ProcessInfo.processInfo.environment["ASHLAR_FUZZ_SEED"].flatMap(UInt64.init)
    var seed = given ?? UInt64.random(in: 0..<1_000_000_000_000)
    print("ASHLAR_FUZZ_SEED=\(seed)")
    let end = ContinuousClock.now + .seconds(fuzzSeconds ?? 0)
    repeat {
      let size = seed % 10 == 0 ? 12 : 4
      let system = try WholeNumberSystem(seed: seed, size: size)
      var faults =
        try system.rangeFaults() + system.influenceFaults() + system.opponentFaults()
      for scale in [1e-6, 1e6] {
        faults += try system.faults(
          of: try WholeNumberSystem(seed: seed, size: size, scale: scale), by: scale)
      }
      if !faults.isEmpty { print("ASHLAR_FUZZ_SEED=\(seed)") }
      #expect(faults == [], "seed \(seed): \(system.solver.constraints)")
      seed += 1
    } while ContinuousClock.now < end
    print("ASHLAR_FUZZ_SEED=\(seed) comes next")
  }
}
