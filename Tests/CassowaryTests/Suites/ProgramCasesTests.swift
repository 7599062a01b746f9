import Cassowary
import Testing

/// Linear programs of textbooks, all but one with one optimum: as a inequality that cannot be met, the
/// cost comes as near to it as it can.
@Suite struct `Linear programs of textbooks` {
  /// A program in non-negative variables: what costs how much, under which constraints.
  struct Program: CustomTestStringConvertible {
    let name: String
    let expected: [Double]
    let cost: @Sendable ([Variable]) -> LinearExpression
    let constraints: @Sendable ([Variable]) -> [Constraint]

    var testDescription: String { name }

    /// A solver that is told of the program, but for the constraints.
    func begin() throws -> (solver: Solver, variables: [Variable]) {
      var solver = Solver()
      let x = expected.indices.map { solver.makeVariable("x\($0)") }
      for variable in x { try solver.add(variable >= 0) }
      try solver.add((cost(x) <= -100_000).with(priority: Priority.medium))
      return (solver, x)
    }
  }

  static let programs = [
    Program(name: "two fixed variables", expected: [1, 2]) {
      $0[0] + $0[1]
    } constraints: { x in
      [x[0] == 1, x[1] == 2]
    },
    Program(name: "a redundant equation", expected: [0.5, 1.25, 0, 1]) {
      $0[0] + $0[1] + $0[2]
    } constraints: { x in
      [
        x[0] + 2 * x[1] + 3 * x[2] == 3, -x[0] + 2 * x[1] + 6 * x[2] == 2,
        -4 * x[1] - 9 * x[2] == -5, 3 * x[2] + x[3] == 1,
      ]
    },
    Program(name: "four variables share", expected: [0, 15, 0, 25]) {
      -0.5 * $0[0] - 3 * $0[1] - $0[2] - 4 * $0[3]
    } constraints: { x in
      [
        x[0] + x[1] + x[2] + x[3] <= 40, 2 * x[0] + x[1] - x[2] - x[3] <= 10,
        -x[1] + x[3] <= 10,
      ]
    },
    // Where x0 is between 10 and 30 there are optima; the first variable is least at 10.
    Program(name: "two lower bounds", expected: [10, 10, 20]) {
      -2 * $0[0] - 3 * $0[1] - $0[2]
    } constraints: { x in
      [x[0] + x[1] + x[2] <= 40, 2 * x[0] + x[1] - x[2] >= 10, -x[1] + x[2] >= 10]
    },
    Program(name: "a cost above its lower bounds", expected: [0, 3]) {
      4 * $0[0] + $0[1]
    } constraints: { x in
      [x[0] + 3 * x[1] >= 4, 2 * x[0] + x[1] >= 3]
    },
    Program(name: "an equation and both inequalities", expected: [0, 5.0 / 3]) {
      6 * $0[0] - 6 * $0[1]
    } constraints: { x in
      [2 * x[0] + 3 * x[1] <= 6, -5 * x[0] + 9 * x[1] == 15, -6 * x[0] + 3 * x[1] >= 3]
    },
    Program(name: "three of each kind", expected: [8, 1, 9]) {
      -$0[0] - 3 * $0[1] - 5 * $0[2]
    } constraints: { x in
      [-x[0] + x[1] + x[2] <= 2, 2 * x[0] + x[1] - x[2] == 8, x[0] + 2 * x[1] - x[2] >= 1]
    },
    Program(name: "a mixture", expected: [5, 5, 0]) {
      12 * $0[0] + 6 * $0[1] + 10 * $0[2]
    } constraints: { x in
      [x[0] + x[1] + 2 * x[2] >= 10, 3 * x[0] + x[1] + x[2] >= 20]
    },
    Program(name: "thirds", expected: [2.0 / 3, 1.0 / 3]) {
      6 * $0[0] + 3 * $0[1]
    } constraints: { x in
      [x[0] + x[1] >= 1, 2 * x[0] - x[1] >= 1, 3 * x[1] <= 2]
    },
    Program(name: "a triangle", expected: [6, 4]) {
      -3 * $0[0] - 4 * $0[1]
    } constraints: { x in
      [x[0] + 2 * x[1] <= 14, 3 * x[0] - x[1] >= 0, x[0] - x[1] <= 2]
    },
    Program(name: "ale and beer", expected: [12, 28]) {
      -13 * $0[0] - 23 * $0[1]
    } constraints: { x in
      [5 * x[0] + 15 * x[1] <= 480, 4 * x[0] + 4 * x[1] <= 160, 35 * x[0] + 20 * x[1] <= 1190]
    },
  ]

