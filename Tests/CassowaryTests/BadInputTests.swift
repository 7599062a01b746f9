import Cassowary
import Testing

@Suite struct `Bad input` {
  private func sentence(_ call: () throws -> Void) -> String? {
    do {
      try call()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a contradiction is told with its constraints`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x >= 5)
    #expect(
      sentence { try solver.add(x <= 4) }
        == "x <= 4 contradicts x >= 5; both are required.")
  }

  @Test func `constraints are known or not`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let wish = (2 * x == 5).with(priority: 750)
    #expect(
      sentence { try solver.remove(wish) }
        == "The constraint 2 x == 5 @750 is not in the solver.")
    try solver.add(wish)
    #expect(
      sentence { try solver.add(wish) }
        == "The constraint 2 x == 5 @750 is in the solver already.")
  }

  @Test func `variables belong to their solver`() throws {
    var (solver, other) = (Solver(), Solver())
    let (x, y) = (solver.makeVariable("x"), other.makeVariable("y"))
    let foreign = "The variable v0 does not belong to the solver."
    #expect(sentence { try solver.add(y >= 0) } == foreign)
    #expect(sentence { try solver.addEditVariable(y, priority: 1) } == foreign)
    #expect(sentence { try solver.setRank(1, of: y) } == foreign)
    try solver.remove(x)
    #expect(sentence { try solver.add(x >= 0) } == foreign)
    #expect(sentence { try solver.remove(x) } == foreign)
    let again = solver.makeVariable("x")
    #expect(again != x && solver.contains(again) && !solver.contains(x))
  }

  @Test func `a variable in use is not removed`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let positive = x >= 1
    try solver.add(positive)
    #expect(sentence { try solver.remove(x) } == "The variable x is used by a constraint.")
    try solver.optimize()
    try solver.remove(positive)
    try solver.remove(x)
    #expect(solver.checkInvariants() == [])
  }

  @Test func `edit variables are known or not`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    #expect(
      sentence { try solver.suggest(3, for: x) } == "The variable x is not an edit variable.")
    try solver.addEditVariable(x, priority: 500)
    #expect(
      sentence { try solver.addEditVariable(x, priority: 500) }
        == "The variable x is an edit variable already.")
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `numbers must be finite`(number: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let zero = x == 0
    try solver.add(zero)
    try solver.addEditVariable(x, priority: 500)
    let refused = "The number \(number) is not finite."
    #expect(sentence { try solver.add(x >= number) } != nil)
    #expect(sentence { try solver.add(number * x >= 0) } != nil)
    #expect(sentence { try solver.setConstant(number, of: zero) } == refused)
    #expect(sentence { try solver.suggest(-number, for: x) } != nil)
    #expect(try solver.answers([x]) == [0])
  }

  @Test(arguments: [0, -1, 1000.5, Double.nan, .infinity])
  func `priorities must be above 0 and at most 1000`(number: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let wish = (x == 1).with(priority: 1)
    try solver.add(wish)
    let text = number == number.rounded() && number.isFinite ? "\(Int(number))" : "\(number)"
    let refused = "The priority \(text) is not above 0 and at most 1000."
    let priority = Priority(number)
    #expect(sentence { try solver.add((x == 0).with(priority: priority)) } == refused)
    #expect(sentence { try solver.setPriority(priority, of: wish) } == refused)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `weights must be finite and above 0`(weight: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    #expect(
      sentence { try solver.add((x == 0).with(priority: 1, weight: weight)) }?
        .hasSuffix("is not finite and above 0.") == true)
  }
}

/// Numbers that are finite, but leave the range of numbers when a constraint is solved for a variable.
@Suite struct `Extreme numbers` {
  /// What is too small to be divided by.
  private static let tiny = Double.leastNonzeroMagnitude
  private static let pairs: [(Double, Double)] = [
    (1e-200, 1e200), (1e-308, 1), (tiny, 0), (tiny, tiny), (-2_000 * tiny, 3),
  ]

  @Test(arguments: pairs)
  func `of which a quotient is none are refused`(coefficient: Double, constant: Double) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x + y == 3)
    try solver.add((x == 1).with(priority: 10))
    #expect(try solver.answers([x, y]) == [1, 2])
    for sum in [coefficient * x, coefficient * x + y, coefficient * x + coefficient * y] {
      for priority in [Priority.required, 500] {
        let extreme = (sum == constant).with(priority: priority)
        #expect(throws: SolverError.nonFiniteNumber(coefficient)) { try solver.add(extreme) }
        #expect(!solver.contains(extreme))
      }
    }
    #expect(solver.constraints.count == 2)
    #expect(try solver.answers([x, y]) == [1, 2])
  }

  @Test func `that would be heavier than a number can tell are refused`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let heavy = (1e200 * x == 1).with(priority: 5, weight: 1e200)
    #expect(throws: SolverError.nonFiniteNumber(1e200)) { try solver.add(heavy) }
    #expect(try solver.answers([x]) == [0])
  }

  @Test func `are refused as constants and suggestions`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let small = 1e-200 * x == 1e-200
    let other = y >= 2
    try solver.add(small)
    try solver.add(other)
    #expect(try solver.answers([x, y]) == [1, 2])
    #expect(throws: SolverError.nonFiniteNumber(1e200)) { try solver.setConstant(1e200, of: small) }
    #expect(throws: SolverError.nonFiniteNumber(-1e200)) {
      try solver.setConstants([(other, -7), (small, -1e200)])
    }
    try solver.addEditVariable(y, priority: 500)
    #expect(throws: SolverError.nonFiniteNumber(1.5e308)) { try solver.suggest(1.5e308, for: y) }
    #expect(solver.constant(of: small) == -1e-200 && solver.constant(of: other) == -2)
    #expect(try solver.answers([x, y]) == [1, 2])
    try solver.setConstant(-3e-200, of: small)
    #expect(try solver.answers([x, y]) == [3, 2])
  }

  @Test func `are named as they were given`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let held = try solver.add(x <= 8)
    try solver.addEditVariable(y, priority: 500)
    let (infinity, huge) = (Double.infinity, 1e308)
    var constraints: [(number: String, constraint: Constraint)] = []
    constraints.append(("1e+308", x == huge))
    constraints.append(("1e+308", huge == x))
    constraints.append(("-1e+308", x + 3 >= -huge))
    constraints.append(("1e+308", y <= huge * x))
    constraints.append(("inf", x == infinity * y))
    constraints.append(("inf", infinity * y <= x))
    constraints.append(("-inf", x >= y - infinity))
    constraints.append(("nan", x == Double.nan * y))
    constraints.append(("nan", x == -Double.nan))
    for (number, constraint) in constraints {
      #expect(named { try solver.add(constraint) } == number, "\(constraint)")
    }
    #expect(named { try solver.setRightHandSide(huge, of: held) } == "1e+308")
    #expect(named { try solver.setRightHandSides([(held, -infinity)]) } == "-inf")
    #expect(named { try solver.suggest(huge, for: y) } == "1e+308")
    #expect(named { try solver.suggest(-infinity, for: y) } == "-inf")
    #expect(try solver.answers([x, y]) == [0, 0])
  }

  /// Returns the number that an error names; nil if there is none.
  private func named(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      let words = "\(error)".split(separator: " ")
      return words.starts(with: ["The", "number"]) ? String(words[2]) : "\(error)"
    }
  }

  @Test func `that can be told are taken`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(1e-150 * x == 1e-140)
    try solver.add(1e150 * y == 3e150)
    let values = try solver.answers([x, y])
    #expect(abs(values[0] - 1e10) < 1 && values[1] == 3)
  }
}
