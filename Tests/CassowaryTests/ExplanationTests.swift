import Cassowary
import Testing

/// A factor and how far it holds.
private typealias Side = (factor: Double, reach: Double)

private let blocked: Side = (0, 0)

/// Expects the explanation of a variable to consist of just these influences, in this order.
private func expectExplanation(
  of variable: Variable, in solver: Solver,
  _ expected: [(constraint: Constraint, up: Side, down: Side)],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let influences = try solver.explanation(of: variable)
  #expect(
    influences.map(\.constraint) == expected.map(\.constraint), sourceLocation: sourceLocation)
  #expect(
    try solver.holders(of: variable) == influences.map(\.constraint),
    sourceLocation: sourceLocation)
  for (influence, expected) in zip(influences, expected) {
    for (side, expected) in [(influence.upward, expected.up), (influence.downward, expected.down)] {
      #expect(
        isClose(side.factor, expected.factor) && isClose(side.reach, expected.reach),
        "\(influence.constraint): \(side), not \(expected)", sourceLocation: sourceLocation)
      #expect(side.isBlocked == (expected.reach == 0), sourceLocation: sourceLocation)
    }
  }
}

@Suite struct Influences {
  var solver = Solver()
  let x: Variable
  let y: Variable

  init() {
    x = solver.makeVariable("x")
    y = solver.makeVariable("y")
  }

  /// The constant of `x - 10 == 0` is -10: with -9, x is 9.
  @Test mutating func `an equality moves its variable for ever`() throws {
    let fixed = x == 10
    try solver.add(fixed)
    try expectExplanation(of: x, in: solver, [(fixed, up: (-1, .infinity), down: (1, .infinity))])
  }

  /// x is 3, as near zero as it can be. A lower limit lets it go to zero and no farther; a higher
  /// one takes it along to the upper limit, beyond which the two contradict each other.
  @Test mutating func `a limit holds until another takes over`() throws {
    let low = x >= 3
    try solver.add(low)
    try solver.add(x <= 10)
    try expectExplanation(of: x, in: solver, [(low, up: (-1, 3), down: (1, 7))])
  }

  /// x is 10 because of the limit. Were the limit higher, x would follow only up to what is
  /// wished, which is 12; and the wish, which does not hold, does not count before that.
  @Test mutating func `a wish that is not met does not hold a variable`() throws {
    let limit = x <= 10
    try solver.add(limit)
    try solver.add((x == 12).with(priority: 500))
    try expectExplanation(of: x, in: solver, [(limit, up: (-1, .infinity), down: (1, 2))])
  }

  /// A wish that stands exactly at the limit can move it one way only.
  @Test mutating func `upward and downward may differ`() throws {
    let limit = x <= 10
    let wish = (x == 10).with(priority: 500)
    try solver.add(limit)
    try solver.add(wish)
    try expectExplanation(
      of: x, in: solver,
      [
        (limit, up: (-1, .infinity), down: (0, .infinity)),
        (wish, up: (-1, .infinity), down: (0, .infinity)),
      ])
  }

  /// x is 10 and y is 30: the earlier wish yields. The later one pushes x against the sum until
  /// x has what it wished, after 20. A larger sum is x's gain up to the same point.
  @Test mutating func `factors hold within a tie`() throws {
    let (first, second) = ((x >= 30).with(priority: 750), (y >= 30).with(priority: 750))
    let sum = x + y == 40
    try solver.add(first)
    try solver.add(second)
    try solver.add(sum)
    try expectExplanation(
      of: x, in: solver,
      [
        (second, up: (1, 20), down: (-1, .infinity)),
        (sum, up: (-1, .infinity), down: (1, 20)),
      ])
    try expectExplanation(of: y, in: solver, [(second, up: (-1, 20), down: (1, .infinity))])
  }

  @Test mutating func `a factor is the product along a chain`() throws {
    let width = x == 80
    let half: Constraint = 2 * y == x - 1
    try solver.add(width)
    try solver.add(half)
    try expectExplanation(
      of: y, in: solver,
      [
        (width, up: (-0.5, .infinity), down: (0.5, .infinity)),
        (half, up: (-0.5, .infinity), down: (0.5, .infinity)),
      ])
    #expect(try solver.explanation(of: x).map(\.constraint) == [width])
  }

