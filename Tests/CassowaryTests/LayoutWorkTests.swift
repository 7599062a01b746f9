import SeededNumbers
import Testing

@testable import Cassowary

/// How much is done for layouts that grow, counted in pivots and in coefficients of the tableau.
@Suite struct `The work of layouts` {
  private func pivots(_ solver: Solver) -> Int { solver.storage.state.tableau.pivots }

  /// The coefficients of a solver's tableau.
  private func entries(_ solver: Solver) -> Int {
    (0..<Int32(solver.storage.state.tableau.form.basis.rowCount)).reduce(0) {
      $0 + solver.storage.state.tableau.form.basis.matrix.row($1).count
    }
  }

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
    let spacers = try column(count, in: height, &solver)
    // Its coefficient is small beside that of the first spacer, which stands for all.
    let before = pivots(solver)
    #expect(before < 2 * count)
    try solver.suggest(Double(8 * count), for: height)
    try solver.optimize()
    #expect(pivots(solver) - before < 2 * count)
    let size = Double(6 * count) / Double(count + 1)
    #expect(spacers.allSatisfy { abs(solver.value(of: $0) - size) < 1e-9 })
    for height in [3, 9, 2.5].map({ $0 * Double(count) }) {
      let before = pivots(solver)
      try solver.suggest(height, for: solver.variables[0])
      try solver.optimize()
      #expect(pivots(solver) - before <= 4)
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
    let middle = try pages(depth, in: width, &solver)
    try solver.suggest(1_000, for: width)
    try solver.optimize()
    #expect(pivots(solver) <= 6 * depth)
    // The middle of each page depends on the sides of all around it.
    #expect(entries(solver) <= 2 * depth * depth + 4 * depth)
    #expect(solver.value(of: middle) == 1_000 - 14 * Double(depth))
    for size in [700, 60, 400, 1_200, 100, 900] as [Double] {
      let before = pivots(solver)
      try solver.suggest(size, for: width)
      try solver.optimize()
      #expect(pivots(solver) - before <= 4)
      #expect(abs(solver.value(of: middle) - max(30, size - 14 * Double(depth))) < 1e-9)
    }
  }

  /// Pages in pages, along both axes: a header, a footer, and between them two sides and the next page, each with its edges.
  private func wholePages(
    _ depth: Int, in size: (width: Variable, height: Variable), _ solver: inout Solver
  ) throws {
    var random = SeededGenerator(seed: 7)
    func variable() throws -> Variable {
      let variable = solver.makeVariable()
      try solver.add(variable >= 0)
      return variable
    }
    var (left, top, width, height) = (try variable(), try variable(), size.width, size.height)
    for _ in 0..<depth {
      let (header, footer) = (try variable(), try variable())
      let (start, main, end) = (try variable(), try variable(), try variable())
      let (mainLeft, endLeft, footerTop) = (try variable(), try variable(), try variable())
      let tops = [try variable(), try variable(), try variable()]
      let heights = [try variable(), try variable(), try variable()]
      for bar in [header, footer] { try addSize(bar, Double(random.number(1...5)), &solver) }
      try solver.add(footerTop + footer - top - height == 0)
      for (partTop, partHeight) in zip(tops, heights) {
        try solver.add(partTop - top - header == 0)
        try solver.add(partTop + partHeight - footerTop == 0)
      }
      for side in [start, end] { try addSize(side, Double(random.number(4...15)), &solver) }
      try solver.add((main >= 30).with(priority: 900))
      try solver.add((heights[1] >= 10).with(priority: 900))
      try solver.add(mainLeft - left - start == 0)
      try solver.add(endLeft - mainLeft - main == 0)
      try solver.add(endLeft + end - left - width == 0)
      (left, top, width, height) = (mainLeft, tops[1], main, heights[1])
    }
  }

  /// Substituted in some dozens of rows, rows of seven entries once made these as long as there are pages.
  @Test(arguments: [32, 40, 48, 64, 80])
  func `pages in pages have as many entries as parts, times a constant`(depth: Int) throws {
    var solver = Solver()
    let size = (width: solver.makeVariable(), height: solver.makeVariable())
    try solver.addEditVariable(size.width, priority: 990)
    try solver.addEditVariable(size.height, priority: 990)
    try wholePages(depth, in: size, &solver)
    for (width, height) in [(800, 600), (150, 700), (1_200, 60), (400, 900)] as [(Double, Double)] {
      try solver.suggest([(size.width, width), (size.height, height)])
      try solver.optimize()
      #expect(entries(solver) <= 170 * depth)
    }
  }

  /// All rows have the symbols of the first one's sum, which cancel where that is substituted.
  @Test(arguments: [40, 100])
  func `rows of labels in one width are substituted`(count: Int) throws {
    var random = SeededGenerator(seed: 3)
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(width >= 0)
    for _ in 0..<count {
      let (left, length) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(left == 0)
      try solver.add(length - width == 0)
      var end = left + 1
      for _ in 0..<3 {
        let size = solver.makeVariable()
        try addSize(size, Double(random.number(5...24)), &solver)
        end = end + size + 1
      }
      try solver.add(end - left - length <= 0)
    }
    try solver.addEditVariable(width, priority: 990)
    for size in [80, 20, 37, 54, 71] as [Double] {
      try solver.suggest(size, for: width)
      try solver.optimize()
      #expect(solver.storage.state.tableau.form.basis.matrix.references == 0)
      #expect(entries(solver) <= 10 * count)
    }
  }
}
