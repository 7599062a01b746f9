import Cassowary
import Testing

/// Stays: optional equalities that hold variables where they are.
struct Stays {
  private var held: [(variable: Variable, constraint: Constraint)] = []

  /// Holds a variable at a value.
  mutating func hold(
    _ variable: Variable, at value: Double, in solver: inout Solver,
    priority: Priority = Priority.weak, weight: Double = 1
  ) throws {
    let constraint = (variable == value).with(priority: priority, weight: weight)
    try solver.add(constraint)
    held.append((variable, constraint))
  }

  /// Moves every stay to where its variable is now, as happens when editing ends elsewhere.
  func follow(in solver: inout Solver) throws {
    try solver.setRightHandSides(held.map { ($0.constraint, solver.value(of: $0.variable)) })
  }
}

extension Solver {
  /// Optimizes, and expects some variables to have some values in a sound tableau.
  mutating func expect(
    _ expected: [Double], of variables: [Variable],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let values = try answers(variables)
    let isNear =
      values.count == expected.count
      && zip(values, expected).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($1)) }
    #expect(isNear, "\(values) are not \(expected).", sourceLocation: sourceLocation)
  }

  /// Makes several variables.
  mutating func makeVariables(_ names: String...) -> [Variable] {
    names.map { makeVariable($0) }
  }

  /// Adds several constraints, one after the other.
  mutating func add(_ constraints: [Constraint]) throws {
    for constraint in constraints { try add(constraint) }
  }
}
