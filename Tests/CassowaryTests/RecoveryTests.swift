import Testing

@testable import Cassowary

/// States that only rounding errors bring about, brought about by hand.
@Suite struct `What rounding errors leave` {
  /// Coefficients of 2 and -3 leave -2e-11 in a row where 0 should be.
  @Test func `a member that only rounding errors added is dropped before a proof is added up`()
    throws
  {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let (low, other, high) = (x >= 3, y >= 1, (x <= 2).with(priority: .weak))
    for constraint in [low, other, high] { try solver.add(constraint) }
    try solver.change { state throws(SolverError) in
      let multipliers = [(low, -1), (other, -2e-11), (high, 1)]
      var proof: [(place: Int32, multiplier: Double)] = []
      for (constraint, multiplier) in multipliers {
        proof.append((try state.place(of: constraint), multiplier))
      }
      try? state.tableau.refuse(because: proof)
      guard case .unsatisfiable(let conflict) = state.provenReason(for: .contradiction) else {
        Issue.record("The proof is refused.")
        return
      }
      #expect(conflict.constraints == [low, high] && conflict.excess == 1)
    }
  }

  /// As if neither repairing nor building anew had worked when a refused call was undone.
  @Test func `a row that misses its bound is brought back before values are taken`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x + y >= 1)
    let limit = try solver.add(x + y <= 30)
    try solver.add((x == 10).with(priority: .weak))
    try solver.add((y == 15).with(priority: .weak))
    try solver.optimize()
    try solver.change { state throws(SolverError) in
      state.tableau.setConstant(-20, of: try state.place(of: limit))
      state.finishChange()
    }
    #expect(try solver.answers([x, y]) == [5, 15])
    #expect(solver.checkInvariants() == [])
  }
}