  /// Neither of two equalities can move as long as the other is there; without it, x would follow.
  /// The third pair is connected with x, but x would not follow it.
  @Test mutating func `what is held twice is held by both, and blocked`() throws {
    let (first, second) = (x == 4, 2 * x == 8)
    try solver.add(first)
    try solver.add(second)
    try solver.add(x <= y)
    try solver.add(y == 9)
    try solver.add(2 * y == 18)
    try expectExplanation(
      of: x, in: solver,
      [(first, up: blocked, down: blocked), (second, up: blocked, down: blocked)])
  }

  /// Below 4, x would be in contradiction to the other limit; above, it stays for it.
  @Test mutating func `a limit may be blocked in one direction`() throws {
    let (low, high) = (x >= 4, x <= 4)
    try solver.add(low)
    try solver.add(high)
    try expectExplanation(
      of: x, in: solver,
      [
        (low, up: (-1, 4), down: blocked),
        (high, up: blocked, down: (0, .infinity)),
      ])
  }

  @Test mutating func `what only the rule for what is free decides is held by nothing`() throws {
    try solver.add(x <= 5)
    try solver.add(y >= -2)
    try expectExplanation(of: x, in: solver, [])
    try expectExplanation(of: y, in: solver, [])
  }

  @Test mutating func `a pending change is taken in and the solver stays as it is`() throws {
    let low = x >= 3
    try solver.add(low)
    try solver.optimize()
    try solver.setConstant(-6, of: low)
    let before = solver.description
    try expectExplanation(of: x, in: solver, [(low, up: (-1, 6), down: (1, .infinity))])
    #expect(solver.value(of: x) == 3)
    #expect(solver.description == before)
  }

  @Test mutating func `large and small numbers are told apart`() throws {
    let width = x == 1_000_000
    let small = y >= 1e-6 * x
    try solver.add(width)
    try solver.add(small)
    try solver.add(y <= 1.25)
    let influences = try solver.explanation(of: y)
    #expect(influences.map(\.constraint) == [width, small])
    let widening = try #require(influences.first?.downward)
    #expect(abs(widening.factor - 1e-6) < 1e-12)
    #expect(abs(widening.reach - 250_000) < 1)
  }

  /// y is -12, so z is at least 12 / 800, and x is 18005: beside that, what z does is small.
  @Test mutating func `thousandths are followed beside thousands`() throws {
    let z = solver.makeVariable("z")
    let wish = (y <= -12).with(priority: 600)
    let share = (-800 * z - y <= 0).with(priority: 600)
    try solver.add(wish)
    try solver.add(2000 * x >= 7)
    try solver.add(share)
    try solver.add((x + 1500 * y >= 5).with(priority: 900))
    try expectExplanation(
      of: z, in: solver,
      [
        (wish, up: (0.00125, .infinity), down: (-0.00125, 12)),
        (share, up: (0.00125, .infinity), down: (-0.00125, 12)),
      ])
  }

  /// From 1 on, y follows x, and a hundred-millionth later twice as fast.
  @Test mutating func `a short piece ends a reach`() throws {
    let limit = x <= 1
    try solver.add(limit)
    try solver.add((x == 3).with(priority: 500))
    try solver.add(y >= x - 1)
    try solver.add(y >= 2 * x - 2.000_000_01)
    let influence = try #require(try solver.explanation(of: y).first { $0.constraint == limit })
    #expect(isClose(influence.downward.factor, 1), "\(influence)")
    #expect(abs(influence.downward.reach - 1e-8) < 1e-13, "\(influence)")
  }

  /// A first step of one, which is a sixty-fourth of the largest number, leads beyond the upper limit by less than
  /// can be proved.
  @Test mutating func `a step whose end cannot be decided is shortened`() throws {
    let (low, wish) = (x >= 63 + 1e-9, (x == 63 + 1e-9).with(priority: .weak))
    for constraint in [low, x <= 64, wish] { try solver.add(constraint) }
    try expectExplanation(
      of: x, in: solver,
      [
        (low, up: (0, .infinity), down: (1, 1 - 1e-9)),
        (wish, up: (0, .infinity), down: (1, 1 - 1e-9)),
      ])
  }

