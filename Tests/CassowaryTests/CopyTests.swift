import Cassowary
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
