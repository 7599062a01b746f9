/// The required constraint, of some, that values of the tableau miss by most as it was given, beside its numbers.
struct LargestMiss {
  private var place: Int32 = -1
  private var amount = 0.0
  private var share = 0.0

  /// Looks for it among some constraints, beside the largest value of their variables.
  init(among places: [Int32], _ state: borrowing SolverState) {
    var largest = 0.0
    for place in places {
      for term in state.constraints[place]?.expression.terms ?? [] {
        let symbol = term.variable.symbol
        largest = max(largest, abs(state.tableau.values[symbol] * state.units[symbol]))
      }
    }
    for place in places { compare(place, state, largest) }
  }

  /// Looks for it among all constraints, beside nothing but their own numbers: a large value elsewhere hides no miss.
  private init(amongAllOf state: borrowing SolverState) {
    for place in state.constraints.places where !state.tableau.constraints[place].isSetAside {
      compare(place, state, 0)
    }
  }

  @inline(__always) private mutating func compare(
    _ place: Int32, _ state: borrowing SolverState, _ largest: Double
  ) {
    let record = state.tableau.constraints[place]
    guard record.isRequired, let constraint = state.constraints[place] else { return }
    var (sum, size) = (record.constant, abs(record.constant))
    for term in constraint.expression.terms {
      let symbol = term.variable.symbol
      let part = term.coefficient * state.tableau.values[symbol] * state.units[symbol]
      sum += part
      let noise = abs(term.coefficient) * largest * Residuals.roundingErrors
      size = greater(greater(abs(part), noise), size)
    }
    let amount = record.relation.violation(at: sum)
    if amount > share * size { (self.place, self.amount, share) = (place, amount, amount / size) }
  }

  /// Returns whether a required constraint may be missed for the coefficients' errors, and is, so that all values are to be
  /// compared with the constraints.
  @inline(never) static func isToBeCompared(_ state: inout SolverState) -> Bool {
    let largest = state.tableau.values.largestMagnitude
    guard state.tableau.form.numerics.canMissLimits(withValuesUpTo: largest) else { return false }
    let miss = LargestMiss(amongAllOf: state)
    return miss.amount > Numerics.harmlessMiss && miss.share > Fit.largestViolation
  }

  /// Returns the doubt about the constraint, if it is more than rounding errors of an answer can be; nil otherwise.
  func intolerable(_ state: borrowing SolverState) -> Doubt? {
    guard share > Drift.largestViolation, let constraint = state.constraints[place] else {
      return nil
    }
    let constant = state.tableau.constraints[place].constant
    return Doubt(constraint, constant: constant, amount: amount)
  }
}
