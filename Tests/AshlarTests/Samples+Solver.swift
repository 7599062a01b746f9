import Cassowary
import Testing

/// Values of the public types of `Cassowary`.
enum SolverSamples {
  static func all() throws -> [Sample] {
    var solver = Solver()
    solver.recordsEvents = true
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable())
    let sum = 1.0 / 3 * x + y - (0.1 + 0.2)
    let row = sum == 3
    try solver.add(row)
    try solver.add((x >= 1.0 / 3).with(priority: 750))
    try solver.add((y <= 2).with(priority: 500))
    try solver.optimize()
    let error = #expect(throws: SolverError.self) { try solver.add(sum >= 4) }
    guard case .unsatisfiable(let conflict) = try #require(error) else { return [] }
    let doubt = try #require(try Loose().doubt())
    guard case .unknownConstraint(_, let names) = try #require(Loose().refusal()) else { return [] }
    let influence = try #require(try solver.explanation(of: x).first)
    let copy = solver
    let solution = try #require(try Loose().alternative())
    return [
      Sample(solver, .page), Sample(x), Sample(sum), Sample(sum.terms[0]), Sample(row),
      Sample(Relation.lessThanOrEqual), Sample(Priority(1000.0 / 3)), Sample(Priority.required),
      Sample(conflict, .sentences), Sample(conflict.members[0]), Sample(doubt), Sample(names),
      Sample(SolverError.unsatisfiable(conflict), .sentences), Sample(influence, .sentences),
      Sample(influence.upward), Sample(Sensitivity.End.limits([row, row]), .sentences),
      Sample(Sensitivity.End.contradiction), Sample(Sensitivity.End.limits([])), Sample(solution),
      Sample(copy, .page),
      Sample(SolverEvent.pivot(entering: .variable(x), leaving: .auxiliary([row])), .sentences),
      Sample(SolverEvent.rowAdded(.auxiliary([]))), Sample(SolverEvent.Subject.auxiliary([row])),
    ]
  }

  /// Systems that leave something open.
  private struct Loose {
    /// Two limits that miss each other by less than can be proved.
    func doubt() throws -> Doubt? {
      var solver = Solver()
      let x = solver.makeVariable("x")
      try solver.add(x >= 1)
      let error = #expect(throws: SolverError.self) { try solver.add(x <= 1 - 1e-11) }
      if case .undecidable(let doubt) = error { return doubt }
      return nil
    }

    func refusal() -> SolverError? {
      var solver = Solver()
      let unknown = solver.makeVariable("x") == solver.makeVariable("y")
      return #expect(throws: SolverError.self) { try solver.remove(unknown) }
    }

    func alternative() throws -> Solution? {
      var solver = Solver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(x + y == 1.0 / 3)
      return try solver.alternative(for: x)
    }
  }
}
