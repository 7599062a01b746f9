import SeededNumbers
import Testing

@testable import Cassowary

@Suite struct `Rows that are refined` {
  /// Returns a solver with tenths and thirds, after some calls.
  private func solver(
    _ seed: UInt64, coefficients: [Double] = [0.1, 1.0 / 3, 0.5, 1, 3]
  ) -> Solver {
    var history = LargeHistory(seed: seed, coefficients: coefficients, variables: 4...10)
    history.run(steps: 40)
    #expect(history.faults == [])
    return history.solver
  }

  /// Changes all coefficients of the rows by a random part of themselves.
  /// - Parameter most: The largest part.
  private func damage(
    _ solver: inout Solver, _ random: inout SeededGenerator, by most: Double = 1e-6
  ) {
    let basics = solver.symbols(.basic)
    solver.change { state in
      for basic in basics {
        let row = state.tableau.form.basis.row(of: basic)
        for index in 0..<state.tableau.form.basis.matrix.row(row).count {
          let part = Double(random.number(-100...100)) / 100 * most
          state.tableau.form.basis.matrix.damage(index, ofRow: row, by: 1 + part)
        }
      }
    }
  }

  private func coefficients(_ solver: Solver, of basic: Symbol) -> [Symbol: Double] {
    let terms = solver.storage.state.tableau.form.rowTerms(of: basic)
    return Dictionary(uniqueKeysWithValues: terms.map { ($0.symbol, $0.coefficient) })
  }

  /// An offset can have lost its constraint, and still be in the definition of a variable.
  private func hasLostConstraint(_ solver: Solver) -> Bool {
    solver.symbols(.defined).contains { variable in
      let offset = solver.storage.state.tableau.form.definitions.partner(of: variable)
      return !solver.storage.state.constraints.places.contains {
        solver.storage.state.tableau.constraints[$0].host == offset
      }
    }
  }

  private func expectExactRows(_ solver: Solver) {
    for (basic, expected) in ExactRows(solver).coefficients {
      let found = coefficients(solver, of: basic)
      #expect(found.keys.allSatisfy { expected[$0] != nil })
      for (symbol, coefficient) in expected {
        #expect(abs((found[symbol] ?? 0) - coefficient) <= 4e-16 * abs(coefficient) + 1e-13)
      }
    }
  }

  /// Each coefficient is that of whole numbers, but for its last digits.
  @Test(arguments: 0..<24)
  func `have the coefficients of whole numbers`(seed: UInt64) throws {
    var solver = solver(seed)
    var random = SeededGenerator(seed: seed)
    damage(&solver, &random)
    try #require(solver.change { RowRefinement.perform(on: &$0) })
    expectExactRows(solver)
    solver.change { $0.needsOptimizing = true }
    try solver.optimize()
    #expect(solver.checkInvariants() == [])
  }

  /// Coefficients from which on costs count are kept, and less. Where products of small ones are coefficients, errors may be too
  /// large to be distributed.
  @Test func `keep small coefficients`() {
    var tried = 0
    for seed in 0..<12 as Range<UInt64> {
      var solver = solver(seed, coefficients: [1, 1.0 / 3, 1e-5, 3e-6])
      var random = SeededGenerator(seed: seed)
      damage(&solver, &random)
      guard solver.change({ RowRefinement.perform(on: &$0) }) else { continue }
      expectExactRows(solver)
      tried += 1
    }
    #expect(tried > 4)
  }

  @Test func `are in the units of their variables`() throws {
    var solver = Solver()
    let scales = [1, 4096, 1.0 / 4096, 3, 256, 1.0 / 512]
    let variables = scales.map { scale in
      LinearExpression(terms: [Term(solver.makeVariable(), coefficient: scale)], constant: 0)
    }
    for index in 1..<variables.count {
      let difference = variables[index - 1] - variables[index] / 3
      try solver.add(difference >= Double(index))
      try solver.add((difference <= Double(2 * index)).with(priority: 500))
      try solver.add((variables[0] * 0.1 + variables[index] == 7).with(priority: 250))
    }
    try solver.optimize()
    let isRebuilt = solver.change { state in
      state.rebuild(in: BuildOrder.byNumber(state), .another)
    }
    try #require(isRebuilt && !solver.storage.state.units.isEmpty)
    try solver.optimize()
    var random = SeededGenerator(seed: 1)
    damage(&solver, &random)
    #expect(solver.change { RowRefinement.perform(on: &$0) })
    expectExactRows(solver)
  }

