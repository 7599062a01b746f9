import Cassowary
import SeededNumbers
import Testing

@Suite struct Copies {
  @Test func `everything about a copy is its own`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let (low, wish) = (x >= 1, (x + y == 9).with(priority: 500))
    try solver.addEditVariable(y, priority: 250)
    try solver.add(low)
    try solver.add(wish)
    try solver.suggest(4, for: y)
    try solver.optimize()
    let description = solver.description

    var copy = solver
    #expect(copy.description == description)
    try copy.setConstant(-7, of: low)
    try copy.setPriority(100, of: wish)
    try copy.setRank(99, of: wish)
    try copy.setRank(99, of: x)
    try copy.suggest(30, for: y)
    let guest = copy.makeVariable("guest")
    try copy.add(guest == x)
    try copy.optimize()
    #expect([x, y, guest].map(copy.value) == [7, 30, 7])

    #expect(solver.description == description)
    #expect([x, y].map(solver.value) == [5, 4])
    #expect(!solver.contains(guest))
    #expect(solver.priority(of: wish) == 500 && solver.rank(of: wish) == 2)
    #expect(solver.checkInvariants() == [] && copy.checkInvariants() == [])
    // The original changes, and the copy stays.
    let after = copy.description
    try solver.remove(wish)
    try solver.removeEditVariable(y)
    #expect(try solver.answers([x, y]) == [1, 0])
    #expect(copy.description == after)
    #expect(try copy.answers([x, y]) == [7, 30])
  }

  @Test func `a copy of a copy, and one that goes away, do not disturb the others`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x >= 1)
    var copies: [Solver] = []
    for value in 2...5 {
      var copy = copies.last ?? solver
      try copy.add(x >= Double(value))
      copies.append(copy)
    }
    copies.remove(at: 1)
    #expect(try copies.indices.map { try copies[$0].answers([x]) } == [[2], [4], [5]])
    #expect(try solver.answers([x]) == [1])
  }

  @Test func `a solver goes to a task and comes back`() async throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x >= 3)
    let start = solver
    let task = Task { () async throws -> Solver in
      var solver = start
      try solver.add(y == 2 * x)
      try solver.optimize()
      return solver
    }
    // Meanwhile it goes on here.
    try solver.add(y == x)
    #expect(try solver.answers([x, y]) == [3, 3])
    var returned = try await task.value
    #expect([x, y].map(returned.value) == [3, 6])
    try returned.add(x >= 4)
    #expect(try returned.answers([x, y]) == [4, 8])
    #expect([x, y].map(start.value) == [0, 0])
  }

  @Test func `copies solve at the same time`() async throws {
    var solver = Solver()
    let variables = (0..<20).map { solver.makeVariable("x\($0)") }
    for (left, right) in zip(variables, variables.dropFirst()) { try solver.add(right >= left + 1) }
    let base = solver
    let sums = try await withThrowingTaskGroup(of: (Int, Double).self) { group in
      for start in 0..<8 {
        group.addTask {
          var solver = base
          try solver.add(variables[0] == Double(start))
          try solver.optimize()
          return (start, solver.value(of: variables[19]))
        }
      }
      return try await group.reduce(into: [Int: Double]()) { $0[$1.0] = $1.1 }
    }
    #expect(sums == Dictionary(uniqueKeysWithValues: (0..<8).map { ($0, Double($0 + 19)) }))
  }
}

/// Random calls on a solver and on a copy of it.
@Suite struct `Copies take the same steps` {
  /// A solver with its constraints, which are shared with copies.
  private struct Played {
    var solver = Solver()
    var constraints: [Constraint] = []
    var variables: [Variable] = []
    var edits: [Variable] = []
    /// The calls that threw, in order.
    var refusals: [String] = []

    init() {
      solver.recordsEvents = true
      variables = (0..<9).map { solver.makeVariable("x\($0)") }
    }

    /// Makes a call, chosen by random numbers; `make` makes its constraint, if it adds one.
    mutating func play(
      _ random: inout SeededGenerator, _ make: (inout SeededGenerator, [Variable]) -> Constraint
    ) {
      do {
        switch random.number(0...11) {
        case 0...4:
          let new = make(&random, variables)
          try solver.add(new)
          constraints.append(new)
        case 5 where constraints.count > 6:
          try solver.remove(constraints.remove(at: random.number(0...constraints.count - 1)))
        case 6 where !constraints.isEmpty:
          try solver.setConstant(Double(random.number(-20...20)), of: random.pick(constraints))
        case 7 where !constraints.isEmpty:
          let priority = Priority(Double(random.number(1...4)))
          try solver.setPriority(priority, of: random.pick(constraints))
        case 8:
          let variable = random.pick(variables)
          try solver.addEditVariable(variable, priority: Priority(Double(random.number(1...5))))
          edits.append(variable)
        case 9 where !edits.isEmpty:
          try solver.suggest(Double(random.number(-30...30)), for: random.pick(edits))
        case 10: try solver.setRank(random.number(0...9), of: random.pick(variables))
        default: try solver.optimize()
        }
      } catch { refusals.append("\(type(of: error))") }
    }

