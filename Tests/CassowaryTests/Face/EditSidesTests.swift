import Cassowary
import Testing

/// The constraint of an edit variable, which was made while the variable had a value.
@Suite struct `An edit of a variable with a value` {
  private var solver = Solver()
  private let window: Variable
  private let edit: Constraint

  init() throws {
    window = solver.makeVariable("window")
    try solver.add((window == 42).with(priority: .weak))
    try solver.optimize()
    try solver.addEditVariable(window, priority: .required)
    edit = try #require(solver.constraints.last)
  }

  @Test mutating func `has the value as its right-hand side`() throws {
    #expect(solver.rightHandSide(of: edit) == 42 && edit.rightHandSide == 42)
    try solver.suggest(60, for: window)
    #expect(solver.rightHandSide(of: edit) == 60)
    #expect(solver.description.contains("#1  window == 60       edit"), "\(solver)")
  }

  @Test mutating func `is set as a suggestion is`() throws {
    try solver.suggest(60, for: window)
    try solver.setRightHandSide(70, of: edit)
    #expect(try solver.answers([window]) == [70])
    #expect(solver.rightHandSide(of: edit) == 70)
  }

  @Test mutating func `stands as an equation in a conflict`() throws {
    try solver.suggest(60, for: window)
    let error = #expect(throws: SolverError.self) { try solver.add(window <= 50) }
    #expect(
      "\(try #require(error))" == "window <= 50 contradicts window == 60; both are required.")
  }
}
