import Cassowary
import Testing

/// Four corners that stay and the middles of the sides between them.
///
/// The corners go round: the first two are on the left, the first and the last at the top.
private struct Quadrilateral {
  var solver = Solver()
  var stays = Stays()
  var corners: [(x: Variable, y: Variable)] = []
  var middles: [(x: Variable, y: Variable)] = []

  init(
    _ points: [(x: Double, y: Double)], gap: Double, limit: Double,
    stay: (Int) -> (priority: Priority, weight: Double)
  ) throws {
    for index in points.indices {
      corners.append((solver.makeVariable("cx\(index)"), solver.makeVariable("cy\(index)")))
    }
    for index in points.indices {
      middles.append((solver.makeVariable("mx\(index)"), solver.makeVariable("my\(index)")))
    }
    for index in points.indices {
      let (corner, next) = (corners[index], corners[(index + 1) % 4])
      let (priority, weight) = stay(index)
      try stays.hold(
        corner.x, at: points[index].x, in: &solver, priority: priority, weight: weight)
      try stays.hold(
        corner.y, at: points[index].y, in: &solver, priority: priority, weight: weight)
      try solver.add(middles[index].x == (corner.x + next.x) / 2)
      try solver.add(middles[index].y == (corner.y + next.y) / 2)
      try solver.add([corner.x >= 0, corner.x <= limit, corner.y >= 0, corner.y <= limit])
    }
    for left in [0, 1] {
      for right in [2, 3] { try solver.add(corners[left].x + gap <= corners[right].x) }
    }
    for top in [0, 3] {
      for bottom in [1, 2] { try solver.add(corners[top].y + gap <= corners[bottom].y) }
    }
  }

  /// Suggests values, and leaves the stays where that leads.
  mutating func move(_ values: [(variable: Variable, value: Double)]) throws {
    for (variable, _) in values {
      try solver.addEditVariable(variable, priority: Priority.strong)
    }
    try solver.suggest(values)
    try solver.optimize()
    try stays.follow(in: &solver)
    for (variable, _) in values { try solver.removeEditVariable(variable) }
  }

  mutating func expect(
    corners: [Double], middles: [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try solver.expect(
      corners, of: self.corners.flatMap { [$0.x, $0.y] }, sourceLocation: sourceLocation)
    try solver.expect(
      middles, of: self.middles.flatMap { [$0.x, $0.y] }, sourceLocation: sourceLocation)
  }
}

@Suite struct `A quadrilateral and its middles` {
  /// The weights double from corner to corner, so the first one is the cheapest to move.
  @Test func `a middle that is moved takes the lightest corner along`() throws {
    var shape = try Quadrilateral(
      [(50, 50), (50, 250), (250, 250), (250, 50)], gap: 1, limit: 300
    ) { (Priority.weak, [1, 2, 4, 8][$0]) }
    try shape.expect(
      corners: [50, 50, 50, 250, 250, 250, 250, 50],
      middles: [50, 150, 150, 250, 250, 150, 150, 50])
    try shape.move([(shape.corners[0].x, 100)])
    try shape.expect(
      corners: [100, 50, 50, 250, 250, 250, 250, 50],
      middles: [75, 150, 150, 250, 250, 150, 175, 50])
    try shape.move([(shape.middles[0].x, 50), (shape.middles[0].y, 150)])
    try shape.expect(
      corners: [50, 50, 50, 250, 250, 250, 250, 50],
      middles: [50, 150, 150, 250, 250, 150, 150, 50])
  }

  /// Here the corners stay at priorities of their own.
  @Test func `a corner that is moved leaves the others`() throws {
    var shape = try Quadrilateral(
      [(10, 10), (10, 200), (200, 200), (200, 10)], gap: 20, limit: 500
    ) { (Priority(Double(250 + 50 * $0)), 1) }
    try shape.expect(
      corners: [10, 10, 10, 200, 200, 200, 200, 10],
      middles: [10, 105, 105, 200, 200, 105, 105, 10])
    try shape.move([(shape.corners[2].x, 300), (shape.corners[2].y, 400)])
    try shape.expect(
      corners: [10, 10, 10, 200, 300, 400, 200, 10],
      middles: [10, 105, 155, 300, 250, 205, 105, 10])
  }
}