  /// Programs at whose corners more planes meet than need be; on some of them the simplex method
  /// goes in a circle with the common rules.
  static let degenerate = [
    Program(name: "a corner of three planes", expected: [4, 0, 0, 0]) {
      -$0[0] - $0[1]
    } constraints: { x in
      [x[2] == 12 - 3 * x[0] - 2 * x[1], x[3] == 4 - x[0] - 2 * x[1]]
    },
    Program(name: "Beale's rows, kept at the origin", expected: [0, 0, 0, 0]) {
      -0.75 * $0[0] + 20 * $0[1] - 0.5 * $0[2] + 6 * $0[3]
    } constraints: { x in
      beale(x) + [x[2] <= 0]
    },
    Program(name: "Beale's rows, let go", expected: [1, 0, 1, 0]) {
      -0.75 * $0[0] + 20 * $0[1] - 0.5 * $0[2] + 6 * $0[3]
    } constraints: { x in
      beale(x) + [x[2] <= 1]
    },
    Program(name: "Chvátal's circle", expected: [1, 0, 1, 0]) {
      -10 * $0[0] + 57 * $0[1] + 9 * $0[2] + 24 * $0[3]
    } constraints: { x in
      [
        0.5 * x[0] - 5.5 * x[1] - 2.5 * x[2] + 9 * x[3] <= 0,
        0.5 * x[0] - 1.5 * x[1] - 0.5 * x[2] + x[3] <= 0, x[0] <= 1,
      ]
    },
    Program(name: "Marshall's and Suurballe's circle", expected: [4, 1, 0]) {
      -0.4 * $0[0] - 0.4 * $0[1] + 1.8 * $0[2]
    } constraints: { x in
      [
        0.6 * x[0] - 6.4 * x[1] + 4.8 * x[2] <= 0, 0.2 * x[0] - 1.8 * x[1] + 0.6 * x[2] <= 0,
        0.4 * x[0] - 1.6 * x[1] + 0.2 * x[2] <= 0, x[1] <= 1,
      ]
    },
  ]

  private static func beale(_ x: [Variable]) -> [Constraint] {
    [
      0.25 * x[0] - 8 * x[1] - x[2] + 9 * x[3] <= 0,
      0.5 * x[0] - 12 * x[1] - 0.5 * x[2] + 3 * x[3] <= 0,
    ]
  }

  @Test(arguments: programs)
  func `the optimum is found`(program: Program) throws {
    var (solver, x) = try program.begin()
    try solver.add(program.constraints(x))
    try solver.expect(program.expected, of: x)
  }

  @Test(arguments: degenerate)
  func `the optimum is found where too many planes meet`(program: Program) throws {
    var (solver, x) = try program.begin()
    try solver.add(program.constraints(x))
    try solver.expect(program.expected, of: x)
    // And so it is when the planes come one by one, each with an answer of its own.
    (solver, x) = try program.begin()
    for constraint in program.constraints(x) {
      try solver.add(constraint)
      try solver.optimize()
    }
    try solver.expect(program.expected, of: x)
  }

  /// The gain is 28 + 2x - 5y, which the first row bounds by 39, all along the edge where
  /// 2x - 5y == 11; on it x comes nearest to zero where y is zero.
  @Test func `of a whole edge of optima the corner is taken where the first variable is least`()
    throws
  {
    var solver = Solver()
    let xyz = solver.makeVariables("x", "y", "z")
    let gain = solver.makeVariable("gain")
    for variable in xyz { try solver.add(variable >= 0) }
    try solver.add([
      2 * xyz[0] - 5 * xyz[1] <= 11, -xyz[0] + 3 * xyz[1] + xyz[2] == 7,
      xyz[0] - 8 * xyz[1] + 4 * xyz[2] >= 33,
      gain == -2 * xyz[0] + 7 * xyz[1] + 4 * xyz[2],
    ])
    try solver.addEditVariable(gain, priority: Priority.weak)
    try solver.suggest(1_000_000, for: gain)
    try solver.expect([5.5, 0, 12.5, 39], of: xyz + [gain])
    // The other end of the edge is as good.
    try solver.add(xyz[2] == 11)
    try solver.expect([13, 3, 11, 39], of: xyz + [gain])
  }

