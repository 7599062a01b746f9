/// The residual: the difference between the constraints, with their original coefficients, and the tableau's rows,
/// caused by rounding errors.
enum Residual {
  /// Returns the largest difference between an expression and its symbol, relative to the numbers in their sum.
  ///
  /// It is measured at random values of the parametric symbols. At a vertex many of them are zero, which hides errors
  /// of coefficients.
  /// - Complexity: the number of entries of all rows, and of terms of all constraints.
  static func ofRows(
    _ form: inout SolvedForm, _ constraints: borrowing ConstraintTable, _ units: borrowing Units
  ) -> Double {
    let values = form.randomValues()
    let magnitudes = form.magnitudes(values)
    var largest = 0.0
    for index in constraints.indices {
      guard let constraint = constraints[index] else { continue }
      let record = form.costs.owners.constraints[index]
      var (sum, size) = (0.0, 0.0)
      if record.symbol >= 0 {
        sum = -record.factor * values[record.symbol]
        size = max(abs(sum), noisy(record.factor * magnitudes[record.symbol]))
      }
      for term in constraint.expression.terms {
        let symbol = term.variable.symbol
        let coefficient = term.coefficient * units[symbol]
        let part = coefficient * values[symbol]
        sum += part
        size += max(abs(part), noisy(coefficient * magnitudes[symbol]))
      }
      if size > 0 { largest = max(largest, abs(sum) / size) }
    }
    return largest
  }

  /// Returns the smallest magnitude to assume for a number that was computed from larger ones, whose rounding
  /// errors it has.
  private static func noisy(_ magnitude: Double) -> Double { abs(magnitude) * 0.01 }

  /// Returns the most violated required constraint, by its original coefficients at the tableau's values. `share` is
  /// the violation relative to the largest number in the constraint, or to 1 if all are smaller. Nil if none is
  /// violated.
  /// - Complexity: the number of terms of all constraints.
  static func largestMiss(
    _ tableau: borrowing Tableau, _ constraints: borrowing ConstraintTable,
    _ units: borrowing Units
  ) -> (doubt: Doubt, share: Double)? {
    var (worst, largest, amount): (Int32, Double, Double) = (-1, 0, 0)
    for index in constraints.indices where tableau.constraints[index].isRequired {
      guard let constraint = constraints[index] else { continue }
      let (error, size) = error(of: constraint, index, tableau, units)
      if error > largest * size { (worst, largest, amount) = (index, error / size, error) }
    }
    guard worst >= 0, let constraint = constraints[worst] else { return nil }
    let constant = tableau.constraints[worst].constant
    return (Doubt(constraint, constant: constant, amount: amount), largest)
  }

  /// Returns the amount by which a tableau's values violate a constraint, zero or negative if they do not, and the
  /// magnitude of its largest number, at least 1.
  static func error(
    of constraint: Constraint, _ index: Int32, _ tableau: borrowing Tableau,
    _ units: borrowing Units
  ) -> (error: Double, size: Double) {
    let record = tableau.constraints[index]
    var (sum, size) = (record.constant, max(1, abs(record.constant)))
    for term in constraint.expression.terms {
      let symbol = term.variable.symbol
      let part = term.coefficient * units[symbol] * tableau.values[symbol]
      sum += part
      size = greater(abs(part), size)
    }
    return (record.relation.violation(at: sum), size)
  }
}
