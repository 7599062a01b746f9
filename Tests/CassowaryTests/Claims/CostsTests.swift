import Cassowary
import Testing

/// What the first page says of costs, and of steps.
@Suite struct `What calls cost` {
  /// A row is opened as far as its variables' definitions lead, and no step is needed.
  @Test(arguments: [40, 400])
  func `adding and removing what holds take no steps`(count: Int) throws {
    var solver = Solver()
    let variables = (0..<count).map { solver.makeVariable("x\($0)") }
    for variable in variables { try solver.add(variable >= 0) }
    try solver.optimize()
    for length in [2, count / 2, count] {
      let steps = try solver.countSteps { solver in
        try solver.remove(try solver.add(variables.prefix(length).sum() >= -1))
      }
      #expect(steps.all == 0)
    }
    #expect(!solver.description.contains("basic"))
  }

  @Test func `for a few changes optimizing takes a few pivots`() throws {
    var solver = Solver()
    let window = solver.makeVariable("window")
    try solver.addEditVariable(window, priority: .required)
    try solver.suggest(500, for: window)
    var edge = LinearExpression(0)
    var wishes: [Constraint] = []
    for index in 0..<100 {
      let (left, width) = (solver.makeVariable("left"), solver.makeVariable("width"))
      try solver.add(left == edge + 1)
      try solver.add(width >= 0)
      wishes.append(
        try solver.add((width == Double(3 + index % 7)).with(priority: Priority(Double(index + 1))))
      )
      edge = left + width
    }
    try solver.add(edge <= window - 1)
    try solver.optimize()
    var most = 0
    for index in [3, 50, 97] {
      let steps = try solver.countStepsToOptimum {
        try $0.setRightHandSide(8, of: wishes[index])
        try $0.suggest(500 - Double(index), for: window)
      }
      most = max(most, steps.all)
    }
    Figures.print("two changes among a hundred views: at most \(most) steps")
    #expect(most > 0 && most <= 20)
  }

  @Test func `a variable that nothing depends on is defined, without a row or a pivot`() throws {
    var solver = Solver()
    solver.recordsEvents = true
    let edges = (0..<20).map { solver.makeVariable("x\($0)") }
    try solver.add(edges[0] == 3)
    for (one, next) in zip(edges, edges.dropFirst()) { try solver.add(next == one + 2) }
    try solver.optimize()
    #expect(solver.takeEvents().isEmpty)
    #expect(solver.value(of: edges[19]) == 41)
    #expect(!solver.description.contains("  basic  "))
    #expect(solver.description.split(separator: "\n").count { $0.contains("  defined  ") } == 19)
  }

  @Test func `limits, wishes and suggestions for one variable take no row and no pivot`() throws {
    var solver = Solver()
    solver.recordsEvents = true
    let x = solver.makeVariable("x")
    try solver.add(x >= 0)
    try solver.add((x == 40).with(priority: .weak))
    try solver.addEditVariable(x, priority: .strong)
    for value in [30.0, -5, 70] {
      try solver.suggest(value, for: x)
      try solver.optimize()
      #expect(solver.value(of: x) == max(value, 0))
    }
    #expect(solver.takeEvents().allSatisfy { if case .flip = $0 { true } else { false } })
    #expect(!solver.description.contains("basic"))
  }

  @Test func `a required constraint that is violated takes some pivots`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add((x == 1).with(priority: .weak))
    try solver.add((y == 1).with(priority: .weak))
    try solver.optimize()
    let steps = try solver.countSteps { _ = try $0.add(x + y >= 8) }
    #expect((1...3).contains(steps.pivots))
  }

  @Test func `nothing to optimize is nothing done`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add((x == 1).with(priority: .weak))
    try solver.optimize()
    #expect(try solver.countStepsToOptimum().all == 0)
    #expect(solver.changedVariables == [])
  }

  /// Three hundred views in a row, resized ten times.
  @Test func `no layout comes near 200,000 steps`() throws {
    var solver = Solver()
    solver.recordsEvents = true
    let window = solver.makeVariable("window")
    try solver.addEditVariable(window, priority: .required)
    try solver.suggest(1500, for: window)
    var edge = LinearExpression(0)
    var most = 0
    func note() { most = max(most, solver.takeStepCount().all) }
    for index in 0..<300 {
      let (left, width) = (solver.makeVariable("left"), solver.makeVariable("width"))
      for constraint in [
        left == edge + 1, width >= 0, (width >= 3).with(priority: .strong),
        (width <= Double(3 + index % 7)).with(priority: .weak),
      ] {
        try solver.add(constraint)
        note()
      }
      edge = left + width
    }
    try solver.add(edge == window - 1)
    note()
    for size in 0..<10 {
      try solver.suggest(Double(900 + 210 * size), for: window)
      note()
      try solver.optimize()
      note()
    }
    Figures.print("three hundred views: at most \(most) steps a call")
    #expect(most > 0 && most < 500)
  }
}
