import Cassowary
import Testing

/// How much is done for layouts that grow, counted in pivots.
@Suite struct `The work of layouts` {
  private func addSize(_ size: Variable, _ content: Double, _ solver: inout Solver) throws {
    try solver.add(size >= 0)
    try solver.add((size >= content).with(priority: 750))
    try solver.add((size <= content).with(priority: 250))
  }

  /// Views in a column, with spacers between them that are at least so large, and as equal as they can be.
  private func column(
    _ count: Int, in height: Variable, _ solver: inout Solver
  ) throws -> [Variable] {
    let spacers = (0...count).map { _ in solver.makeVariable() }
    for (index, spacer) in spacers.enumerated() {
      try solver.add(spacer >= 0.5 * Double(index % 4))
      if index > 0 { try solver.add((spacer - spacers[0] == 0).with(priority: 900)) }
    }
    var end = LinearExpression(spacers[0])
    for spacer in spacers.dropFirst() {
      let (top, size) = (solver.makeVariable(), solver.makeVariable())
      try addSize(size, 2, &solver)
      try solver.add(top - end == 0)
      end = top + size + spacer
    }
    try solver.add(end - height == 0)
    return spacers
  }

  @Test(arguments: [40, 160])
  func `the height of a column with equal spacers gives way to them`(count: Int) throws {
    var solver = Solver()
    let height = solver.makeVariable()
    try solver.add(height >= 0)
    try solver.addEditVariable(height, priority: 990)
    var spacers: [Variable] = []
    let building = try solver.countSteps { spacers = try column(count, in: height, &$0) }
    // Its coefficient is small beside that of the first spacer, which stands for all.
    #expect(building.pivots < 2 * count)
    let first = try solver.countStepsToOptimum {
      try $0.suggest(Double(8 * count), for: height)
    }
    #expect(first.pivots < 2 * count)
    let size = Double(6 * count) / Double(count + 1)
    #expect(spacers.allSatisfy { abs(solver.value(of: $0) - size) < 1e-9 })
    for size in [3, 9, 2.5].map({ $0 * Double(count) }) {
      let steps = try solver.countStepsToOptimum { try $0.suggest(size, for: height) }
      #expect(steps.pivots <= 4)
    }
  }

  /// Pages in pages, with a part at each side that gives way to the middle.
  private func pages(
    _ depth: Int, in width: Variable, _ solver: inout Solver
  ) throws -> Variable {
    var page = width
    for _ in 0..<depth {
      let (left, middle, right) = (
        solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
      )
      try addSize(left, 6, &solver)
      try addSize(right, 8, &solver)
      try solver.add(middle >= 0)
      try solver.add((middle >= 30).with(priority: 900))
      try solver.add(left + middle + right - page == 0)
      page = middle
    }
    return page
  }

  @Test(arguments: [8, 32])
  func `pages in pages take few pivots, whatever their depth`(depth: Int) throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(width >= 0)
    try solver.addEditVariable(width, priority: 990)
    var middle = width
    let building = try solver.countStepsToOptimum {
      middle = try pages(depth, in: width, &$0)
      try $0.suggest(1_000, for: width)
    }
    #expect(building.pivots <= 6 * depth)
    #expect(solver.value(of: middle) == 1_000 - 14 * Double(depth))
    for size in [700, 60, 400, 1_200, 100, 900] as [Double] {
      let steps = try solver.countStepsToOptimum { try $0.suggest(size, for: width) }
      #expect(steps.pivots <= 4)
      #expect(abs(solver.value(of: middle) - max(30, size - 14 * Double(depth))) < 1e-9)
    }
  }
}