  /// The cube that is squeezed so that a greedy walk visits all of its corners.
  @Test(arguments: [3, 6, 9])
  func `a squeezed cube has its best corner at the end of the last edge`(size: Int) throws {
    func power(_ base: Double, _ exponent: Int) -> Double {
      (0..<exponent).reduce(1) { product, _ in product * base }
    }
    var solver = Solver()
    let x = (0..<size).map { solver.makeVariable("x\($0)") }
    for variable in x { try solver.add(variable >= 0) }
    for row in x.indices {
      let before = (0..<row).map { Term(x[$0], coefficient: power(2, row - $0 + 1)) }
      try solver.add(
        LinearExpression(terms: before + [Term(x[row])]) <= power(5, row + 1))
    }
    let gain = x.indices.map { Term(x[$0], coefficient: power(2, size - 1 - $0)) }
    let goal = LinearExpression(terms: gain) >= 2 * power(5, size)
    try solver.add(goal.with(priority: Priority.medium))
    try solver.expect(Array(repeating: 0, count: size - 1) + [power(5, size)], of: x)
  }

  @Test func `contradictory rows are refused whatever they cost`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add((x <= -1000).with(priority: Priority.medium))
    try solver.add(x >= 0)
    let (ten, five) = (x == 10, x == 5)
    try solver.add(ten)
    expectConflict([ten, five]) { try solver.add(five) }
    try solver.expect([10], of: [x])
  }

  /// Nothing bounds the gain, so any inequality is met just so.
  @Test func `an unbounded gain meets what is demanded of it`() throws {
    for inequality in [10.0, 1000, 1_000_000] {
      var solver = Solver()
      let x = (0..<6).map { solver.makeVariable("x\($0)") }
      for variable in x { try solver.add(variable >= 0) }
      try solver.add([
        x[3] == 4 + 2 * x[0] - 2 * x[1] + x[2], x[4] == 4 + 2 * x[0] - 4 * x[2],
        x[5] == 1 + 4 * x[0] - 3 * x[1] + x[2],
      ])
      try solver.add((2 * x[0] + x[1] + x[2] == inequality).with(priority: Priority.medium))
      let values = try solver.answers(x)
      #expect(abs(2 * values[0] + values[1] + values[2] - inequality) <= 1e-9 * inequality)
      #expect(values.allSatisfy { $0 >= -1e-9 })
    }
  }
}

@Suite struct `Programs that grow and shrink` {
  /// The gain 5x + 3y under one, two and three rows has its optimum at these points.
  private static let optima: [[Double]] = [[100, 0], [50, 50], [60, 30]]

  private func begin() throws -> (solver: Solver, xy: [Variable], rows: [Constraint]) {
    var solver = Solver()
    let xy = solver.makeVariables("x", "y")
    let rows = [
      xy[0] + xy[1] <= 100, 4 * xy[0] + 2 * xy[1] <= 300, 4 * xy[0] + 3 * xy[1] <= 330,
    ]
    try solver.add([xy[0] >= 0, xy[1] >= 0])
    try solver.add((5 * xy[0] + 3 * xy[1] >= 10_000).with(priority: Priority.medium))
    return (solver, xy, rows)
  }

  @Test func `rows that are added one by one move the optimum`() throws {
    var (solver, xy, rows) = try begin()
    for (row, optimum) in zip(rows, Self.optima) {
      try solver.add(row)
      try solver.expect(optimum, of: xy)
    }
  }

  @Test func `rows that are added together move the optimum in either order`() throws {
    let (start, xy, rows) = try begin()
    for later in [[rows[1], rows[2]], [rows[2], rows[1]]] {
      var solver = start
      try solver.add(rows[0])
      try solver.expect(Self.optima[0], of: xy)
      try solver.add(later)
      try solver.expect(Self.optima[2], of: xy)
    }
  }

  @Test func `rows that are removed one by one let the optimum back`() throws {
    var (solver, xy, rows) = try begin()
    try solver.add(rows)
    try solver.expect(Self.optima[2], of: xy)
    for index in [1, 0] {
      try solver.remove(rows[index + 1])
      try solver.expect(Self.optima[index], of: xy)
    }
  }

  @Test func `rows that are removed together let the optimum back in either order`() throws {
    let (start, xy, rows) = try begin()
    for gone in [[rows[1], rows[2]], [rows[2], rows[1]]] {
      var solver = start
      try solver.add(rows)
      try solver.optimize()
      for row in gone { try solver.remove(row) }
      try solver.expect(Self.optima[0], of: xy)
    }
  }
}
