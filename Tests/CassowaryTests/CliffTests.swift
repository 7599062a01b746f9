import Cassowary
import SeededNumbers
import Testing

/// Ordinary systems whose work once grew much faster than they did, counted in pivots.
@Suite struct `Systems that once were cliffs` {
  /// A system with variables to suggest values for.
  private struct Edited {
    var solver = Solver()
    var edited: [Variable] = []
    /// The pivots of building the system, and of the suggestion that ended it.
    private(set) var (build, first) = (0, 0)

    init() { solver.recordsEvents = true }

    /// Suggests a first value for each edited variable.
    mutating func finish(_ values: [Double]) throws {
      build = solver.takeStepCount().pivots
      first = try suggest(values)
      build += first
    }

    /// Suggests a value for each edited variable, and returns the pivots that it took.
    mutating func suggest(_ values: [Double]) throws -> Int {
      try solver.suggest(Array(zip(edited, values)))
      try solver.optimize()
      return solver.takeStepCount().pivots
    }
  }

  // MARK: - Grids

  private func addSize(
    _ size: Variable, _ random: inout SeededGenerator, _ solver: inout Solver
  ) throws {
    try solver.add(size >= Double(random.number(2...6)))
    try solver.add(size <= Double(random.number(30...59)))
    let content = Double(random.number(8...27))
    try solver.add((size >= content).with(priority: 750))
    try solver.add((size <= content).with(priority: 250))
  }

  /// Views in rows and columns, with equal gaps in each direction, and limits of their sizes.
  private func grid(_ side: Int, seed: UInt64) throws -> Edited {
    var random = SeededGenerator(seed: seed)
    var grid = Edited()
    for _ in 0..<2 {
      let (length, gap) = (grid.solver.makeVariable(), grid.solver.makeVariable())
      try grid.solver.addEditVariable(length, priority: 990)
      grid.edited.append(length)
      try grid.solver.add(gap >= 0)
      // Rows along the first axis, columns along the other, which has nothing to do with it.
      for _ in 0..<side {
        var end = LinearExpression(gap)
        for _ in 0..<side {
          let (start, size) = (grid.solver.makeVariable(), grid.solver.makeVariable())
          try addSize(size, &random, &grid.solver)
          try grid.solver.add(start - end == 0)
          end = start + size + gap
        }
        try grid.solver.add(end - length == 0)
      }
    }
    try grid.finish([20, 20].map { $0 * Double(side) })
    return grid
  }

  @Test(arguments: [5, 10, 15], [1, 2, 3] as [UInt64])
  func `a grid with equal gaps is resized in few pivots for each row`(
    side: Int, seed: UInt64
  ) throws {
    var grid = try grid(side, seed: seed)
    var resizes: [Int] = []
    for step in 0..<20 {
      let sizes = [8 + (step * 17) % 41, 8 + (step * 29) % 41]
      resizes.append(try grid.suggest(sizes.map { Double($0 * side) }))
    }
    #expect(grid.build < 12 * side)
    #expect(resizes.allSatisfy { $0 <= 6 * side }, "\(resizes)")
  }

  // MARK: - Spacers

  private func spacers(_ count: Int, seed: UInt64) throws -> Edited {
    var random = SeededGenerator(seed: seed)
    var column = Edited()
    let height = column.solver.makeVariable()
    try column.solver.addEditVariable(height, priority: 990)
    column.edited.append(height)
    let spacers = (0...count).map { _ in column.solver.makeVariable() }
    for spacer in spacers { try column.solver.add(spacer >= 0.5 * Double(random.number(0...3))) }
    var end = LinearExpression(spacers[0])
    for spacer in spacers.dropFirst() {
      let (top, size) = (column.solver.makeVariable(), column.solver.makeVariable())
      let content = Double(random.number(1...4))
      try column.solver.add((size >= content).with(priority: 750))
      try column.solver.add((size <= content).with(priority: 250))
      try column.solver.add(top - end == 0)
      try column.solver.add((spacer - spacers[0] == 0).with(priority: 900))
      end = top + size + spacer
    }
    try column.solver.add(end - height == 0)
    try column.finish([6 * Double(count)])
    return column
  }

  @Test(arguments: [30, 100], [1, 2, 3] as [UInt64])
  func `a column with equal spacers is squeezed in few pivots`(
    count: Int, seed: UInt64
  ) throws {
    var column = try spacers(count, seed: seed)
    var resizes: [Int] = []
    for step in 0..<20 {
      resizes.append(try column.suggest([Double(count) * (2 + 0.4 * Double((step * 7) % 20))]))
    }
    #expect(column.build < 2 * count)
    #expect(resizes.allSatisfy { $0 <= 4 }, "\(resizes)")
  }

  // MARK: - Levels

  private func levels(_ count: Int, seed: UInt64) throws -> Edited {
    var random = SeededGenerator(seed: seed)
    var levels = Edited()
    let variables = (0..<count).map { _ in levels.solver.makeVariable() }
    let ranks = (0..<count).shuffled(using: &random)
    try levels.solver.addEditVariable(variables[0], priority: 999)
    levels.edited.append(variables[0])
    for (index, variable) in variables.enumerated() {
      try levels.solver.add(variable >= 0)
      let priority = Priority(1 + 900 * Double(ranks[index]) / Double(count))
      try levels.solver.add(
        (variable == Double(random.number(20...79))).with(priority: priority))
      if index > 0 { try levels.solver.add(variable + variables[index - 1] <= 100) }
    }
    try levels.finish([50])
    return levels
  }

  @Test(arguments: [100, 1000], [1, 2, 3] as [UInt64])
  func `a priority for each variable takes few pivots for each`(count: Int, seed: UInt64) throws {
    var levels = try levels(count, seed: seed)
    var edits: [Int] = []
    for step in 0..<20 { edits.append(try levels.suggest([Double(5 * ((step * 7) % 20))])) }
    #expect(levels.build <= count)
    #expect(edits.allSatisfy { $0 <= 6 }, "\(edits)")
  }
}
