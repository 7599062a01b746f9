import Cassowary
import SeededNumbers
import Testing

/// Long rows are stored once, and rows that contain them refer to them, which no answer shows.
@Suite struct `Rows that refer to others` {
  /// Views of a height in a column, with spacers between them that are equal if they can be.
  private func column(
    _ count: Int, _ solver: inout Solver
  ) throws -> (height: Variable, spacers: [Variable], tops: [Variable]) {
    let height = solver.makeVariable()
    try solver.addEditVariable(height, priority: 900)
    let spacers = (0...count).map { _ in solver.makeVariable() }
    let tops = (0..<count).map { _ in solver.makeVariable() }
    for (index, spacer) in spacers.enumerated() {
      try solver.add(spacer >= Double(index % 4))
      if index > 0 { try solver.add((spacer == spacers[0]).with(priority: 750)) }
    }
    for (index, top) in tops.enumerated() {
      let above = index == 0 ? spacers[0] + 0 : tops[index - 1] + spacers[index] + 3
      try solver.add(top - above == 0)
    }
    let end = tops[count - 1] + spacers[count] + 3
    try solver.add(end - height == 0)
    try solver.suggest(Double(7 * count), for: height)
    try solver.optimize()
    return (height, spacers, tops)
  }

  /// Without wishes only the rules for what is free place the steps: each as close to zero as those before it allow.
  @Test(arguments: [(3, 2), (40, 2), (40, 5), (300, 64), (3_000, 64)] as [(Int, Int32)])
  func `steps that nothing wishes stand as near to zero as they can`(
    count: Int, longRow: Int32
  ) throws {
    var solver = Solver()
    solver.referToRows(from: longRow)
    let first = solver.makeVariable()
    try solver.addEditVariable(first, priority: 900)
    let steps = (0..<count).map { _ in solver.makeVariable() }
    for (before, step) in zip([first] + steps, steps) { try solver.add(step - before >= 2) }
    for start in [10, -1.5 * Double(count), 4, -2.0 * Double(count)] {
      try solver.suggest(start, for: first)
      try solver.optimize()
      var expected = start
      for step in steps {
        expected = max(0, expected + 2)
        try #require(solver.value(of: step) == expected)
      }
    }
    if count <= 300 { #expect(solver.checkInvariants() == []) }
  }

  @Test(arguments: [100, 1_000, 3_000])
  func `a staircase of steps that want to be at zero stands and falls`(count: Int) throws {
    var solver = Solver()
    let (first, steps) = try solver.addStaircase(count)
    #expect(steps.indices.allSatisfy { solver.value(of: steps[$0]) == Double(12 + 2 * $0) })
    // Half of the steps are best left of zero, whatever they were before.
    try solver.suggest(Double(-4 * count), for: first)
    try solver.optimize()
    #expect(solver.value(of: steps[count / 2]) == 0)
    #expect(solver.value(of: steps[count - 1]) == Double(2 * (count - 1 - count / 2)))
    #expect(solver.checkInvariants() == [])
  }

  @Test(arguments: [100, 200])
  func `a column is resized`(count: Int) throws {
    var solver = Solver()
    let (height, spacers, tops) = try column(count, &solver)
    for step in 0..<40 {
      let given = Double(count) * (5 + 0.25 * Double(step * 7 % 16))
      try solver.suggest(given, for: height)
      try solver.optimize()
      let sizes = spacers.map { solver.value(of: $0) }
      #expect(abs(sizes.reduce(0, +) + Double(3 * count) - given) < 1e-7 * given)
      #expect(zip(sizes, sizes.indices).allSatisfy { $0 > Double($1 % 4) - 1e-9 })
      #expect(solver.value(of: tops[count - 1]) <= given - 3 + 1e-9)
    }
    #expect(solver.checkInvariants() == [])
  }

  /// Whether a row is substituted or referred to is no matter of the answer.
  @Test(arguments: [2, 3, 8, 24, 64, Int32.max])
  func `the length from which on rows are referred to does not show`(longRow: Int32) throws {
    var solver = Solver()
    solver.referToRows(from: longRow)
    let (height, spacers, _) = try column(40, &solver)
    try solver.suggest(200, for: height)
    try solver.optimize()
    var whole = Solver()
    whole.referToRows(from: .max)
    let (_, others, _) = try column(40, &whole)
    try whole.suggest(200, for: try #require(whole.editVariables.first))
    try whole.optimize()
    for (spacer, other) in zip(spacers, others) {
      #expect(abs(solver.value(of: spacer) - whole.value(of: other)) < 1e-9)
    }
    #expect(solver.checkInvariants() == [])
  }

  /// Values beyond ten thousand, whose rounding errors add up if a distance is added to a value at each change.
  @Test(arguments: [2, 24, 64] as [Int32])
  func `a staircase that moves far keeps its distances`(longRow: Int32) throws {
    var solver = Solver()
    solver.referToRows(from: longRow)
    let (first, steps) = try solver.addStaircase(60)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let distance = 20_000 + Double(random.next() % 1_000_001) / 10
      let place = random.next() % 2 == 0 ? distance : -distance
      try solver.suggest(place, for: first)
      try solver.optimize()
      if place < 0 { continue }
      for (index, step) in steps.enumerated() {
        #expect(abs(solver.value(of: step) - place - Double(2 * (index + 1))) < 1e-10)
      }
    }
  }

  @Test func `a copy keeps what the original goes on from`() throws {
    var solver = Solver()
    let (first, steps) = try solver.addStaircase(200)
    let copy = solver
    try solver.suggest(-300, for: first)
    try solver.optimize()
    #expect(copy.value(of: steps[199]) == 410)
    #expect(solver.value(of: steps[100]) == 0)
    #expect(solver.checkInvariants() == [])
  }

  @Test func `constraints that others refer to can go`() throws {
    var solver = Solver()
    let first = solver.makeVariable()
    try solver.addEditVariable(first, priority: 900)
    let steps = (0..<300).map { _ in solver.makeVariable() }
    let rises = zip([first] + steps, steps).map { before, step in step - before >= 2 }
    let wishes = steps.map { ($0 == 0).with(priority: 250) }
    for (rise, wish) in zip(rises, wishes) {
      try solver.add(rise)
      try solver.add(wish)
    }
    try solver.suggest(10, for: first)
    try solver.optimize()
    // Those of every third step, from the middle to both ends.
    for index in stride(from: 150, to: 0, by: -3) {
      try solver.remove(wishes[index])
      try solver.remove(wishes[299 - index])
      try solver.remove(rises[index])
      #expect(solver.checkInvariants() == [])
    }
    try solver.optimize()
    // The first of a flight that nothing pushes begins where it wants to be.
    #expect(solver.value(of: steps[299]) > 0)
    for (index, rise) in rises.enumerated() where index % 3 != 0 || index > 150 {
      let before = index == 0 ? first : steps[index - 1]
      #expect(solver.value(of: steps[index]) - solver.value(of: before) >= 2 - 1e-9, "\(rise)")
    }
    #expect(solver.checkInvariants() == [])
  }
}
