import Cassowary
import Testing

/// How the work grows with the number of constraints, counted in pivots and flips.
@Suite struct `The work of large systems` {
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
    let steps = try solver.countStepsToOptimum { solver in
      try solver.addEditVariable(whole, priority: 900)
      try solver.add(sum(parts) - whole == 0)
      for part in order.sort(parts) {
        try solver.add(part >= 0)
        try solver.add((part == 5).with(priority: 250))
      }
      try solver.suggest(Double(5 * count), for: whole)
    }
    #expect(parts.allSatisfy { solver.value(of: $0) == 5 })
    #expect(steps.pivots < 60)
    #expect(steps.all < 3 * count)
  }

  @Test func `a budget leaves room for a row with many variables`() throws {
    var solver = Solver()
    let parts = (0..<2_000).map { _ in solver.makeVariable() }
    try solver.add(sum(parts) == 20_000)
    for part in parts { try solver.add((part == 7).with(priority: 250)) }
    try solver.optimize()
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
    let taken = try solver.countStepsToOptimum { try $0.suggest(-400, for: first) }
    // Each of them crosses zero, which is where it would be by itself.
    #expect(steps.indices.allSatisfy { solver.value(of: steps[$0]) == Double(2 * $0) })
    #expect(taken.pivots <= 1)
  }

  @Test func `so it does if each wants to be elsewhere`() throws {
    var solver = Solver()
    let (first, steps) = try staircase(300, &solver)
    for step in steps { try solver.add((step == 0).with(priority: 250)) }
    try solver.optimize()
    let taken = try solver.countStepsToOptimum { try $0.suggest(-700, for: first) }
    #expect(solver.value(of: steps[0]) == -300)
    #expect(taken.pivots <= 1)
  }

  /// Rounding errors lead the early optimization of this one in a circle.
  @Test func `an early optimization that gets nowhere is left soon`() throws {
    let system = SparseSystem(variables: 80, seed: 13)
    var solver = system.solver
    let steps = try solver.countStepsToOptimum { solver in
      for constraint in system.constraints { try solver.add(constraint) }
    }
    #expect(steps.all < 1_500)
  }
}
