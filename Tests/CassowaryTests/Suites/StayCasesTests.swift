import Cassowary
import Testing

/// One constraint beside stays, with numbers, variables and expressions on either side.
@Suite struct `One constraint and stays` {
  @Test func `two equal variables without more are both zero`() throws {
    var solver = Solver()
    let xy = solver.makeVariables("x", "y")
    try solver.add(xy[0] == xy[1])
    try solver.expect([0, 0], of: xy)
  }

  @Test func `variables stay where their stays hold them`() throws {
    var solver = Solver()
    var stays = Stays()
    let xy = solver.makeVariables("x", "y")
    try stays.hold(xy[0], at: 5, in: &solver)
    try stays.hold(xy[1], at: 10, in: &solver)
    try solver.expect([5, 10], of: xy)
    try solver.addEditVariable(xy[0], priority: Priority.strong)
    try solver.addEditVariable(xy[1], priority: Priority.strong)
    try solver.suggest([(xy[0], 6), (xy[1], 7)])
    try solver.expect([6, 7], of: xy)
  }

  @Test func `a single equality decides, whichever side the number is on`() throws {
    for makeConstraint: (Variable) -> Constraint in [
      { $0 == 100 }, { 100 == $0 }, { (100 == $0).with(priority: Priority.weak) },
      { 100 - $0 == 0 * $0 },
    ] {
      var solver = Solver()
      let x = solver.makeVariable("x")
      try solver.add(makeConstraint(x))
      try solver.expect([100], of: [x])
    }
  }

  @Test func `a lower bound is where a variable stands, whichever side it is on`() throws {
    for makeConstraint: (Variable) -> Constraint in [{ $0 >= 100 }, { 100 <= $0 }] {
      var solver = Solver()
      let x = solver.makeVariable("x")
      try solver.add(makeConstraint(x))
      try solver.expect([100], of: [x])
    }
  }

  /// By the rule for what is free; where the other way is taken, the answer is the bound.
  @Test func `an upper bound above zero leaves a variable at zero`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x <= 100)
    try solver.expect([0], of: [x])
  }

  /// A width that stays at 10, a left edge, and a right edge that is told to be somewhere.
  private func expectLeft(
    _ constraint: (_ right: LinearExpression, _ limit: Variable) -> Constraint,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var solver = Solver()
    var stays = Stays()
    let (left, width) = (solver.makeVariable("left"), solver.makeVariable("width"))
    let limit = solver.makeVariable("limit")
    try stays.hold(width, at: 10, in: &solver)
    try stays.hold(limit, at: 100, in: &solver)
    try solver.add(constraint(left + width, limit))
    try solver.expect([90, 10, 100], of: [left, width, limit], sourceLocation: sourceLocation)
  }

  @Test func `an expression is at least a number`() throws {
    try expectLeft { right, _ in right >= 100 }
  }

  @Test func `a number is at most an expression`() throws {
    try expectLeft { right, _ in 100 <= right }
  }

  @Test func `an expression equals a number`() throws {
    try expectLeft { right, _ in right == 100 }
  }

  @Test func `an expression equals a variable`() throws {
    try expectLeft { right, limit in right == limit }
  }

  @Test func `an expression is at least a variable`() throws {
    try expectLeft { right, limit in right >= limit }
  }

  @Test func `a variable is at most an expression`() throws {
    try expectLeft { right, limit in limit <= right }
  }

  /// Two boxes, the second of which stays; the right edges are compared.
  private func expectLefts(
    _ constraint: (_ right1: LinearExpression, _ right2: LinearExpression) -> Constraint,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var solver = Solver()
    var stays = Stays()
    let lefts = solver.makeVariables("left1", "left2")
    let widths = solver.makeVariables("width1", "width2")
    for width in widths { try stays.hold(width, at: 10, in: &solver) }
    try stays.hold(lefts[1], at: 100, in: &solver)
    try solver.add(constraint(lefts[0] + widths[0], lefts[1] + widths[1]))
    try solver.expect([100, 100, 10, 10], of: lefts + widths, sourceLocation: sourceLocation)
  }

  @Test func `an expression equals an expression`() throws {
    try expectLefts { right1, right2 in right1 == right2 }
  }

  @Test func `an expression is at least an expression`() throws {
    try expectLefts { right1, right2 in right1 >= right2 }
  }

  @Test func `an expression is at most an expression`() throws {
    try expectLefts { right1, right2 in right2 <= right1 }
  }

  /// The left box is not pushed to the limit but stays as near zero as it can be.
  @Test func `what is at most a limit and free otherwise is zero`() throws {
    var solver = Solver()
    var stays = Stays()
    let lefts = solver.makeVariables("left1", "left2")
    let width = solver.makeVariable("width")
    try stays.hold(width, at: 10, in: &solver)
    let bound = lefts[0] + width <= 100
    try solver.add(bound)
    try solver.expect([0, 10], of: [lefts[0], width])
    try solver.remove(bound)
    try stays.hold(lefts[1], at: 100, in: &solver)
    try solver.add(lefts[0] + width <= lefts[1] + width)
    try solver.expect([0, 100, 10], of: lefts + [width])
  }

  @Test func `a required stay withstands a strong suggestion`() throws {
    var solver = Solver()
    var stays = Stays()
    let v = solver.makeVariable("v")
    try stays.hold(v, at: 0, in: &solver, priority: .required)
    try solver.expect([0], of: [v])
    try solver.addEditVariable(v, priority: Priority.strong)
    try solver.suggest(2, for: v)
    try solver.expect([0], of: [v])
  }

  @Test func `a stay within bounds gives way to a suggestion, the bounds do not`() throws {
    var solver = Solver()
    var stays = Stays()
    let x = solver.makeVariable("x")
    try stays.hold(x, at: 1, in: &solver)
    try solver.add([x >= 0, x <= 10])
    try solver.expect([1], of: [x])
    try solver.addEditVariable(x, priority: Priority.strong)
    try solver.suggest(20, for: x)
    try solver.expect([10], of: [x])
    try solver.removeEditVariable(x)
    try solver.expect([1], of: [x])
  }

  /// A high-water mark: the stay moves up with the suggestions and remains there.
  @Test func `a stay that follows is pushed and not pulled`() throws {
    var solver = Solver()
    var stays = Stays()
    let (mark, level) = (solver.makeVariable("mark"), solver.makeVariable("level"))
    try solver.add([mark >= level, mark >= 0, mark <= 10])
    try stays.hold(mark, at: 0, in: &solver)
    try solver.addEditVariable(level, priority: Priority.strong)
    for (suggestion, expected) in [(3.0, 3.0), (1, 3), (5, 5), (2, 5)] {
      try solver.suggest(suggestion, for: level)
      try solver.expect([expected, suggestion], of: [mark, level])
      try stays.follow(in: &solver)
    }
  }
}
