import Cassowary
import SeededNumbers
import Testing

/// What the first page says of numbers.
@Suite struct `How exact numbers are` {
  /// The units of what is compared.
  private static let scales = [1e-6, 1, 1e6]

  @Test(arguments: scales)
  func `limits closer than a trillionth of their size are the same`(scale: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x >= scale)
    try solver.add(x <= scale * (1 - 9e-13))
    #expect(abs(try solver.answers([x])[0] - scale) <= 1e-12 * scale)
  }

  @Test(arguments: scales)
  func `a sum counts as within its limit if it misses it by 2e-13 of its numbers`(
    scale: Double
  ) throws {
    var solver = Solver()
    let parts = (0..<3).map { solver.makeVariable("x\($0)") }
    for part in parts { try solver.add(part >= scale) }
    try solver.add(parts.sum() <= 3 * scale * (1 - 1e-13))
    let sum = try solver.answers(parts).reduce(0, +)
    #expect(abs(sum - 3 * scale) <= 3e-12 * scale)
  }

  @Test(arguments: scales)
  func `what misses by more, and by less than can be proved, is undecidable`(
    scale: Double
  ) throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x >= scale)
    for gap in [2e-12, 1e-11, 9e-11, 1.9e-10] {
      let error = #expect(throws: SolverError.self) { try solver.add(x <= scale * (1 - gap)) }
      guard case .undecidable(let doubt) = try #require(error) else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(abs(doubt.amount - gap * scale) < 1e-15 * scale)
    }
  }

  /// The two limits add up to twice the scale.
  @Test(arguments: scales, [1e-6, 1e-8, 3e-10, 2.1e-10])
  func `what misses by more than 1e-10 of the numbers is a contradiction`(
    scale: Double, gap: Double
  ) throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let (low, high) = (x >= scale, x <= scale * (1 - gap))
    try solver.add(low)
    expectConflict([low, high]) { try solver.add(high) }
  }

  @Test func `what is left of terms that cancel is zero below 1e-11 of them`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    for rest in [1e-13, 9e-12] {
      let cancelled = (1 + rest) * x - x >= 1
      expectConflict([cancelled]) { try solver.add(cancelled) }
    }
    try solver.add((1 + 2e-11) * x - x >= 1)
    #expect(abs(try solver.answers([x])[0] / 5e10 - 1) < 1e-4)
  }

  /// Beside it stands a larger one that cannot move.
  @Test(arguments: [1e-3, 1e-6, 2e-7, 9e-8, 1e-9])
  func `a smaller one moves its value, or the constraint is refused`(coefficient: Double) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x <= 0)
    try solver.add(y >= -5)
    do throws(SolverError) {
      try solver.add(x + coefficient * y >= 1)
      try solver.optimize()
      #expect(abs(solver.value(of: y) * coefficient + solver.value(of: x) - 1) < 1e-9)
    } catch {
      #expect(coefficient < 1e-7, "\(error)")
    }
  }

  @Test(arguments: [1, 1e-3, 1e-5, 1e-6])
  func `a coefficient above 1e-7 moves a value beside larger ones`(coefficient: Double) throws {
    for priority in [Priority.required, .strong] {
      var solver = Solver()
      let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
      try solver.add(x == y)
      try solver.add(((1 + coefficient) * x - y >= 1).with(priority: priority))
      let answer = try solver.answers([x])[0]
      #expect(abs(answer * coefficient - 1) < 1e-9 / coefficient)
    }
  }

  @Test func `an error below a billionth of the largest number is none`() throws {
    for scale in [1.0, 1e6] {
      var solver = Solver()
      let x = solver.makeVariable("x")
      try solver.add(x == scale)
      let near = try solver.add((x >= scale * (1 + 5e-10)).with(priority: .weak))
      let far = try solver.add((x >= scale * (1 + 2e-9)).with(priority: .weak))
      try solver.optimize()
      #expect(solver.error(of: near) == 0)
      #expect(abs((solver.error(of: far) ?? 0) + 2e-9 * scale) < 1e-15 * scale)
    }
  }

  @Test func `a value has changed if it did by more than 1e-11 of it`() throws {
    for scale in [1.0, 1e6] {
      var solver = Solver()
      let x = solver.makeVariable("x")
      let width = try solver.add(x == scale)
      try solver.optimize()
      try solver.setRightHandSide(scale * (1 + 5e-12), of: width)
      try solver.optimize()
      #expect(solver.changedVariables == [])
      try solver.setRightHandSide(scale * (1 + 5e-11), of: width)
      try solver.optimize()
      #expect(solver.changedVariables == [x])
    }
  }

  @Test func `a range of more than 1e-8 is ambiguous`() throws {
    for (width, isAmbiguous) in [(5e-9, false), (2e-8, true)] {
      var solver = Solver()
      let x = solver.makeVariable("x")
      try solver.add(x >= 1)
      try solver.add(x <= 1 + width)
      #expect(try solver.isAmbiguous(x) == isAmbiguous)
    }
  }

  @Test func `required constraints of a layout hold to about twelve places`() throws {
    var worst = 0.0
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      worst = max(worst, try violation(of: LayoutFamily().begin(&random)) ?? 0)
    }
    Figures.print("layouts: required constraints hold to \(worst) of their largest number")
    #expect(worst <= 1e-11)
  }

  @Test func `those of a dense system of a hundred variables hold to eight`() throws {
    var worst = 0.0
    for seed in 0..<3 {
      var random = SeededGenerator(seed: UInt64(seed))
      worst = max(worst, try #require(try violation(of: dense(100, &random))))
    }
    Figures.print("dense: required constraints hold to \(worst) of their largest number")
    #expect(worst <= 1e-8)
  }

  /// Returns the largest violation of a required constraint; nil if they contradict each other.
  private func violation(of model: Model) throws -> Double? {
    var solver = Solver()
    let variables = model.unknowns.map { solver.makeVariable(rank: $0.rank) }
    do throws(SolverError) {
      for inequality in model.inequalities {
        try solver.add(Constraint(inequality, over: variables))
      }
    } catch {
      guard case .unsatisfiable = error else { throw error }
      return nil
    }
    let values = try solver.answers(variables)
    return model.inequalities.filter(\.isRequired).reduce(0) { worst, inequality in
      let largest = inequality.terms.reduce(max(1, abs(inequality.constant))) {
        max($0, abs($1.coefficient * values[$1.variable]))
      }
      return max(worst, inequality.error(at: values) / largest)
    }
  }

  /// Half as many required constraints as variables, which a point satisfies, and a wish for each variable.
  private func dense(_ count: Int, _ random: inout SeededGenerator) -> Model {
    var model = Model(unknowns: (0..<count).map { .init(rank: $0) })
    let point = model.unknowns.map { _ in Double.random(in: -10...10, using: &random) }
    for index in 0..<count / 2 {
      var inequality = Model.Inequality(
        terms: point.indices.map { ($0, Double.random(in: -1...1, using: &random)) },
        constant: 0, relation: index % 4 == 0 ? .equal : .greaterThanOrEqual, priority: 1000)
      inequality.constant = -inequality.value(at: point).sum
      model.inequalities.append(inequality)
    }
    for variable in 0..<count {
      model.inequalities.append(
        .init(
          terms: [(variable, 1)], constant: Double.random(in: -10...10, using: &random),
          relation: .equal, priority: 250))
    }
    return model
  }
}
