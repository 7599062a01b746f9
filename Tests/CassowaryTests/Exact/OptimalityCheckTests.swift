import SeededNumbers
import Testing

@testable import Cassowary

/// The proof by multipliers that errors are least, and what is wrong with one that is no proof.
@Suite struct `A proof that errors are least` {
  private func doubt(_ solver: Solver) -> Doubt? {
    var copy = solver
    return copy.change { OptimalityCheck(among: $0.constraints.livePlaces, &$0).doubt }
  }

  @Test(arguments: 0..<8, [2, 64] as [Int32])
  func `is found at each optimum`(seed: UInt64, longRow: Int32) throws {
    #expect(try doubt(Solver(optimized: SparseFamily(), seed: seed, longRow: longRow)) == nil)
    #expect(try doubt(Solver(optimized: LayoutFamily(), seed: seed, longRow: longRow)) == nil)
    #expect(try doubt(Solver(optimized: LevelsFamily(), seed: seed, longRow: longRow)) == nil)
  }

  /// Where another priority leads to other sums, the former answer is not proven with it; where it does not, it still is.
  @Test(arguments: 0..<8)
  func `fails for the answer to other priorities`(seed: UInt64) throws {
    let sound = try Solver(optimized: SparseFamily(), seed: seed)
    var refuted = 0
    for constraint in sound.constraints where sound.priority(of: constraint) != .required {
      var changed = sound
      try changed.setPriority(990, of: constraint)
      var stale = changed
      // The costs are those of the new priority, the basis and the values those of the former.
      stale.change { $0.needsOptimizing = false }
      try changed.optimize()
      #expect(doubt(changed) == nil)
      let isBetter = zip(changed.sums, stale.sums).first { abs($0 - $1) > 1e-6 }.map(<)
      #expect((doubt(stale) != nil) == (isBetter ?? false))
      if isBetter ?? false { refuted += 1 }
    }
    #expect(refuted > 0)
  }

  /// The proof is of the constraints as they were given: what rows say otherwise refutes it.
  @Test func `fails if the coefficients of a row are wrong`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x + y == 10)
    try solver.add((x == 8).with(priority: 500))
    try solver.add((y == 7).with(priority: 500, weight: 2))
    try solver.optimize()
    #expect(doubt(solver) == nil)
    #expect(solver.value(of: x) == 3)
    let row = try #require(
      (0..<Int32(solver.storage.state.tableau.form.basis.rowCount)).first {
        solver.storage.state.tableau.form.basis.basic(of: $0) >= 0
      })
    solver.change { state in
      let list = state.tableau.form.basis.matrix.rows[row].entries
      state.tableau.form.basis.matrix.entries.pointer(list)[0].coefficient *= 1 + 1e-6
    }
    #expect(doubt(solver) != nil)
  }

  @Test func `says what is in doubt`() {
    var solver = Solver()
    let wish = solver.makeVariable("x") == 3
    let doubt = Doubt(wish, constant: -3, amount: 1, isOfOptimum: true)
    #expect(doubt.description.hasPrefix("errors may be less if "))
    #expect(
      SolverError.undecidable(doubt).description
        == "Rounding errors hide whether errors are least: \(doubt).")
  }

  /// A part that is too large for whole numbers, whose numbers differ much, and a tableau that leads elsewhere.
  @Test func `is asked for where whole numbers are not`() throws {
    var solver = Solver()
    let variables = (0..<80).map { _ in solver.makeVariable() }
    for (left, right) in zip(variables, variables.dropFirst()) {
      try solver.add(right >= left + 1)
      try solver.add((1000 * right - 1000 * left == 3000).with(priority: 300))
      try solver.add((right == 40).with(priority: 200))
    }
    try solver.optimize()
    #expect(solver.constraints.count > ExactParts.largestSize)
    var damaged = solver
    damaged.change { state in
      let places = state.constraints.livePlaces
      #expect(TableauDoubt(about: places, &state).doubt == nil)
      for place in places where !state.tableau.constraints[place].isRequired {
        state.tableau.form.costs.owners.constraints[place].weight = place % 2 == 0 ? 1000 : 0.001
      }
      #expect(TableauDoubt(about: places, &state).doubt != nil)
    }
  }
}

extension Solver {
  /// The sums of weighted errors, from the highest priority to the lowest.
  fileprivate var sums: [Double] {
    let optional = constraints.filter { priority(of: $0) != .required }
    let priorities = Set(optional.compactMap { priority(of: $0) }).sorted(by: >)
    return priorities.map { level in
      optional.filter { priority(of: $0) == level }
        .reduce(0) { $0 + $1.weight * abs(error(of: $1) ?? 0) }
    }
  }
}
