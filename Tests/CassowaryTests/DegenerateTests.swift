import Cassowary
import SeededNumbers
import Testing

/// Systems in which everything meets in one point: no step of the simplex method gets anywhere there,
/// and without a rule against it the steps lead in circles.
@Suite struct `Degenerate systems` {
  struct Shape: CustomTestStringConvertible, Sendable {
    var variables: Int
    /// How many constraints there are for each variable.
    var density: Int
    /// How many variables a constraint has at most.
    var width: Int
    var testDescription: String { "\(variables) variables, \(density) each, of \(width)" }
  }

  static let shapes = [20, 30, 45].flatMap { variables in
    // The larger ones take long where they are dense.
    [(1, 3), (2, 3), (2, 5), (4, 4)].prefix(5 - variables / 10).map {
      Shape(variables: variables, density: $0.0, width: $0.1)
    }
  }

  /// A cone with its tip at zero, and wishes that pull against it but cannot get away from zero.
  struct Cone {
    var limits: [Constraint] = []
    var wishes: [Constraint] = []
    /// The limits' expressions, each at most zero.
    private var sums: [LinearExpression] = []

    init(of variables: [Variable], _ shape: Shape, _ random: inout SeededGenerator) {
      let count = variables.count * shape.density
      for _ in 0..<count { addLimit(variables, shape.width, &random) }
      for _ in 0..<count / 4 { addWish(variables, shape.width, &random) }
      for _ in 0..<count / 4 { addPull(&random) }
    }

    private func sum(
      _ variables: [Variable], _ width: Int, _ random: inout SeededGenerator
    ) -> LinearExpression {
      var sum = LinearExpression()
      for _ in 0..<random.number(2...width) {
        sum = sum + Double(random.pick([-3, -2, -1, 1, 2, 3])) * random.pick(variables)
      }
      return sum
    }

    private mutating func addLimit(
      _ variables: [Variable], _ width: Int, _ random: inout SeededGenerator
    ) {
      let sum = sum(variables, width, &random)
      sums.append(sum)
      limits.append(random.once(in: 2) ? sum <= 0 : -1 * sum >= 0)
    }

    /// One that holds at zero.
    private mutating func addWish(
      _ variables: [Variable], _ width: Int, _ random: inout SeededGenerator
    ) {
      let relation = random.pick([Relation.lessThanOrEqual, .equal, .greaterThanOrEqual])
      let priority = Priority(random.pick([250, 500, 750]))
      wishes.append(Constraint(sum(variables, width, &random), relation, priority: priority))
    }

    /// One that wants what a combination of limits is to be above zero, which it cannot.
    private mutating func addPull(_ random: inout SeededGenerator) {
      var sum = LinearExpression()
      for _ in 0..<random.number(1...8) {
        sum = sum + Double(random.number(1...3)) * random.pick(sums)
      }
      let priority = Priority(random.pick([250, 500, 750]))
      wishes.append((sum >= Double(random.number(1...9))).with(priority: priority))
    }
  }

  /// - Parameter isStalled: Whether all is done as after a stall, which is rare else.
  @Test(arguments: shapes, [false, true])
  func `with constants of zero end at zero`(shape: Shape, isStalled: Bool) throws {
    var random = SeededGenerator(seed: 1_000 + UInt64(shape.variables * shape.density))
    var solver = Solver()
    if isStalled { solver.reachAtOnce(.degenerate) }
    let variables = (0..<shape.variables).map { _ in solver.makeVariable() }
    let cone = Cone(of: variables, shape, &random)
    var most = 0
    func counted(_ call: (inout Solver) throws -> Void) throws {
      most = max(most, try solver.countSteps(in: call).all)
    }
    var constraints = (cone.limits + cone.wishes).shuffled(using: &random)
    for constraint in constraints { try counted { try $0.add(constraint) } }
    for _ in 0..<4 {
      try counted { try $0.optimize() }
      #expect(variables.allSatisfy { abs(solver.value(of: $0)) < 1e-9 })
      #expect(solver.checkInvariants() == [])
      constraints.shuffle(using: &random)
      for constraint in constraints.prefix(6) { try counted { try $0.remove(constraint) } }
      if random.once(in: 2) { try counted { try $0.optimize() } }
      for constraint in constraints.prefix(6) { try counted { try $0.add(constraint) } }
      let moved = cone.limits.shuffled(using: &random).prefix(20)
      let room = moved.map { limit in
        (limit, Double(random.number(0...9)) * (limit.relation == .lessThanOrEqual ? -1 : 1))
      }
      try counted { try $0.setConstants(room) }
      if random.once(in: 2) { try counted { try $0.optimize() } }
      try counted { try $0.setConstants(moved.map { ($0, 0) }) }
    }
    #expect(most < 10_000)
  }
}
