/// The rates of change of symbols while the breakpoint of a constraint moves together with its host, which is
/// parametric.
///
/// The tableau's coefficients contain the rounding errors of all pivots. So the rates are put into the
/// constraints as they were given, and what is missing there is distributed by the tableau again (iterative
/// refinement: Wilkinson 1963). What remains smaller than the rounding errors of the constraints is zero.
struct Rates: ~Copyable {
  /// The number of times that what is missing is distributed.
  private static let refinements = 3
  /// The relative rounding error of a sum, with room for those of its terms.
  private static let roundingErrors = 1e-14

  /// The rates, by symbol; only those of the observed variable and of the rows that depend on the host are free of
  /// noise.
  private var rates: Buffer<Double>
  /// The last correction, by symbol.
  private var correction: Buffer<Double>
  /// The largest of all corrections after the first.
  private var largestCorrection = 0.0
  /// For each parametric symbol, the difference between the rate it should have and the one that a constraint on
  /// it has.
  private var missing: Buffer<Double>
  /// The largest rounding error of the latter, and for basic functionals that of the rate that their constraint gives them.
  private var errors: Buffer<Double>

  /// - Parameters:
  ///   - variable: The variable to observe.
  ///   - host: The constraint's host.
  ///   - speed: The host's rate.
  init(of variable: Symbol, moving host: Symbol, at speed: Double, in state: inout SolverState) {
    let count = state.tableau.symbolCount
    rates = Buffer(repeating: 0, count: count)
    correction = Buffer(repeating: 0, count: count)
    missing = Buffer(repeating: 0, count: count)
    errors = Buffer(repeating: 0, count: count)
    missing[host] = speed
    for round in 0..<Rates.refinements {
      if round > 0 { measure(host, speed, &state) }
      correction = state.tableau.form.values(at: missing)
      for symbol in 0..<count {
        rates[symbol] += correction[symbol]
        if round > 0 { largestCorrection = max(largestCorrection, abs(correction[symbol])) }
      }
    }
    takeOwnSums(&state)
    clearNoise(of: variable, &state.tableau.form)
    let most = state.tableau.form.basis.absoluteSums(at: errors)
    for occurrence in state.tableau.form.basis.column(of: host) {
      let basic = state.tableau.form.basis.basic(of: occurrence.row)
      // Most rows need not be opened.
      if abs(rates[basic]) > most[basic] + errors[basic] + remainder(of: basic) { continue }
      clearNoise(of: basic, &state.tableau.form)
    }
  }

  subscript(symbol: Symbol) -> Double { rates[symbol] }

  /// Finds what is missing, and the rounding errors.
  private mutating func measure(_ host: Symbol, _ speed: Double, _ state: inout SolverState) {
    for symbol in 0..<missing.count { missing[symbol] = 0 }
    for place in state.constraints.places {
      let other = state.tableau.constraints[place].host
      guard other >= 0, state.tableau.form.basis.role(of: other) == .parametric,
        let (sum, error) = sum(of: place, state)
      else { continue }
      missing[other] = (other == host ? speed : 0) - sum
      errors[other] = max(errors[other], error)
    }
  }

  /// Takes the rates of basic functionals from their constraints: their rows have the errors of all pivots, and those of what
  /// the rows' symbols are refined by do not reach them.
  private mutating func takeOwnSums(_ state: inout SolverState) {
    for place in state.constraints.places {
      let host = state.tableau.constraints[place].host
      guard host >= 0, !state.tableau.form.basis.isVariable(host),
        state.tableau.form.basis.role(of: host) == .basic,
        let (sum, error) = sum(of: place, state)
      else { continue }
      rates[host] = sum
      errors[host] = max(errors[host], error)
    }
  }

  /// Returns the rate of a constraint's host that follows from those of its variables, and the rounding error; nil at a vacant
  /// place.
  private func sum(
    of place: Int32, _ state: borrowing SolverState
  ) -> (rate: Double, error: Double)? {
    Residual.hostValue(of: place, at: rates, state.tableau, state.constraints, state.units)
      .map { ($0.sum, Rates.roundingErrors * $0.size) }
  }

  /// Returns what may be left of the last correction, or where corrections cancel each other.
  private func remainder(of symbol: Symbol) -> Double {
    2 * abs(correction[symbol]) + Rates.roundingErrors * largestCorrection
  }

  /// Sets a rate to zero that is not larger than what corrections leave and the errors of the constraints.
  private mutating func clearNoise(of symbol: Symbol, _ form: inout SolvedForm) {
    var error = remainder(of: symbol) + (form.basis.role(of: symbol) == .basic ? errors[symbol] : 0)
    form.expand(symbol)
    for index in 0..<form.expansion.entries.count {
      let entry = form.expansion.entries[index]
      error += abs(entry.coefficient) * errors[entry.symbol]
    }
    if abs(rates[symbol]) <= error { rates[symbol] = 0 }
  }
}
