import Testing

@testable import Cassowary

/// How the work grows with the number of constraints, counted in steps and pivots.
@Suite struct `The work of large systems` {
  /// The pivots since a solver's tableau was built.
  private func pivots(_ solver: Solver) -> Int { solver.storage.state.tableau.pivots }
  private func steps(_ solver: Solver) -> Int { solver.storage.state.tableau.work.stepsDone }
  /// Whether the last call found its tableau not good enough.
  private func wasBuiltAnew(_ solver: Solver) -> Bool {
    solver.storage.state.tableau.work.isBuiltAnew
  }

  /// The long columns that were walked to find what candidates of the dual run cost.
  private func walks(_ solver: Solver) -> Int { solver.storage.state.tableau.walks }

  private func sum(_ variables: [Variable]) -> LinearExpression {
    variables.reduce(into: LinearExpression()) { $0 = $0 + $1 }
  }

  /// The order in which constraints come on the variables.
  enum Order: CaseIterable {
    case upward
    case downward

    func sort(_ variables: [Variable]) -> [Variable] {
      self == .upward ? variables : variables.reversed()
    }
  }

  @Test(arguments: Order.allCases)
  func `a sum over many variables is pivoted seldom while they get their limits`(
    order: Order
  ) throws {
    let count = 1_000
    var solver = Solver()
    let whole = solver.makeVariable()
    let parts = (0..<count).map { _ in solver.makeVariable() }
    try solver.addEditVariable(whole, priority: 900)
    try solver.add(sum(parts) - whole == 0)
    for part in order.sort(parts) {
      try solver.add(part >= 0)
      try solver.add((part == 5).with(priority: 250))
    }
    try solver.suggest(Double(5 * count), for: whole)
    try solver.optimize()
    #expect(parts.allSatisfy { solver.value(of: $0) == 5 })
    #expect(pivots(solver) < 60)
    #expect(steps(solver) < 3 * count)
  }

  @Test func `a budget leaves room for a row with many variables`() throws {
    var solver = Solver()
    let parts = (0..<2_000).map { _ in solver.makeVariable() }
    try solver.add(sum(parts) == 20_000)
    for part in parts { try solver.add((part == 7).with(priority: 250)) }
    try solver.optimize()
    let isBuiltAnew = wasBuiltAnew(solver)
    #expect(!isBuiltAnew)
    // The earliest yields.
    #expect(solver.value(of: parts[0]) == 20_000 - 7 * 1_999)
    #expect(parts.dropFirst().allSatisfy { solver.value(of: $0) == 7 })
  }

  /// Steps, each at least so much farther right than the one before.
  private func staircase(
    _ count: Int, _ solver: inout Solver
  ) throws -> (first: Variable, steps: [Variable]) {
    let first = solver.makeVariable()
    try solver.addEditVariable(first, priority: 900)
    let steps = (0..<count).map { _ in solver.makeVariable() }
    for (before, step) in zip([first] + steps, steps) { try solver.add(step - before >= 2) }
    try solver.suggest(10, for: first)
    try solver.optimize()
    return (first, steps)
  }

  @Test func `the farthest of many rows that a change moves decides for the others`() throws {
    var solver = Solver()
    let (first, steps) = try staircase(300, &solver)
    let before = pivots(solver)
    try solver.suggest(-400, for: first)
    try solver.optimize()
    // Each of them crosses zero, which is where it would be by itself.
    #expect(steps.indices.allSatisfy { solver.value(of: steps[$0]) == Double(2 * $0) })
    #expect(pivots(solver) - before <= 1)
  }

  @Test func `so it does if each wants to be elsewhere`() throws {
    var solver = Solver()
    let (first, steps) = try staircase(300, &solver)
    for step in steps { try solver.add((step == 0).with(priority: 250)) }
    try solver.optimize()
    let before = pivots(solver)
    try solver.suggest(-700, for: first)
    try solver.optimize()
    #expect(solver.value(of: steps[0]) == -300)
    #expect(pivots(solver) - before <= 1)
  }

  // Of the last one a rebuilt tableau misses a required constraint.
  @Test(arguments: [(80, 7 as UInt64), (300, 6), (1_000, 8)])
  func `what a rebuild does not make better is not built anew again and again`(
    count: Int, seed: UInt64
  ) throws {
    var system = try SparseSystem(variables: count, seed: seed)
    var rebuilds = 0
    for _ in 0..<20 {
      try system.change()
      if wasBuiltAnew(system.solver) { rebuilds += 1 }
    }
    #expect(rebuilds <= 1)
  }

  /// Rounding errors lead the early optimization of this one in a circle.
  @Test func `an early optimization that gets nowhere is left soon`() throws {
    let system = try SparseSystem(variables: 80, seed: 13)
    #expect(steps(system.solver) < 1_500)
  }

  @Test func `rows that accept their errors one after another are not each priced anew`() throws {
    let count = 300
    var solver = Solver()
    // Where rows refer to others, very many are accepted together.
    solver.change { $0.tableau.form.basis.longRow = .max }
    let (first, steps) = try staircase(count, &solver)
    for step in steps { try solver.add((step == 0).with(priority: 250)) }
    try solver.optimize()
    try solver.suggest(-50, for: first)
    try solver.optimize()
    let (stepsBefore, walksBefore) = (self.steps(solver), walks(solver))
    try solver.suggest(-250, for: first)
    try solver.optimize()
    #expect(self.steps(solver) - stepsBefore >= 100)
    // Once for each column and after each 64 rows, in place of once for each column and row.
    #expect(walks(solver) - walksBefore < 3 * count)
    #expect(solver.value(of: steps[0]) == -248)
  }
}
