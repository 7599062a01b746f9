import Cassowary
import SeededNumbers
import Testing

/// Explanations beside what really happens when constants move.
@Suite struct `Moved constants` {
  /// v3 is -10 because of the wish, so v1 is at least 10 / 1000. It goes as far as zero, which it reaches with v3.
  @Test func `thousandths beside thousands move as is told`() throws {
    var solver = Solver()
    let v = (0..<4).map { solver.makeVariable("v\($0)") }
    let wish = (v[3] + 10 <= 0).with(priority: 500)
    let limit = 1000 * v[0] - 9 >= 0
    let share = (-1000 * v[1] - v[3] <= 0).with(priority: 500)
    let sum = (v[0] + 1000 * v[3] - 4 >= 0).with(priority: 999)
    for constraint in [wish, limit, share, sum] { try solver.add(constraint) }
    #expect(try solver.answers(v) == [10_004, 0.01, 0, -10])
    let influences = try solver.explanation(of: v[1])
    #expect(influences.map(\.constraint) == [wish, share])
    for influence in influences {
      #expect(abs(influence.upward.factor - 0.001) < 1e-18 && influence.upward.reach == .infinity)
      #expect(abs(influence.downward.factor + 0.001) < 1e-18)
      #expect(abs(influence.downward.reach - 10) < 1e-12)
    }
    for (step, gain) in [(0.5, 0.0005), (-0.5, -0.0005)] {
      var moved = solver
      try moved.setConstant(10 + step, of: wish)
      let value = try moved.answers([v[1]])[0]
      #expect(abs(value - solver.value(of: v[1]) - gain) < 1e-15)
    }
    for variable in v { #expect(try MovedConstants(solver, of: variable).faults == []) }
  }

  /// What a run over many systems compared.
  private struct Findings {
    var systems = 0
    /// Systems with a contradiction that rounding errors hide, of which there is none with whole numbers.
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
