import Cassowary
import Testing

/// A terminal layout of rows that each want at least 3 cells and all of the height.
///
/// It is a well-known trap: where the least heights just fill the area, every corner of the
/// program is degenerate, and a solver that takes its pivots in an order of chance may never end.
@Suite struct `Rows of a least height` {
  /// Rows between spacers, from edge to edge, in hundredths of a cell.
  ///
  /// The edges alternate: a spacer goes from an even one to the next, a row from an odd one.
  /// - Parameter reach: How many of the next rows each row wants to be equal to; all by default.
  private static func starts(
    of count: Int, height: Double, reach: Int = .max
  ) throws -> (Solver, rows: [Variable]) {
    var solver = Solver()
    let edges = (0..<2 * count + 2).map { solver.makeVariable("edge\($0)") }
    let (top, bottom) = (edges[0], edges[2 * count + 1])
    let sizes = zip(edges, edges.dropFirst()).map { $1 - $0 }
    let spacers = stride(from: 0, to: sizes.count, by: 2).map { sizes[$0] }
    let rows = stride(from: 1, to: sizes.count, by: 2).map { sizes[$0] }
    let area = bottom - top

    try solver.add([top == 0, bottom == height])
    for edge in edges { try solver.add([edge >= top, edge <= bottom]) }
    for row in rows { try solver.add(row >= 0) }
    for spacer in spacers.dropFirst().dropLast() {
      try solver.add((spacer == 0).with(priority: 980))
    }
    try solver.add((spacers[0] == 0).with(priority: 990))
    try solver.add((spacers[count] - area == 0).with(priority: 400))
    for row in rows {
      try solver.add((row >= 300).with(priority: 970))
      try solver.add((row - area == 0).with(priority: 500))
    }
    for (index, row) in rows.enumerated() {
      for other in rows.dropFirst(index + 1).prefix(reach) {
        try solver.add((row - other == 0).with(priority: 400))
      }
    }
    for (row, next) in zip(rows, rows.dropFirst()) {
      try solver.add((row - next == 0).with(priority: 250))
    }
    return (solver, stride(from: 1, to: edges.count, by: 2).map { edges[$0] })
  }

  /// The two thousand pairs of 64 rows take their time in a build that is not optimized.
  private static let filled: [(count: Int, reach: Int)] = {
    let few = [(count: 12, reach: 11), (count: 16, reach: 15), (count: 24, reach: 23)]
    #if DEBUG
      return few + [(count: 64, reach: 2)]
    #else
      return few + [(count: 64, reach: 63)]
    #endif
  }()

  /// No row may be lower than 300, and there is no more than that for each.
  @Test(arguments: filled)
  func `rows that just fill the height get what they need`(count: Int, reach: Int) throws {
    var (solver, edges) = try Self.starts(of: count, height: Double(300 * count), reach: reach)
    try solver.expect((0...count).map { Double(300 * $0) }, of: edges)
  }

  /// All of the height is used, as the rows want it all, and then they want to be equal: what
  /// they are short of together is the same however it is shared.
  @Test(arguments: [(12, 200.0), (12, 425), (12, 299), (16, 301), (12, 0)])
  func `rows share what there is too little or too much of`(count: Int, share: Double) throws {
    var (solver, edges) = try Self.starts(of: count, height: Double(count) * share)
    try solver.expect((0...count).map { Double($0) * share }, of: edges)
  }

  @Test func `the area grows and shrinks through the trap`() throws {
    let count = 12
    var (solver, edges) = try Self.starts(of: count, height: 3600)
    let bottom = try #require(solver.constraints.dropFirst().first)
    for height in [3600.0, 3612, 3600, 1200, 3588, 3600, 0, 3600] {
      try solver.setConstant(-height, of: bottom)
      let share = height / Double(count)
      try solver.expect((0...count).map { Double($0) * share }, of: edges)
    }
  }
}
