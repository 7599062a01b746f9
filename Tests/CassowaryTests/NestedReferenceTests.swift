import Cassowary
import Testing

/// A column of rows whose constraints come from a row in the middle on, as those of an explained edge do, and whose heights are
/// then made variables. In its tableau rows refer to rows that refer to others, dozens deep, and all of it cancels.
private struct ExplainedColumn {
  private(set) var solver = Solver()
  private var tops: [Variable] = []
  private var heights: [Variable] = []
  /// The required constraints that say where a row begins: behind the one before it.
  private var beginnings: [Constraint] = []
  /// The wishes for each height.
  private var wishes: [[Constraint]] = []
  private(set) var faults: [String] = []
  private var bottom: Variable?
  private var inner: Variable?

  /// - Parameter middle: The row whose lower edge is explained; not one of the first or last three.
  init(rows count: Int, middle: Int) throws(SolverError) {
    let (outer, inner) = (solver.makeVariable(), solver.makeVariable())
    self.inner = inner
    for _ in 0..<count {
      heights.append(solver.makeVariable())
      tops.append(solver.makeVariable())
    }
    wishes = Array(repeating: [], count: count)
    try begin(middle)
    try begin(middle + 1)
    for row in middle + 2..<count {
      try begin(row)
      try wish(row - 1)
    }
    try solver.add(heights[count - 1] + tops[count - 1] == inner)
    try solver.add(inner == outer)
    try solver.add(inner >= 0)
    try solver.add(outer >= 0)
    try wish(count - 1)
    for row in (1..<middle).reversed() { try begin(row) }
    beginnings.append(try solver.add(tops[0] == 0, rank: 0))
    for row in 0...middle { try wish(row) }
    try solver.optimize()
    let bottom = solver.makeVariable("bottom")
    self.bottom = bottom
    try solver.add(bottom == tops[middle] + heights[middle])
    try solver.optimize()
    faults += solver.checkInvariants()
    for row in 0...middle { try share(row) }
  }

  private mutating func begin(_ row: Int) throws(SolverError) {
    beginnings.append(
      try solver.add(tops[row] == heights[row - 1] + tops[row - 1], rank: 1 << 20 + row))
  }

  private mutating func wish(_ row: Int) throws(SolverError) {
    wishes[row] = [
      try solver.add((heights[row] <= 1).with(priority: 251), rank: 8 * row + 1),
      try solver.add((heights[row] >= 1).with(priority: 750), rank: 8 * row + 3),
    ]
    try solver.add(heights[row] >= 0, rank: 1 << 30 + row)
  }

  /// Makes the number that both wishes for a height count with a variable.
  private mutating func share(_ row: Int) throws(SolverError) {
    let number = solver.makeVariable("number \(row)")
    try solver.add(number == 1)
    try solver.remove(wishes[row][0])
    try solver.add((heights[row] <= number).with(priority: 251), rank: 8 * row + 1)
    try solver.remove(wishes[row][1])
    try solver.add((heights[row] >= number).with(priority: 750), rank: 8 * row + 3)
    try solver.optimize()
    faults += solver.checkInvariants()
  }

  /// Returns the lower edge of the last row when the first one begins at another place.
  mutating func lowerEdge(ofRowsFrom place: Double) throws(SolverError) -> Double {
    guard let inner, let first = beginnings.last else { return .nan }
    try solver.setRightHandSide(place, of: first)
    try solver.optimize()
    faults += solver.checkInvariants()
    return solver.value(of: inner)
  }

  /// Returns what the constraints between the rows up to the explained one do to it.
  func influencesOfBeginnings() throws(SolverError) -> [Influence] {
    guard let bottom else { return [] }
    let influences = try solver.explanation(of: bottom)
    return influences.filter { beginnings.contains($0.constraint) }
  }
}

@Suite struct `References that are dozens deep` {
  @Test(arguments: [(120, 49), (120, 50), (100, 49), (90, 60), (200, 80)])
  func `leave all coefficients, and all limits hold far away`(rows: Int, middle: Int) throws {
    var column = try ExplainedColumn(rows: rows, middle: middle)
    #expect(column.faults == [])
    let influences = try column.influencesOfBeginnings()
    #expect(influences.count == middle + 1)
    for influence in influences {
      // All rows fit as they are, so what is above moves it by as much.
      #expect(influence.upward.factor == -1 && influence.downward.factor == 1, "\(influence)")
      #expect(influence.downward.reach == .infinity, "\(influence)")
    }
    #expect(try column.lowerEdge(ofRowsFrom: -2.5 * Double(rows)) == 0)
    #expect(try column.lowerEdge(ofRowsFrom: 17) == Double(rows) + 17)
    #expect(column.faults == [])
  }
}
