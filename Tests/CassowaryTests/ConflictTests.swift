import Cassowary
import Testing

@Suite struct Conflicts {
  @Test func `a conflict has just the constraints that contradict each other`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let (low, equal, high) = (x >= 5, y == x + 1, y <= 3)
    try solver.add(y >= 0)
    try solver.add(low)
    try solver.add((x == 2).with(priority: 900))
    try solver.add(equal)
    expectConflict([low, equal, high]) {
      try solver.add(high)
    }
  }

  @Test func `a refused constraint leaves no trace`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x >= 5)
    let before = solver
    let refused = x <= 4
    #expect(throws: SolverError.self) { try solver.add(refused) }
    #expect(!solver.contains(refused))
    #expect(solver.description == before.description)
    try solver.add(x + y == 3)
    #expect(try solver.answers([x, y]) == [5, -2])
  }

  @Test func `a constraint without variables holds or is a conflict by itself`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let (holds, fails) = (x - x <= 0, 0 * x + 3 <= 0)
    try solver.add(holds)
    expectConflict([fails]) { try solver.add(fails) }
    try solver.add(fails.with(priority: 10))
    try solver.remove(holds)
    #expect(try solver.answers([x]) == [0])
  }

  @Test func `redundant equalities come and go in any order`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let equalities = [x == 4, y == x, x + y == 8, 2 * x == 8, y == 4]
    for first in equalities.indices {
      for equality in equalities { try solver.add(equality) }
      #expect(try solver.answers([x, y]) == [4, 4])
      for step in 0..<3 {
        try solver.remove(equalities[(first + step) % equalities.count])
        #expect(solver.checkInvariants() == [])
      }
      #expect(try solver.answers([x, y]).count == 2)
      for constraint in solver.constraints { try solver.remove(constraint) }
    }
    #expect(try solver.answers([x, y]) == [0, 0])
  }

  @Test func `a redundant equality is a conflict once its constant differs`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let (first, second) = (x == 4, 2 * x == 8)
    try solver.add(first)
    try solver.add(second)
    expectConflict([first, second]) {
      try solver.setConstant(-6, of: second)
    }
    try solver.setConstants([(first, -3), (second, -6)])
    #expect(try solver.answers([x]) == [3])
  }

  @Test func `a difference of a millionth is a contradiction, large numbers are none`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x >= 1)
    #expect(throws: SolverError.self) { try solver.add(x <= 0.999_999) }
    try solver.add(y == x + 1_000_000)
    try solver.add((y <= 3_000_000.000_001).with(priority: 10))
    try solver.add((x == 2_000_000.5).with(priority: 5))
    let values = try solver.answers([x, y])
    #expect(abs(values[0] - 2_000_000.000_001) < 1e-8)
    #expect(abs(values[1] - 3_000_000.000_001) < 1e-8)
  }
}
