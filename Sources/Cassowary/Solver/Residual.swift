/// What rounding errors have left: the difference between the constraints as they were given and what a tableau has for them.
enum Residual {
  /// Returns the largest difference between an expression and its symbol, as a share of the numbers in their sum.
  ///
  /// It is measured at random values of the parametric symbols: at a vertex many are zero, which hides the errors of coefficients.
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

  /// Returns the least size to assume for a number that comes from larger ones, and has their rounding errors.
  private static func noisy(_ magnitude: Double) -> Double { abs(magnitude) * 0.01 }

  /// Returns the required constraint that the tableau's values miss by most, with the amount as a share of the largest number in
  /// it, or of 1 if all are less; nil if none is missed.
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

  /// Returns the amount by which a tableau's values miss a constraint, negative or zero if they do not, and the size of its largest
  /// number, at least 1.
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
