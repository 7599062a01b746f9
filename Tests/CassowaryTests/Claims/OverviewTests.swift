import Cassowary
import Testing

/// The first page of the documentation: the rules that fix the answer.
@Suite struct `The first page` {
  /// Along the edge of all optima the weighted sum is the same: 60 - 2a + 2 (30 - b), and a + b is 40.
  @Test func `ties are read without weights`() throws {
    for isTurned in [false, true] {
      var solver = Solver()
      let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
      let double = (2 * a >= 60).with(priority: .strong)
      let heavy = (b >= 30).with(priority: .strong, weight: 2)
      for wish in isTurned ? [heavy, double] : [double, heavy] { try solver.add(wish) }
      try solver.add(a + b == 40)
      #expect(try solver.answers([a, b]) == (isTurned ? [30, 10] : [10, 30]))
    }
  }

  /// The same system, told in another order with the same ranks, with others that come and go, with refusals,
  /// and optimized at each call or at the end only.
  @Test(arguments: 0..<16)
  func `the answer has no history`(way: Int) throws {
    var solver = Solver()
    let variables = (0..<5).map { solver.makeVariable("x\($0)") }
    var system: [(constraint: Constraint, rank: Int)] = []
    for (index, (one, next)) in zip(variables, variables.dropFirst()).enumerated() {
      system.append((next >= one + 2, 3 * index))
      system.append(((next == one + 7).with(priority: .strong), 3 * index + 1))
      system.append(((one >= 4).with(priority: .weak, weight: 2), 3 * index + 2))
    }
    system.append((variables[4] <= 20, 100))
    if way & 1 != 0 { system.reverse() }
    func optimizeIfAsked() throws { if way & 2 != 0 { try solver.optimize() } }
    for (constraint, rank) in system {
      if way & 4 != 0 {
        let guest = try solver.add((variables[2] == -9).with(priority: 999))
        try optimizeIfAsked()
        try solver.remove(guest)
      }
      try solver.add(constraint, rank: rank)
      if way & 8 != 0 {
        #expect(throws: SolverError.self) { try solver.add(variables[0] - variables[0] >= 1) }
      }
      try optimizeIfAsked()
    }
    #expect(try solver.answers(variables) == [-8, -1, 6, 13, 20])
  }

  @Test func `weights within a hundred million of each other count`() throws {
    for weight in [1, 1e4, 1e8] {
      var solver = Solver()
      let x = solver.makeVariable("x")
      try solver.add((x == 7).with(priority: .medium))
      try solver.add((x == 0).with(priority: .medium, weight: weight))
      try solver.add((x == 10).with(priority: .medium, weight: weight))
      #expect(try solver.answers([x]) == [7])
    }
  }
}
