import Cassowary
import Testing

/// Small systems that were once answered wrongly, refused or given up, with the right answers.
@Suite struct `Systems that went wrong` {
  private func variables(_ count: Int, in solver: inout Solver) -> [Variable] {
    (0..<count).map { _ in solver.makeVariable() }
  }

  @Test func `a variable that is fixed beside a large number can be edited`() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
    try solver.add(b == 0.008)
    try solver.add(0.5 * a - b + 9000 == 0)
    try solver.add((10 * a == 0).with(priority: 750, weight: 5))
    #expect(try solver.answers([a, b]) == [-17999.984, 0.008])
    try solver.addEditVariable(b, priority: .required)
    #expect(try solver.answers([a, b]) == [-17999.984, 0.008])
  }

  @Test func `a variable that comes from a large number can be edited`() throws {
    var solver = Solver()
    let v = variables(4, in: &solver)
    try solver.add(-1 * v[2] + 0.5 * v[1] + 9000 == 0)
    try solver.add((10 * v[1] == 0).with(priority: 750, weight: 5))
    try solver.add(-1 * v[2] + 0.008 == 0)
    #expect(try solver.answers(v) == [0, -17999.984, 0.008, 0])
    try solver.addEditVariable(v[2], priority: .required)
    #expect(try solver.answers(v) == [0, -17999.984, 0.008, 0])
  }

  @Test func `variables behind factors of a tenth and ten can be edited`() throws {
    var solver = Solver()
    let v = variables(6, in: &solver)
    try solver.add(-0.3333333333333333 * v[5] + 0.1 * v[0] + v[2] + 1 == 0, rank: 17)
    try solver.add((v[2] + 0.1 * v[3] - 3 <= 0).with(priority: 10, weight: 5))
    try solver.add((-0.1 * v[4] + 4.666666666666667 <= 0).with(priority: 10), rank: 28)
    try solver.add((0.3333333333333333 * v[2] - 8 >= 0).with(priority: 900))
    try solver.add(-10 * v[3] - 0.1 * v[1] - 5 == 0)
    try solver.add(-10 * v[1] - 1.9 == 0)
    #expect(try solver.answers(v) == [0, -0.19, 24, -0.4981, 140.0 / 3, 75])
    try solver.addEditVariable(v[2], priority: .required)
    try solver.addEditVariable(v[1], priority: .required)
    #expect(try solver.answers(v) == [0, -0.19, 24, -0.4981, 140.0 / 3, 75])
  }

  @Test func `a required constraint that comes late holds`() throws {
    var solver = Solver()
    let (v0, v1) = (solver.makeVariable(), solver.makeVariable())
    let (v2, v3) = (solver.makeVariable("", rank: 2), solver.makeVariable())
    try solver.add((0.6666666666666666 * v2 + 1.6 <= 0).with(priority: 750))
    try solver.add((-1000 * v1 + 0.03 * v0 - 0.7 == 0).with(priority: 750))
    try solver.add(
      (0.1 * v2 + 0.3333333333333333 * v3 - 5.666666666666667 == 0).with(priority: 900))
    try solver.add((1000 * v3 - 0.1 * v1 + 6.666666666666667 <= 0).with(priority: 900))
    try solver.optimize()
    let late = -1000 * v0 + 0.03 * v2 + 0.3 == 0
    try solver.add(late)
    let values = try solver.answers([v0, v2])
    #expect(solver.error(of: late) == 0)
    #expect(abs(-1000 * values[0] + 0.03 * values[1] + 0.3) < 1e-14)
  }

  @Test func `a sum of errors is least with coefficients of a thousand`() throws {
    var solver = Solver()
    let (v0, v1) = (solver.makeVariable(), solver.makeVariable())
    let (v2, v3) = (solver.makeVariable("", rank: -3), solver.makeVariable("", rank: 2))
    let v4 = solver.makeVariable("", rank: -1)
    try solver.add(-1 * v4 - 10 == 0)
    try solver.add(v0 + 1 == 0)
    try solver.add((-1000 * v2 - v3 + 8 == 0).with(priority: 750))
    let wishes = [
      (v2 - 1000 * v1 - 1000 * v4 + 3 >= 0).with(priority: 10),
      (1000 * v4 + v1 + 2 >= 0).with(priority: 10),
      (-1000 * v3 + v1 + 9 == 0).with(priority: 10),
    ]
    try solver.add(wishes[0])
    try solver.add(wishes[1])
    try solver.optimize()
    try solver.add(wishes[2])
    _ = try solver.answers([])
    let sum = wishes.compactMap { solver.error(of: $0) }.reduce(0) { $0 + abs($1) }
    #expect(abs(sum - 9987.996992019001) < 1e-9)
  }

  @Test func `a constraint that can hold does`() throws {
    var solver = Solver()
    let v = variables(4, in: &solver)
    try solver.add((v[3] + 2.5 * v[1] + 3.6666666666666665 <= 0).with(priority: 500))
    try solver.add(0.1 * v[3] - 1000 * v[2] + 0.1 == 0)
    try solver.add(2.5 * v[3] + 0.6666666666666666 * v[0] <= 0)
    let wish = (0.14285714285714285 * v[2] - 1000 * v[0] >= 0).with(priority: 50)
    try solver.add(wish)
    #expect(try solver.answers(v) == [0, -16.0 / 15, 0, -1])
    #expect(solver.error(of: wish) == 0)
  }

  @Test func `a removed constraint leaves no trace in what is free`() throws {
    func build(withHistory: Bool) throws -> [Double] {
      var solver = Solver()
      let (v0, v1) = (solver.makeVariable("", rank: 0), solver.makeVariable())
      let (v2, v3) = (solver.makeVariable("", rank: 3), solver.makeVariable())
      let v4 = solver.makeVariable()
      try solver.add((-1000 * v0 - 0.1 * v3 + 0.3333333333333333 >= 0).with(priority: 749.5))
      try solver.add(0.03 * v2 + 0.6666666666666666 * v0 - 0.7 <= 0)
      try solver.add(0.14285714285714285 * v1 + 1000 * v3 >= 0)
      try solver.add((-0.1 * v1 - 1000 * v4 - v2 >= 0).with(priority: 749.5, weight: 2))
      try solver.add((0.03 * v4 - 3 == 0).with(priority: 500, weight: 3))
      if withHistory {
        let passing = 0.03 * v3 + 1.6 >= 0
        try solver.add(passing)
        try solver.optimize()
        try solver.setConstant(-6.333333333333333, of: passing)
        try solver.remove(passing)
      }
      return try solver.answers([v0, v1, v2, v3, v4])
    }
    #expect(try build(withHistory: false) == [0, 0, -100_000, 0, 100])
    #expect(try build(withHistory: true) == [0, 0, -100_000, 0, 100])
  }

  @Test func `eight required constraints with 1 and 1000 are answered`() throws {
    var solver = Solver()
    let (v0, v1) = (solver.makeVariable(), solver.makeVariable("", rank: 2))
    let (v2, v3) = (solver.makeVariable(), solver.makeVariable("", rank: -3))
    let (v4, v5) = (solver.makeVariable(), solver.makeVariable())
    try solver.add((1000 * v2 + v4 - 1 >= 0).with(priority: 999))
    try solver.add(-1000 * v3 + v0 + 1000 * v1 + 2 <= 0)
    try solver.add(-1 * v5 + v3 - 10 >= 0)
    try solver.add(v1 + 1000 * v5 + 8 == 0)
    try solver.add(1000 * v0 + v2 + 10 == 0)
    try solver.add(-1 * v3 - 1000 * v2 - 8 <= 0)
    try solver.add(-1000 * v3 + 8 == 0)
    try solver.add(1000 * v1 + v5 + v0 + 9 == 0)
    #expect(
      try solver.answers([v0, v1, v2, v3, v4, v5])
        == [-9_983_999.008, 9984, 9_983_998_998, 0.008, 0, -9.992])
  }

  @Test func `four constraints on three variables can all be added`() throws {
    var solver = Solver()
    let v = variables(3, in: &solver)
    try solver.add((-0.1 * v[1] - 1000 * v[0] == 0).with(priority: 900))
    try solver.add(-1000 * v[2] + 0.1 * v[0] - 7 <= 0)
    try solver.add(-1000 * v[1] + 0.03 * v[2] + 4 == 0)
    try solver.add(-0.1 * v[1] == 0)
    #expect(try solver.answers(v) == [-3_999_790.0 / 3, 0, -400.0 / 3])
  }

  @Test func `eight constraints with an edit variable are answered`() throws {
    var solver = Solver()
    let v = variables(5, in: &solver)
    try solver.add((1000 * v[1] + v[3] - 3.3333333333333335 <= 0).with(priority: 250))
    let required = [
      0.6666666666666666 * v[0] + 1000 * v[3] >= 0,
      1000 * v[0] - v[3] + 0.03 * v[2] - 1.2 == 0,
    ]
    try solver.add(required[0])
    try solver.add((-1 * v[4] + 1.9 == 0).with(priority: 749.5))
    try solver.add(
      (v[4] + 2.5 * v[2] + 0.6666666666666666 * v[1] - 0.5 <= 0).with(priority: 750, weight: 3))
    try solver.add(required[1])
    try solver.add((1000 * v[2] + 0.1 * v[1] + 1.6666666666666667 >= 0).with(priority: 749.5))
    try solver.addEditVariable(v[3], priority: 749.5)
    try solver.add((-0.3333333333333333 * v[0] - 5 >= 0).with(priority: 750))
    let values = try solver.answers(v)
    #expect(required.allSatisfy { solver.error(of: $0) == 0 })
    #expect(values[0] == -15 && values[3] == 0.01 && values[4] == 1.9)
    #expect(
      solver.constraints.filter { solver.priority(of: $0) == 750 }.allSatisfy {
        solver.error(of: $0) == 0
      })
  }

  @Test func `the range of a variable is found`() throws {
    var solver = Solver()
    let v = variables(6, in: &solver)
    try solver.add((0.1 * v[3] + 100 * v[0] >= 0).with(priority: 900, weight: 3), rank: 2)
    try solver.add(-0.1 * v[1] + v[2] + 0.1 * v[5] >= 0)
    try solver.add((0.1 * v[1] - 6 == 0).with(priority: 251))
    try solver.add(
      (-0.1 * v[2] - 0.1 * v[1] - 0.1 * v[0] - 100 * v[5] - 0.3333333333333333 * v[3]
        - 2.6666666666666665 == 0).with(priority: 251))
    try solver.add((-100 * v[3] + v[2] >= 0).with(priority: 1))
    try solver.optimize()
    #expect(try solver.range(of: v[0]) == -Double.infinity...Double.infinity)
    #expect(try solver.range(of: v[1]) == 60...60)
    #expect(try solver.isAmbiguous(v[0]))
    #expect(try solver.alternative(for: v[1]) == nil)
  }

  @Test func `the tableau of a fresh system is that of its constraints`() throws {
    var solver = Solver()
    let v = variables(6, in: &solver)
    try solver.add(
      (0.6666666666666666 * v[5] - 1000 * v[3] + 0.14285714285714285 * v[0] <= 0)
        .with(priority: 251))
    try solver.add(
      (0.03 * v[1] + 2.5 * v[2] + 1000 * v[5] + 0.1 * v[3] + 6 <= 0).with(priority: 251))
    try solver.add(0.3333333333333333 * v[5] + 0.3333333333333333 * v[1] + 0.7 >= 0)
    try solver.optimize()
    #expect(solver.checkInvariants() == [])
  }

  @Test func `the last of contradicting constraints is refused`() throws {
    var solver = Solver()
    let (v0, v1) = (solver.makeVariable("v0", rank: -3), solver.makeVariable("v1"))
    let (v2, v3) = (solver.makeVariable("v2"), solver.makeVariable("v3"))
    try solver.add((-1 * v3 - 1000 * v1 - 2 == 0).with(priority: 500, weight: 5), rank: 16)
    try solver.add((v2 - v1 + 1 == 0).with(priority: 1), rank: 3)
    let sum = v2 + 1000 * v3 - v1 - 10 >= 0
    try solver.add(sum)
    let limit = (-1 * v2 + 5 >= 0).with(priority: 999)
    try solver.add(limit)
    try solver.add((1000 * v2 + v3 - 9 == 0).with(priority: 749.5))
    try solver.add(-1 * v0 - 2 == 0, rank: 4)
    try solver.setPriority(.required, of: limit)
    let last = -1000 * v3 + v1 - 5 == 0
    expectConflict([sum, limit, last]) { try solver.add(last) }
    _ = try solver.answers([])
    #expect(!solver.contains(last) && solver.error(of: sum) == 0 && solver.error(of: limit) == 0)
  }

  @Test func `a change that contradicts is refused`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let tie = try solver.add(1000 * x - 0.03 * y == 0)
    let (low, high) = (try solver.add(y >= 100), try solver.add(1000 * x <= 5))
    #expect(try solver.answers([x, y]) == [0.003, 100])
    expectConflict([tie, low, high]) { try solver.setRightHandSide(200, of: low) }
    #expect(solver.rightHandSide(of: low) == 100)
    let wish = try solver.add((y == 300).with(priority: 999))
    expectConflict([tie, high, wish]) { try solver.setPriority(.required, of: wish) }
    #expect(solver.priority(of: wish) == 999)
    #expect(try solver.answers([x, y]) == [0.005, 500.0 / 3])
    try solver.remove(wish)
    try solver.addEditVariable(y, priority: .required)
    let edit = try #require(solver.constraints.last)
    expectConflict([tie, high, edit]) { try solver.suggest(200, for: y) }
    try solver.suggest(150, for: y)
    #expect(try solver.answers([x, y]) == [0.0045, 150])
  }

  @Test func `a required constraint between wishes holds`() throws {
    var solver = Solver()
    let v = variables(6, in: &solver)
    try solver.add((v[0] - 1000 * v[5] + 8 >= 0).with(priority: 251))
    try solver.add(-1000 * v[0] - 1000 * v[3] + v[5] - 7 >= 0)
    try solver.add((v[2] + 1000 * v[3] - 4 >= 0).with(priority: 251, weight: 3))
    try solver.add((v[0] + 5 == 0).with(priority: 900))
    try solver.add((-1000 * v[2] - 6 >= 0).with(priority: 900))
    let required = 1000 * v[5] - 1000 * v[2] <= 0
    try solver.add(required)
    #expect(try solver.answers(v) == [-5, 0, -0.006, 0.004006, 0, -0.006])
    #expect(solver.error(of: required) == 0)
  }

  @Test func `removed constraints leave no trace in sums`() throws {
    func build(withHistory: Bool) throws -> [Double] {
      var solver = Solver()
      let v = variables(6, in: &solver)
      let first = (v[1] + 1000 * v[3] + v[2] - v[4] + v[5] + 3 >= 0).with(priority: 500)
      let second = (1000 * v[2] + v[3] - 4 >= 0).with(priority: 500)
      if withHistory { try solver.add(first) }
      try solver.add((v[5] + v[4] + v[1] - 8 == 0).with(priority: 500, weight: 2))
      try solver.add((v[4] - v[1] + 9 <= 0).with(priority: 500))
      if withHistory { try solver.add(second) }
      try solver.addEditVariable(v[0], priority: .required)
      try solver.suggest(4, for: v[0])
      try solver.add((1000 * v[4] + 1000 * v[2] - 1000 * v[0] + 1 <= 0).with(priority: 500))
      try solver.add((-1 * v[4] + v[0] - v[1] - 1 >= 0).with(priority: 500))
      try solver.add((1000 * v[5] + 1000 * v[1] + 8 == 0).with(priority: 500))
      if withHistory { try solver.optimize() }
      try solver.add((-1000 * v[1] - 1000 * v[3] + 4 >= 0).with(priority: 500, weight: 2))
      if withHistory {
        try solver.remove(second)
        try solver.remove(first)
      }
      return try solver.answers(v)
    }
    #expect(try build(withHistory: true) == build(withHistory: false))
    #expect(try build(withHistory: false) == [4, 6, 0, -5.996, -3, -6.008])
  }
}
