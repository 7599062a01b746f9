extension SolverState {
  /// Returns the rates of change of a variable and of all rows that depend on a constraint's host, by symbol,
  /// while the constraint's breakpoint moves with the host, which is parametric.
  ///
  /// The tableau's coefficients contain the rounding errors of all pivots. So the rates are put into the
  /// constraints as they were given, and what is missing there is distributed by the tableau again (iterative
  /// refinement: Wilkinson 1963). What remains smaller than the rounding errors of the constraints is zero.
  mutating func rates(
    of variable: Symbol, moving place: Int32, at speed: Double
  ) -> Buffer<Double> {
    let count = tableau.symbolCount
    var rates = Buffer<Double>(repeating: 0, count: count)
    var correction = Buffer<Double>(repeating: 0, count: count)
    var missing = Buffer<Double>(repeating: 0, count: count)
    var errors = Buffer<Double>(repeating: 0, count: count)
    let host = tableau.constraints[place].host
    missing[host] = speed
    for round in 0..<SolverState.refinements {
      if round > 0 { measure(rates, host, speed, &missing, &errors) }
      correction = tableau.form.values(at: missing)
      for symbol in 0..<count { rates[symbol] += correction[symbol] }
    }
    clearNoise(of: variable, &rates, errors, correction)
    for occurrence in tableau.form.basis.matrix.column(of: host) {
      clearNoise(of: tableau.form.basis.basic(of: occurrence.row), &rates, errors, correction)
    }
    return rates
  }

  /// The number of times that what is missing is distributed.
  private static let refinements = 3

  /// Computes, for each parametric symbol, the difference between the rate it should have and the one that a
  /// constraint on it has, and the largest rounding error of the latter so far.
  private func measure(
    _ rates: borrowing Buffer<Double>, _ host: Symbol, _ speed: Double,
    _ missing: inout Buffer<Double>, _ errors: inout Buffer<Double>
  ) {
    for symbol in 0..<missing.count { missing[symbol] = 0 }
    for place in constraints.indices {
      guard let constraint = constraints[place] else { continue }
      let record = tableau.constraints[place]
      guard record.host >= 0, tableau.form.basis.role(of: record.host) == .parametric else {
        continue
      }
      var (sum, magnitude) = (0.0, 0.0)
      for term in constraint.expression.terms {
        let symbol = term.variable.symbol
        let part = term.coefficient * units[symbol] * rates[symbol]
        sum += part
        magnitude += abs(part)
      }
      missing[record.host] = (record.host == host ? speed : 0) - sum / record.factor
      let error = SolverState.roundingErrors * magnitude / abs(record.factor)
      errors[record.host] = max(errors[record.host], error)
    }
  }

  /// The relative rounding error of a sum, with room for those of its terms.
  private static let roundingErrors = 1e-14

  /// Sets a rate to zero that is not larger than its error or the last correction.
  private mutating func clearNoise(
    of symbol: Symbol, _ rates: inout Buffer<Double>, _ errors: borrowing Buffer<Double>,
    _ correction: borrowing Buffer<Double>
  ) {
    var error = 2 * abs(correction[symbol])
    tableau.form.expand(symbol)
    for index in 0..<tableau.form.expansion.sums.touched.count {
      let part = tableau.form.expansion.sums.touched[index]
      error += abs(tableau.form.expansion.sums[part]) * errors[part]
    }
    if abs(rates[symbol]) <= error { rates[symbol] = 0 }
  }
}
