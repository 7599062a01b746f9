import SeededNumbers
import Testing

@testable import Cassowary

/// Systems whose coefficients grow while they are built, and with them what pivots round off.
@Suite struct `Systems that drift` {
  /// Seeds with which all that was built anew was once thought to drift too, as rounding errors of
  /// values that cancel to zero passed for it; then the worst of all was kept.
  static let systems: [(variables: Int, seed: UInt64)] = [
    (80, 101), (150, 67), (150, 105), (150, 118), (150, 124),
  ]

  /// The drift of a solver's values, which stay as they are.
  private func driftOfValues(_ solver: Solver) -> Double {
    var copy = solver
    return copy.change { Drift(refining: &$0, findsCoefficients: false).found }
  }

  @Test(arguments: systems)
  func `keep what is required`(variables count: Int, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = SparseFamily().system(of: count, &random)
    var solver = Solver()
    let variables = model.unknowns.map { _ in solver.makeVariable() }
    for inequality in model.inequalities { try solver.add(Constraint(inequality, over: variables)) }
    let edited = variables[count / 2]
    try solver.addEditVariable(edited, priority: 900)
    for _ in 0..<4 {
      try solver.suggest(Double(random.number(0...99)), for: edited)
      try solver.optimize()
      #expect(model.violations(at: variables.map { solver.value(of: $0) }) == [])
      #expect(driftOfValues(solver) < 1e-9)
      #expect(solver.checkInvariants() == [])
    }
  }

  /// Nine pivots in a row that let coefficients grow by less than sixteen each, and what they were off
  /// by from before a thousandfold.
  @Test func `are noticed where each pivot lets coefficients grow by little`() {
    var history = LargeHistory(seed: 883_642_037_019, isWide: true)
    history.run(steps: 100)
    #expect(history.faults == [])
  }

  /// Coefficients are off by 2e-12 or less, which is no more than drift, but values of tens or hundreds of thousands meet
  /// in them, and a value near zero misses its limit by 3e-7.
  @Test(arguments: [850_000_585_623 as UInt64, 850_000_600_323])
  func `are noticed where large values leave a small one`(seed: UInt64) {
    var history = LargeHistory(seed: seed, isWide: true)
    history.run(steps: 100)
    #expect(history.faults == [])
  }

  /// What is not connected with them is no measure for them, however large.
  @Test func `are noticed beside a larger value elsewhere`() throws {
    var history = LargeHistory(seed: 850_000_585_623, isWide: true)
    let far = history.solver.makeVariable()
    try history.solver.add(far == 1e9)
    history.others = [far]
    history.run(steps: 100)
    #expect(history.faults == [])
  }

  /// A variable whose definition leads over coefficients of ten thousands gets a row, in which they cancel and
  /// what is left is noise.
  @Test func `are noticed where a definition cancels`() throws {
    var solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let (d, e, f) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add((0.75 * f - 900 * d + 0.3 * a <= 0).with(priority: 300))
    try solver.add((0.04 * b + 3 * c + 1200 * f + 0.2 * d + 5 <= 0).with(priority: 300))
    try solver.add(0.4 * f + 0.4 * b + 0.9 >= 0)
    try solver.optimize()
    #expect(solver.checkInvariants() == [])
    #expect([a, b, c, d, e].map { solver.value(of: $0) } == [0, 0, 0, 0, 0])
    #expect(abs(solver.value(of: f) + 5.0 / 1200) < 1e-17)
  }
}
