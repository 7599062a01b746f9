import Cassowary
import Testing

/// Influences along long chains, in closed form.
@Suite struct `Influences along long chains` {
  private static let count = 60

  /// Equal distances: each is twice the one before without the one before that, whose parts cancel again and again. The
  /// constant of the k-th moves all from there on, the n-th by n - k + 1.
  @Test(arguments: [false, true], [Priority.required, Priority(500)])
  func `equal distances are held by each of them`(isReversed: Bool, priority: Priority) throws {
    var solver = Solver()
    let places = (0..<Self.count).map { solver.makeVariable("x\($0)") }
    var constraints = [places[0] == 0, places[1] == 5]
    for k in 2..<Self.count {
      constraints.append(places[k] - places[k - 1] == places[k - 1] - places[k - 2])
    }
    constraints = constraints.map { $0.with(priority: priority) }
    for constraint in isReversed ? constraints.reversed() : constraints {
      try solver.add(constraint)
    }
    let influences = try solver.explanation(of: places[Self.count - 1])
    #expect(Set(influences.map(\.constraint)) == Set(constraints))
    for influence in influences {
      let k = try #require(constraints.firstIndex(of: influence.constraint))
      // The first one is the start: it moves the last the other way, by the distances that follow from both.
      let rate = Double(k == 0 ? 2 - Self.count : Self.count - k)
      #expect(isClose(influence.upward.factor, -rate), "\(influence)")
      #expect(isClose(influence.downward.factor, rate), "\(influence)")
      #expect(influence.upward.reach == .infinity && influence.downward.reach == .infinity)
    }
  }

  /// A column of rows whose heights are wishes: the bottom moves with each.
  @Test(arguments: [8, 30, 61])
  func `the bottom of a column is held by every height`(count: Int) throws {
    var solver = Solver()
    let top = try solver.add(solver.makeVariable("top") == 0)
    var edge = top.expression.terms[0].variable
    var heights: [Constraint] = []
    for row in 0..<count {
      let (next, height) = (
        solver.makeVariable("bottom \(row)"), solver.makeVariable("height \(row)")
      )
      try solver.add(height >= 0)
      heights.append(try solver.add((height == Double(row + 1)).with(priority: 750)))
      try solver.add(next == edge + height)
      edge = next
    }
    let influences = try solver.explanation(of: edge)
    let ofHeights = influences.filter { heights.contains($0.constraint) }
    #expect(ofHeights.map(\.constraint) == heights)
    for (row, influence) in ofHeights.enumerated() {
      #expect(isClose(influence.upward.factor, -1) && isClose(influence.downward.factor, 1))
      // No height is negative.
      #expect(isClose(influence.upward.reach, Double(row + 1)), "\(influence)")
      #expect(influence.downward.reach == .infinity)
    }
    #expect(influences.count == 1 + 2 * count)
  }
}
