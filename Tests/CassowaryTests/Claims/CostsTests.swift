import Testing

@testable import Cassowary

/// What the first page says of costs, and of steps.
@Suite struct `What calls cost` {
  private func steps(_ solver: Solver) -> Int { solver.storage.state.tableau.work.stepsDone }

  /// Returns the number of symbols that the last constraint was opened into.
  private static func touched(by solver: Solver) -> Int {
    solver.storage.state.tableau.form.expansion.sums.touched.count
  }

  /// Returns the length of the last row.
  private static func entries(of solver: Solver) -> Int {
    let row = Int32(solver.storage.state.tableau.form.basis.rowCount - 1)
    return solver.storage.state.tableau.form.basis.matrix.row(row).count
  }

  /// What is added up is the constraint's terms, whatever else there is.
  @Test(arguments: [40, 400])
  func `adding and removing are proportional to the terms`(count: Int) throws {
    var solver = Solver()
    let variables = (0..<count).map { solver.makeVariable("x\($0)") }
    for variable in variables { try solver.add(variable >= 0) }
    try solver.optimize()
    let before = steps(solver)
    for length in [2, count / 2, count] {
      let sum = try solver.add(variables.prefix(length).sum() >= -1)
      let (touched, entries) = (Self.touched(by: solver), Self.entries(of: solver))
      #expect(touched == length && entries == length)
      try solver.remove(sum)
    }
    // A look at the new row is a step, too.
    #expect(steps(solver) - before <= 3)
    #expect(!solver.description.contains("basic"))
  }

  /// A chain of definitions is opened as far as it leads, and no other.
  @Test func `adding is proportional to the definitions of the variables`() throws {
    var solver = Solver()
    let chains = (0..<2).map { chain in
      (0..<30).map { solver.makeVariable("x\(chain)-\($0)") }
    }
    for chain in chains {
      for (one, next) in zip(chain, chain.dropFirst()) { try solver.add(next == one + 2) }
    }
    for (length, most) in [(5, 14), (25, 54)] {
      try solver.add((chains[0][length] >= 7).with(priority: .weak))
      let touched = Self.touched(by: solver)
      #expect(touched > length && touched <= most)
    }
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
      let before = steps(solver)
      try solver.setRightHandSide(8, of: wishes[index])
      try solver.suggest(500 - Double(index), for: window)
      try solver.optimize()
      most = max(most, steps(solver) - before)
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
