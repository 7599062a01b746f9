/// The largest distance by which values of the tableau miss one of some required constraints, as it was given.
struct LargestMiss {
  /// The share of the largest number in a constraint that may be missing.
  private static let tolerance = 1e-7

  private var doubt: Doubt?
  private var share = 0.0

  init(among places: [Int32], _ state: borrowing SolverState) {
    var largest = 0.0
    for place in places {
      for term in state.constraints[place]?.expression.terms ?? [] {
        let symbol = term.variable.symbol
        largest = max(largest, abs(state.tableau.values[symbol] * state.units[symbol]))
      }
    }
    for place in places where state.tableau.constraints[place].isRequired {
      guard let constraint = state.constraints[place] else { continue }
      let record = state.tableau.constraints[place]
      var (sum, size) = (record.constant, abs(record.constant))
      for term in constraint.expression.terms {
        let symbol = term.variable.symbol
        let part = term.coefficient * state.tableau.values[symbol] * state.units[symbol]
        sum += part
        let noise = abs(term.coefficient) * largest * Residuals.roundingErrors
        size = max(size, abs(part), noise)
      }
      let amount =
        switch record.relation {
        case .lessThanOrEqual: sum
        case .equal: abs(sum)
        case .greaterThanOrEqual: -sum
        }
      if amount > share * size {
        share = amount / size
        doubt = Doubt(constraint, constant: record.constant, amount: amount)
      }
    }
  }

  /// The doubt about the constraint, if it is more than rounding errors of an answer can be; nil otherwise.
  var intolerable: Doubt? { share > LargestMiss.tolerance ? doubt : nil }
}
