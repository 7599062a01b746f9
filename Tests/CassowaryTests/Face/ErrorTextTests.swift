import Cassowary
import Testing

@Suite struct `The text of an error` {
  private func text(_ call: () throws -> Void) -> String? {
    do {
      try call()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `of two constraints has both as they were written`() throws {
    var solver = Solver()
    let left = solver.makeVariable("left")
    try solver.add(left >= 10)
    #expect(
      text { try solver.add(left <= 5) } == "left <= 5 contradicts left >= 10; both are required.")
  }

  @Test func `of more constraints has all, with the numbers and priorities that count`() throws {
    var solver = Solver()
    let (left, right) = (solver.makeVariable("left"), solver.makeVariable("right"))
    let low = try solver.add(left >= 1)
    try solver.add(right - left >= 10)
    try solver.setRightHandSide(4, of: low)
    let wish = try solver.add((right <= 12).with(priority: 20))
    #expect(
      text { try solver.setPriority(.required, of: wish) }
        == "right <= 12 contradicts left >= 4 and right - left >= 10; all are required.")
  }

  @Test func `of a constraint that contradicts itself has it alone`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    #expect(text { try solver.add(x - x >= 1) } == "x - x >= 1 cannot hold, but is required.")
    #expect(
      text { try solver.add(LinearExpression(3) == LinearExpression(4)) }
        == "3 == 4 cannot hold, but is required.")
  }

  @Test func `counts the members that it leaves out`() throws {
    var solver = Solver()
    let steps = (0...20).map { solver.makeVariable("x\($0)") }
    try solver.add(steps[0] >= 0)
    for (one, next) in zip(steps, steps.dropFirst()) { try solver.add(next >= one + 1) }
    #expect(
      text { try solver.add(steps[20] <= 19) }
        == "x20 <= 19 contradicts x0 >= 0, x1 >= x0 + 1, x2 >= x1 + 1, x3 >= x2 + 1, x4 >= x3 + 1, "
        + "x5 >= x4 + 1, x6 >= x5 + 1 and 14 more; all are required.")
  }

  @Test func `counts the terms that it leaves out`() throws {
    var solver = Solver()
    let parts = (0..<20).map { solver.makeVariable("x\($0)") }
    let total = parts.sum() == 3
    #expect(
      text { try solver.remove(total) }
        == "The constraint x0 + x1 + x2 + x3 + x4 + x5 + x6 + x7 and 12 more == 3 is not in the solver."
    )
  }

  @Test func `tells variables of one name apart, and has the numbers of those without`() throws {
    var solver = Solver()
    let variables = [solver.makeVariable("x"), solver.makeVariable("x"), solver.makeVariable()]
    try solver.add(variables[0] >= variables[1] + variables[2] + 1)
    #expect(
      text { try solver.add(variables[0] <= variables[1] + variables[2]) }
        == "x(v0) <= x(v1) + v2 contradicts x(v0) >= x(v1) + v2 + 1; both are required.")
  }

  @Test func `has the names that the variables had`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let error = #expect(throws: SolverError.self) { try solver.suggest(3, for: x) }
    try solver.remove(x)
    #expect("\(try #require(error))" == "The variable x is not an edit variable.")
    guard case .unknownEditVariable(let variable, let names) = try #require(error) else { return }
    #expect(variable == x && names[x] == "x" && "\(names)" == "v0: x")
  }

  @Test func `of a stranger has no name`() throws {
    var (solver, other) = (Solver(), Solver())
    _ = solver.makeVariable("mine")
    let theirs = other.makeVariable("theirs")
    let bound = theirs >= 3
    #expect(text { try solver.add(bound) } == "The variable v0 does not belong to the solver.")
    #expect(text { try solver.remove(bound) } == "The constraint v0 >= 3 is not in the solver.")
  }

  @Test func `of a question has names, too`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let bound = x >= 3
    #expect(
      text { _ = try solver.opponents(of: bound) } == "The constraint x >= 3 is not in the solver.")
  }

  @Test func `makes no difference between errors`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let bound = x >= 3
    #expect(throws: SolverError.unknownConstraint(bound)) { try solver.remove(bound) }
    #expect(SolverError.unknownConstraint(bound) != .duplicateConstraint(bound))
    #expect(SolverError.unknownConstraint(bound) != .unknownConstraint(x >= 3))
  }

  @Test func `of a member has its multiplier`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(2 * x >= 6)
    let error = #expect(throws: SolverError.self) { try solver.add(x <= 2) }
    guard case .unsatisfiable(let conflict) = try #require(error) else { return }
    #expect(conflict.members.map(\.description) == ["2 x >= 6 [times -0.5]", "x <= 2 [times 1]"])
    #expect("\(conflict)" == "x <= 2 contradicts 2 x >= 6")
  }
}
