import Cassowary
import SeededNumbers
import Testing

/// What happens when the work of a call is given up, or done another way than usual.
@Suite struct `Work that takes too long` {
  private var solver = Solver()
  private let variables: [Variable]
  private let limits: [Constraint]

  /// A row of edges, of which the last one is wanted too far left for all to have their distance.
  init() throws {
    var solver = Solver()
    variables = (0...6).map { solver.makeVariable("x\($0)") }
    var limits: [Constraint] = []
    for (left, right) in zip(variables, variables.dropFirst()) {
      limits.append(right >= left + 2)
      try solver.add((right - left == 5).with(priority: 500))
    }
    limits.append(variables[0] >= 1)
    // A row that all symbols occur in: none can give way without others noticing.
    limits.append(variables.reduce(LinearExpression()) { $0 + $1 } <= 10_000)
    for limit in limits { try solver.add(limit) }
    try solver.addEditVariable(variables[6], priority: 750)
    try solver.suggest(20, for: variables[6])
    self.limits = limits
    self.solver = solver
  }

  /// Expects a call to be given up at its first step, with nothing changed, and to be carried out as
  /// ever once steps are allowed again.
  private mutating func expectGivenUp(_ call: (inout Solver) throws -> Void) throws {
    try solver.optimize()
    let before = solver
    var expected = solver
    try call(&expected)
    let answers = try expected.answers(variables)
    solver.reachAtOnce(.steps)
    #expect(throws: SolverError.iterationLimit(0)) { try call(&solver) }
    #expect(solver.constraints == before.constraints)
    #expect(solver.checkInvariants() == [])
    for variable in variables { #expect(solver.value(of: variable) == before.value(of: variable)) }
    for constraint in before.constraints {
      #expect(solver.constant(of: constraint) == before.constant(of: constraint))
      #expect(solver.priority(of: constraint) == before.priority(of: constraint))
    }
    solver.resetLimits()
    let former = variables.map { before.value(of: $0) }
    #expect(close(try solver.answers(variables), former))
    try call(&solver)
    #expect(close(try solver.answers(variables), answers))
  }

  private func close(_ values: [Double], _ others: [Double]) -> Bool {
    zip(values, others).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test mutating func `adding is given up`() throws {
    let (first, last) = (variables[0], variables[6])
    try expectGivenUp { try $0.add(last >= first + 40) }
  }

  @Test mutating func `suggesting is given up`() throws {
    let (second, fifth) = (variables[1], variables[4])
    try solver.optimize()
    try solver.addEditVariable(second, priority: .required)
    try solver.suggest(4, for: second)
    try solver.addEditVariable(fifth, priority: .required)
    try solver.suggest(30, for: fifth)
    try expectGivenUp { try $0.suggest([(second, 50), (fifth, 90)]) }
  }

  @Test mutating func `making required is given up`() throws {
    let wish = (variables[6] == 60).with(priority: 100)
    try solver.add(wish)
    try expectGivenUp { try $0.setPriority(.required, of: wish) }
  }

  @Test mutating func `optimizing is given up and can go on`() throws {
    try solver.add((variables[6] == 100).with(priority: 900))
    var expected = solver
    let answers = try expected.answers(variables)
    solver.reachAtOnce(.steps)
    for _ in 0..<2 {
      #expect(throws: SolverError.iterationLimit(0)) { try solver.optimize() }
      #expect(variables.allSatisfy { solver.value(of: $0) == 0 })
      #expect(solver.checkInvariants() == [])
    }
    solver.resetLimits()
    #expect(close(try solver.answers(variables), answers))
  }

  @Test mutating func `removing a variable is given up`() throws {
    var plain = solver
    let guest = solver.makeVariable("guest")
    let ties = [guest >= variables[2], guest <= variables[3], guest + variables[1] >= 3]
    for tie in ties { try solver.add(tie) }
    try solver.optimize()
    for tie in ties { try solver.remove(tie) }
    solver.reachAtOnce(.steps)
    do {
      try solver.remove(guest)
    } catch {
      #expect(error == .iterationLimit(0))
      #expect(solver.contains(guest))
      solver.resetLimits()
      try solver.remove(guest)
    }
    solver.resetLimits()
    #expect(!solver.contains(guest))
    #expect(close(try solver.answers(variables), try plain.answers(variables)))
  }

  /// The guest is in the row of x, which needs a step to get rid of it: a first trial has none.
  @Test func `removing a variable goes on with a tableau built anew`() throws {
    var solver = Solver()
    let (x, y, guest) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    for variable in [x, y] { try solver.add(variable >= 0) }
    for wish in [x == 40, y == 7] { try solver.add(wish.with(priority: .weak)) }
    let ties = [guest >= 0, x + y + guest == 30]
    for tie in ties { try solver.add(tie) }
    try solver.optimize()
    for tie in ties { try solver.remove(tie) }
    solver.reachAtOnce(.trial)
    try solver.remove(guest)
    #expect(!solver.contains(guest))
    #expect(try solver.answers([x, y]) == [40, 7])
  }

  @Test mutating func `what a first trial does not do is done with a tableau built anew`() throws {
    var plain = solver
    solver.reachAtOnce(.trial)
    let (first, third, last) = (variables[0], variables[2], variables[6])
    let wish = (third - first == 30).with(priority: 800)
    let limit = last >= first + 14
    // What was added last is not brought to its end before constants change.
    for constraint in [wish, limit] {
      try plain.add(constraint)
      try solver.add(constraint)
    }
    let moves: [(Constraint, Double)] = [(limit, -40), (wish, -7), (limits[0], -3)]
    try plain.setConstants(moves)
    try solver.setConstants(moves)
    for (constraint, constant) in moves { #expect(solver.constant(of: constraint) == constant) }
    #expect(close(try solver.answers(variables), try plain.answers(variables)))
    let tight = last <= first + 12
    expectConflict([limit, tight]) { try solver.add(tight) }
    #expect(close(try solver.answers(variables), try plain.answers(variables)))
  }

  // MARK: - Without repairing

  @Test mutating func `repairing by minimizing gives the same answers`() throws {
    var other = solver
    other.reachAtOnce(.repairs)
    for length in [20.0, 8, 13, 60, 31, -5] {
      for edge in [6, 3] where length > 12 || edge == 6 {
        try solver.suggest(length, for: variables[6])
        try other.suggest(length, for: variables[6])
        let limit = variables[edge] >= variables[0] + length
        try solver.add(limit)
        try other.add(limit)
        let answers = try solver.answers(variables)
        #expect(close(try other.answers(variables), answers))
        try solver.remove(limit)
        try other.remove(limit)
      }
    }
  }

  @Test mutating func `repairing by minimizing finds contradictions`() throws {
    try solver.optimize()
    solver.reachAtOnce(.repairs)
    let before = solver
    let (first, last) = (variables[0], variables[6])
    let tight = last <= first + 11
    expectConflict(Array(limits.prefix(6)) + [tight]) { try solver.add(tight) }
    #expect(solver.constraints == before.constraints)
    #expect(solver.checkInvariants() == [])
    let answers = variables.map { before.value(of: $0) }
    #expect(close(try solver.answers(variables), answers))
    try solver.add(last <= first + 12)
    let crushed = try solver.answers(variables)
    #expect(zip(crushed, crushed.dropFirst()).allSatisfy { abs($1 - $0 - 2) < 1e-9 })
  }

  @Test func `limits count after a contradiction that was found by minimizing`() throws {
    var solver = Solver()
    solver.reachAtOnce(.repairs)
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let bound = x + y <= 10
    try solver.add(bound)
    try solver.add(y >= 2)
    try solver.addEditVariable(x, priority: .required)
    try solver.suggest(8, for: x)
    for _ in 0..<3 {
      #expect(throws: SolverError.self) { try solver.suggest(9, for: x) }
      #expect(try solver.answers([x, y]) == [8, 2])
    }
    try solver.remove(bound)
    try solver.suggest(9, for: x)
    #expect(try solver.answers([x, y]) == [9, 2])
  }
}
