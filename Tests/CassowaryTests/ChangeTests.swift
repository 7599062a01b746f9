import Cassowary
import Testing

@Suite struct `Changes in place` {
  @Test func `a constant changes without a constraint being added anew`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let width = x == 10
    try solver.add(width)
    #expect(try solver.answers([x]) == [10])
    try solver.setConstant(-12, of: width)
    #expect(try solver.answers([x]) == [12])
    #expect(solver.constant(of: width) == -12)
    #expect(width.expression.constant == -10)
  }

  @Test func `constants that are only together possible change together`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let (low, high) = (x >= 0, x <= 10)
    try solver.add(low)
    try solver.add(high)
    expectConflict([low, high]) {
      try solver.setConstant(-20, of: low)
    }
    try solver.setConstants([(low, -20), (high, -30)])
    #expect(try solver.answers([x]) == [20])
  }

  @Test func `constants that are refused leave all as it was`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let (first, second) = (x == 1, y == 2)
    try solver.add(first)
    try solver.add(second)
    try solver.add(y <= 5)
    #expect(throws: SolverError.self) {
      try solver.setConstants([(first, -7), (second, -8)])
    }
    #expect(solver.constant(of: first) == -1)
    #expect(try solver.answers([x, y]) == [1, 2])
  }

  @Test func `a priority changes from optional to required and back`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let wish = (x == 50).with(priority: 10)
    try solver.add((x == 20).with(priority: 900))
    try solver.add(wish)
    #expect(try solver.answers([x]) == [20])
    try solver.setPriority(.required, of: wish)
    #expect(try solver.answers([x]) == [50])
    try solver.setPriority(899, of: wish)
    #expect(try solver.answers([x]) == [20])
    try solver.setPriority(901, of: wish)
    #expect(try solver.answers([x]) == [50])
  }

  @Test func `a priority that would contradict is refused`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let (limit, wish) = (x <= 10, (x == 50).with(priority: 900))
    try solver.add(limit)
    try solver.add(wish)
    expectConflict([limit, wish]) {
      try solver.setPriority(.required, of: wish)
    }
    #expect(solver.priority(of: wish) == 900)
    #expect(try solver.answers([x]) == [10])
  }

  @Test func `optimizing tells the variables whose values changed, in order of rank`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x", rank: 2), solver.makeVariable("y", rank: 1))
    let z = solver.makeVariable("z", rank: 0)
    let origin = x == 1
    try solver.add(origin)
    try solver.add(y == x + 1)
    try solver.add(z == 5)
    try solver.optimize()
    #expect(solver.changedVariables == [z, y, x])
    try solver.optimize()
    #expect(solver.changedVariables == [])
    try solver.setConstant(-3, of: origin)
    #expect(solver.value(of: x) == 1)
    try solver.optimize()
    #expect(solver.changedVariables == [y, x])
  }

  @Test func `a copy goes its own way`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x >= 1)
    var copy = solver
    try copy.add(x >= 2)
    #expect(try solver.answers([x]) == [1])
    #expect(try copy.answers([x]) == [2])
  }
}

@Suite struct `Edit variables` {
  @Test func `a variable follows what is suggested`() throws {
    var solver = Solver()
    let (width, half) = (solver.makeVariable("width"), solver.makeVariable("half"))
    try solver.add(half == width / 2)
    try solver.addEditVariable(width, priority: .required)
    for value in [80.0, 0, 13, -2] {
      try solver.suggest(value, for: width)
      #expect(try solver.answers([width, half]) == [value, value / 2])
    }
  }

  @Test func `an optional suggestion gives way to what is higher`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x <= 10)
    try solver.addEditVariable(x, priority: 999)
    try solver.suggest(25, for: x)
    #expect(try solver.answers([x]) == [10])
    try solver.suggest(5, for: x)
    #expect(try solver.answers([x]) == [5])
  }

  @Test func `a required suggestion that contradicts is refused`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x <= y)
    try solver.addEditVariable(x, priority: .required)
    try solver.addEditVariable(y, priority: .required)
    #expect(throws: SolverError.self) { try solver.suggest(1, for: x) }
    try solver.suggest([(x, 1), (y, 2)])
    #expect(try solver.answers([x, y]) == [1, 2])
  }

  @Test func `editing ends with its constraint`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.addEditVariable(x, priority: 500)
    try solver.suggest(5, for: x)
    #expect(try solver.answers([x]) == [5])
    try solver.removeEditVariable(x)
    #expect(try solver.answers([x]) == [0])
    #expect(solver.constraints.isEmpty)
    #expect(throws: SolverError.unknownEditVariable(x)) { try solver.suggest(1, for: x) }
  }

  @Test func `editing ends when its constraint is removed by itself`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.addEditVariable(x, priority: 500)
    for constraint in solver.constraints { try solver.remove(constraint) }
    #expect(throws: SolverError.unknownEditVariable(x)) { try solver.removeEditVariable(x) }
    try solver.addEditVariable(x, priority: 500)
  }
}
