import Cassowary
import Testing

@Suite struct `Random sequences` {
  /// Of those that are just outside of the envelope, these seeds are answered, too.
  @Test(arguments: (Families.inside + Families.near).indices, 0..<6)
  func `the answer is the oracle's after any sequence`(family: Int, seed: Int) {
    var sequence = RandomSequence(Families.all[family].family, seed: UInt64(seed))
    sequence.run()
    let log = sequence.log.joined(separator: "\n")
    #expect(sequence.faults == [] && sequence.missed == [], "\(log)")
  }

  @Test func `no required constraint is missed without an error`() {
    for (_, family) in Families.far {
      var counts = FuzzCounts()
      for seed in 0..<40 as Range<UInt64> {
        var sequence = RandomSequence(family, seed: seed)
        sequence.run()
        counts.count(sequence)
        #expect(sequence.faults == [] && sequence.missed == [], "seed \(seed)")
      }
      // About one in twenty is given up.
      #expect(counts.undecided < 8)
    }
  }

  /// Small systems have no rows that are long by themselves.
  @Test(arguments: Families.inside.indices, [2, 5, 8] as [Int32])
  func `so it is where all but the shortest rows are referred to`(family: Int, longRow: Int32) {
    for seed in 0..<4 {
      var sequence = RandomSequence(Families.inside[family].family, seed: UInt64(seed))
      sequence.solver.referToRows(from: longRow)
      sequence.run()
      #expect(sequence.faults == [], "\(sequence.log.joined(separator: "\n"))")
    }
  }

  /// Seeds with which fuzzing with short rows once found a fault: a symbol that passed two breakpoints in one step; a
  /// variable just at its bound that missed it by rounding errors of the constraint that defines it.
  @Test(arguments: [(1, 2, 25_298 as UInt64), (7, 5, 143_381_631_991)])
  func `what was found there stays mended`(family: Int, longRow: Int32, seed: UInt64) {
    var sequence = RandomSequence(Families.inside[family].family, seed: seed)
    sequence.solver.referToRows(from: longRow)
    sequence.run()
    #expect(sequence.faults == [], "\(sequence.log.joined(separator: "\n"))")
  }

  /// Seeds with which fuzzing once found a fault: two tell where a symbol is thought held by distances
  /// that matter less than the one that is settled; the next five have variables in units that lie
  /// so far apart that numbers passed for noise, or noise for numbers; in the last one a value of 6e-17
  /// is suggested, and gone.
  @Test(arguments: [
    282_392_916_010 as UInt64, 279_186_596_840, 279_186_597_204, 883_642_015_415,
    883_642_054_907, 990_498_122_807, 990_498_145_859, 2_000_000_056_007, 771_917_055_756,
  ])
  func `what fuzzing found stays mended`(seed: UInt64) {
    var sequence = RandomSequence(Families.inside[Int(seed % 12)].family, seed: seed)
    sequence.run()
    #expect(sequence.faults == [], "\(sequence.log.joined(separator: "\n"))")
  }

  /// Of a variable that was removed only rounding errors were left in the rows, and it was made basic by one of them; coefficients
  /// gathered rounding errors between two optimizations, or in a refused call.
  @Test(arguments: [
    ("near 1", 859_243_921_600 as UInt64), ("tenths and thirds", 132_176_257), ("near 1", 77_048),
    ("near 1", 90_577), ("near 1", 90_682), ("near 1", 90_692), ("near 1", 90_850),
    ("near 1", 300_093), ("tenths and thirds", 400_043),
  ])
  func `long lives end as they should`(name: String, seed: UInt64) throws {
    let base = try #require(CoefficientFamily.even.first { $0.name == name })
    var sequence = RandomSequence(LongLife(base: base, steps: 1000), seed: seed)
    sequence.run()
    #expect(sequence.faults == [])
  }

  @Test(arguments: 0..<8)
  func `a large system answers as if it were built anew`(seed: Int) {
    var history = LargeHistory(seed: UInt64(seed), isWide: seed % 2 == 1)
    history.run(steps: 60)
    #expect(history.faults == [])
  }

  /// Prints the first seed, that of each failure, which `ASHLAR_FUZZ_SEED` begins with again, and what was done.
  @Test(
    .enabled(if: FuzzSeeds.seconds != nil || FuzzSeeds.wanted != nil),
    arguments: Families.all.indices)
  func `fuzzing finds nothing`(index: Int) {
    let (name, family) = Families.all[index]
    var counts = FuzzCounts()
    for seed in FuzzSeeds(sharedBy: Families.all.count) {
      var sequence = RandomSequence(family, seed: seed)
      // In half of them, rows of small systems are referred to.
      let longRow = [2, 24, 5, 24, 8, 24][Int(seed % 6)]
      sequence.solver.referToRows(from: Int32(longRow))
      sequence.run()
      counts.count(sequence)
      if sequence.faults.isEmpty, sequence.missed.isEmpty { continue }
      let faults = sequence.missed + sequence.faults
      print("ASHLAR_FUZZ_SEED=\(seed) (\(name), rows of \(longRow) referred to): \(faults)")
      let log = sequence.log.joined(separator: "\n")
      let isAllowed = family.promise == .requirements && sequence.missed.isEmpty
      if !isAllowed { Issue.record("seed \(seed), \(name): \(faults)\n\(log)") }
    }
    print("\(name): \(counts)")
    if family.promise == .requirements, counts.sequences >= 2000 {
      // Of the sequences with coefficients 1 and 1000 about one in 330 has another optimum.
      #expect(counts.faulty * 200 <= max(counts.sequences, 200), "\(name)")
    }
  }
}
