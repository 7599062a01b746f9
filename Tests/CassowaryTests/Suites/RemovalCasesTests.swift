import Cassowary
import Testing

@Suite struct `Adding and removing` {
  @Test func `a solver begins without variables and constraints`() throws {
    var solver = Solver()
    #expect(solver.constraints == [])
    #expect(solver.description == "")
    try solver.expect([], of: [])
  }

  @Test func `bounds that are removed let a weak wish through, one after the other`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let wish = (x == 100).with(priority: Priority.weak)
    let (ten, twenty) = (x <= 10, x <= 20)
    try solver.add(wish)
    try solver.expect([100], of: [x])
    try solver.add([ten, twenty])
    try solver.expect([10], of: [x])
    try solver.remove(ten)
    try solver.expect([20], of: [x])
    try solver.remove(twenty)
    try solver.expect([100], of: [x])
    try solver.add(ten)
    try solver.expect([10], of: [x])
    try solver.remove(ten)
    try solver.expect([100], of: [x])
    try solver.remove(wish)
    try solver.expect([0], of: [x])
    #expect(solver.constraints == [])
  }

  @Test func `bounds that are added one after the other tighten`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add((x == 100).with(priority: Priority.weak))
    try solver.expect([100], of: [x])
    try solver.add(x <= 20)
    try solver.expect([20], of: [x])
    try solver.add(x <= 10)
    try solver.expect([10], of: [x])
  }

  @Test func `several bounds are removed at once`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let bounds = [x <= 10, x <= 20]
    try solver.add((x == 100).with(priority: Priority.weak))
    try solver.add(bounds)
    try solver.expect([10], of: [x])
    for bound in bounds { try solver.remove(bound) }
    try solver.expect([100], of: [x])
  }

  @Test func `two bounds of the same content are two`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let (first, second) = (x <= 10, x <= 10)
    try solver.add((x == 100).with(priority: Priority.weak))
    try solver.expect([100], of: [x])
    try solver.add([first, second])
    try solver.expect([10], of: [x])
    try solver.remove(first)
    try solver.expect([10], of: [x])
    try solver.remove(second)
    try solver.expect([100], of: [x])
  }

  @Test func `an equation of two wishes ties the weaker to the stronger`() throws {
    var solver = Solver()
    let xy = solver.makeVariables("x", "y")
    try solver.add((xy[0] == 100).with(priority: Priority.weak))
    try solver.add((xy[1] == 120).with(priority: Priority.strong))
    try solver.expect([100, 120], of: xy)
    let (ten, twenty) = (xy[0] <= 10, xy[0] <= 20)
    try solver.add([ten, twenty])
    try solver.expect([10, 120], of: xy)
    try solver.remove(ten)
    try solver.expect([20, 120], of: xy)
    let equation = xy[0] * 2 == xy[1]
    try solver.add(equation)
    try solver.expect([20, 40], of: xy)
    try solver.remove(twenty)
    try solver.expect([60, 120], of: xy)
    try solver.remove(equation)
    try solver.expect([100, 120], of: xy)
  }

  @Test func `a solver knows which constraints it has`() throws {
    var solver = Solver()
    let v = solver.makeVariable("v")
    let constraint = v == 42
    #expect(!solver.contains(constraint))
    try solver.add(constraint)
    #expect(solver.contains(constraint))
    #expect(!solver.contains(v == 42))
    try solver.remove(constraint)
    #expect(!solver.contains(constraint))
  }

  @Test func `what is known twice, unknown or impossible is refused`() throws {
    var solver = Solver()
    let v = solver.makeVariable("v")
    let (low, high) = (v >= 1, v <= 0)
    try solver.add(low)
    #expect(throws: SolverError.duplicateConstraint(low)) { try solver.add(low) }
    #expect(throws: SolverError.unknownConstraint(high)) { try solver.remove(high) }
    expectConflict([low, high]) { try solver.add(high) }
    try solver.remove(low)
    #expect(!solver.contains(low))
    try solver.add(high)
    #expect(solver.contains(high))
    try solver.expect([0], of: [v])
  }

  @Test func `a constraint is not known by its content`() throws {
    var solver = Solver()
    let x = solver.makeVariables("x1", "x2", "x3", "x4")
    try solver.add(x[0] - x[1] == 0)
    let (stranger, twin) = (x[2] >= x[3], x[0] - x[1] == 0)
    #expect(throws: SolverError.unknownConstraint(stranger)) { try solver.remove(stranger) }
    #expect(throws: SolverError.unknownConstraint(twin)) { try solver.remove(twin) }
    #expect(solver.constraints.count == 1)
  }

  @Test func `what is asked of an expression can be read from its variables`() throws {
    var solver = Solver()
    let v = solver.makeVariable("v")
    let bound = 2 * v + 1 >= 0
    try solver.add(bound)
    try solver.addEditVariable(v, priority: Priority.weak)
    try solver.suggest(10, for: v)
    try solver.expect([10], of: [v])
    let terms = bound.expression.terms.map { $0.coefficient * solver.value(of: $0.variable) }
    #expect(terms == [20])
    #expect(terms.reduce(bound.expression.constant, +) == 21)
  }

  @Test func `a required bound holds where the opposite wish is off`() throws {
    var solver = Solver()
    let v = solver.makeVariable("v")
    let wish = (v <= -5).with(priority: Priority.weak)
    try solver.add([v >= 10, wish])
    try solver.expect([10], of: [v])
    let excess = wish.expression.constant + solver.value(of: v)
    #expect(excess == 15)
  }
}
