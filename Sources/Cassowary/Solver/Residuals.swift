/// The violation of a required constraint by a tableau's values.
struct Violation {
  /// The constraint, and the value of its expression on the wrong side of zero; nil if none is violated.
  var doubt: Doubt?
  /// The amount as a share of the constraint's numbers.
  var share = 0.0
}

/// What is left when values are put into the constraints as they were given.
struct Residuals: ~Copyable {
  /// The values, by symbol.
  private let values: Buffer<Double>
  /// The magnitudes of the numbers that the values come from.
  private let magnitudes: Buffer<Double>
  /// The largest value of a variable.
  private let largest: Double

  /// The rounding errors of a value that comes from others, as a multiple of the share of a constraint that may be
  /// missed.
  static let roundingErrors = 1e-5

  /// - Parameter values: Values of all symbols that satisfy the tableau.
  init(at values: consuming Buffer<Double>, _ form: inout SolvedForm) {
    magnitudes = form.magnitudes(values)
    var largest = 0.0
    for symbol in 0..<Symbol(values.count) where form.basis.isVariable(symbol) {
      largest = max(largest, abs(values[symbol]))
    }
    self.largest = largest
    self.values = values
  }

  // MARK: - Drift

  /// Returns the largest difference between a constraint's expression and its host, relative to the numbers
  /// in their sum.
  func largestDrift(_ state: inout SolverState) -> Double {
    var largest = 0.0
    for place in state.constraints.places
    where state.constraints[place] != nil && state.tableau.constraints[place].isInTableau {
      let (residual, magnitude) = residual(of: place, &state)
      if magnitude > 0 { largest = max(largest, abs(residual) / magnitude) }
    }
    return largest
  }

  /// Returns the value of `expression - factor · host`, and the magnitude of its parts.
  ///
  /// A sum that is small beside its parts contains their rounding errors, which are not drift.
  @inline(__always) func residual(
    of place: Int32, _ state: inout SolverState
  ) -> (residual: Double, magnitude: Double) {
    let record = state.tableau.constraints[place]
    var sum = 0.0
    var magnitude = 0.0
    if record.host >= 0 {
      let part = -record.factor * values[record.host]
      sum += part
      magnitude += max(abs(part), noisy(record.factor * magnitudes[record.host]))
    }
    for term in state.constraints[place]?.expression.terms ?? [] {
      let symbol = term.variable.symbol
      let coefficient = term.coefficient * state.units[symbol]
      let part = coefficient * values[symbol]
      sum += part
      magnitude += max(abs(part), noisy(coefficient * magnitudes[symbol]))
    }
    return (sum, magnitude)
  }

  /// Returns the least magnitude to assume for a number with the rounding errors of a larger one.
  @inline(__always) private func noisy(_ magnitude: Double) -> Double { abs(magnitude) * 0.01 }

  // MARK: - Violations

  /// Returns the violation of a required constraint that is largest beside its numbers.
  func largestViolation(_ state: inout SolverState) -> Violation {
    var largest = Violation()
    for place in state.constraints.places where state.tableau.constraints[place].isRequired {
      guard let constraint = state.constraints[place],
        !state.tableau.constraints[place].isSetAside
      else { continue }
      let violation = violation(of: constraint, place, &state)
      if violation.share > largest.share { largest = violation }
    }
    return largest
  }

  /// Returns the violation of a constraint, of which the tableau has the record.
  func violation(
    of constraint: Constraint, _ place: Int32, _ state: inout SolverState
  ) -> Violation {
    let record = state.tableau.constraints[place]
    var error = record.constant
    var magnitude = abs(error)
    for term in constraint.expression.terms {
      let symbol = term.variable.symbol
      let coefficient = term.coefficient * state.units[symbol]
      let part = coefficient * values[symbol]
      error += part
      // A value has the rounding errors of the numbers that it comes from, as far as these are answers.
      let reach = min(magnitudes[symbol], largest)
      magnitude = max(magnitude, abs(part), abs(coefficient) * reach * Residuals.roundingErrors)
    }
    let amount = record.relation.violation(at: error)
    return Violation(
      doubt: Doubt(constraint, constant: record.constant, amount: max(amount, 0)),
      share: amount > 0 ? amount / magnitude : 0)
  }
}
