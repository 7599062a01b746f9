import Cassowary
import SeededNumbers
import Testing

private let families = FractionSystem.Family.allCases

/// What a run over many systems found.
private struct Findings: CustomStringConvertible {
  var faults: [String] = []
  var systems = 0
  /// Systems with numbers too large for the oracle.
  var overflows = 0
  /// Systems with a contradiction that rounding errors hide.
  var undecided = 0
  /// Systems whose answer is not found, or not that of the same system with a constant moved.
  var unanswered = 0

  /// Systems that say nothing of a question.
  var left: Int { overflows + undecided + unanswered }

  /// Checks what is said of a system.
  mutating func check(
    _ family: FractionSystem.Family, seed: UInt64, _ faults: (FractionSystem) throws -> [String]
  ) {
    systems += 1
    do {
      guard let system = try system(family, seed) else { return }
      guard try system.isAnswered() else {
        unanswered += 1
        return
      }
      let found = try faults(system)
      if !found.isEmpty, try !system.isAnsweredOnTheWay() {
        unanswered += 1
        return
      }
      self.faults += found.map { "\(family), seed \(seed): \($0)" }
    } catch is Overflow {
      overflows += 1
    } catch {
      // A question about a system that has an answer has one, too.
      self.faults.append("\(family), seed \(seed): \(error)")
    }
  }

  /// Returns a system; nil if rounding errors hide whether one of its constraints can hold.
  private mutating func system(
    _ family: FractionSystem.Family, _ seed: UInt64
  ) throws(SolverError) -> FractionSystem? {
    do throws(SolverError) {
      return try FractionSystem(family, seed: seed)
    } catch .undecidable {
      undecided += 1
      return nil
    }
  }

  var description: String {
    "\(systems) systems, \(unanswered) without the right answer, \(undecided) undecided, "
      + "\(overflows) too large"
  }
}

@Suite struct Fractions {
  @Test(arguments: families)
  func `explanations are right`(family: FractionSystem.Family) {
    var findings = Findings()
    for seed in 0..<60 as Range<UInt64> {
      findings.check(family, seed: seed) { system in try system.influenceFaults(of: 0) }
    }
    #expect(findings.faults == [])
    Figures.print("\(family): \(findings)")
    #expect(findings.left == 0, "\(findings)")
  }

  /// In this system a rate of zero was told as what corrections that cancel each other left of it, 6e-33.
  @Test
  func `corrections leave nothing of a rate of zero`() {
    var findings = Findings()
    findings.check(.whole, seed: 21_168_091_315) { system in
      try system.variables.indices.flatMap { try system.influenceFaults(of: $0) }
    }
    #expect(findings.faults == [])
    #expect(findings.left == 0)
  }

  @Test(arguments: families)
  func `opponents are all there`(family: FractionSystem.Family) {
    var findings = Findings()
    for seed in 1000..<1150 as Range<UInt64> {
      findings.check(family, seed: seed) { system in try system.opponentFaults() }
    }
    #expect(findings.faults == [])
    Figures.print("\(family): \(findings)")
    #expect(findings.left == 0, "\(findings)")
  }

  @Test(arguments: families)
  func `conflicts cannot be reduced`(family: FractionSystem.Family) {
    var findings = Findings()
    for seed in 2000..<2300 as Range<UInt64> {
      findings.check(family, seed: seed) { system in try system.conflictFaults() }
    }
    #expect(findings.faults == [])
    Figures.print("\(family): \(findings)")
    #expect(findings.left == 0, "\(findings)")
  }

  @Test(arguments: 0..<4)
  func `conflicts cannot be reduced after a long life either`(seed: Int) throws {
    var life = ConflictLife(seed: UInt64(seed))
    try life.run(steps: 3000)
    #expect(life.faults == [])
    #expect(life.refusals > 100)
  }

  /// In this life a refusal has two rounding errors for multipliers, of which one can be left out only after the
  /// other.
  @Test
  func `two rounding errors in one proof are left out`() throws {
    var life = ConflictLife(seed: 345_238_738_950)
    try life.run(steps: 3000)
    #expect(life.faults == [])
  }

  /// In this life a refusal has three rounding errors for multipliers, which are a sum without variables among
  /// themselves and can only be left out together.
  @Test
  func `rounding errors that cancel each other are left out`() throws {
    var life = ConflictLife(seed: 328_410_661_600)
    try life.run(steps: 20_000)
    #expect(life.faults == [])
  }

  /// In these lives constraints that hold exactly at the edge of what the others allow were refused, with a rounding
  /// error for the excess.
  @Test(arguments: [7100 as UInt64, 12_850, 16_450, 18_650])
  func `a rounding error is no conflict`(seed: UInt64) throws {
    var life = ConflictLife(seed: seed)
    try life.run(steps: 5000)
    #expect(life.faults == [])
  }

  /// Prints the first seed, with which `ASHLAR_FUZZ_SEED` begins again, and what was done.
  @Test(.enabled(if: FuzzSeeds.seconds != nil))
  func `fuzzing explanations finds nothing`() {
    var findings = Findings()
    for seed in FuzzSeeds() {
      let family = families[Int(seed % UInt64(families.count))]
      findings.check(family, seed: seed) { system in
        try system.conflictFaults() + system.opponentFaults()
          + system.variables.indices.flatMap { try system.influenceFaults(of: $0) }
      }
      if seed % 50 == 0 {
        var life = ConflictLife(seed: seed)
        do throws(SolverError) {
          try life.run(steps: 20_000)
        } catch .undecidable {
          findings.undecided += 1
        } catch {
          findings.faults.append("life, seed \(seed): \(error)")
        }
        findings.faults += life.faults.map { "life, seed \(seed): \($0)" }
      }
    }
    for fault in findings.faults { print(fault) }
    print(findings)
    #expect(findings.faults == [])
  }
}

extension FractionSystem {
  /// Returns whether the solver's answer is the oracle's.
  fileprivate func isAnswered() throws(Overflow) -> Bool {
    guard let exact = try values() else { return false }
    return zip(variables, exact).allSatisfy { isRight(solver.value(of: $0), $1) }
  }
}
