import Cassowary
import Foundation
import Testing

/// Seconds of fuzzing that were asked for with `ASHLAR_FUZZ_SECONDS`.
private let fuzzSeconds = ProcessInfo.processInfo.environment["ASHLAR_FUZZ_SECONDS"]
  .flatMap(Double.init)

/// How many variables a system that fuzzing makes has at most.
private func fuzzSize(of seed: UInt64) -> Int { seed % 10 == 0 ? 12 : 4 }

@Suite struct `What a solver says about itself` {
  @Test(arguments: 0..<30, [1e-6, 1e6])
  func `does not depend on the scale`(seed: Int, scale: Double) throws {
    let system = try WholeNumberSystem(seed: UInt64(seed))
    let scaled = try WholeNumberSystem(seed: UInt64(seed), scale: scale)
    #expect(try system.faults(of: scaled, by: scale) == [], "\(system.solver.constraints)")
  }

  /// In turn: a variable that is zero but for a rounding error, a range that is narrower than
  /// what counts as one value when it is scaled down, rounding errors of large terms, and, in all
  /// others, rounding errors of a constraint whose own terms are zero, while others are millions. Then
  /// the value of a basic symbol is zero but for the rounding errors of its sum. In the next two a limit is met but for
  /// a rounding error. In the last but one nothing stands against a constraint but the rounding errors of such a zero; in
  /// the last one two required limits forbid the same.
  @Test(arguments: [
    292_683_028_363, 485_406_942_605, 485_406_944_662, 485_406_881_915, 485_406_901_566,
    661_898_264_435, 661_898_293_486, 661_898_321_970, 661_898_335_780,
    907_021_229_014, 588_582_907_729, 836_679_324_756, 575_570_186_475, 549_059_235_630,
  ])
  func `what fuzzing found stays right`(seed: UInt64) throws {
    let size = fuzzSize(of: seed)
    let system = try WholeNumberSystem(seed: seed, size: size)
    #expect(try system.rangeFaults() == [])
    for scale in [1e-6, 1e6] {
      let scaled = try WholeNumberSystem(seed: seed, size: size, scale: scale)
      #expect(try system.faults(of: scaled, by: scale) == [])
    }
  }

  /// What a variable follows ends where its factor changes by less than a thousandth, too.
  @Test func `factors that are near are told apart`() throws {
    #expect(try WholeNumberSystem(seed: 549_059_302_750, size: 12).influenceFaults() == [])
  }

  /// A sum of zeros that millions cancel to is no farther from holding than it was.
  @Test func `rounding errors do not stand against a wish`() throws {
    var solver = Solver()
    let v = (0..<4).map { solver.makeVariable("v\($0)") }
    let wish = (v[3] >= 2e6).with(priority: 250)
    let held = (v[3] == -3e6).with(priority: 750, weight: 2)
    try solver.add(2 * v[3] + 4e6 >= v[1] + 2 * v[2])
    try solver.add((-2 * v[0] - 2 * v[1] == 0).with(priority: 750))
    try solver.add(wish)
    try solver.add(2 * v[0] - 2 * v[1] - v[2] - 3e6 == 0)
    try solver.add((2 * v[3] <= 6e6 + 2 * v[0]).with(priority: 250))
    try solver.add(held)
    #expect(try solver.opponents(of: wish) == [held])
  }

  /// Prints the first seed and that of each failure, which `ASHLAR_FUZZ_SEED` begins with again.
  @Test(.enabled(if: fuzzSeconds != nil))
  func `fuzzing finds nothing said wrongly`() throws {
    let given = ProcessInfo.processInfo.environment["ASHLAR_FUZZ_SEED"].flatMap(UInt64.init)
    var seed = given ?? UInt64.random(in: 0..<1_000_000_000_000)
    print("ASHLAR_FUZZ_SEED=\(seed)")
    let end = ContinuousClock.now + .seconds(fuzzSeconds ?? 0)
    repeat {
      let size = fuzzSize(of: seed)
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