  /// x pushes y, which is at 20, up to 30; before, at 12, it passes what z may be, which is no end for y and comes last.
  @Test mutating func `an end names the inequalities without slack, those first that end it`()
    throws
  {
    let z = solver.makeVariable("z")
    let (left, gap) = (x == 10, y >= x + 10)
    let (wall, passed) = (y <= 30, z >= x - 2)
    for constraint in [left, gap, passed, wall] { try solver.add(constraint) }
    try solver.add((z == 10).with(priority: 250))
    try solver.add((y == 20).with(priority: 250))
    let influence = try #require(try solver.explanation(of: y).first { $0.constraint == left })
    #expect(influence.downward.end == .contradiction)
    try solver.setPriority(500, of: left)
    let optional = try #require(try solver.explanation(of: y).first { $0.constraint == left })
    #expect(isClose(optional.downward.reach, 10))
    #expect(optional.downward.end == .limits([wall, passed]))
    #expect(optional.downward.end?.description == "meets \(wall), \(passed)")
    #expect(optional.upward.reach == .infinity && optional.upward.end == nil)
  }

  @Test mutating func `an end at a wish that begins to hold names no inequality`() throws {
    let limit = x <= 10
    try solver.add(limit)
    try solver.add((x == 12).with(priority: 500))
    let influence = try #require(try solver.explanation(of: x).first)
    #expect(influence.downward.end == .limits([]) && influence.upward.end == nil)
    #expect(influence.downward.end?.description == "meets nothing new")
    #expect(influence.constraint == limit)
  }

  /// The largest number is 64, so a first step is 1, and leads just to where y is at the wall.
  @Test mutating func `a step that ends at a corner hides no limit`() throws {
    let z = solver.makeVariable("z")
    let (left, wall) = (x == 10, y <= 21)
    for constraint in [left, wall, z == 64, z >= y] { try solver.add(constraint) }
    try solver.add((y >= x + 10).with(priority: 750))
    try solver.add((y == 20).with(priority: 250))
    let influence = try #require(try solver.explanation(of: y).first { $0.constraint == left })
    #expect(isClose(influence.downward.reach, 1) && isClose(influence.downward.factor, 1))
    #expect(influence.downward.end == .limits([wall]))
  }

  /// From 10 on, a step of 1 leads to where z begins to be pushed.
  @Test mutating func `a limit that is met later is none of an end`() throws {
    let (z, w) = (solver.makeVariable("z"), solver.makeVariable("w"))
    let (left, wall) = (x == 10, y <= 20)
    for constraint in [z >= x, left, wall, w == 64, w >= x] { try solver.add(constraint) }
    try solver.add((y == x).with(priority: 500))
    try solver.add((z == 21).with(priority: 250))
    let influence = try #require(try solver.explanation(of: y).first { $0.constraint == left })
    #expect(isClose(influence.downward.reach, 10))
    #expect(influence.downward.end == .limits([wall]))
  }

  @Test mutating func `what is blocked has no end`() throws {
    let (one, other) = (x == 1, x == 1)
    try solver.add(one)
    try solver.add(other)
    for influence in try solver.explanation(of: x) {
      for side in [influence.upward, influence.downward] {
        #expect(side.isBlocked && side.end == nil)
      }
    }
    #expect(try solver.holders(of: x) == [one, other])
  }

  @Test mutating func `a variable of another solver is refused`() throws {
    var other = Solver()
    let foreign = other.makeVariable()
    #expect(throws: SolverError.unknownVariable(foreign)) { try solver.explanation(of: foreign) }
    #expect(throws: SolverError.unknownVariable(foreign)) { try solver.holders(of: foreign) }
  }

  @Test(arguments: 0..<60)
  func `factors hold as far as they reach and no farther`(seed: Int) throws {
    let system = try WholeNumberSystem(seed: UInt64(seed))
    #expect(try system.influenceFaults() == [], "\(system.solver.constraints)")
  }
}

@Suite struct Opponents {
  var solver = Solver()
  let x: Variable
  let y: Variable

  init() {
    x = solver.makeVariable("x")
    y = solver.makeVariable("y")
  }

  @Test mutating func `an error has the sign of what is wrong`() throws {
    let equal = (x == 5).with(priority: 10)
    let (low, high) = ((x >= 20).with(priority: 5), (x <= 1).with(priority: 5))
    try solver.add(x == 8)
    for constraint in [equal, low, high] { try solver.add(constraint) }
    try solver.optimize()
    #expect([equal, low, high].map { solver.error(of: $0) } == [3, -12, 7])
    #expect(solver.constraints.first.flatMap { solver.error(of: $0) } == 0)
    #expect(solver.error(of: x == 1) == nil)
  }

