/// The violation of a required constraint by a tableau's values.
struct Violation {
  /// The constraint, and the value of its expression on the wrong side of zero; nil if none is violated.
  var doubt: Doubt?
  /// The amount as a share of the constraint's numbers.
  var share = 0.0
}

/// The refusal of a constraint by a tableau that was built anew.
struct RebuildRefusal {
  let reason: Refusal
  /// The constraint, and the amount by which it was missed.
  let doubt: Doubt?
}

extension SolverState {
  /// The reason for which accepted constraints could not be built anew.
  func reasonOfRebuild() -> SolverError {
    if let rebuildRefusal, rebuildRefusal.reason == .contradiction, let doubt = rebuildRefusal.doubt
    {
      return .undecidable(doubt)
    }
    return .iterationLimit(tableau.work.limits.steps)
  }

  /// Returns the doubt about a constraint that the tableau refused.
  mutating func doubt(about constraint: Constraint?, _ place: Int32) -> Doubt? {
    tableau.form.evaluate()
    return constraint.flatMap { violation(of: $0, place, tableau.form.magnitudes()).doubt }
  }

  /// Returns the violation of a constraint by the tableau's values, which have been evaluated.
  /// - Parameter reach: The magnitudes of the numbers that the values come from.
  func violation(
    of constraint: Constraint, _ place: Int32, _ reach: borrowing Buffer<Double>
  ) -> Violation {
    var error = tableau.constraints[place].constant
    var magnitude = abs(error)
    for term in constraint.expression.terms {
      let symbol = term.variable.symbol
      let coefficient = term.coefficient * units[symbol]
      let part = coefficient * tableau.values[symbol]
      error += part
      magnitude = max(magnitude, abs(part), abs(coefficient * reach[symbol]) * 1e-5)
    }
    let amount =
      switch tableau.constraints[place].relation {
      case .lessThanOrEqual: error
      case .equal: abs(error)
      case .greaterThanOrEqual: -error
      }
    let constant = tableau.constraints[place].constant
    return Violation(
      doubt: Doubt(constraint, constant: constant, amount: max(amount, 0)),
      share: amount > 0 ? amount / magnitude : 0)
  }
}
