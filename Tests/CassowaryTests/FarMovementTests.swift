import SeededNumbers
import Testing

@testable import Cassowary

/// Values beyond ten thousand, whose movements leave rounding errors that are summed up again.
@Suite struct `Far movements` {
  @Test(arguments: [2, 24, 64] as [Int32])
  func `leave the values that the rows' sums are`(longRow: Int32) throws {
    var solver = Solver()
    solver.change { $0.tableau.form.basis.longRow = longRow }
    let (first, steps) = try solver.addStaircase(60)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let distance = 20_000 + Double(random.next() % 1_000_001) / 10
      let place = random.next() % 2 == 0 ? distance : -distance
      try solver.suggest(place, for: first)
      try solver.optimize()
      if place > 0 {
        for (index, step) in steps.enumerated() {
          #expect(abs(solver.value(of: step) - place - Double(2 * (index + 1))) < 1e-10)
        }
      }
      let fresh = solver.storage.state.tableau.form.copy()
      for row in 0..<Int32(fresh.basis.rowCount) where fresh.basis.basic(of: row) >= 0 {
        let (sum, magnitude) = fresh.basis.sum(of: row)
        // A movement that is added instead leaves errors of its own, and they add up.
        #expect(abs(fresh.basis.values[fresh.basis.basic(of: row)] - sum) <= 2e-16 * magnitude)
      }
    }
  }

  /// Of a row that does not move a wrong value is not noticed.
  @Test func `sum up the rows that move alone`() throws {
    var solver = Solver()
    solver.change { $0.tableau.form.basis.longRow = 64 }
    let (first, _) = try solver.addStaircase(60)
    try solver.suggest(-30_000, for: first)
    try solver.optimize()
    try solver.suggest(-40_000, for: first)
    try solver.optimize()
    let moved = Set(
      (0..<Int32(solver.storage.state.tableau.form.basis.rowCount)).filter { row in
        solver.storage.state.tableau.form.basis.basic(of: row) >= 0
          && solver.storage.state.tableau.form.rowTerms(
            of: solver.storage.state.tableau.form.basis.basic(of: row)
          ).contains { $0.symbol == first.symbol }
      })
    let other = try #require(
      (0..<Int32(solver.storage.state.tableau.form.basis.rowCount)).first { row in
        solver.storage.state.tableau.form.basis.basic(of: row) >= 0 && !moved.contains(row)
      })
    let basic = solver.storage.state.tableau.form.basis.basic(of: other)
    let value = solver.storage.state.tableau.values[basic]
    let movedRow = try #require(moved.min())
    let movedBasic = solver.storage.state.tableau.form.basis.basic(of: movedRow)
    solver.change { state in
      state.tableau.form.basis.values[basic] = value + 0.25
      state.tableau.form.basis.values[movedBasic] += 0.25
    }
    try solver.suggest(-50_000, for: first)
    try solver.optimize()
    let form = solver.storage.state.tableau.form.copy()
    #expect(form.basis.values[basic] == value + 0.25)
    #expect(form.basis.values[movedBasic] == form.basis.sum(of: movedRow).value)
  }

  @Test func `of many symbols sum up all rows`() {
    var movements = Movements()
    movements.removeAll()
    for symbol in 0..<32 { movements.note(Symbol(symbol)) }
    movements.note(31)
    let areKnown = movements.areKnown
    #expect(areKnown)
    movements.note(32)
    let stillKnown = movements.areKnown
    #expect(!stillKnown)
  }
}
