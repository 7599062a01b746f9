import Cassowary
import Testing

@Suite struct `Suggestions of the suites` {
  /// A box of four variables that stay, in a solver.
  private struct Box {
    var solver = Solver()
    var stays = Stays()
    let sides: [Variable]

    init(at values: [Double] = [0, 0, 0, 0]) throws {
      sides = solver.makeVariables("x", "y", "w", "h")
      for (side, value) in zip(sides, values) { try stays.hold(side, at: value, in: &solver) }
    }

    mutating func edit(_ indices: [Int], priority: Priority = Priority.strong) throws {
      for index in indices { try solver.addEditVariable(sides[index], priority: priority) }
    }

    mutating func suggest(_ values: [Int: Double]) throws {
      try solver.suggest(values.sorted { $0.key < $1.key }.map { (sides[$0.key], $0.value) })
    }

    mutating func expect(
      _ values: [Double], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      try solver.expect(values, of: sides, sourceLocation: sourceLocation)
    }

    mutating func endEditing(_ indices: [Int]) throws {
      try solver.optimize()
      try stays.follow(in: &solver)
      for index in indices { try solver.removeEditVariable(sides[index]) }
    }
  }

  @Test(arguments: [[0.0, 0, 0, 0], [3, -5, 0, 0]])
  func `a second group is edited and ends while the first goes on`(start: [Double]) throws {
    for priority in [Priority.strong, .required] {
      var box = try Box(at: start)
      try box.edit([0, 1], priority: priority)
      try box.suggest([0: 10, 1: 20])
      try box.expect([10, 20, 0, 0])
      try box.edit([2, 3], priority: priority)
      try box.suggest([2: 30, 3: 40])
      try box.expect([10, 20, 30, 40])
      try box.endEditing([2, 3])
      try box.expect([10, 20, 30, 40])
      try box.suggest([0: 50, 1: 60])
      try box.expect([50, 60, 30, 40])
      try box.endEditing([0, 1])
      try box.expect([50, 60, 30, 40])
    }
  }

  @Test func `groups are edited one after the other, the first one twice`() throws {
    var box = try Box()
    for (group, values, expected) in [
      ([0, 1], [0: 10.0, 1: 20], [10.0, 20, 0, 0]), ([2, 3], [2: 30, 3: 40], [10, 20, 30, 40]),
      ([0, 1], [0: 50, 1: 60], [50, 60, 30, 40]),
    ] {
      try box.edit(group)
      try box.suggest(values)
      try box.expect(expected)
      try box.endEditing(group)
      try box.expect(expected)
    }
  }

  @Test func `all four may be edited at once, and a variable only once`() throws {
    var box = try Box(at: [3, 0, 0, 0])
    try box.edit([0, 1])
    try box.suggest([0: 10, 1: 20])
    let x = box.sides[0]
    #expect(throws: SolverError.duplicateEditVariable(x)) { try box.edit([0]) }
    try box.edit([2, 3])
    try box.suggest([2: 30, 3: 40])
    try box.expect([10, 20, 30, 40])
    try box.suggest([0: 50, 1: 60])
    try box.expect([50, 60, 30, 40])
  }

