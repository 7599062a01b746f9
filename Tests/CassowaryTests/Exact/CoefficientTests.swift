import Foundation
import SeededNumbers
import Testing

private func setting(_ name: String) -> String? {
  ProcessInfo.processInfo.environment[name]
}

private let seconds = setting("ASHLAR_FUZZ_SECONDS").flatMap(Double.init)
private let families = CoefficientFamily.all

@Suite struct `Coefficients that differ by much` {
  @Test(arguments: families.indices, 0..<25)
  func `make no difference to answers and refusals`(family: Int, seed: Int) {
    var sequence = RandomSequence(families[family], seed: UInt64(seed))
    sequence.run()
    #expect(sequence.faults == [], "\(sequence.log.joined(separator: "\n"))")
  }

  @Test(arguments: 0..<60)
  func `the wide oracle finds what the other one finds`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let family = TinyFamily()
    var model = family.begin(&random)
    model.inequalities = (0..<random.number(1...8)).map { number in
      var inequality = family.inequality(in: model, &random)
      (inequality.rank, inequality.number) = (random.number(0...4), number)
      return inequality
    }
    let narrow = try Oracle.verdict(on: model)
    model.isWide = true
    switch (narrow, try Oracle.verdict(on: model)) {
    case (.answer(let one), .answer(let other)):
      #expect(one.values == other.values && one.sums == other.sums)
    case (.contradiction, .contradiction): break
    case (let one, let other): Issue.record("\(one), but \(other)")
    }
  }

  /// Prints the first seed, that of each failure, which `ASHLAR_FUZZ_SEED` begins with again, and what was done in
  /// each family. With `ASHLAR_FUZZ_ALL` it is done in those with known faults, too.
  @Test(.enabled(if: seconds != nil))
  func `fuzzing coefficients finds nothing`() {
    let first =
      setting("ASHLAR_FUZZ_SEED").flatMap(UInt64.init)
      ?? UInt64.random(in: 0..<1_000_000_000_000)
    print("ASHLAR_FUZZ_SEED=\(first)")
    var counts = families.map { _ in FuzzCounts() }
    let end = ContinuousClock.now + .seconds(seconds ?? 0)
    let isForAll = setting("ASHLAR_FUZZ_ALL") != nil
    var seed = first
    while ContinuousClock.now < end {
      let family = Int(seed % UInt64(families.count))
      if families[family].hasKnownFaults, !isForAll {
        seed += 1
        continue
      }
      // At times a long life.
      var longer = families[family]
      if seed / UInt64(families.count) % 50 == 0 { longer.steps = 60 }
      var sequence = RandomSequence(longer, seed: seed)
      sequence.run()
      counts[family].count(sequence)
      if !sequence.faults.isEmpty {
        counts[family].faulty += 1
        print("ASHLAR_FUZZ_SEED=\(seed) fails (\(families[family].name)): \(sequence.faults)")
      }
      #expect(sequence.faults == [], "seed \(seed), \(families[family].name)")
      seed += 1
    }
    for (family, count) in zip(families, counts) { print("\(family.name): \(count)") }
  }
}
