import SeededNumbers
import Testing

@testable import Cassowary

/// The rows are found anew for the same basis.
@Suite struct `A tableau that is refactored` {
  private func rows(_ solver: Solver) -> [Symbol: [Symbol: Double]] {
    var rows: [Symbol: [Symbol: Double]] = [:]
    for basic in solver.symbols(.basic) {
      let terms = solver.storage.state.tableau.form.rowTerms(of: basic)
      rows[basic] = Dictionary(uniqueKeysWithValues: terms.map { ($0.symbol, $0.coefficient) })
    }
    return rows
  }

  private func refactor(_ solver: inout Solver) -> Bool {
    solver.change { Refactoring(&$0).isDone }
  }

  /// The coefficients of rows that are solved for the same symbols are determined.
  @Test(arguments: 0..<12, [2, 64] as [Int32])
  func `has the same rows`(seed: UInt64, longRow: Int32) throws {
    var solver =
      seed % 2 == 0
      ? try Solver(optimized: SparseFamily(), seed: seed, longRow: longRow)
      : try Solver(optimized: LayoutFamily(), seed: seed, longRow: longRow)
    let (before, values) = (rows(solver), solver.variables.map(solver.value))
    let work = solver.storage.state.tableau.work.stepsDone
    #expect(refactor(&solver))
    let after = rows(solver)
    #expect(Set(after.keys) == Set(before.keys))
    for (basic, row) in before {
      for symbol in Set(row.keys).union((after[basic] ?? [:]).keys) {
        let (one, other) = (row[symbol] ?? 0, after[basic]?[symbol] ?? 0)
        #expect(abs(one - other) <= 1e-11 * max(1, abs(one)))
      }
    }
    solver.change { $0.needsOptimizing = true }
    try solver.optimize()
    #expect(solver.checkInvariants() == [])
    #expect(zip(values, solver.variables).allSatisfy { abs($0 - solver.value(of: $1)) <= 1e-9 })
    #expect(solver.storage.state.tableau.work.stepsDone == work)
  }

  @Test(arguments: 0..<6)
  func `is rid of errors in its coefficients`(seed: UInt64) throws {
    let sound = try Solver(optimized: SparseFamily(), seed: seed)
    var count = 0
    for basic in sound.symbols(.basic) {
      var damaged = sound
      damaged.change { state in
        let row = state.tableau.form.basis.row(of: basic)
        if state.tableau.form.basis.matrix.row(row).isEmpty { return }
        state.tableau.form.basis.matrix.damage(0, ofRow: row, by: 1.001)
        count += 1
      }
      #expect(damaged.checkInvariants() != [])
      #expect(refactor(&damaged))
      #expect(damaged.checkInvariants() == [])
      #expect(damaged.variables.allSatisfy { damaged.value(of: $0) == sound.value(of: $0) })
    }
    #expect(count > 0)
  }

  /// A functional whose constraint has gone is still a symbol of rows until the next optimum.
  @Test func `knows what a symbol was the sum of that has no constraint any more`() throws {
    var (solver, _) = try solverWithoutSum()
    let before = rows(solver)
    damage(&solver)
    #expect(rows(solver) != before)
    #expect(refactor(&solver))
    #expect(rows(solver) == before)
    try solver.optimize()
    #expect(refactor(&solver))
    #expect(solver.checkInvariants() == [])
  }

  @Test func `stays as it is where a variable of that sum is gone`() throws {
    var (solver, other) = try solverWithoutSum()
    try solver.remove(other)
    // Its symbol is another variable's now.
    _ = solver.makeVariable()
    let before = rows(solver)
    #expect(!refactor(&solver))
    #expect(rows(solver) == before)
    try solver.optimize()
    #expect(refactor(&solver))
    #expect(solver.checkInvariants() == [])
  }

  /// Returns a solver in which the functional of a removed constraint is still in rows, and a variable that only this one had.
  private func solverWithoutSum() throws -> (Solver, Variable) {
    var solver = Solver()
    let (x, y, z, other) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add((x == 1).with(priority: 250))
    try solver.add((y == 2).with(priority: 250))
    let wish = (other == 3).with(priority: 500)
    try solver.add(wish)
    try solver.add(x + z >= 4)
    let sum = x + y + 3 * z - other == 10
    try solver.add(sum)
    try solver.add(z - y <= 5)
    try solver.optimize()
    try solver.remove(sum)
    try solver.remove(wish)
    try #require(solver.storage.state.tableau.unusedFunctionals.count == 1)
    return (solver, other)
  }