  @Test func `editing is known, and what is not edited is refused`() throws {
    var solver = Solver()
    let (foo, bar) = (solver.makeVariable("foo"), solver.makeVariable("bar"))
    #expect(throws: SolverError.unknownEditVariable(foo)) { try solver.suggest(10, for: foo) }
    try solver.addEditVariable(foo, priority: Priority.weak)
    #expect(throws: SolverError.duplicateEditVariable(foo)) {
      try solver.addEditVariable(foo, priority: Priority.medium)
    }
    #expect(throws: SolverError.unknownEditVariable(bar)) { try solver.removeEditVariable(bar) }
    try solver.removeEditVariable(foo)
    #expect(throws: SolverError.unknownEditVariable(foo)) { try solver.suggest(10, for: foo) }
    try solver.addEditVariable(bar, priority: Priority.strong)
    try solver.addEditVariable(foo, priority: .required)
    try solver.suggest([(foo, 10), (bar, 20)])
    try solver.expect([10, 20], of: [foo, bar])
  }

  @Test func `a variable is edited without any other constraint`() throws {
    var solver = Solver()
    let v = solver.makeVariable("v")
    try solver.addEditVariable(v, priority: Priority.strong)
    try solver.expect([0], of: [v])
    for value in [6.0, 2, 0] {
      try solver.suggest(value, for: v)
      try solver.expect([value], of: [v])
    }
  }

  @Test func `one variable of several ceases to be edited`() throws {
    var solver = Solver()
    var stays = Stays()
    let xyz = solver.makeVariables("x", "y", "z")
    for (variable, value) in zip(xyz, [7.0, 8, 9]) {
      try stays.hold(variable, at: value, in: &solver)
      try solver.addEditVariable(variable, priority: Priority.strong)
    }
    try solver.suggest([(xyz[0], 1), (xyz[2], 2)])
    try solver.removeEditVariable(xyz[1])
    try solver.suggest([(xyz[0], 3), (xyz[2], 4)])
    #expect(throws: SolverError.unknownEditVariable(xyz[1])) { try solver.suggest(5, for: xyz[1]) }
    try solver.expect([3, 8, 4], of: xyz)
  }

  @Test func `a required suggestion wins over a strong stay`() throws {
    var solver = Solver()
    var stays = Stays()
    let v = solver.makeVariable("v")
    try stays.hold(v, at: 0, in: &solver, priority: Priority.strong)
    try solver.expect([0], of: [v])
    try solver.addEditVariable(v, priority: .required)
    try solver.suggest(2, for: v)
    try solver.expect([2], of: [v])
  }

  /// The edit is of the stay's own strength and was added later.
  @Test func `a suggestion as strong as a stay wins for being later`() throws {
    var solver = Solver()
    var stays = Stays()
    let (v, x) = (solver.makeVariable("v"), solver.makeVariable("x"))
    try solver.add(x == v)
    try stays.hold(v, at: 0, in: &solver, priority: Priority.strong)
    try solver.expect([0, 0], of: [v, x])
    try solver.addEditVariable(v, priority: Priority.strong)
    for value in [5.0, 0] {
      try solver.suggest(value, for: v)
      try solver.expect([value, value], of: [v, x])
    }
  }

  @Test func `a suggestion reaches what equals the variable`() throws {
    var solver = Solver()
    var stays = Stays()
    let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
    try stays.hold(a, at: 1, in: &solver)
    try solver.add(a == b)
    for (priority, value) in [(Priority.strong, 3.0), (.required, 32), (.required, 10)] {
      try solver.addEditVariable(a, priority: priority)
      try solver.suggest(value, for: a)
      try solver.expect([value, value], of: [a, b])
      try stays.follow(in: &solver)
      try solver.removeEditVariable(a)
      try solver.expect([value, value], of: [a, b])
    }
  }

  @Test func `a suggestion leaves what does not depend on it`() throws {
    var solver = Solver()
    var stays = Stays()
    let abc = solver.makeVariables("a", "b", "c")
    try stays.hold(abc[0], at: 0, in: &solver)
    try stays.hold(abc[2], at: 0, in: &solver)
    try solver.add([abc[0] == 10, abc[1] == abc[2]])
    try solver.addEditVariable(abc[2], priority: Priority.strong)
    for value in [100.0, 90] {
      try solver.suggest(value, for: abc[2])
      try solver.expect([10, value, value], of: abc)
    }
  }

  @Test func `a required value overrides a suggestion, which is taken up again`() throws {
    var solver = Solver()
    let v = solver.makeVariable("v")
    try solver.addEditVariable(v, priority: Priority.strong)
    try solver.suggest(2, for: v)
    try solver.expect([2], of: [v])
    let fixed = v == 42
    try solver.add(fixed)
    try solver.expect([42], of: [v])
    try solver.suggest(3, for: v)
    try solver.expect([42], of: [v])
    try solver.remove(fixed)
    try solver.expect([3], of: [v])
  }

  /// What is weak, medium and strong here does not compete.
  @Test func `the size of a window is handed on to the edges of its content`() throws {
    var solver = Solver()
    var stays = Stays()
    let window = solver.makeVariables("window.width", "window.height")
    let size = solver.makeVariables("width", "height")
    let edges = solver.makeVariables("left", "top", "right", "bottom")
    for axis in 0...1 {
      try solver.add((size[axis] == window[axis]).with(priority: Priority.strong))
      try solver.add((edges[axis] == 0).with(priority: Priority.weak))
      try solver.add((edges[axis + 2] == edges[axis] + size[axis]).with(priority: Priority.medium))
      try stays.hold(window[axis], at: 300, in: &solver)
    }
    try solver.expect([0, 0, 300, 300], of: edges)
    for (width, height) in [(100.0, 499.0), (499, 100), (321, 123)] {
      for variable in window { try solver.addEditVariable(variable, priority: Priority.strong) }
      try solver.suggest([(window[0], width), (window[1], height)])
      try solver.expect([0, 0, width, height], of: edges)
      try stays.follow(in: &solver)
      for variable in window { try solver.removeEditVariable(variable) }
      try solver.expect([0, 0, width, height], of: edges)
    }
  }

  @Test func `the variables that a suggestion changes are told`() throws {
    var solver = Solver()
    var stays = Stays()
    let xy = solver.makeVariables("x", "y")
    try stays.hold(xy[0], at: 5, in: &solver)
    try stays.hold(xy[1], at: 10, in: &solver)
    try solver.optimize()
    #expect(solver.changedVariables == xy)
    try solver.addEditVariable(xy[0], priority: Priority.strong)
    try solver.addEditVariable(xy[1], priority: Priority.strong)
    try solver.optimize()
    #expect(solver.changedVariables == [])
    try solver.suggest([(xy[0], 6), (xy[1], 7)])
    try solver.optimize()
    #expect(solver.changedVariables == xy)
    try solver.suggest(8, for: xy[1])
    try solver.optimize()
    #expect(solver.changedVariables == [xy[1]])
    #expect(xy.map { solver.value(of: $0) } == [6, 8])
  }

  @Test(arguments: [1, 2])
  func `editing takes no room when it has ended`(count: Int) throws {
    var solver = Solver()
    var stays = Stays()
    let variables = (0..<count).map { solver.makeVariable("x\($0)") }
    for variable in variables { try stays.hold(variable, at: 0, in: &solver) }
    var sizes: [Int] = []
    for round in 1...3 {
      let values = variables.indices.map { Double(round * 2 * ($0 + 1)) }
      for (variable, value) in zip(variables, values) {
        try solver.addEditVariable(variable, priority: Priority.strong)
        try solver.suggest(value, for: variable)
      }
      try solver.expect(values, of: variables)
      try stays.follow(in: &solver)
      for variable in variables { try solver.removeEditVariable(variable) }
      try solver.expect(values, of: variables)
      #expect(solver.constraints.count == count)
      sizes.append(solver.symbolCount)
    }
    #expect(Set(sizes).count == 1)
  }
}
