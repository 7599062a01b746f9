import Cassowary
import SeededNumbers
import Testing

/// What was refused leaves nothing behind that shows later.
@Suite struct `After a refusal` {
  @Test func `a constraint goes, comes back and is followed`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let (low, high) = (x >= 2, x <= 1)
    try solver.addEditVariable(x, priority: Priority.strong)
    try solver.add(low)
    try solver.remove(low)
    try solver.add(low)
    expectConflict([low, high]) { try solver.add(high) }
    try solver.remove(low)
    for value in [10.0, 0.5] {
      try solver.suggest(value, for: x)
      try solver.expect([value], of: [x])
    }
    try solver.add(low)
    try solver.expect([2], of: [x])
    try solver.suggest(10, for: x)
    try solver.expect([10], of: [x])
    try solver.remove(low)
    try solver.add(high)
    try solver.expect([1], of: [x])
  }

  @Test func `a refused link between two variables does not link them`() throws {
    var solver = Solver()
    let ab = solver.makeVariables("a", "b")
    let constraints = [ab[0] >= 10, ab[1] <= 5, ab[1] >= ab[0]]
    try solver.add(Array(constraints[0..<2]))
    expectConflict(constraints) { try solver.add(constraints[2]) }
    #expect(throws: SolverError.unknownConstraint(constraints[2])) {
      try solver.remove(constraints[2])
    }
    try solver.expect([10, 0], of: ab)
  }

  @Test func `a description names the variables and nothing that was refused`() throws {
    var solver = Solver()
    let (foo, bar) = (solver.makeVariable("foo"), solver.makeVariable("bar"))
    try solver.addEditVariable(bar, priority: Priority.weak)
    try solver.add([foo + bar == 0, bar <= -1, (bar >= 0).with(priority: Priority.weak)])
    try solver.optimize()
    let description = solver.description
    #expect(description.contains("foo"))
    #expect(description.contains("bar"))
    #expect(throws: SolverError.self) { try solver.add(bar >= 1) }
    #expect(solver.description == description)
    try solver.expect([1, -1], of: [foo, bar])
  }

  @Test func `any number of refusals takes no room`() throws {
    var solver = Solver()
    let xyz = solver.makeVariables("x", "y", "z")
    try solver.add([xyz[0] + xyz[1] == 10, xyz[1] + xyz[2] == 20, xyz[0] >= 0, xyz[1] >= 0])
    try solver.add((xyz[0] == 4).with(priority: Priority.weak))
    var sizes: [Int] = []
    for round in 0..<60 {
      let impossible = [
        xyz[0] + xyz[1] + xyz[2] <= 9, xyz[2] >= 21, xyz[0] - xyz[2] == -9, xyz[1] >= 11,
      ]
      let refused = impossible[round % 4]
      #expect(throws: SolverError.self) { try solver.add(refused) }
      #expect(!solver.contains(refused))
      try solver.expect([4, 6, 14], of: xyz)
      if round >= 8 { sizes.append(solver.symbolCount) }
    }
    #expect(Set(sizes).count == 1)
  }

  @Test func `a refused required suggestion leaves the one before`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let bound = x + y <= 10
    try solver.add([bound, y >= 2])
    try solver.addEditVariable(x, priority: .required)
    try solver.suggest(8, for: x)
    try solver.expect([8, 2], of: [x, y])
    for _ in 0..<3 {
      #expect(throws: SolverError.self) { try solver.suggest(9, for: x) }
      try solver.expect([8, 2], of: [x, y])
    }
    try solver.remove(bound)
    try solver.suggest(9, for: x)
    try solver.expect([9, 2], of: [x, y])
    #expect(throws: SolverError.self) { try solver.add(bound) }
    try solver.suggest(-5, for: x)
    try solver.add(bound)
    try solver.expect([-5, 2], of: [x, y])
  }
}

/// Random constraints over variables that stay; those that contradict are skipped.
@Suite struct `A workload with refusals` {
  /// One to three variables, one constraint in eight an inequality.
  private static func makeConstraint(
    over variables: [Variable], _ random: inout SeededGenerator
  ) -> Constraint {
    var expression = LinearExpression(Double(random.number(-100_000...100_000)) / 10_000)
    var others = variables
    for _ in 0..<random.number(1...3) {
      let variable = others.remove(at: random.number(0...others.count - 1))
      let coefficient = Double(random.number(1...50_000)) / 10_000
      expression.terms.append(
        Term(variable, coefficient: random.once(in: 2) ? coefficient : -coefficient))
    }
    let isInequality = random.number(1...100) <= 12
    return Constraint(expression, isInequality ? .lessThanOrEqual : .equal)
  }

  /// The constraints that are off by more than a millionth of what they add up.
  private func broken(_ constraints: [Constraint], in solver: Solver) -> [Constraint] {
    constraints.filter { constraint in
      var sum = constraint.expression.constant
      var size = max(1, abs(sum))
      for term in constraint.expression.terms {
        let part = term.coefficient * solver.value(of: term.variable)
        sum += part
        size = max(size, abs(part))
      }
      let error = constraint.relation == .equal ? abs(sum) : max(sum, 0)
      return error > 1e-6 * size
    }
  }

  /// A solver in which the variables of another one stay, with constraints of that one.
  private func values(
    of constraints: [Constraint], over variables: [Variable]
  ) throws -> [Double] {
    var fresh = Solver()
    var twins: [Variable: Variable] = [:]
    for variable in variables {
      let twin = fresh.makeVariable()
      twins[variable] = twin
      try fresh.add((twin == 0).with(priority: Priority.weak))
    }
    for constraint in constraints {
      var expression = constraint.expression
      for index in expression.terms.indices {
        expression.terms[index].variable = try #require(twins[expression.terms[index].variable])
      }
      try fresh.add(Constraint(expression, constraint.relation))
    }
    return try fresh.answers(try variables.map { try #require(twins[$0]) })
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `every accepted constraint holds at the end`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var solver = Solver()
    let variables = (0..<30).map { solver.makeVariable("x\($0)") }
    for variable in variables { try solver.add((variable == 0).with(priority: Priority.weak)) }
    var accepted: [Constraint] = []
    var refusals = 0
    while accepted.count < variables.count || refusals < 6 {
      let offered = Self.makeConstraint(over: variables, &random)
      do throws(SolverError) {
        try solver.add(offered)
        accepted.append(offered)
      } catch {
        refusals += 1
        guard case .unsatisfiable(let conflict) = error else { throw error }
        #expect(proofFaults(of: conflict) == [])
        #expect(conflict.constraints.last == offered)
        #expect(conflict.constraints.dropLast().allSatisfy(accepted.contains))
      }
    }
    try solver.optimize()
    #expect(broken(accepted, in: solver) == [])
    // What could stand together can be taken away and be brought back.
    for constraint in accepted where random.once(in: 2) {
      try solver.remove(constraint)
      try solver.optimize()
      try solver.add(constraint)
    }
    let values = try solver.answers(variables)
    #expect(broken(accepted, in: solver) == [])
    let expected = try self.values(of: accepted, over: variables)
    let differences = zip(values, expected).filter { abs($0 - $1) > 1e-6 * max(1, abs($1)) }
    #expect(differences.isEmpty, "of \(values.count) values: \(differences)")
  }
}