  /// A factor that comes from a row that had drifted cannot be mended: the tableau has to be built anew.
  @Test func `stay where constraints on a functional differ`() throws {
    var solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(a - b * 0.1 + c / 3 >= 1)
    try solver.add((b - c / 3 == 4).with(priority: 750))
    try solver.add((a - c == 2).with(priority: 250))
    let other = (3 * a - b * 0.3 + c <= 12).with(priority: 500)
    try solver.add(other)
    try solver.optimize()
    var random = SeededGenerator(seed: 1)
    damage(&solver, &random)
    var sound = solver
    #expect(sound.change { RowRefinement.perform(on: &$0) })
    solver.change { state in
      for place in state.constraints.places where state.constraints[place] == other {
        state.tableau.form.costs.owners.constraints[place].factor *= 1 + 1e-9
      }
    }
    #expect(!solver.change { RowRefinement.perform(on: &$0) })
  }

  /// Without references they would have many times as many entries.
  @Test func `stay where they refer to each other`() throws {
    var solver = Solver()
    var last: Variable?
    for step in 0..<400 {
      let (left, width) = (solver.makeVariable(), solver.makeVariable())
      try solver.add((width >= Double(step % 7)).with(priority: 750))
      try solver.add((width == 0).with(priority: 500))
      if let last { try solver.add(left == last + width) }
      try solver.add((left <= Double(10 * step)).with(priority: 250))
      last = left
    }
    try solver.optimize()
    let references = solver.storage.state.tableau.form.basis.matrix.references
    try #require(references > 0)
    var random = SeededGenerator(seed: 1)
    damage(&solver, &random)
    #expect(!solver.change { RowRefinement.perform(on: &$0) })
    #expect(solver.storage.state.tableau.form.basis.matrix.references == references)
  }

  @Test func `know offsets whose constraints are gone`() throws {
    var tried = 0
    for seed in 24..<64 as Range<UInt64> {
      var solver = solver(seed)
      if !hasLostConstraint(solver) { continue }
      var random = SeededGenerator(seed: seed)
      damage(&solver, &random)
      try #require(solver.change { RowRefinement.perform(on: &$0) })
      expectExactRows(solver)
      tried += 1
    }
    #expect(tried > 4)
  }

  @Test func `stay where they have not drifted`() {
    var solver = solver(1)
    let version = solver.storage.state.tableau.form.basis.matrix.version
    #expect(!solver.change { RowRefinement.perform(on: &$0) })
    #expect(solver.storage.state.tableau.form.basis.matrix.version == version)
  }

  /// Errors as large as the coefficients cannot be distributed by them.
  @Test func `stay where they are no rows of the constraints`() throws {
    var solver = solver(3)
    var random = SeededGenerator(seed: 3)
    damage(&solver, &random, by: 1)
    let basics = solver.symbols(.basic)
    let before = basics.map { coefficients(solver, of: $0) }
    #expect(!solver.change { RowRefinement.perform(on: &$0) })
    #expect(basics.map { coefficients(solver, of: $0) } == before)
  }

  /// What takes too long is left: such rows can only be found anew.
  @Test func `stay in a large tableau`() throws {
    var solver = Solver()
    let variables = (0..<1600).map { _ in solver.makeVariable() }
    for (variable, next) in zip(variables, variables.dropFirst()) {
      try solver.add((next - variable * 0.1 >= 1).with(priority: 500))
      try solver.add((next + variable * 0.3 <= 5).with(priority: 400))
    }
    try solver.optimize()
    var random = SeededGenerator(seed: 1)
    damage(&solver, &random)
    #expect(!solver.change { RowRefinement.perform(on: &$0) })
  }

  /// An entry of 1.2e-10 may be noise of a drift of some 1e-13, and counts as a cost.
  @Test(arguments: [1.2e-10, 1.2e-7])
  func `are worth it from less drift on where entries may be noise`(small: Double) throws {
    var solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add((a == 0).with(priority: 250))
    try solver.add((b == 4).with(priority: 750))
    try solver.add((c == 2).with(priority: 500))
    try solver.add(a - b + c * small >= 1)
    try solver.optimize()
    var tried = 0
    for seed in 0..<20 as Range<UInt64> {
      var damaged = solver
      var random = SeededGenerator(seed: seed)
      damage(&damaged, &random, by: 1e-12)
      let drift = damaged.change { Drift.ofCoefficients(&$0) }
      guard drift > 1.5e-13, drift < 1e-12 else { continue }
      tried += 1
      #expect(damaged.change { RowRefinement.perform(on: &$0) } == (small < 1e-9))
      #expect(!damaged.change { RowRefinement.perform(on: &$0) })
    }
    #expect(tried > 4)
  }
}
