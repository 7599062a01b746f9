import Cassowary
import Testing

@Suite struct `Contradictions of the suites` {
  @Test func `a variable cannot have two values`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let (ten, five) = (x == 10, x == 5)
    try solver.add(ten)
    expectConflict([ten, five]) { try solver.add(five) }
    try solver.expect([10], of: [x])
  }

  @Test func `a variable cannot be above its upper bound`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let (low, high) = (x >= 10, x <= 5)
    try solver.add(low)
    expectConflict([low, high]) { try solver.add(high) }
    try solver.expect([10], of: [x])
  }

  @Test func `the whole of a chain contradicts the bound at its end`() throws {
    var solver = Solver()
    let chain = solver.makeVariables("v", "w", "x", "y")
    var links = [chain[0] >= 10]
    for (lower, upper) in zip(chain, chain.dropFirst()) { links.append(upper >= lower) }
    try solver.add(links)
    let bound = chain[3] <= 5
    expectConflict(links + [bound]) { try solver.add(bound) }
    try solver.expect([10, 10, 10, 10], of: chain)
  }

  @Test func `of two reasons for a contradiction one is told`() throws {
    var solver = Solver()
    let chain = solver.makeVariables("w", "x", "y", "z")
    var links = [chain[0] >= 10]
    for (lower, upper) in zip(chain, chain.dropFirst()) { links.append(upper >= lower) }
    let direct = chain[3] >= 8
    try solver.add(links + [direct])
    let bound = chain[3] <= 4
    let error = #expect(throws: SolverError.self) { try solver.add(bound) }
    guard case .unsatisfiable(let conflict) = error else { return }
    #expect([links + [bound], [direct, bound]].contains(conflict.constraints))
    #expect(proofFaults(of: conflict) == [])
  }

  @Test func `what equals another cannot have another value`() throws {
    var solver = Solver()
    let xy = solver.makeVariables("x", "y")
    let constraints = [xy[0] == 10, xy[0] == xy[1], xy[1] == 5]
    try solver.add(Array(constraints[0..<2]))
    expectConflict(constraints) { try solver.add(constraints[2]) }
    try solver.expect([10, 10], of: xy)
  }

  @Test func `a sum without variables holds or is refused by itself`() throws {
    var solver = Solver()
    let nothing = LinearExpression(0)
    let (fails, holds) = (nothing + 10 == 0, nothing == 0)
    expectConflict([fails]) { try solver.add(fails) }
    try solver.add(holds)
    #expect(solver.constraints == [holds])
  }

  /// From x == 2y and y == 3x follows x == 0.
  @Test func `two ratios that leave only zero contradict a lower bound`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let constraints = [x >= 10, x == 2 * y, y == 3 * x]
    try solver.add(Array(constraints[0..<2]))
    expectConflict(constraints) { try solver.add(constraints[2]) }
    try solver.expect([10, 5], of: [x, y])
  }

  @Test func `the sign of a bound matters`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let (low, high) = (x >= 10, x <= 0)
    try solver.add(low)
    expectConflict([low, high]) { try solver.add(high) }
  }

  @Test func `after a refusal the same value is accepted once more`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let (ten, twenty, again) = (x == 10, x == 20, x == 10)
    try solver.add(ten)
    expectConflict([ten, twenty]) { try solver.add(twenty) }
    try solver.add(again)
    #expect(solver.constraints == [ten, again])
    try solver.expect([10], of: [x])
  }
}
