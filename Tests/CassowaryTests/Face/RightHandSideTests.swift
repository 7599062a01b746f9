import Cassowary
import Testing

@Suite struct `A right-hand side` {
  @Test func `is set as it was written`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let width = try solver.add(x == 3)
    #expect(solver.rightHandSide(of: width) == 3)
    try solver.setRightHandSide(5, of: width)
    #expect(try solver.answers([x]) == [5])
    #expect(solver.rightHandSide(of: width) == 5)
    #expect(solver.constant(of: width) == -5)
    #expect(width.rightHandSide == 3)
  }

  /// The constraint, its right-hand side, the text after 7 is set, and what x is then beside y == 100.
  private static let cases:
    [(make: @Sendable (Variable, Variable) -> Constraint, number: Double, text: String, x: Double)] =
      [
        ({ x, _ in x + 1 == 3 }, 3, "x + 1 == 7", 6),
        ({ x, y in 2 * x == y - 4 }, -4, "2 x == y + 7", 53.5),
        ({ x, y in x - 4 >= y + 3 }, 3, "x - 4 >= y + 7", 111),
        ({ x, _ in 3 <= x }, 3, "7 <= x", 7),
        ({ x, _ in 3 >= x + 1 }, 3, "7 >= x + 1", 0),
        ({ x, _ in 3 == -x }, 3, "7 == -x", -7),
        ({ x, y in x - y == 0 }, 0, "x - y == 7", 107),
        ({ x, y in x == y }, 0, "x == y + 7", 107),
        ({ x, y in Constraint(x - y - 3, .equal) }, 0, "x - y - 3 == 7", 110),
        ({ x, _ in 0.1 + x == 0.3 }, 0.3, "x + 0.1 == 7", 6.9),
      ]

  @Test(arguments: cases.indices)
  func `is the number on the side that is written last`(index: Int) throws {
    let (make, number, text, answer) = Self.cases[index]
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(y == 100)
    let constraint = try solver.add(make(x, y))
    #expect(solver.rightHandSide(of: constraint) == number)
    try solver.setRightHandSide(7, of: constraint)
    #expect(abs((solver.rightHandSide(of: constraint) ?? 0) - 7) < 1e-15)
    #expect(solver.description.hasSuffix("#1  \(text)"), "\(solver)")
    try solver.optimize()
    #expect(abs(solver.value(of: x) - answer) < 1e-12)
  }

  @Test func `belongs to a priority of its own as well`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let wish = try solver.add((3 <= x).with(priority: .weak).with(priority: .strong, weight: 2))
    try solver.setRightHandSide(8, of: wish)
    try solver.add(x == 0)
    try solver.optimize()
    #expect(solver.description.contains("#0  8 <= x @750  off by 8, weight 2"), "\(solver)")
  }

  @Test func `changes together with others`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let (low, high) = (try solver.add(x >= 0), try solver.add(10 >= x))
    expectConflict([low, high]) { try solver.setRightHandSide(20, of: low) }
    try solver.setRightHandSides([(low, 20), (high, 30)])
    #expect(try solver.answers([x]) == [20])
    #expect(throws: SolverError.self) { try solver.setRightHandSides([(low, 35), (high, 34)]) }
    #expect(solver.rightHandSide(of: low) == 20 && solver.rightHandSide(of: high) == 30)
  }

  @Test func `is the written one again when the constraint comes back`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let width = try solver.add(x == 3)
    try solver.setRightHandSide(5, of: width)
    try solver.remove(width)
    #expect(solver.rightHandSide(of: width) == nil)
    try solver.add(width)
    #expect(try solver.answers([x]) == [3])
  }

  @Test func `is refused if it is no number or its constraint is unknown`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let width = x == 3
    #expect(throws: SolverError.unknownConstraint(width)) {
      try solver.setRightHandSide(5, of: width)
    }
    try solver.add(width)
    #expect(throws: SolverError.nonFiniteNumber(.infinity)) {
      try solver.setRightHandSide(.infinity, of: width)
    }
    #expect(try solver.answers([x]) == [3])
  }
}
