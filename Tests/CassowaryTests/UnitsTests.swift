import Testing

@testable import Cassowary

/// Systems in which one variable counts in millions and another in thousandths.
///
/// What is noise, what cancels and what is too small to rely upon is told by the size of numbers, so
/// that each of these was once given up or answered wrongly.
@Suite struct `Variables that count in units of their own` {
  typealias Inequality = Model.Inequality

  private static func inequality(
    _ terms: [(variable: Int, coefficient: Double)], _ constant: Double, _ relation: Relation,
    _ priority: Double = 1000
  ) -> Inequality {
    Inequality(terms: terms, constant: constant, relation: relation, priority: priority)
  }

  /// x5 comes to zero, its limit, as the difference of numbers of ten thousand.
  private static let difference = [
    inequality([(0, -65536)], 13312, .equal),
    inequality([(2, 64)], -15872, .equal, 1),
    inequality([(5, 0.0625), (2, 1), (0, -2048)], -296, .lessThanOrEqual),
    inequality([(5, 0.00390625)], 0, .greaterThanOrEqual),
    inequality([(5, -0.25), (9, 65536), (2, 8)], -8960, .greaterThanOrEqual),
    inequality([(7, 0.5)], 0, .greaterThanOrEqual),
    inequality([(10, -512), (7, 0.0078125), (6, 128)], -20, .greaterThanOrEqual),
    inequality([(7, -1), (6, -8192), (10, 32768)], -1152, .equal, 500),
    inequality([(10, 8)], -1, .equal, 1),
    inequality([(6, 8192), (9, 131072)], -11776, .equal),
    inequality([(9, 262144), (10, 262144)], -5632, .greaterThanOrEqual, 750),
  ]

  /// The same of x4.
  private static let crowd = [
    inequality([(1, -2048), (3, 0.25), (2, -2048)], 72, .greaterThanOrEqual),
    inequality([(3, 128)], -8674, .equal, 750),
    inequality([(2, 65536)], -4768, .greaterThanOrEqual),
    inequality([(2, 262144), (0, 8), (3, -32)], -2649, .lessThanOrEqual),
    inequality([(0, 4)], -4578, .equal, 750),
    inequality([(4, -0.001953125), (1, 1024), (3, 0.25)], -192, .greaterThanOrEqual),
    inequality([(4, 6.103515625e-05)], 0, .greaterThanOrEqual),
    inequality([(2, 8192), (8, 1)], -624, .equal),
    inequality([(1, -524288), (4, -1)], -32768, .equal, 1),
    inequality([(1, 524288), (8, 32), (7, 128)], -45568, .equal),
  ]

  /// x5 follows x2 by some millionths, and a wish for it counts all the same.
  private static let faint = [
    inequality([(4, 1), (1, 0.125)], -381, .equal),
    inequality([(4, 64), (1, -8), (3, -2048)], -1024, .equal, 750),
    inequality([(3, -128)], -88, .lessThanOrEqual),
    inequality([(2, 0.0001220703125)], 0, .greaterThanOrEqual),
    inequality([(0, -64)], 512, .greaterThanOrEqual),
    inequality([(5, -1), (0, -0.00390625), (4, 0.000244140625)], -0.0263671875, .equal, 750),
    inequality([(4, 256), (2, 0.25), (3, 8192)], -182016, .equal),
    inequality([(5, 1)], 0, .lessThanOrEqual),
  ]

  static let systems = [difference, crowd, faint]

  private func hasUnits(_ solver: Solver) -> Bool { !solver.storage.state.units.isEmpty }

