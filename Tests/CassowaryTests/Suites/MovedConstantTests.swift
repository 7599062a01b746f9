import Cassowary
import SeededNumbers
import Testing

/// Explanations beside what really happens when constants move.
@Suite struct `Moved constants` {
  /// What a run over many systems compared.
  private struct Findings {
    var systems = 0
    /// Systems with a contradiction that rounding errors hide, of which there is none with such coefficients.
    var undecided = 0
    var factors = 0
    var ends = 0
    var others = 0
    var faults: [String] = []

    mutating func check(_ family: CoefficientFamily, seed: UInt64) throws {
      systems += 1
      do throws(SolverError) {
        let (solver, variables) = try solver(of: family, seed)
        for variable in variables {
          let moved = try MovedConstants(solver, of: variable)
          factors += moved.factors
          ends += moved.ends
          others += moved.others
          faults += moved.faults.map { "\(family.name), seed \(seed): \($0)" }
        }
      } catch {
        guard case .undecidable = error else { throw error }
        undecided += 1
      }
    }

    private func solver(
      of family: CoefficientFamily, _ seed: UInt64
    ) throws(SolverError) -> (Solver, [Variable]) {
      var random = SeededGenerator(seed: seed)
      let model = family.begin(&random)
      var solver = Solver()
      let variables = model.unknowns.enumerated().map { index, unknown in
        solver.makeVariable("v\(index)", rank: unknown.rank)
      }
      try solver.addInequalities(of: model, over: variables)
      try solver.optimize()
      return (solver, variables)
    }
  }

  @Test(arguments: CoefficientFamily.even.indices)
  func `do what explanations say`(family: Int) throws {
    var findings = Findings()
    for seed in 0..<25 as Range<UInt64> {
      try findings.check(CoefficientFamily.even[family], seed: seed)
    }
    #expect(findings.faults == [])
    Figures.print("\(CoefficientFamily.even[family].name): \(findings)")
    #expect(findings.undecided == 0)
    #expect(findings.factors > 1000 && findings.ends > 100, "\(findings)")
  }
}
