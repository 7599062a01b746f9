import Cassowary
import Testing

/// Whether there is one solution or several, and between which values.
@Suite struct `Ambiguity in the suites` {
  private struct Pair {
    var solver = Solver()
    let x: Variable
    let y: Variable

    init() {
      (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    }

    /// The pair that is three apart, with wishes.
    init(_ wishes: [(isX: Bool, value: Double)]) throws {
      self.init()
      try solver.add(x <= y)
      for (isX, value) in wishes {
        try solver.add(((isX ? x : y) == value).with(priority: Priority.weak))
      }
      try solver.add(y == x + 3)
    }

    /// Expects the ranges of both variables; a range of one value is no ambiguity.
    mutating func expect(
      _ xs: ClosedRange<Double>, _ ys: ClosedRange<Double>,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      try solver.optimize()
      for (variable, expected) in [(x, xs), (y, ys)] {
        let range = try solver.range(of: variable)
        #expect(
          isNear(range.lowerBound, expected.lowerBound)
            && isNear(range.upperBound, expected.upperBound),
          "\(range) is not \(expected).", sourceLocation: sourceLocation)
        let isOne = expected.lowerBound == expected.upperBound
        #expect(try solver.isAmbiguous(variable) != isOne, sourceLocation: sourceLocation)
        #expect(range.contains(solver.value(of: variable)), sourceLocation: sourceLocation)
      }
    }
  }

  private static func isNear(_ left: Double, _ right: Double) -> Bool {
    left == right || abs(left - right) <= 1e-9 * max(1, abs(right))
  }

  private static let anything = -Double.infinity...Double.infinity

  // MARK: - One variable

  @Test func `a required value is the only one`() throws {
    var pair = Pair()
    try pair.solver.add([pair.x == 10, pair.y == 0])
    try pair.expect(10...10, 0...0)
  }

  /// The sum of both errors is 10 anywhere from 10 to 20.
  @Test func `two wishes of one strength leave what is between them`() throws {
    var pair = Pair()
    for value in [10.0, 20] {
      try pair.solver.add((pair.x == value).with(priority: Priority.weak))
    }
    try pair.solver.add(pair.y == 0)
    try pair.expect(10...20, 0...0)
    #expect(try pair.solver.answers([pair.x]) == [20])
  }

  @Test func `a wish beside a required value is no ambiguity`() throws {
    var pair = Pair()
    try pair.solver.add((pair.x == 10).with(priority: Priority.weak))
    try pair.solver.add([pair.x == 20, pair.y == 0])
    try pair.expect(20...20, 0...0)
  }

  // MARK: - A pair that is three apart

  @Test func `a wish for one of the pair fixes both`() throws {
    var pair = try Pair([(isX: true, value: 10)])
    try pair.expect(10...10, 13...13)
    pair = try Pair([(isX: false, value: 10)])
    try pair.expect(7...7, 10...10)
  }

  @Test func `wishes for both that cannot be met leave a range`() throws {
    var pair = try Pair([(isX: true, value: 10), (isX: false, value: 10)])
    try pair.expect(7...10, 10...13)
    try pair.solver.expect([7, 10], of: [pair.x, pair.y])
  }

  @Test func `a wish that is removed takes the ambiguity along`() throws {
    var pair = try Pair([(isX: true, value: 10), (isX: false, value: 10)])
    try pair.expect(7...10, 10...13)
    let wish = try #require(pair.solver.constraints.dropFirst(2).first)
    try pair.solver.remove(wish)
    try pair.expect(10...10, 13...13)
  }

  @Test func `a wish that is added brings an ambiguity`() throws {
    var pair = try Pair([(isX: false, value: 10)])
    try pair.expect(7...7, 10...10)
    try pair.solver.add((pair.x == 10).with(priority: Priority.weak))
    try pair.expect(7...10, 10...13)
    // Now the wish for x is the later one.
    try pair.solver.expect([10, 13], of: [pair.x, pair.y])
  }

  @Test func `a required value that comes and goes leaves the ambiguity as it was`() throws {
    var pair = try Pair([(isX: true, value: 10), (isX: false, value: 10)])
    let twelve = pair.x == 12
    try pair.solver.add(twelve)
    try pair.expect(12...12, 15...15)
    try pair.solver.remove(twelve)
    try pair.expect(7...10, 10...13)
  }

  // MARK: - Unknowns

  @Test func `a variable that equals a known one is known`() throws {
    var pair = Pair()
    try pair.solver.add([pair.x == 100, pair.x == pair.y])
    try pair.expect(100...100, 100...100)
  }

  @Test func `two unknowns with one equation may be anything`() throws {
    var pair = Pair()
    try pair.solver.add(pair.x == pair.y + 100)
    try pair.expect(Self.anything, Self.anything)
  }

  @Test func `a bound leaves a range that is open on one side`() throws {
    var pair = Pair()
    try pair.solver.add([pair.x >= 5, pair.y <= pair.x, pair.y >= -2])
    try pair.expect(5...Double.infinity, -2...Double.infinity)
  }

  /// What is asked does not change what is answered.
  @Test func `asking for ambiguity changes no value`() throws {
    var pair = Pair()
    try pair.solver.add(pair.x == pair.y + 100)
    // x ranks first and is zero.
    try pair.solver.expect([0, -100], of: [pair.x, pair.y])
    for variable in [pair.x, pair.y] {
      #expect(try pair.solver.isAmbiguous(variable))
      _ = try pair.solver.range(of: variable)
      try pair.solver.expect([0, -100], of: [pair.x, pair.y])
    }
  }
}
