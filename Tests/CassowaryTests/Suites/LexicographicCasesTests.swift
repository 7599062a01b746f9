import Cassowary
import Testing

/// The cases of a solver whose strengths are read one after the other, as here.
@Suite struct `Strengths that are never traded` {
  private static let lowest: Priority = 1
  private static let low: Priority = 10
  private static let medium: Priority = 20
  private static let high: Priority = 30

  /// With the left side at 0 the box's margins are equal, so the right side is the sum of its
  /// edges; the second box makes it at least 300, and the wish to fill it pushes out the first
  /// box to its greatest width of 200.
  @Test func `a box between a least and a greatest width is centred in what wraps it`() throws {
    var solver = Solver()
    let (left, right) = (solver.makeVariable("left"), solver.makeVariable("right"))
    let a = solver.makeVariables("a.left", "a.right")
    let b = solver.makeVariables("b.left", "b.right")
    try solver.add([left == 0, b[1] == b[0] + 300])
    try solver.add((a[0] == left).with(priority: Self.low))
    try solver.add((a[1] == right).with(priority: Self.low))
    try solver.add((a[1] >= a[0] + 150).with(priority: Self.medium))
    try solver.add((a[1] <= a[0] + 200).with(priority: Self.medium))
    try solver.add([right >= a[1], right >= b[1]])
    try solver.add([a[0] - left == right - a[1], b[0] - left == right - b[1]])
    try solver.expect([50, 250, 0, 300, 300], of: a + b + [right])
  }

  /// The ends together have to give way by 10; the left one was added earlier.
  @Test func `a middle is stronger than the ends`() throws {
    var solver = Solver()
    let (left, middle, right) = (
      solver.makeVariable("left"), solver.makeVariable("middle"), solver.makeVariable("right")
    )
    try solver.add([2 * middle == left + right, left + 10 <= right, right <= 100])
    try solver.add((middle == 50).with(priority: Self.medium))
    try solver.add((left == 30).with(priority: Self.low))
    try solver.add((right == 60).with(priority: Self.low))
    try solver.expect([40, 50, 60], of: [left, middle, right])
  }

  /// a is half of c, which is at most 90; both would be larger.
  @Test func `four strengths decide one after the other`() throws {
    var solver = Solver()
    let (a, b, c, zero) = (
      solver.makeVariable("a"), solver.makeVariable("b"), solver.makeVariable("c"),
      solver.makeVariable("zero")
    )
    try solver.add((b == 100).with(priority: Self.high))
    try solver.add((zero == 0).with(priority: Self.high))
    try solver.add((a == 300).with(priority: Self.lowest))
    try solver.add((c == 200).with(priority: Self.lowest))
    try solver.add((c <= b - 10).with(priority: Self.medium))
    try solver.add((a <= c).with(priority: Self.medium))
    try solver.add((a - zero == c - a).with(priority: Self.low))
    try solver.expect([0, 45, 100, 90], of: [zero, a, b, c])
  }

  /// Every wish of every strength can be met, so every solver has to come here.
  @Test func `two boxes fill their parent`() throws {
    var solver = Solver()
    let root = solver.makeVariables("root.left", "root.right")
    let a = solver.makeVariables("a.left", "a.right")
    let b = solver.makeVariables("b.left", "b.right")
    try solver.add([root[0] == 0, root[1] == 600, a[1] == a[0] + 100])
    try solver.add((a[0] == root[0]).with(priority: Self.medium))
    try solver.add((a[0] >= root[0]).with(priority: Self.high))
    try solver.add((a[1] <= b[0]).with(priority: Self.medium))
    try solver.add((b[1] >= b[0]).with(priority: Self.low))
    try solver.add((b[1] <= root[1]).with(priority: Self.low))
    try solver.add((b[0] == a[1]).with(priority: Self.low))
    try solver.add((b[1] >= root[1]).with(priority: Self.low))
    try solver.expect([0, 600, 0, 100, 100, 600], of: root + a + b)
  }

  @Test(arguments: 0..<3)
  func `the strongest of three values is taken, in any order`(turn: Int) throws {
    var solver = Solver()
    let a = solver.makeVariable("a")
    let priorities = [Self.lowest, Self.low, Self.medium]
    let values = [10.0, 100, 1000]
    for (index, value) in values.enumerated() {
      try solver.add((a == value).with(priority: priorities[(turn + index) % 3]))
    }
    try solver.expect([values[2 - turn]], of: [a])
  }

  // MARK: - Required only

  @Test func `equations are added one by one`() throws {
    var solver = Solver()
    let (left3, right3) = (solver.makeVariable("w3.left"), solver.makeVariable("w3.right"))
    let left4 = solver.makeVariable("w4.left")
    try solver.add(left3 == 0)
    try solver.expect([0], of: [left3])
    try solver.add(right3 == 600)
    try solver.expect([0, 600], of: [left3, right3])
    try solver.add(left4 == left3)
    try solver.expect([0, 600, 0], of: [left3, right3, left4])
  }

  /// The least left end there can be beside a fixed middle is the one with the greatest right.
  @Test func `a fixed middle and the least left end make a segment as long as can be`() throws {
    var solver = Solver()
    let (left, middle, right) = (
      solver.makeVariable("left"), solver.makeVariable("middle"), solver.makeVariable("right")
    )
    try solver.add([2 * middle == left + right, left + 10 <= right, left >= -10, right <= 100])
    let goal = (middle - left >= 1000).with(priority: Self.low)
    try solver.add(goal)
    try solver.expect([-10, 45, 100], of: [left, middle, right])
    try solver.remove(goal)
    try solver.add(middle == 50)
    try solver.add((middle + left <= -1000).with(priority: Self.low))
    try solver.expect([0, 50, 100], of: [left, middle, right])
  }
}

/// Chains of boxes, said as the equations they mean.
@Suite struct `Chains` {
  private enum Style: CaseIterable { case packed, spread, spreadInside }

  /// A box in the middle of its parent holds a chain of two boxes of 100 each.
  @Test func `a chain is packed, spread and spread inside`() throws {
    for style in Style.allCases {
      var solver = Solver()
      let a = solver.makeVariables("a.start", "a.end")
      let b = solver.makeVariables("b.start", "b.end")
      let c = solver.makeVariables("c.start", "c.end")
      try solver.add([a[1] - a[0] == 400, a[0] - 0 == 1000 - a[1]])
      try solver.add([b[1] - b[0] == 100, c[1] - c[0] == 100])
      let starts: [Double]
      switch style {
      case .packed:
        try solver.add([c[0] == b[1], b[0] - a[0] == a[1] - c[1]])
        starts = [300, 400, 500]
      case .spread:
        try solver.add([b[0] - a[0] == c[0] - b[1], c[0] - b[1] == a[1] - c[1]])
        starts = [300, 1100.0 / 3, 1600.0 / 3]
      case .spreadInside:
        try solver.add([b[0] == a[0], c[1] == a[1]])
        starts = [300, 300, 600]
      }
      try solver.expect(starts, of: [a[0], b[0], c[0]])
    }
  }
}
