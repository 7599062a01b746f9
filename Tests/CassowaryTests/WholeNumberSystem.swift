import Cassowary
import SeededNumbers

/// A random system in small whole numbers, to try out what its solver says about itself.
struct WholeNumberSystem {
  var random: SeededGenerator
  private(set) var solver = Solver()
  private(set) var variables: [Variable] = []

  /// Makes a system, and finds its answer. Required constraints that contradict are left out.
  /// - Parameters:
  ///   - size: How many variables it has at most, with up to twice as many constraints.
  ///   - scale: What all constants are multiplied by.
  init(seed: UInt64, size: Int = 4, scale: Double = 1) throws {
    random = SeededGenerator(seed: seed)
    for index in 0..<random.number(1...size) { variables.append(solver.makeVariable("x\(index)")) }
    for index in 0..<random.number(1...2 * size) {
      let terms = variables.map {
        Term($0, coefficient: Double(random.number(1...size) > 2 ? 0 : random.number(-2...2)))
      }
      let constraint = Constraint(
        LinearExpression(terms: terms, constant: scale * Double(random.number(-6...6))),
        random.pick([.lessThanOrEqual, .equal, .greaterThanOrEqual]),
        priority: Priority(random.pick([1000, 1000, 750, 750, 250.5, 1])),
        weight: Double(random.number(1...3)))
      let rank = random.once(in: 4) ? random.number(0...8) : index
      _ = try solver.accepts(constraint, rank: rank)
    }
    try solver.optimize()
  }

  /// The values of the variables.
  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// The weighted sums of errors, from the highest priority to the lowest, beginning with the
  /// required ones, whose sum is zero.
  func sums(at values: [Double]) -> [Double] {
    let levels = Set(solver.constraints.map(\.priority)).sorted(by: >)
    return levels.map { level in
      solver.constraints.filter { $0.priority == level }
        .reduce(0) { $0 + $1.weight * error(of: $1, at: values) }
    }
  }

  /// How far a constraint is from holding: never below zero.
  func error(of constraint: Constraint, at values: [Double]) -> Double {
    let sum = zip(constraint.expression.terms, values)
      .reduce(constraint.expression.constant) { $0 + $1.0.coefficient * $1.1 }
    switch constraint.relation {
    case .lessThanOrEqual: return max(sum, 0)
    case .equal: return abs(sum)
    case .greaterThanOrEqual: return max(-sum, 0)
    }
  }

  /// The values of a solver that is built anew, with the constant of one constraint moved; none
  /// if that contradicts.
  func valuesBuiltAnew(moving moved: Constraint, by distance: Double) throws -> [Double]? {
    var fresh = Solver()
    let ours = variables.map { _ in fresh.makeVariable() }
    for constraint in solver.constraints {
      let terms = zip(ours, constraint.expression.terms).map {
        Term($0, coefficient: $1.coefficient)
      }
      let constant = constraint.expression.constant + (constraint == moved ? distance : 0)
      let copy = Constraint(
        LinearExpression(terms: terms, constant: constant), constraint.relation,
        priority: constraint.priority, weight: constraint.weight)
      if try !fresh.accepts(copy, rank: solver.rank(of: constraint)) { return nil }
    }
    try fresh.optimize()
    return ours.map { fresh.value(of: $0) }
  }
}

extension Solver {
  /// Adds a constraint unless it contradicts, and says whether it did.
  mutating func accepts(_ constraint: Constraint, rank: Int? = nil) throws -> Bool {
    do throws(SolverError) {
      try add(constraint, rank: rank)
      return true
    } catch {
      guard case .unsatisfiable = error else { throw error }
      return false
    }
  }
}

/// Whether two numbers are the same but for rounding errors.
func isClose(_ one: Double, _ other: Double) -> Bool {
  one == other || other.isFinite && abs(one - other) <= 1e-7 * max(1, abs(other))
}