  /// Large coefficients that cancel in the next pivot leave their rounding errors.
  @Test func `counts growth from its largest coefficient, until that is gone`() throws {
    var solver = Solver()
    let (a, b, c, d) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add((b == 1).with(priority: 250))
    try solver.add((c == 2).with(priority: 250))
    let large = a - 4096 * b + c >= 0
    try solver.add((a == 0).with(priority: 100))
    try solver.add(d - a >= 3)
    try solver.add(large)
    try solver.optimize()
    func growth() -> Double {
      solver.change { state in
        state.noteChecked(0)
        return state.tableau.form.numerics.growth
      }
    }
    try #require(solver.storage.state.tableau.form.largestCoefficient() >= 4096)
    #expect(growth() == 1)
    #expect(refactor(&solver))
    #expect(growth() == solver.storage.state.tableau.form.largestCoefficient())
    try solver.remove(large)
    try solver.optimize()
    #expect(growth() < 10)
  }

  /// Doubles the first coefficient of each row.
  private func damage(_ solver: inout Solver) {
    let basics = solver.symbols(.basic)
    solver.change { state in
      for basic in basics {
        let row = state.tableau.form.basis.row(of: basic)
        if state.tableau.form.basis.matrix.row(row).isEmpty { continue }
        state.tableau.form.basis.matrix.damage(0, ofRow: row, by: 2)
      }
    }
  }

  /// Rows that refer to others would be as long as all of these; then it is left.
  @Test func `never has many times as many entries`() throws {
    var solver = Solver()
    let first = solver.makeVariable()
    try solver.addEditVariable(first, priority: 900)
    let steps = (0..<1_000).map { _ in solver.makeVariable() }
    for (before, step) in zip([first] + steps, steps) {
      try solver.add(step - before >= 2)
      try solver.add((step == 0).with(priority: 250))
    }
    try solver.suggest(10, for: first)
    try solver.optimize()
    let before = solver.storage.state.tableau.form.basis.matrix.size
    _ = refactor(&solver)
    #expect(solver.storage.state.tableau.form.basis.matrix.size <= 4 * before + 1_000)
    try solver.suggest(20, for: first)
    try solver.optimize()
    #expect(steps.indices.allSatisfy { solver.value(of: steps[$0]) == Double(22 + 2 * $0) })
  }

  /// Required constraints before wishes fill a tableau that is built in their order: it took up to a minute.
  @Test(arguments: [1, 10, 17] as [UInt64])
  func `takes few steps where building it anew would take many`(seed: UInt64) throws {
    var system = try SparseSystem(variables: 600, seed: seed)
    let built = system.solver.storage.state.tableau.work.stepsDone
    for _ in 0..<12 { try system.change() }
    let steps = system.solver.storage.state.tableau.work.stepsDone - built
    #expect(built < 12_000)
    #expect(steps < 3_000, "\(steps)")
    #expect(system.solver.checkInvariants() == [])
  }
}

/// Steps that lead in a circle although each seems to make progress.
@Suite struct `Cycles of rounding errors` {
  private func candidate(_ symbol: Symbol, cost: Double = -1) -> Pricing.Candidate {
    Pricing.Candidate(
      reducedCost: LeadingTerm(level: Level(band: 7, rank: 0, number: 0), value: cost),
      symbol: symbol, direction: 1)
  }

  @Test(arguments: [1, 2, 3, 7, 20], [0, 5, 300])
  func `are found, whatever their length and whatever comes before`(
    length: Int, before: Int
  ) throws {
    var cycles = CycleGuard()
    for step in 0..<before {
      let isInCycle = cycles.isInCycle(candidate(Symbol(1000 + step)), at: 3)
      #expect(!isInCycle)
    }
    var steps = 0
    while !cycles.isInCycle(
      candidate(Symbol(steps % length), cost: -1 - Double(steps % 2) * 1e-12), at: 3)
    {
      steps += 1
      try #require(steps < 1000 + 100 * length)
    }
    #expect(steps > 16)
  }

  @Test func `are not where costs change, or symbols come back a few times`() {
    var cycles = CycleGuard()
    for step in 0..<10_000 {
      let isInCycle = cycles.isInCycle(
        candidate(Symbol(step % 2), cost: -1 - 1e-3 * Double(step)), at: 3)
      #expect(!isInCycle)
    }
    for step in 0..<10_000 {
      let isInCycle = cycles.isInCycle(candidate(1), at: Double(step))
      #expect(!isInCycle)
    }
    for step in 0..<10_000 {
      let symbol = Symbol(step / 10)
      let isInCycle = cycles.isInCycle(candidate(symbol), at: 3)
      #expect(!isInCycle)
    }
  }
}
