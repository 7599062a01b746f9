import Cassowary
import SeededNumbers
import Testing

/// What the first page says of values, tasks and sameness.
@Suite struct `A solver is a value` {
  @Test func `that can be sent, as can all its types`() {
    func isSendable<Value: Sendable>(_: Value.Type) -> Bool { true }
    #expect(isSendable(Solver.self) && isSendable(Variable.self) && isSendable(Constraint.self))
    #expect(isSendable(LinearExpression.self) && isSendable(Term.self) && isSendable(Relation.self))
    #expect(isSendable(Priority.self) && isSendable(SolverError.self) && isSendable(Conflict.self))
    #expect(isSendable(Doubt.self) && isSendable(VariableNames.self) && isSendable(Solution.self))
    #expect(isSendable(Influence.self) && isSendable(Sensitivity.self))
    #expect(isSendable(SolverEvent.self))
  }

  @Test func `one constraint is in several solvers that know its variables`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    var copy = solver
    let width = try solver.add(try copy.add(x == 3))
    try copy.setRightHandSide(5, of: width)
    try copy.setPriority(.weak, of: width)
    #expect(try solver.answers([x]) == [3] && copy.answers([x]) == [5])
    #expect(width.rightHandSide == 3 && width.priority == .required)
    #expect(solver.priority(of: width) == .required)
  }

  /// Objects lie elsewhere, and solvers have other identities, at each time.
  @Test(arguments: 0..<4)
  func `the same calls give the same bits`(seed: UInt64) {
    var kept: [LargeHistory] = []
    for _ in 0..<3 {
      var history = LargeHistory(seed: seed, isWide: true)
      history.run(steps: 40)
      kept.append(history)
    }
    let bits = kept.map { history in
      history.variables.map { history.solver.value(of: $0).bitPattern }
    }
    #expect(bits[0] == bits[1] && bits[0] == bits[2])
    #expect(kept[0].solver.description == kept[1].solver.description)
    #expect(kept[0].faults == [])
  }
}