  @Test mutating func `required constraints stand against a wish that contradicts them`() throws {
    let (limit, sum) = (y <= 40, x + y == 50)
    let wish = (x == 5).with(priority: 999)
    try solver.add(x <= 40)
    try solver.add(limit)
    try solver.add(sum)
    try solver.add(wish)
    #expect(try solver.opponents(of: wish) == [limit, sum])
  }

  /// The lower wish for x has nothing to say against it, nor has the higher one for y.
  @Test mutating func `a higher wish stands against a lower one`() throws {
    let (high, low) = ((x == 5).with(priority: 800), (x == 9).with(priority: 500))
    try solver.add((y == 1).with(priority: 900))
    try solver.add(high)
    try solver.add((x == 8).with(priority: 400))
    try solver.add(low)
    #expect(try solver.opponents(of: low) == [high])
    #expect(try solver.opponents(of: high) == [])
  }

  /// The limit allows 10; at 5 it is held by the wish. Both must go before it can be 20.
  @Test mutating func `all that stands in the way is listed, in order of rank`() throws {
    let held = (x == 5).with(priority: 900)
    let limit = x <= 10
    let wish = (x == 20).with(priority: 500)
    try solver.add(held)
    try solver.add(wish)
    try solver.add(limit)
    #expect(try solver.opponents(of: wish) == [held, limit])
  }

  /// Either has the same right to the sum's 40, and the later one has it.
  @Test mutating func `in a tie the other stands against the one that yields`() throws {
    let (first, second) = ((x >= 30).with(priority: 750), (y >= 30).with(priority: 750))
    try solver.add(first)
    try solver.add(second)
    try solver.add(x + y == 40)
    #expect(try solver.opponents(of: first) == [second])
    #expect(try solver.opponents(of: second) == [])
  }

  /// Two of three outvote the third: together they would lose more.
  @Test mutating func `the many stand against the one`() throws {
    let (two, ten) = ((x == 2).with(priority: 5), (x == 10).with(priority: 5))
    let eleven = (x == 11).with(priority: 5)
    for wish in [two, ten, eleven] { try solver.add(wish) }
    #expect(try solver.opponents(of: two) == [ten, eleven])
    // At 10 it is one away from what the third wants, which the first two together keep it from.
    #expect(try solver.opponents(of: eleven) == [two, ten])
  }

  @Test mutating func `a required edit stands against what it does not allow`() throws {
    try solver.addEditVariable(x, priority: .required)
    try solver.suggest(30, for: x)
    let edit = try #require(solver.constraints.first)
    let wish = (x >= 50).with(priority: 900)
    try solver.add(wish)
    #expect(try solver.opponents(of: wish) == [edit])
    try solver.suggest(60, for: x)
    #expect(try solver.opponents(of: wish) == [])
    #expect(solver.value(of: x) == 0)
  }

  /// What x wishes costs y a billionth, which is its whole error.
  @Test mutating func `a small loss stands against a wish, too`() throws {
    let zero = (y == 0).with(priority: 900)
    let wish = (x == 0.000_01).with(priority: 500)
    try solver.add(y == 0.0001 * x)
    try solver.add(zero)
    try solver.add(wish)
    #expect(try solver.opponents(of: wish) == [zero])
  }

  /// By a hundred thousandth, which is a clear miss for w, and too small beside millions to prove a contradiction.
  @Test mutating func `what cannot be decided has opponents, too`() throws {
    let w = solver.makeVariable("w")
    let limits = [x >= 1e6, y <= 1e6, w >= x - y]
    for limit in limits { try solver.add(limit) }
    let wish = try solver.add((w <= -1e-5).with(priority: .weak))
    try solver.optimize()
    #expect(solver.error(of: wish) != 0)
    #expect(throws: SolverError.self) { try solver.setPriority(.required, of: wish) }
    #expect(try solver.opponents(of: wish) == limits)
  }

  @Test mutating func `a constraint that contradicts itself has no opponents`() throws {
    let void = (x - x >= 3).with(priority: 10)
    try solver.add(void)
    try solver.add(x == 1)
    #expect(try solver.opponents(of: void) == [])
  }

  @Test mutating func `an unknown constraint is refused`() throws {
    let unknown = (x == 1).with(priority: 3)
    #expect(throws: SolverError.unknownConstraint(unknown)) { try solver.opponents(of: unknown) }
  }

  @Test(arguments: 0..<150)
  func `without its opponents a constraint holds`(seed: Int) throws {
    let system = try WholeNumberSystem(seed: UInt64(seed))
    #expect(try system.opponentFaults() == [], "\(system.solver.constraints)")
  }
}
