import Cassowary
import SeededNumbers
import Testing

@Suite struct `Large systems against HiGHS` {
  @Test func `there are systems to try`() {
    #expect(!Fixture.names.isEmpty)
  }

  /// A system far outside of the envelope.
  private static let uneven = "uneven-60-31.json"

  @Test func `a system far outside of the envelope misses no required constraint without an error`()
    throws
  {
    let model = try Fixture(named: Self.uneven).model
    var solver = Solver()
    let variables = model.unknowns.map { _ in solver.makeVariable() }
    var findings = OutsideFindings()
    for inequality in model.inequalities {
      let constraint = Constraint(inequality, over: variables)
      findings.attempt(with: &solver) { solver throws(SolverError) in try solver.add(constraint) }
    }
    findings.optimize(&solver)
    #expect(findings.faults == [])
  }

  @Test(arguments: Fixture.names.filter { $0 != uneven })
  func `required constraints hold and the sums of errors are least`(name: String) throws {
    let fixture = try Fixture(named: name)
    let model = fixture.model
    var solver = Solver()
    let variables = model.unknowns.map { _ in solver.makeVariable() }
    let constraints = model.inequalities.map { Constraint($0, over: variables) }
    for constraint in constraints { try solver.add(constraint) }
    try solver.optimize()
    #expect(faults(of: variables.map { solver.value(of: $0) }, in: model, fixture) == [])

    // Nothing may be left of constraints that went, and they do as well when they come again.
    var random = SeededGenerator(seed: UInt64(fixture.seed))
    let some = constraints.filter { _ in random.once(in: 4) }
    for constraint in some { try solver.remove(constraint) }
    try solver.optimize()
    for constraint in some.shuffled(using: &random) { try solver.add(constraint) }
    try solver.optimize()
    #expect(faults(of: variables.map { solver.value(of: $0) }, in: model, fixture) == [])
  }

  private func faults(of values: [Double], in model: Model, _ fixture: Fixture) -> [String] {
    var faults = model.violations(at: values)
    for level in fixture.levels {
      let sum = model.inequalities.filter { $0.priority == level[0] }
        .reduce(0) { $0 + $1.weight * $1.error(at: values) }
      if !(abs(sum - level[1]) <= 1e-6 * max(1, level[1])) {
        faults.append("The sum of level \(level[0]) is \(sum), not \(level[1]).")
      }
    }
    return faults
  }
}
