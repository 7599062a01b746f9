import Cassowary
import SeededNumbers
import Testing

@Suite struct `Sums and ties` {
  @Test func `the sum of errors of a priority is least`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add((x == 0).with(priority: 500))
    try solver.add((x == 10).with(priority: 500))
    try solver.add((x == 11).with(priority: 500))
    #expect(try solver.answers([x]) == [10])
  }

  @Test func `a weight multiplies an error in its sum`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add((x == 0).with(priority: 500, weight: 2.5))
    try solver.add((x == 10).with(priority: 500))
    try solver.add((x == 11).with(priority: 500))
    #expect(try solver.answers([x]) == [0])
  }

  @Test func `of constraints that tie the one added earlier yields`() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
    try solver.add((a >= 30).with(priority: 750))
    try solver.add((b >= 30).with(priority: 750))
    try solver.add(a + b == 40)
    #expect(try solver.answers([a, b]) == [10, 30])
  }

  @Test func `a given rank counts in place of the order of addition`() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
    let first = (a >= 30).with(priority: 750)
    try solver.add(first, rank: 9)
    try solver.add((b >= 30).with(priority: 750))
    try solver.add(a + b == 40)
    #expect(try solver.answers([a, b]) == [30, 10])
    try solver.setRank(-1, of: first)
    #expect(try solver.answers([a, b]) == [10, 30])
  }

  @Test func `a constraint that is added again comes last`() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
    let first = (a >= 30).with(priority: 750)
    try solver.add(first)
    try solver.add((b >= 30).with(priority: 750))
    try solver.add(a + b == 40)
    try solver.remove(first)
    try solver.add(first)
    #expect(try solver.answers([a, b]) == [30, 10])
  }

  @Test func `a tie is broken only among the optima of all sums`() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
    try solver.add((a >= 30).with(priority: 750))
    try solver.add((b >= 30).with(priority: 750))
    try solver.add(a + b == 40)
    try solver.add((a == 25).with(priority: 1))
    #expect(try solver.answers([a, b]) == [25, 15])
  }

  @Test func `the errors of a higher priority are read first`() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
    try solver.add((a == 0).with(priority: 20))
    try solver.add((b == 0).with(priority: 20))
    try solver.add((a == 0).with(priority: 10))
    try solver.add((b == 0).with(priority: 10))
    try solver.setRank(-5, of: try #require(solver.constraints.last))
    try solver.add(a + b == 8)
    #expect(try solver.answers([a, b]) == [8, 0])
  }
}

@Suite struct `What is free` {
  @Test func `a variable without constraints is zero`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    #expect(try solver.answers([x]) == [0])
  }

  @Test func `a free variable stands at the end of its range that is nearest to zero`() throws {
    var solver = Solver()
    let variables = (0..<3).map { solver.makeVariable("x\($0)") }
    try solver.add(variables[0] >= 3)
    try solver.add(variables[1] <= -4)
    try solver.add(variables[2] >= -5)
    try solver.add(variables[2] <= 5)
    #expect(try solver.answers(variables) == [3, -4, 0])
  }

  @Test func `the earlier variable comes nearer to zero`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x + y == 10)
    #expect(try solver.answers([x, y]) == [0, 10])
    try solver.setRank(5, of: x)
    #expect(try solver.answers([x, y]) == [10, 0])
  }

  /// Each has the range that those before it in rank leave it.
  @Test(arguments: [(60, 1), (60, 2), (60, 3), (250, 4)])
  func `a chain of free variables is settled in order of rank`(count: Int, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let order = count > 100 ? Array(0..<count) : (0..<count).shuffled(using: &random)
    var ranks = order
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    var solver = Solver()
    let variables = ranks.map { solver.makeVariable("", rank: $0) }
    for (left, right) in zip(variables, variables.dropFirst()) { try solver.add(right >= left + 3) }
    var expected: [Int: Double] = [:]
    for index in order {
      let least = expected.map { $0.key < index ? $0.value + 3 * Double(index - $0.key) : -1e9 }
      let most = expected.map { $0.key > index ? $0.value - 3 * Double($0.key - index) : 1e9 }
      expected[index] = min(max(0, least.max() ?? 0), most.min() ?? 0)
    }
    #expect(try solver.answers(variables) == (0..<count).map { expected[$0] })
    // A wish moves those after it, and then they are settled as before.
    let wish = (variables[count / 2] == 10_000).with(priority: 500)
    try solver.add(wish)
    #expect(try solver.answers(variables)[count / 2] == 10_000)
    try solver.remove(wish)
    #expect(try solver.answers(variables) == (0..<count).map { expected[$0] })
  }

  @Test func `a rank may be given when a variable is made`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x", rank: 2), solver.makeVariable("y", rank: 1))
    try solver.add(x - y == 10)
    #expect(try solver.answers([x, y]) == [10, 0])
  }

  @Test func `zero is never negative`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(-x == 0)
    try solver.add(x == -1 * y)
    let signs = try solver.answers([x, y]).map(\.sign)
    #expect(signs == [.plus, .plus])
  }
}
