internal import Cassowary

extension Solver {
  /// Returns the value of a constraint's expression, with its present constant, at given values of its variables; nil
  /// if the constraint is unknown.
  func expressionValue(of constraint: Constraint, at value: (Variable) -> Double) -> Double? {
    guard let constant = constant(of: constraint) else { return nil }
    return constraint.expression.terms.reduce(constant) {
      $0 + $1.coefficient * value($1.variable)
    }
  }
}
