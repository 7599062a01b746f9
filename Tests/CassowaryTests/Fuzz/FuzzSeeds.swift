import Foundation
import Testing

/// The seeds of a run of fuzzing: the first one, and others for as long as `ASHLAR_FUZZ_SECONDS` says.
///
/// The first is `ASHLAR_FUZZ_SEED`, or a new one, and is printed.
struct FuzzSeeds: Sequence, IteratorProtocol {
  static let seconds = setting("ASHLAR_FUZZ_SECONDS").flatMap(Double.init)
  /// A number of seeds, which counts in place of the seconds.
  static let wanted = setting("ASHLAR_FUZZ_SEQUENCES").flatMap(Int.init)

  private var seed: UInt64
  private var count = 0
  private let most: Int?
  private let end: ContinuousClock.Instant

  /// - Parameter count: The number of tests that the time is for.
  init(sharedBy count: Int = 1) {
    seed =
      FuzzSeeds.setting("ASHLAR_FUZZ_SEED").flatMap(UInt64.init)
      ?? UInt64.random(in: 0..<1_000_000_000_000)
    most = FuzzSeeds.wanted
    end = ContinuousClock.now + .seconds((FuzzSeeds.seconds ?? 0) / Double(count))
    print("ASHLAR_FUZZ_SEED=\(seed)")
  }

  mutating func next() -> UInt64? {
    guard count == 0 || (most.map { count < $0 } ?? (ContinuousClock.now < end)) else { return nil }
    count += 1
    seed += 1
    return seed - 1
  }

  private static func setting(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }
}

/// What the run of one seed found.
struct FuzzResult {
  var faults: [String]
  /// Faults that are never allowed: required constraints that an answer misses.
  var missed: [String] = []
  /// The number of refused calls.
  var refusals = 0
}

extension FuzzSeeds {
  /// Expects that no seed leads to a fault, or only few seeds to one that is allowed. Prints the first seed, that of each
  /// failure, which `ASHLAR_FUZZ_SEED` begins with again, and what was done.
  /// - Parameter mostFaulty: The largest part of the seeds that may lead to faults other than missed requirements.
  static func expectNoFaults(in what: String, mostFaulty: Double = 0, _ run: (UInt64) -> FuzzResult)
  {
    var (count, faulty, refusals) = (0, 0, 0)
    for seed in FuzzSeeds() {
      let result = run(seed)
      count += 1
      refusals += result.refusals
      let faults = result.missed + result.faults
      if !faults.isEmpty {
        faulty += 1
        print("ASHLAR_FUZZ_SEED=\(seed) fails: \(faults.prefix(5))")
      }
      #expect(result.missed == [], "seed \(seed)")
      if mostFaulty == 0 { #expect(result.faults == [], "seed \(seed)") }
    }
    print("\(what): \(count), \(refusals) refusals, \(faulty) faulty")
    // One may be bad luck.
    if mostFaulty > 0 {
      #expect(faulty <= Swift.max(1, Int(Double(count) * mostFaulty)), "\(what)")
    }
  }
}