  /// Expects a solver's answer to be what exact arithmetic says of what it was told.
  private func expectRight(
    _ solver: inout Solver, _ variables: [Variable], _ inequalities: [Inequality],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var model = Model(unknowns: variables.indices.map { .init(rank: $0) })
    model.inequalities = inequalities
    for index in inequalities.indices {
      (model.inequalities[index].rank, model.inequalities[index].number) = (index, index)
    }
    let values = try solver.answers(variables)
    guard case .answer(let answer) = try Oracle.verdict(on: model) else {
      Issue.record("There is no answer.", sourceLocation: sourceLocation)
      return
    }
    let faults = Comparison(model, answer).faults(of: values, "The solver")
    #expect(faults == [], sourceLocation: sourceLocation)
  }

  @Test(arguments: systems.indices)
  func `answer as exact arithmetic does`(index: Int) throws {
    let inequalities = Self.systems[index]
    var solver = Solver()
    let variables = (0...10).map { _ in solver.makeVariable() }
    for inequality in inequalities { try solver.add(Constraint(inequality, over: variables)) }
    try expectRight(&solver, variables, inequalities)
  }

  @Test(arguments: systems.indices)
  func `answer so after anything that follows`(index: Int) throws {
    var inequalities = Self.systems[index]
    var solver = Solver()
    var variables = (0...10).map { _ in solver.makeVariable() }
    var constraints = inequalities.map { Constraint($0, over: variables) }
    for constraint in constraints { try solver.add(constraint) }
    solver.change { _ = $0.rebuild() }
    #expect(hasUnits(solver))
    var copy = solver
    let former = variables
    // A variable goes, and another one gets its place, whose unit is not that of the former.
    let gone = 4
    let mentions = inequalities.indices.filter {
      inequalities[$0].terms.contains { $0.variable == gone }
    }
    for place in mentions.reversed() {
      try solver.remove(constraints.remove(at: place))
      inequalities.remove(at: place)
    }
    try solver.remove(variables[gone])
    variables[gone] = solver.makeVariable(rank: gone)
    let news = [
      Self.inequality([(gone, 3)], -21, .equal, 800),
      Self.inequality([(gone, 1), (5, -256)], -2, .greaterThanOrEqual, 900),
    ]
    for inequality in news { try solver.add(Constraint(inequality, over: variables)) }
    try expectRight(&solver, variables, inequalities + news)
    // What was copied before goes on with its own.
    try expectRight(&copy, former, Self.systems[index])
  }

  @Test func `a conflict among them is proved in what was told`() throws {
    var solver = Solver()
    let (far, near, other) = (
      solver.makeVariable("far"), solver.makeVariable("near"), solver.makeVariable("other")
    )
    let tie = 0.001 * far == 1000 * near
    let limits = [near >= 2, far <= 3_000_000, other == 4096 * far]
    for constraint in [tie] + limits { try solver.add(constraint) }
    solver.change { _ = $0.rebuild() }
    #expect(hasUnits(solver))
    let one = far <= 1_999_999
    expectConflict([tie, limits[0], one]) { try solver.add(one) }
    #expect(throws: SolverError.self) { try solver.setConstant(-4, of: limits[0]) }
    #expect(try solver.answers([far, near, other]) == [2_000_000, 2, 8_192_000_000])
  }

  @Test func `a description tells values in the units that constraints have`() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
    for constraint in [a - 4096 * b == 0, b >= 2, (b == 5).with(priority: 500)] {
      try solver.add(constraint)
    }
    solver.change { _ = $0.rebuild() }
    try solver.optimize()
    #expect(
      solver.description == """
        a   20480  defined                         = 4096 b + 64 f2
        b   5      parametric  [>= 2 #1, == 5 #2]
        f2  0      parametric  [== 0 #0]

        #0  a - 4096 b == 0
        #1  b >= 2
        #2  b == 5 @500
        """)
  }

  @Test func `a value that is a number only in another unit is refused`() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
    try solver.add(a - 1_099_511_627_776 * b == 0)
    try solver.add((b == 1e298).with(priority: 500))
    solver.change { _ = $0.rebuild() }
    #expect(throws: SolverError.nonFiniteNumber(.infinity)) { try solver.optimize() }
    #expect(solver.value(of: a) == 0)
  }
}
