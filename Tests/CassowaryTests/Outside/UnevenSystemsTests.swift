import Cassowary
import Testing

/// Small systems with coefficients that differ by a thousand and more, each of which was once answered wrongly or given up.
@Suite struct `Numbers outside of the envelope` {
  typealias Inequality = Model.Inequality

  private static func inequality(
    _ terms: [(variable: Int, coefficient: Double)], _ constant: Double, _ relation: Relation,
    _ priority: Double = 1000
  ) -> Inequality {
    Inequality(terms: terms, constant: constant, relation: relation, priority: priority)
  }

  static let systems: [[Inequality]] = [
    [
      inequality([(2, 2.0 / 3)], 1.6, .lessThanOrEqual, 750),
      inequality([(1, -1000), (0, 0.03)], -0.7, .equal, 750),
      inequality([(2, 0.1), (3, 1.0 / 3)], -17.0 / 3, .equal, 900),
      inequality([(3, 1000), (1, -0.1)], 20.0 / 3, .lessThanOrEqual, 900),
      inequality([(0, -1000), (2, 0.03)], 0.3, .equal),
    ],
    [
      inequality([(4, -1)], -10, .equal),
      inequality([(0, 1)], 1, .equal),
      inequality([(2, -1000), (3, -1)], 8, .equal, 750),
      inequality([(2, 1), (1, -1000), (4, -1000)], 3, .greaterThanOrEqual, 10),
      inequality([(4, 1000), (1, 1)], 2, .greaterThanOrEqual, 10),
      inequality([(3, -1000), (1, 1)], 9, .equal, 10),
    ],
    [
      inequality([(3, 1), (1, 2.5)], 11.0 / 3, .lessThanOrEqual, 500),
      inequality([(3, 0.1), (2, -1000)], 0.1, .equal),
      inequality([(3, 2.5), (0, 2.0 / 3)], 0, .lessThanOrEqual),
      inequality([(2, 1.0 / 7), (0, -1000)], 0, .greaterThanOrEqual, 50),
    ],
    [
      inequality([(2, 1000), (4, 1)], -1, .greaterThanOrEqual, 999),
      inequality([(3, -1000), (0, 1), (1, 1000)], 2, .lessThanOrEqual),
      inequality([(5, -1), (3, 1)], -10, .greaterThanOrEqual),
      inequality([(1, 1), (5, 1000)], 8, .equal),
      inequality([(0, 1000), (2, 1)], 10, .equal),
      inequality([(3, -1), (2, -1000)], -8, .lessThanOrEqual),
      inequality([(3, -1000)], 8, .equal),
      inequality([(1, 1000), (5, 1), (0, 1)], 9, .equal),
    ],
    [
      inequality([(1, -0.1), (0, -1000)], 0, .equal, 900),
      inequality([(2, -1000), (0, 0.1)], -7, .lessThanOrEqual),
      inequality([(1, -1000), (2, 0.03)], 4, .equal),
      inequality([(1, -0.1)], 0, .equal),
    ],
    [
      inequality([(1, 1000), (3, 1)], -10.0 / 3, .lessThanOrEqual, 250),
      inequality([(0, 2.0 / 3), (3, 1000)], 0, .greaterThanOrEqual),
      inequality([(4, -1)], 1.9, .equal, 749.5),
      inequality([(4, 1), (2, 2.5), (1, 2.0 / 3)], -0.5, .lessThanOrEqual, 750),
      inequality([(0, 1000), (3, -1), (2, 0.03)], -1.2, .equal),
      inequality([(2, 1000), (1, 0.1)], 5.0 / 3, .greaterThanOrEqual, 749.5),
      inequality([(0, -1.0 / 3)], -5, .greaterThanOrEqual, 750),
    ],
    // The last one contradicts the two required ones before it.
    [
      inequality([(3, -1), (1, -1000)], -2, .equal, 500),
      inequality([(2, 1), (1, -1)], 1, .equal, 1),
      inequality([(2, 1), (3, 1000), (1, -1)], -10, .greaterThanOrEqual),
      inequality([(2, -1)], 5, .greaterThanOrEqual),
      inequality([(2, 1000), (3, 1)], -9, .equal, 749.5),
      inequality([(0, -1)], -2, .equal),
      inequality([(3, -1000), (1, 1)], -5, .equal),
    ],
    // A variable comes to zero, its limit, as the difference of numbers of ten thousand.
    [
      inequality([(0, -65536)], 13312, .equal),
      inequality([(2, 64)], -15872, .equal, 1),
      inequality([(5, 0.0625), (2, 1), (0, -2048)], -296, .lessThanOrEqual),
      inequality([(5, 0.00390625)], 0, .greaterThanOrEqual),
      inequality([(5, -0.25), (4, 65536), (2, 8)], -8960, .greaterThanOrEqual),
      inequality([(3, 0.5)], 0, .greaterThanOrEqual),
      inequality([(1, -512), (3, 0.0078125), (6, 128)], -20, .greaterThanOrEqual),
      inequality([(3, -1), (6, -8192), (1, 32768)], -1152, .equal, 500),
      inequality([(1, 8)], -1, .equal, 1),
      inequality([(6, 8192), (4, 131072)], -11776, .equal),
      inequality([(4, 262144), (1, 262144)], -5632, .greaterThanOrEqual, 750),
    ],
    // One variable follows another by some millionths.
    [
      inequality([(4, 1), (1, 0.125)], -381, .equal),
      inequality([(4, 64), (1, -8), (3, -2048)], -1024, .equal, 750),
      inequality([(3, -128)], -88, .lessThanOrEqual),
      inequality([(2, 0.0001220703125)], 0, .greaterThanOrEqual),
      inequality([(0, -64)], 512, .greaterThanOrEqual),
      inequality([(5, -1), (0, -0.00390625), (4, 0.000244140625)], -0.0263671875, .equal, 750),
      inequality([(4, 256), (2, 0.25), (3, 8192)], -182016, .equal),
      inequality([(5, 1)], 0, .lessThanOrEqual),
    ],
  ]

  /// Those that are given up.
  static let undecided = [3, 4]

  @Test(arguments: systems.indices)
  func `miss no required constraint without an error`(index: Int) {
    var solver = Solver()
    let variables = (0..<7).map { _ in solver.makeVariable() }
    let constraints = Self.systems[index].map { Constraint($0, over: variables) }
    var findings = OutsideFindings()
    for constraint in constraints {
      findings.attempt(with: &solver) { solver throws(SolverError) in try solver.add(constraint) }
      findings.optimize(&solver)
    }
    // What goes may leave rounding errors to the others.
    for constraint in constraints where solver.contains(constraint) {
      findings.attempt(with: &solver) { solver throws(SolverError) in
        try solver.remove(constraint)
        try solver.optimize()
        try solver.add(constraint)
      }
      findings.optimize(&solver)
    }
    #expect(findings.faults == [])
    #expect(findings.isUndecided == Self.undecided.contains(index))
  }

  @Test func `are refused with a proof where they contradict each other`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let tie = try solver.add(1000 * x - 0.03 * y == 0)
    let (low, high) = (try solver.add(y >= 100), try solver.add(1000 * x <= 5))
    expectConflict([tie, low, high]) { try solver.setRightHandSide(200, of: low) }
    let wish = try solver.add((y == 300).with(priority: 999))
    expectConflict([tie, high, wish]) { try solver.setPriority(.required, of: wish) }
    try solver.remove(wish)
    var findings = OutsideFindings()
    findings.optimize(&solver)
    #expect(findings.faults == [])
  }
}
