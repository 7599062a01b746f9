import Cassowary

/// A constraint as the solver sees it now.
struct ConstraintRecord: Sendable {
  let constraint: Constraint
  /// The constant in place of the expression's own.
  var constant: Double
  var priority: Priority
  /// Where it stands among others; of the same rank the one added first comes first.
  var rank: Int
  let number: Int
  /// Its terms, for a "greater than or equal" with the sign changed.
  let terms: [Entry]
  var plus: Symbol?
  let minus: Symbol

  /// 1, or -1 where the tableau has the expression with its sign changed.
  var sign: Double { constraint.relation == .greaterThanOrEqual ? -1 : 1 }
  var isRequired: Bool { priority == .required }
  var equation: Equation {
    Equation(terms: terms, constant: sign * constant, plus: plus, minus: minus)
  }

  /// Whether it comes before another by rank.
  func precedes(_ other: ConstraintRecord) -> Bool {
    (rank, number) < (other.rank, other.number)
  }
}

/// A variable as the solver keeps it.
struct VariableRecord: Sendable {
  let variable: Variable
  let symbol: Symbol
  var rank: Int
  /// As of the last optimization.
  var value = 0.0
}
