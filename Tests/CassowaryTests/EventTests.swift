import Cassowary
import SeededNumbers
import Testing

@Suite struct `What a solver tells of its steps` {
  @Test func `nothing is recorded unless it is asked for`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    #expect(!solver.recordsEvents)
    try solver.add((x == 2).with(priority: 5))
    try solver.optimize()
    #expect(solver.takeEvents() == [])
  }

  @Test func `a symbol that goes to another of its limits flips`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x >= 10)
    try solver.optimize()
    solver.recordsEvents = true
    try solver.add((x == 20).with(priority: 750))
    // No row depends on it, so it goes at once.
    #expect(solver.takeEvents() == [.flip(.variable(x))])
    try solver.optimize()
    #expect(solver.value(of: x) == 20)
    #expect(solver.takeEvents() == [])
  }

  @Test func `a sum of what others hold gets a row, and leaves it at its limit`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let sum = x + y <= 10
    try solver.add(x >= 1)
    try solver.add(y >= 2)
    try solver.optimize()
    solver.recordsEvents = true
    try solver.add(sum)
    #expect(solver.takeEvents() == [.rowAdded(.auxiliary([sum]))])
    try solver.add((x == 20).with(priority: 500))
    try solver.optimize()
    #expect(solver.value(of: x) == 8)
    #expect(
      solver.takeEvents() == [.pivot(entering: .variable(x), leaving: .auxiliary([sum]))])
  }

  /// A solver that records, and the variable that has just gone from one of its limits to another.
  private func recordedFlip() throws -> (solver: Solver, x: Variable) {
    var solver = Solver()
    solver.recordsEvents = true
    let x = solver.makeVariable("x")
    try solver.add(x >= 1)
    try solver.add((x == 3).with(priority: 5))
    try solver.optimize()
    return (solver, x)
  }

  @Test func `what was taken does not come again`() throws {
    let made = try recordedFlip()
    var solver = made.solver
    #expect(solver.takeEvents() == [.flip(.variable(made.x))])
    #expect(solver.takeEvents() == [])
    #expect(solver.recordsEvents)
  }

  @Test func `turning it off forgets what was recorded`() throws {
    var solver = try recordedFlip().solver
    solver.recordsEvents = false
    #expect(solver.takeEvents() == [])
    solver.recordsEvents = true
    #expect(solver.takeEvents() == [])
  }

  @Test func `turning it on again while it is on forgets nothing`() throws {
    let made = try recordedFlip()
    var solver = made.solver
    solver.recordsEvents = true
    #expect(solver.takeEvents() == [.flip(.variable(made.x))])
  }

  @Test func `a copy has its own record`() throws {
    var solver = Solver()
    solver.recordsEvents = true
    let x = solver.makeVariable("x")
    try solver.add(x >= 1)
    let rival = (x == 4).with(priority: 4)
    try solver.add((x == 3).with(priority: 5))
    try solver.add(rival)
    try solver.setPriority(6, of: rival)
    _ = solver.takeEvents()
    var copy = solver
    try copy.optimize()
    #expect(solver.takeEvents() == [])
    #expect(copy.takeEvents() == [.flip(.variable(x))])
    try solver.optimize()
    #expect(copy.takeEvents() == [])
    var later = solver
    #expect(later.takeEvents() == [.flip(.variable(x))])
    later.recordsEvents = false
    #expect(solver.takeEvents() == [.flip(.variable(x))])
  }

  @Test func `questions are not recorded`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x >= 1)
    try solver.add((x + y == 3).with(priority: 5))
    try solver.optimize()
    solver.recordsEvents = true
    _ = try solver.range(of: x)
    _ = try solver.explanation(of: y)
    _ = try solver.holders(of: y)
    #expect(solver.takeEvents() == [])
  }

  @Test func `steps of a refused call are told, without its constraint`() throws {
    var solver = Solver()
    solver.recordsEvents = true
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x >= 1)
    try solver.add(y >= 1)
    #expect(throws: SolverError.self) { try solver.add(x + y <= 1) }
    #expect(solver.takeEvents() == [.rowAdded(.auxiliary([]))])
  }

  /// Two solvers are told the same: one of them records.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func `recording changes no bit of an answer`(seed: UInt64) throws {
    var silent = Solver()
    var telling = Solver()
    telling.recordsEvents = true
    var (first, second) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
    let silentAnswers = try answers(of: &silent, &first)
    let toldAnswers = try answers(of: &telling, &second)
    #expect(silentAnswers == toldAnswers)
    #expect(silent.description == telling.description)
    #expect(silent.takeEvents() == [])
    #expect(!telling.takeEvents().isEmpty)
  }

  /// Adds, removes and changes at random, and says after each step what came of it.
  private func answers(
    of solver: inout Solver, _ random: inout SeededGenerator
  ) throws -> [String] {
    let variables = (0..<6).map { solver.makeVariable("x\($0)") }
    var live: [Constraint] = []
    var answers: [String] = []
    for _ in 0..<60 {
      do throws(SolverError) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where !live.isEmpty:
          try solver.remove(live.remove(at: Int.random(in: live.indices, using: &random)))
        case 1 where !live.isEmpty:
          let changed = live[Int.random(in: live.indices, using: &random)]
          try solver.setConstant(Double(Int.random(in: -9...9, using: &random)), of: changed)
        default:
          let constraint = constraint(over: variables, &random)
          try solver.add(constraint)
          live.append(constraint)
        }
      } catch {
        answers.append("\(error)")
      }
      try solver.optimize()
      answers.append("\(variables.map { solver.value(of: $0).bitPattern })")
    }
    return answers
  }

  private func constraint(
    over variables: [Variable], _ random: inout SeededGenerator
  ) -> Constraint {
    let terms = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Term(
        variables[Int.random(in: variables.indices, using: &random)],
        coefficient: [-2, -1, 1, 3][Int.random(in: 0..<4, using: &random)])
    }
    let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let priorities: [Priority] = [.required, 750, 500, 250]
    return Constraint(
      LinearExpression(terms: terms, constant: Double(Int.random(in: -9...9, using: &random))),
      relations[Int.random(in: 0..<3, using: &random)],
      priority: priorities[Int.random(in: 0..<4, using: &random)])
  }
}
