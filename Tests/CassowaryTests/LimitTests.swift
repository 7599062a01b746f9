import Cassowary
import Testing

/// Required limits that were once passed, and wishes that were once given up, without a word.
@Suite struct `Required limits hold whatever comes together` {
  /// A sum, one of its parts and the limit of the other, which leave one solution: beyond it there is none, in whatever
  /// order they came, and although rounding errors place that solution beside the limit.
  @Test(arguments: [1e-6, 0.1, 1, 1e6])
  func `a limit that is met but for a rounding error`(scale: Double) throws {
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      var solver = Solver()
      let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
      let part: Constraint = a == 2 * scale
      let all: [Constraint] = [a + b >= 6 * scale, part, b <= 4 * scale]
      for index in order { try solver.add(all[index]) }
      try solver.optimize()
      for share in [0.5, 0.1, 1e-3, 1e-6] {
        var other = solver
        try other.setConstant(-(2 + share) * scale, of: part)
        try other.optimize()
        #expect(other.checkInvariants() == [])
        other = solver
        #expect(throws: SolverError.self, "\(order), \(share)") {
          try other.setConstant(-(2 - share) * scale, of: part)
          try other.optimize()
        }
      }
    }
  }

  /// A required equation for b, and limits of a, c and b that cross while several constants change.
  private struct Crossing {
    var solver = Solver()
    let a: Variable
    let b: Variable
    let wish: Constraint
    let limit: Constraint

    init(rank: Int) throws {
      a = solver.makeVariable("a", rank: 2)
      b = solver.makeVariable("b", rank: 4)
      let c = solver.makeVariable("c", rank: -6)
      limit = -0.65 * a >= 20.67
      wish = (b == 0).with(priority: 655)
      try solver.add((-0.4 * c + 1.8 * b <= -14).with(priority: 683))
      try solver.add(limit)
      try solver.add(-0.96 * a - 1.47 * c + 48.7 >= 0, rank: rank)
      try solver.add(wish)
      try solver.add(0.727 * b == 29.24)
      try solver.optimize()
    }
  }

  @Test(arguments: [0, 31])
  func `constants that change together leave an equation in force`(rank: Int) throws {
    var crossing = try Crossing(rank: rank)
    let edit = crossing.a == crossing.solver.value(of: crossing.a)
    try crossing.solver.add(edit)
    try crossing.solver.setConstants([
      (edit, 28.47), (crossing.wish, -34.37), (crossing.limit, -10),
    ])
    #expect(crossing.solver.checkInvariants() == [])
    try crossing.solver.optimize()
    #expect(abs(crossing.solver.value(of: crossing.b) - 29.24 / 0.727) < 1e-9)
  }

  @Test(arguments: [0, 31])
  func `constants that are refused together leave an equation in force`(rank: Int) throws {
    var crossing = try Crossing(rank: rank)
    let edit = crossing.a == crossing.solver.value(of: crossing.a)
    try crossing.solver.add(edit)
    #expect(throws: SolverError.self) {
      try crossing.solver.setConstants([(edit, 28.47), (crossing.wish, -34.37)])
    }
    #expect(crossing.solver.checkInvariants() == [])
    try crossing.solver.optimize()
    #expect(abs(crossing.solver.value(of: crossing.b) - 29.24 / 0.727) < 1e-9)
  }

  private static let smallFactors = [(1e-4, 1e-4), (2e-4, 3e-4), (1e-3, 5e-5), (1e-2, 1e-6)]

  /// What a factor that comes from two constraints passes on is small, and a limit all the same: a
  /// required one, or a wish that matters more.
  @Test(arguments: smallFactors, [0, 1, 2, 3, 4, 5])
  func `a limit holds behind a product of small factors`(
    factors: (Double, Double), order: Int
  ) throws {
    for priority in [1000.0, 750] {
      try expectLimit(behind: factors, order, Priority(priority))
    }
  }

  private func expectLimit(
    behind factors: (Double, Double), _ order: Int, _ priority: Priority
  ) throws {
    var solver = Solver()
    let (x, y, z) = (
      solver.makeVariable("x"), solver.makeVariable("y"), solver.makeVariable("z")
    )
    let limit = (x <= 1e-3).with(priority: priority)
    let constraints = [y == factors.0 * z, x == factors.1 * y, limit]
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    try solver.add((z == 1e6).with(priority: 500))
    try solver.add(z >= 0)
    try solver.add(y >= 0)
    for place in orders[order] { try solver.add(constraints[place]) }
    try solver.optimize()
    let most = min(1e6, 1e-3 / factors.0 / factors.1)
    #expect(abs(solver.value(of: z) - most) <= 1e-6 * most)
    #expect(solver.value(of: x) <= 1e-3 * (1 + 1e-6))
    #expect(solver.checkInvariants() == [])
  }

  @Test(arguments: [1e-1, 1e-2, 1e-3])
  func `a wish is met through three small factors`(factor: Double) throws {
    var solver = Solver()
    let variables = (0..<4).map { solver.makeVariable("v\($0)") }
    for (one, next) in zip(variables, variables.dropFirst()) {
      try solver.add(one == factor * next)
    }
    for variable in variables { try solver.add(variable >= 0) }
    try solver.add((variables[0] == 1).with(priority: 500))
    try solver.optimize()
    #expect(abs(solver.value(of: variables[0]) - 1) < 1e-6)
  }

  @Test func `limits that miss each other by a rounding error are the same`() throws {
    var solver = Solver()
    let v = (0..<3).map { solver.makeVariable("v\($0)") }
    try solver.add(v[0] <= 8)
    try solver.add(3 * v[1] + v[2] >= 4)
    try solver.add(3 * v[0] + v[1] - v[2] == 19)
    try solver.add(2 * v[2] - 2 * v[0] == 18)
    try solver.add(3 * v[0] >= 11)
    try solver.add(v[2] == 12.666666666666657)
    try solver.optimize()
    #expect(abs(solver.value(of: v[0]) - 11.0 / 3) < 1e-12)
  }

  @Test func `what grows beyond numbers is told`() throws {
    var solver = Solver()
    let (x, y, z) = (
      solver.makeVariable("x"), solver.makeVariable("y"), solver.makeVariable("z")
    )
    #expect(throws: SolverError.self) {
      try solver.add(x == 1e300)
      try solver.add(y == 1e100 * x)
      try solver.add(z == 1e100 * y)
      try solver.optimize()
    }
    for variable in [x, y, z] { #expect(solver.value(of: variable).isFinite) }
  }
}
