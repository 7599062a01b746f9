import Testing

@testable import Cassowary

private let families: [(name: String, family: any SystemFamily)] = [
  ("tiny", TinyFamily()),
  ("layout", LayoutFamily()),
  ("sparse", SparseFamily()),
  ("stack", StackFamily()),
  ("levels", LevelsFamily()),
  ("churn", SparseFamily(isChurning: true)),
  ("layout, scaled constants", ScaledFamily(scale: .constants, base: LayoutFamily())),
  ("sparse, scaled constants", ScaledFamily(scale: .constants, base: SparseFamily())),
  ("tiny, scaled constraints", ScaledFamily(scale: .constraints, base: TinyFamily())),
  ("layout, scaled constraints", ScaledFamily(scale: .constraints, base: LayoutFamily())),
  ("stack, scaled variables", ScaledFamily(scale: .variables, base: StackFamily())),
  ("sparse, scaled variables", ScaledFamily(scale: .variables, base: SparseFamily())),
]

@Suite struct `Random sequences` {
  @Test(arguments: families.indices, 0..<4)
  func `the answer is the oracle's after any sequence`(family: Int, seed: Int) {
    var sequence = RandomSequence(families[family].family, seed: UInt64(seed))
    sequence.run()
    #expect(sequence.faults == [], "\(sequence.log.joined(separator: "\n"))")
    #expect(sequence.overflows == 0)
  }

  /// Small systems have no rows that are long by themselves.
  @Test(arguments: families.indices, [2, 5, 8] as [Int32])
  func `so it is where all but the shortest rows are referred to`(family: Int, longRow: Int32) {
    for seed in 0..<4 {
      var sequence = RandomSequence(families[family].family, seed: UInt64(seed))
      sequence.solver.change { $0.tableau.form.basis.longRow = longRow }
      sequence.run()
      #expect(sequence.faults == [], "\(sequence.log.joined(separator: "\n"))")
    }
  }

  /// Small systems are never worth that.
  @Test(arguments: families.indices, [1, 4, 12])
  func `so it is where the tableau is built anew in another order`(family: Int, touches: Int) {
    var count = 0
    for seed in 0..<4 {
      var sequence = RandomSequence(families[family].family, seed: UInt64(seed))
      sequence.solver.limitTouches(to: touches)
      sequence.run()
      count += sequence.solver.storage.state.reordering.count
      #expect(sequence.faults == [], "\(sequence.log.joined(separator: "\n"))")
    }
    if touches == 1 { #expect(count > 0) }
  }

  /// Seeds with which fuzzing with short rows once found a fault: a symbol that passed two breakpoints in one step; a
  /// variable just at its bound that missed it by rounding errors of the constraint that defines it.
  @Test(arguments: [(1, 2, 25_298 as UInt64), (7, 5, 143_381_631_991)])
  func `what was found there stays mended`(family: Int, longRow: Int32, seed: UInt64) {
    var sequence = RandomSequence(families[family].family, seed: seed)
    sequence.solver.change { $0.tableau.form.basis.longRow = longRow }
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
    var sequence = RandomSequence(
      families[Int(seed % UInt64(families.count))].family, seed: seed)
    sequence.run()
    #expect(sequence.faults == [], "\(sequence.log.joined(separator: "\n"))")
  }

  @Test(arguments: 0..<8)
  func `a large system answers as if it were built anew`(seed: Int) {
    var history = LargeHistory(seed: UInt64(seed), isWide: seed % 2 == 1)
    history.run(steps: 60)
    #expect(history.faults == [])
  }

  /// Prints the first seed, that of each failure, which `ASHLAR_FUZZ_SEED` begins with again, and
  /// what was done.
  @Test(.enabled(if: FuzzSeeds.seconds != nil || FuzzSeeds.wanted != nil))
  func `fuzzing finds nothing`() {
    var counts = FuzzCounts()
    for seed in FuzzSeeds(atMost: FuzzSeeds.wanted) {
      let (name, family) = families[Int(seed % UInt64(families.count))]
      var sequence = RandomSequence(family, seed: seed)
      // In half of them, rows of small systems are referred to.
      let longRow = [2, 24, 5, 24, 8, 24][Int(seed / UInt64(families.count) % 6)]
      sequence.solver.change { $0.tableau.form.basis.longRow = Int32(longRow) }
      // In a third of these and the others, they are built anew in another order.
      let touches = [nil, nil, 1, nil, nil, 10][Int(seed / UInt64(6 * families.count) % 6)]
      if let touches { sequence.solver.limitTouches(to: touches) }
      sequence.run()
      counts.count(sequence)
      var faults = sequence.faults
      if seed % 21 == 0 {
        var history = LargeHistory(seed: seed, isWide: seed % 2 == 1)
        history.run(steps: 100)
        faults += history.faults
      }
      if !faults.isEmpty {
        counts.faulty += 1
        print("ASHLAR_FUZZ_SEED=\(seed) fails (\(name), rows of \(longRow) referred to): \(faults)")
      }
      let log = sequence.log.joined(separator: "\n")
      #expect(faults == [], "seed \(seed), \(name)\n\(log)")
    }
    print(counts)
  }
}

/// What a run of fuzzing has done.
struct FuzzCounts: CustomStringConvertible {
  var sequences = 0
  var faulty = 0
  var comparisons = 0
  var overflows = 0
  var undecided = 0

  mutating func count(_ sequence: RandomSequence) {
    sequences += 1
    comparisons += sequence.comparisons
    overflows += sequence.overflows
    undecided += sequence.isUndecided ? 1 : 0
  }

  var description: String {
    "\(sequences) sequences, \(comparisons) answers compared, \(faulty) faulty sequences; "
      + "\(overflows) checks left out as too large for the oracle, "
      + "\(undecided) sequences ended early as undecidable"
  }
}
