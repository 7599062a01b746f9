import Cassowary
import SeededNumbers
import Testing

/// Long lives: suggestions that survive, constants that change, and nothing that piles up.
@Suite struct `A long life` {
  @Test func `a suggestion survives whatever is added and removed beside it`() throws {
    var random = SeededGenerator(seed: 197)
    var solver = Solver()
    let v = solver.makeVariable("v")
    let others = (0..<6).map { solver.makeVariable("x\($0)") }
    try solver.addEditVariable(v, priority: Priority.strong)
    try solver.suggest(100, for: v)
    var live: [Constraint] = []
    for _ in 0..<300 {
      if live.count > 12 || (live.count > 3 && random.once(in: 3)) {
        try solver.remove(live.remove(at: random.number(0...live.count - 1)))
      } else {
        let (other, another) = (random.pick(others), random.pick(others))
        let number = Double(random.number(0...50))
        // With every other variable at 100 all of these hold.
        let constraint = random.pick([
          other <= v + number, other >= v - number, other - another <= number,
          (other == number).with(priority: Priority.medium),
          (v == number).with(priority: Priority.medium), v >= other - number, v <= 100 + number,
        ])
        try solver.add(constraint)
        live.append(constraint)
      }
      try solver.expect([100], of: [v])
    }
  }

  @Test func `an edit variable that comes and goes leaves nothing`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add([x + y == 100, x >= 0, y >= 0])
    var sizes: [Int] = []
    for round in 0..<300 {
      let value = Double(round % 101)
      let priorities = [Priority.required, Priority.strong, Priority.weak]
      try solver.addEditVariable(x, priority: priorities[round % 3])
      try solver.suggest(value, for: x)
      try solver.expect([value, 100 - value], of: [x, y])
      try solver.removeEditVariable(x)
      if round >= 10 { sizes.append(solver.symbolCount) }
    }
    #expect(Set(sizes).count == 1)
    #expect(solver.constraints.count == 3)
  }

  @Test func `an optional equality that comes and goes leaves nothing`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let wishes = [
      (x == 10).with(priority: Priority.medium), (y == x + 5).with(priority: Priority.weak),
      (x + y == 50).with(priority: Priority.strong),
    ]
    try solver.add([x >= 0, y >= 0])
    var sizes: [Int] = []
    for round in 0..<100 {
      try solver.add(wishes)
      try solver.expect([10, 40], of: [x, y])
      for index in wishes.indices { try solver.remove(wishes[(index + round) % 3]) }
      try solver.expect([0, 0], of: [x, y])
      if round >= 10 { sizes.append(solver.symbolCount) }
    }
    #expect(Set(sizes).count == 1)
  }

  /// The rows that say a thing twice must not seem to contradict it after a few roundings.
  @Test func `redundant equations stay consistent while a size changes`() throws {
    var solver = Solver()
    let total = solver.makeVariable("total")
    let parts = (0..<7).map { solver.makeVariable("part\($0)") }
    try solver.addEditVariable(total, priority: .required)
    let sum = LinearExpression(terms: parts.map { Term($0) })
    try solver.add(sum == total)
    for (left, right) in zip(parts, parts.dropFirst()) { try solver.add(left - right == 0) }
    for part in parts { try solver.add(part * 7 == total) }
    try solver.add(parts[0] / 3 == parts[6] / 3)
    try solver.add(parts[2] == 0.142_857_142_857_142_85 * total)
    for step in 0..<200 {
      let value = Double(step * 37 % 101) / 3 + Double(step % 5) * 0.1
      try solver.suggest(value, for: total)
      try solver.expect(parts.map { _ in value / 7 }, of: parts)
    }
  }

  // MARK: - Constants in place

  /// One constraint on one variable whose constant changes, with what the variable should be.
  private func follow(
    _ expected: [(constant: Double, value: Double)],
    sourceLocation: SourceLocation = #_sourceLocation,
    _ makeConstraint: (Variable) -> Constraint
  ) throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let constraint = makeConstraint(x)
    try solver.add(constraint)
    for (constant, value) in expected {
      try solver.setConstant(-constant, of: constraint)
      try solver.expect([value], of: [x], sourceLocation: sourceLocation)
    }
    #expect(solver.constraints == [constraint], sourceLocation: sourceLocation)
  }

  private static let same: [(constant: Double, value: Double)] = [
    (100, 100), (110, 110), (150, 150), (-25, -25),
  ]
  /// What is not bounded on the other side stands at zero where it may.
  private static let atLeast: [(constant: Double, value: Double)] = [
    (100, 100), (110, 110), (150, 150), (-25, 0),
  ]
  private static let atMost: [(constant: Double, value: Double)] = [
    (100, 0), (50, 0), (150, 0), (-25, -25), (-10, -10),
  ]

  @Test func `an equality's constant changes`() throws {
    try follow(Self.same) { $0 == 100 }
    try follow(Self.same) { ($0 == 100).with(priority: Priority.medium) }
  }

  @Test func `a lower bound's constant changes`() throws {
    try follow(Self.atLeast) { $0 >= 100 }
    try follow(Self.atLeast) { ($0 >= 100).with(priority: Priority.medium) }
  }

  @Test func `an upper bound's constant changes`() throws {
    try follow(Self.atMost) { $0 <= 100 }
    try follow(Self.atMost) { ($0 <= 100).with(priority: Priority.medium) }
  }

  // MARK: - Required edit variables

  @Test func `required edit variables move a layout and refuse what is impossible`() throws {
    var solver = Solver()
    let (width, side, content) = (
      solver.makeVariable("width"), solver.makeVariable("side"), solver.makeVariable("content")
    )
    try solver.add([side >= 20, content >= 40, side + content == width])
    try solver.add((side == width / 4).with(priority: Priority.medium))
    #expect(throws: SolverError.self) {
      // A variable is edited at its value, which is still zero.
      try solver.addEditVariable(width, priority: .required)
    }
    // The side can be a quarter of any width from 80 on, and the width comes as near zero.
    try solver.expect([80, 20, 60], of: [width, side, content])
    try solver.addEditVariable(width, priority: .required)
    try solver.expect([80, 20, 60], of: [width, side, content])
    for (value, expected) in [(100.0, 25.0), (64, 20), (400, 100), (60, 20)] {
      try solver.suggest(value, for: width)
      try solver.expect([value, expected, value - expected], of: [width, side, content])
    }
    #expect(throws: SolverError.self) { try solver.suggest(59.9, for: width) }
    try solver.expect([60, 20, 40], of: [width, side, content])
  }
}
