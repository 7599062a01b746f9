import Cassowary
import Testing

@Suite struct `Ranges of values` {
  var solver = Solver()
  let x: Variable
  let y: Variable

  init() {
    x = solver.makeVariable("x")
    y = solver.makeVariable("y")
  }

  @Test mutating func `a value that a constraint fixes is the only one`() throws {
    try solver.add(x == 10)
    try solver.add((y == 7).with(priority: 1))
    #expect(try solver.range(of: x) == 10...10)
    #expect(try solver.range(of: y) == 7...7)
    #expect(try !solver.isAmbiguous(x) && !solver.isAmbiguous(y))
    #expect(try solver.alternative(for: x) == nil)
  }

  /// The wish of 30 for both cannot be met by a sum of 40: it is missed by 20 in all, whatever
  /// the share, as long as none of them is beyond 30.
  @Test mutating func `a tie within a priority is ambiguous for all that take part`() throws {
    try solver.add((x >= 30).with(priority: 750))
    try solver.add((y >= 30).with(priority: 750))
    try solver.add(x + y == 40)
    #expect(try solver.answers([x, y]) == [10, 30])
    #expect(try solver.range(of: x) == 10...30)
    #expect(try solver.range(of: y) == 10...30)
    let other = try #require(try solver.alternative(for: x))
    #expect([x, y].map(other.value) == [30, 10])
  }

  /// With twice the weight the second wish is met first, so nothing is left to choose.
  @Test mutating func `weights decide, and a lower priority does, too`() throws {
    try solver.add((x >= 30).with(priority: 750))
    let second = (y >= 30).with(priority: 750, weight: 2)
    try solver.add(second)
    try solver.add(x + y == 40)
    #expect(try solver.range(of: x) == 10...10)
    try solver.remove(second)
    try solver.add((y >= 30).with(priority: 750))
    try solver.add((x == 25).with(priority: 0.5))
    #expect(try solver.range(of: x) == 25...25)
  }

  @Test mutating func `a range has no end where nothing bounds it`() throws {
    try solver.add(x >= 3)
    try solver.add(y == x + 1)
    #expect(try solver.range(of: x) == 3 ... .infinity)
    #expect(try solver.range(of: y) == 4 ... .infinity)
    let free = solver.makeVariable("free")
    #expect(try solver.range(of: free) == -.infinity ... .infinity)
    try solver.add((free <= -2).with(priority: 1))
    #expect(try solver.range(of: free) == -.infinity ... -2)
  }

  /// An optional constraint that cannot hold anyway bounds nothing more than its error does: with
  /// x at most 5, the wish of at least 8 keeps x at 5; y may do as it likes.
  @Test mutating func `a wish that cannot be met holds its variable`() throws {
    try solver.add(x <= 5)
    try solver.add((x >= 8).with(priority: 10))
    try solver.add((y + x >= 6).with(priority: 5))
    #expect(try solver.range(of: x) == 5...5)
    #expect(try solver.range(of: y) == 1 ... .infinity)
  }

  /// The end is ten thousand times beyond all numbers in the system.
  @Test mutating func `an end far away is found`() throws {
    var last = x
    for _ in 0..<3 {
      let next = solver.makeVariable()
      try solver.add(last <= 100 * next)
      last = next
    }
    try solver.add(last <= 1)
    let range = try solver.range(of: x)
    #expect(range.lowerBound == -.infinity)
    #expect(abs(range.upperBound - 1e6) < 1e-6)
    try solver.add(x >= -2e-6)
    #expect(abs(try solver.range(of: x).lowerBound - -2e-6) < 1e-12)
  }

  @Test mutating func `another solution is finite and at the far end`() throws {
    try solver.add(x >= 2)
    try solver.add(x <= 9)
    try solver.add(y >= x)
    let other = try #require(try solver.alternative(for: x))
    #expect([x, y].map(other.value) == [9, 9])
    // 2 has itself as distance to go, 0 at least 1.
    let open = try #require(try solver.alternative(for: y))
    #expect([x, y].map(open.value) == [2, 4])
    let free = solver.makeVariable("free")
    #expect(try solver.alternative(for: free)?.value(of: free) == 1)
    try solver.add((free <= -3).with(priority: 3))
    #expect(try solver.alternative(for: free)?.value(of: free) == -6)
  }

  @Test mutating func `of two ends as far the upper one is taken`() throws {
    try solver.add(x >= -4)
    try solver.add(x <= 4)
    #expect(try solver.alternative(for: x)?.value(of: x) == 4)
    try solver.add(x <= 3)
    #expect(try solver.alternative(for: x)?.value(of: x) == -4)
  }

  @Test mutating func `the least of all priorities counts, too`() throws {
    let least = Priority(.leastNonzeroMagnitude)
    try solver.add((x == 3).with(priority: least))
    try solver.add((y == 0).with(priority: 500))
    try solver.add((y == 10).with(priority: 500))
    #expect(try solver.range(of: x) == 3...3)
    #expect(try solver.range(of: y) == 0...10)
    try solver.add((y >= 6).with(priority: least))
    #expect(try solver.range(of: y) == 6...10)
  }

  @Test mutating func `pending changes are taken in and the solver stays as it is`() throws {
    let low = x >= 3
    try solver.add(low)
    try solver.optimize()
    try solver.setConstant(-5, of: low)
    try solver.add(x <= 8)
    let before = solver.description
    #expect(try solver.range(of: x) == 5...8)
    #expect(try solver.isAmbiguous(x))
    #expect(try solver.alternative(for: x)?.value(of: x) == 8)
    #expect(solver.value(of: x) == 3)
    #expect(solver.description == before)
  }

  @Test mutating func `edit variables count as other constraints do`() throws {
    try solver.addEditVariable(x, priority: .required)
    try solver.addEditVariable(y, priority: 10)
    try solver.suggest([(x, 80), (y, 20)])
    #expect(try solver.range(of: x) == 80...80)
    #expect(try solver.range(of: y) == 20...20)
    try solver.add((y == x).with(priority: 10))
    #expect(try solver.range(of: y) == 20...80)
  }

  @Test mutating func `a variable of another solver is refused`() throws {
    var other = Solver()
    let foreign = other.makeVariable()
    #expect(throws: SolverError.unknownVariable(foreign)) { try solver.range(of: foreign) }
    #expect(throws: SolverError.unknownVariable(foreign)) { try solver.isAmbiguous(foreign) }
    #expect(throws: SolverError.unknownVariable(foreign)) { try solver.alternative(for: foreign) }
  }

  @Test(arguments: 0..<150)
  func `a range has just the values that harm no priority`(seed: Int) throws {
    let system = try WholeNumberSystem(seed: UInt64(seed))
    #expect(try system.rangeFaults() == [], "\(system.solver.constraints)")
  }
}