    var values: [UInt64] { variables.map { solver.value(of: $0).bitPattern } }
  }

  /// The constraints that were made already: both solvers add the same objects.
  private final class Made {
    var constraints: [Constraint] = []

    func constraint(_ number: Int, _ random: inout SeededGenerator, _ variables: [Variable])
      -> Constraint
    {
      var sum = LinearExpression() - Double(random.number(-20...20))
      for _ in 0..<random.number(1...4) {
        sum = sum + random.pick([1, -1, 2, -3, 0.5]) * random.pick(variables)
      }
      let relation = random.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
      let isRequired = random.number(0...3) == 0
      let priority = isRequired ? Priority.required : Priority(Double(random.number(1...4)))
      if number == constraints.count {
        constraints.append(Constraint(sum, relation, priority: priority))
      }
      return constraints[number]
    }
  }

  /// With 2 nearly all rows are referred to, whose columns the original may have opened before it was copied.
  @Test(arguments: [2, 24] as [Int32])
  func `values, steps and pivots are the same`(longRow: Int32) {
    let pivots = (0..<60).reduce(0) { $0 + pivotsOfBoth(seed: $1, longRow: longRow) }
    // Otherwise there was little to go wrong.
    #expect(pivots > 1000)
  }

  /// Compares a solver with its copy, and returns the pivots that both take after they part.
  private func pivotsOfBoth(seed: Int, longRow: Int32) -> Int {
    var random = SeededGenerator(seed: UInt64(seed))
    let made = Made()
    var original = Played()
    original.solver.referToRows(from: longRow)
    var number = 0
    for _ in 0..<(10 + seed) {
      original.play(&random) {
        defer { number += 1 }
        return made.constraint(number, &$0, $1)
      }
    }
    _ = original.solver.takeEvents()
    // The copy is made at a moment when steps may be pending, and goes its own way from its first change on.
    var copy = original
    var (numbers, randoms) = ([number, number], [random, random])
    var pivots = 0
    for step in 0..<60 {
      original.play(&randoms[0]) {
        defer { numbers[0] += 1 }
        return made.constraint(numbers[0], &$0, $1)
      }
      copy.play(&randoms[1]) {
        defer { numbers[1] += 1 }
        return made.constraint(numbers[1], &$0, $1)
      }
      // As texts: each has its own constraints of edit variables.
      let events = [original.solver.takeEvents(), copy.solver.takeEvents()]
        .map { $0.map(\.description) }
      #expect(events[0] == events[1], "seed \(seed), step \(step)")
      #expect(original.values == copy.values)
      #expect(original.refusals == copy.refusals)
      pivots += events[0].count { $0.hasPrefix("pivot") }
      if events[0] != events[1] { break }
    }
    return pivots
  }
}

/// A solver whose last run ended after steps without progress, beside a copy.
@Suite struct `Copies of degenerate systems` {
  private static let shape = `Degenerate systems`.Shape(variables: 30, density: 1, width: 3)

  @Test func `eliminate with the same pivots`() throws {
    var pivots = 0
    for seed in 0..<30 { pivots += try pivotsOfBoth(seed: seed) }
    #expect(pivots > 300)
  }

  /// Removes constraints, whose auxiliary variables are to be eliminated then, from a solver and from its copy.
  private func pivotsOfBoth(seed: Int) throws -> Int {
    var random = SeededGenerator(seed: UInt64(seed))
    var original = Solver()
    let variables = (0..<Self.shape.variables).map { original.makeVariable("x\($0)") }
    let cone = `Degenerate systems`.Cone(of: variables, Self.shape, &random)
    for constraint in cone.limits + cone.wishes { try original.add(constraint) }
    try original.optimize()
    original.recordsEvents = true
    var pivots = 0
    for round in 0..<10 {
      var copy = original
      let gone = (cone.limits + cone.wishes).shuffled(using: &random).prefix(8)
      for constraint in gone {
        try copy.remove(constraint)
        try original.remove(constraint)
      }
      try copy.optimize()
      try original.optimize()
      let events = [original.takeEvents(), copy.takeEvents()]
      #expect(events[0] == events[1], "seed \(seed), round \(round)")
      pivots += events[0].count { if case .pivot = $0 { true } else { false } }
      if events[0] != events[1] { break }
      for constraint in gone { try original.add(constraint) }
      try original.optimize()
      _ = original.takeEvents()
    }
    return pivots
  }
}

@Suite struct `Whose a variable is` {
  @Test func `copies that parted refuse each other's new variables`() throws {
    var solver = Solver()
    let common = solver.makeVariable()
    var copy = solver
    let (ours, theirs) = (solver.makeVariable(), copy.makeVariable())
    #expect(solver.contains(common) && copy.contains(common))
    #expect(solver.contains(ours) && copy.contains(theirs))
    #expect(!solver.contains(theirs) && !copy.contains(ours))
  }

  @Test func `a variable of a solver that is gone is refused`() {
    for _ in 0..<50 {
      var old: Solver? = Solver()
      let stray = old?.makeVariable()
      old = nil
      var new = Solver()
      _ = new.makeVariable()
      #expect(stray.map { new.contains($0) } == false)
    }
  }
}
