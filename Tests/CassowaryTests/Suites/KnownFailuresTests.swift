import Cassowary
import Testing

/// What other solvers were reported to answer wrongly.
@Suite struct `Reported against other solvers` {
  @Test func `one medium wish is not outvoted by a thousand and one weak ones`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add((x == 1).with(priority: Priority.medium))
    for _ in 0..<1001 { try solver.add((x == 0).with(priority: Priority.weak)) }
    try solver.expect([1], of: [x])
  }

  /// A weak third wish on the side of the second does not help it against the first.
  @Test func `a third wish does not change which of two stronger ones wins`() throws {
    for third in [nil, 10.0, 90, 499] {
      var solver = Solver()
      let v = solver.makeVariable("v")
      try solver.add((v >= 100).with(priority: 501))
      try solver.add((v == 90).with(priority: 500))
      if let third { try solver.add((v == 50).with(priority: Priority(third))) }
      try solver.expect([100], of: [v])
    }
  }

  @Test func `the strongest of four near strengths wins`() throws {
    var solver = Solver()
    let w = solver.makeVariable("w")
    for value in 1...4 {
      try solver.add((w == Double(value)).with(priority: Priority(100 + 0.1 * Double(value))))
    }
    try solver.expect([4], of: [w])
  }

  // MARK: - Order

  @Test func `between two bounds the order of their coming does not matter`() throws {
    for isReversed in [false, true] {
      var solver = Solver()
      let x = solver.makeVariable("x")
      let bounds = [x >= 10, x <= 20]
      try solver.add(isReversed ? bounds.reversed() : bounds)
      try solver.expect([10], of: [x])
    }
  }

  private static func permutations<Element>(of elements: [Element]) -> [[Element]] {
    if elements.isEmpty { return [[]] }
    return elements.indices.flatMap { index in
      var rest = elements
      let first = rest.remove(at: index)
      return permutations(of: rest).map { [first] + $0 }
    }
  }

  /// a is 30, b is at least 60, and c, their sum, comes as near to 120 as 100 allows.
  @Test func `a single solution is found in every order`() throws {
    for order in Self.permutations(of: Array(0..<5)) {
      var solver = Solver()
      let (a, b, c) = (
        solver.makeVariable("a"), solver.makeVariable("b"), solver.makeVariable("c")
      )
      let constraints = [
        a + b == c, c <= 100, (a == 30).with(priority: Priority.strong),
        (b >= 2 * a).with(priority: Priority.medium), (c == 120).with(priority: Priority.weak),
      ]
      for index in order { try solver.add(constraints[index]) }
      try solver.expect([30, 70, 100], of: [a, b, c])
    }
  }

  /// The three are short of 20 together, however that is shared: the first ranked yields.
  @Test func `ranks that are given decide a tie in every order`() throws {
    for order in Self.permutations(of: Array(0..<4)) {
      var solver = Solver()
      let abc = solver.makeVariables("a", "b", "c")
      let constraints =
        abc.map { ($0 >= 20).with(priority: Priority.medium) }
        + [abc[0] + abc[1] + abc[2] == 40]
      for variable in abc { try solver.add(variable >= 0, rank: 100) }
      for index in order { try solver.add(constraints[index], rank: index) }
      try solver.expect([0, 20, 20], of: abc)
    }
  }

  @Test func `the same story twice gives the same numbers to the last digit`() throws {
    func tell() throws -> [Double] {
      var solver = Solver()
      let x = (0..<9).map { solver.makeVariable("x\($0)") }
      for (index, variable) in x.enumerated() {
        try solver.add((variable == 100 / Double(index + 3)).with(priority: Priority.weak))
      }
      for (left, right) in zip(x, x.dropFirst()) {
        try solver.add((0.7 * left + 1.1 <= right).with(priority: Priority.medium))
      }
      try solver.addEditVariable(x[4], priority: Priority.strong)
      for value in [3.3, 41.7, -8.1] {
        try solver.suggest(value, for: x[4])
        try solver.optimize()
      }
      return try solver.answers(x)
    }
    #expect(try tell().map(\.bitPattern) == tell().map(\.bitPattern))
  }

  // MARK: - What is free

  /// Malt is bounded from below by what is brewed and from above by what there is.
  @Test func `what is used of a store is the least that is needed`() throws {
    var solver = Solver()
    let (ale, beer, malt) = (
      solver.makeVariable("ale"), solver.makeVariable("beer"), solver.makeVariable("malt")
    )
    let profit = solver.makeVariable("profit")
    try solver.add([ale >= 0, beer >= 0, 5 * ale + 15 * beer <= 480, 4 * ale + 4 * beer <= 160])
    try solver.add([35 * ale + 20 * beer <= malt, malt <= 1190, profit == 13 * ale + 23 * beer])
    try solver.add((profit >= 10_000).with(priority: Priority.medium))
    try solver.expect([12, 28, 980, 800], of: [ale, beer, malt, profit])
  }

  @Test func `a suggested distance moves the end that is not held at zero`() throws {
    var solver = Solver()
    let distance = solver.makeVariable("distance")
    let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
    try solver.addEditVariable(distance, priority: Priority.strong)
    try solver.add([
      (a >= 0).with(priority: Priority.strong), (b >= a).with(priority: Priority.strong),
    ])
    try solver.add(b - a == distance)
    try solver.suggest(100, for: distance)
    try solver.expect([100, 0, 100], of: [distance, a, b])
  }

  /// No number of a bound that is far away shows in what is near.
  @Test func `a bound of many millions does not blur a small size`() throws {
    var solver = Solver()
    let (width, height) = (solver.makeVariable("width"), solver.makeVariable("height"))
    try solver.add((width <= 16_777_215).with(priority: Priority.strong))
    try solver.add((width >= 119).with(priority: Priority.strong))
    try solver.add(height == width / 3)
    try solver.addEditVariable(width, priority: Priority.medium)
    for (value, expected) in [(0.1, 119.0), (120.3, 120.3), (2e7, 16_777_215), (119.1, 119.1)] {
      try solver.suggest(value, for: width)
      try solver.expect([expected, expected / 3], of: [width, height])
    }
  }
}
