import SeededNumbers
import Testing

@testable import Cassowary

/// Tableaus that are damaged on purpose: each damage must be noticed.
@Suite struct `Damaged tableaus` {
  private func solver(seed: UInt64) throws -> Solver {
    var random = SeededGenerator(seed: seed)
    let model = SparseFamily().system(of: 12, &random)
    var solver = Solver()
    let variables = model.unknowns.map { _ in solver.makeVariable() }
    try solver.addInequalities(of: model, over: variables)
    try solver.optimize()
    #expect(solver.checkInvariants() == [])
    return solver
  }

  /// The rows in use.
  private func rows(_ solver: Solver) -> [Int32] {
    let basis = solver.storage.state.tableau.form.basis.rowCount
    return (0..<Int32(basis)).filter {
      solver.storage.state.tableau.form.basis.basic(of: $0) >= 0
    }
  }

  /// Builds a row again, with the coefficient at an index changed.
  private func replaceRow(_ row: Int32, _ solver: inout Solver, at index: Int, by share: Double) {
    solver.change { state in
      let basic = state.tableau.form.basis.basic(of: row)
      let terms = state.tableau.form.rowTerms(of: basic)
      let hasCost = state.tableau.form.basis.matrix.hasCost(row)
      var entries = Buffer<Entry>()
      for (place, term) in terms.enumerated() {
        let factor = place == index ? 1 + share : 1
        entries.append(Entry(coefficient: term.coefficient * factor, symbol: term.symbol))
      }
      state.tableau.form.basis.setCost(false, of: row)
      state.tableau.form.basis.dropRow(row)
      state.tableau.form.basis.recycle(row: row)
      _ = state.tableau.form.basis.addRow(basic, entries)
      state.tableau.form.basis.setCost(hasCost, of: row)
    }
  }

  @Test(arguments: 0..<6)
  func `with a coefficient off by a ten millionth are noticed`(seed: UInt64) throws {
    let sound = try solver(seed: seed)
    var count = 0
    for row in rows(sound) {
      let form = sound.storage.state.tableau.form.rowTerms(
        of: sound.storage.state.tableau.form.basis.basic(of: row))
      for index in form.indices where abs(form[index].coefficient) > 0.2 {
        var same = sound
        replaceRow(row, &same, at: index, by: 0)
        #expect(same.checkInvariants() == [])
        var damaged = sound
        replaceRow(row, &damaged, at: index, by: 1e-7)
        #expect(damaged.checkInvariants() != [], "row \(row), \(index)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: 0..<6)
  func `with a lost row are noticed`(seed: UInt64) throws {
    let sound = try solver(seed: seed)
    for row in rows(sound) {
      var damaged = sound
      damaged.change { state in
        state.tableau.form.basis.setCost(false, of: row)
        state.tableau.form.basis.dropRow(row)
        state.tableau.form.basis.recycle(row: row)
      }
      #expect(damaged.checkInvariants() != [])
    }
  }

  @Test(arguments: 0..<6)
  func `with a stale value are noticed`(seed: UInt64) throws {
    let sound = try solver(seed: seed)
    for row in rows(sound) {
      let basic = sound.storage.state.tableau.form.basis.basic(of: row)
      let magnitude = sound.storage.state.tableau.form.basis.sum(of: row).magnitude
      var damaged = sound
      damaged.change { $0.tableau.form.basis.values[basic] += 1e-7 * max(1, magnitude) }
      #expect(damaged.checkInvariants() != [])
    }
    for variable in sound.variables {
      var damaged = sound
      let value = sound.value(of: variable)
      damaged.change { $0.answer.set(variable.symbol, value + 1e-7 * max(1, abs(value))) }
      #expect(damaged.checkInvariants() != [])
    }
  }

  @Test(arguments: 0..<6)
  func `with a factor off by a ten millionth are noticed`(seed: UInt64) throws {
    let sound = try solver(seed: seed)
    for place in sound.storage.state.constraints.livePlaces
    where sound.storage.state.tableau.constraints[place].host >= 0 {
      var damaged = sound
      damaged.change { $0.tableau.form.costs.owners.constraints[place].factor *= 1 + 1e-7 }
      #expect(damaged.checkInvariants() != [])
    }
  }

  /// What a call does that leaves the constraints as they were, or fewer.
  enum Call: CaseIterable {
    case refusedAddition
    case refusedConstant
    case refusedPriority
    case removal
  }

  /// Refused calls pivot forth and back. What comes next is judged by the coefficients that they leave.
  @Test(arguments: Call.allCases)
  func `whose coefficients have grown are mended`(call: Call) throws {
    var sound = try solver(seed: 1)
    let x = sound.makeVariable()
    try sound.add(x >= 1)
    let limit = try sound.add(x <= 5)
    let wish = try sound.add((x <= 0).with(priority: 500))
    try sound.optimize()
    let row = try #require(rows(sound).first)
    replaceRow(row, &sound, at: 0, by: 1e-7)
    #expect(sound.checkInvariants() != [])
    sound.change { state in
      state.tableau.form.numerics.noteGrowth(1e7)
      state.tableau.form.basis.pivots += 10
    }
    switch call {
    case .refusedAddition: #expect(throws: SolverError.self) { try sound.add(2 * x <= 0) }
    case .refusedConstant:
      #expect(throws: SolverError.self) { try sound.setRightHandSide(0, of: limit) }
    case .refusedPriority:
      #expect(throws: SolverError.self) { try sound.setPriority(.required, of: wish) }
    case .removal: try sound.remove(limit)
    }
    #expect(sound.checkInvariants() == [])
  }

  /// The answer of a part that is solved in whole numbers does not depend on the tableau.
  @Test func `do no harm where coefficients differ much`() throws {
    var sound = Solver()
    let (x, y, z) = (sound.makeVariable(), sound.makeVariable(), sound.makeVariable())
    try sound.add(1000 * x - 0.03 * y + z >= 0)
    try sound.add((x + y + z == 100).with(priority: 500))
    try sound.add((y - z == 7).with(priority: 400))
    let limit = try sound.add(x <= 3)
    let expected = try sound.answers([x, y, z])
    for row in rows(sound) {
      var damaged = sound
      damaged.change { state in
        let basic = state.tableau.form.basis.basic(of: row)
        state.tableau.form.basis.values[basic] += 5
        state.needsOptimizing = true
      }
      try damaged.setRightHandSide(4, of: limit)
      try damaged.setRightHandSide(3, of: limit)
      #expect(try damaged.answers([x, y, z]) == expected)
    }
  }
}
