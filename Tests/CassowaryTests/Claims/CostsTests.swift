import Testing

@testable import Cassowary

/// What the first page says of costs, and of steps.
@Suite(.serialized) struct `What calls cost` {
  private static let clock = ContinuousClock()

  /// The least time of some calls, each on a solver of its own.
  private func time(
    _ count: Int, of call: (inout Solver, [Variable]) throws -> Void,
    before: (inout Solver, [Variable]) throws -> Void = { _, _ in }
  ) throws -> Duration {
    var best = Duration.seconds(1000)
    for _ in 0..<7 {
      var solver = Solver()
      let variables = (0..<count).map { _ in solver.makeVariable() }
      try before(&solver, variables)
      best = min(best, try Self.clock.measure { try call(&solver, variables) })
    }
    return best
  }

  /// Ten times as many terms take about ten times as long; were each compared with all others, a hundred.
  @Test func `adding and removing are proportional to the terms`() throws {
    var sums: [Constraint] = []
    let add = try [400, 4000].map { count in
      try time(count, of: { try $0.add($1.sum() >= 0) })
    }
    let remove = try [400, 4000].map { count in
      try time(
        count, of: { solver, _ in try solver.remove(sums[0]) },
        before: { sums = [try $0.add($1.sum() >= 0)] })
    }
    Figures.print("adding 400 and 4000 terms: \(add); removing: \(remove)")
    #expect(add[1] < add[0] * 40)
    #expect(remove[1] < remove[0] * 40)
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
    solver.recordsEvents = true
    try solver.add(x + y >= 8)
    let pivots = solver.takeEvents().count { if case .pivot = $0 { true } else { false } }
    #expect((1...3).contains(pivots))
  }

  @Test func `nothing to optimize is nothing done`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add((x == 1).with(priority: .weak))
    try solver.optimize()
    let steps = solver.storage.state.tableau.work.stepsDone
    try solver.optimize()
    #expect(solver.storage.state.tableau.work.stepsDone == steps)
  }

  @Test func `a copy costs nothing until one of the two changes`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x >= 1)
    var copy = solver
    #expect(copy.storage === solver.storage)
    _ = copy.value(of: x)
    #expect(copy.storage === solver.storage)
    try copy.optimize()
    #expect(copy.storage !== solver.storage)
    #expect(solver[x] == 0 && copy[x] == 1)
  }

  /// Three hundred views in a row, resized ten times.
  @Test func `no layout comes near 200,000 steps`() throws {
    #expect(WorkLimits().steps == 200_000)
    var solver = Solver()
    let window = solver.makeVariable("window")
    try solver.addEditVariable(window, priority: .required)
    try solver.suggest(1500, for: window)
    var edge = LinearExpression(0)
    var most = 0
    var before = 0
    func note() {
      most = max(most, solver.storage.state.tableau.work.stepsDone - before)
      before = solver.storage.state.tableau.work.stepsDone
    }
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
