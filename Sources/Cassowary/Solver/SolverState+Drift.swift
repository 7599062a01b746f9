extension SolverState {
  /// The least and the most pivots that are done before the values are compared with the
  /// constraints.
  private static let pauses = 256...1024
  /// What is seen as drift, and what must not be left of it when all was built anew.
  private static let drift = (seen: 1e-12, left: 1e-9)
  /// The same for coefficients.
  private static let coefficientDrift = (seen: 1e-11, left: 1e-9)
  /// What a number is off by after a few operations.
  private static let roundingError = 1e-15
  /// The part of the numbers that add up to it by which a row's value may be outside its segment.
  private static let largestStray = 1e-8
  /// The part of the numbers in it by which a required constraint may be missed.
  private static let largestViolation = 1e-7

  /// Evaluates, and after many pivots looks whether what the rows say is what the constraints say.
  ///
  /// The pause is longer each time that nothing is found.
  mutating func repairDrift() throws(Refusal) {
    tableau.refreshValuesIfPivoted()
    guard
      tableau.isSuspect || tableau.isPassingOver || tableau.pivots - checkedPivots >= pause
    else {
      tableau.evaluate()
      return
    }
    tableau.evaluate()
    let drift = largestDrift()
    pause = drift < 1e-14 && !tableau.isSuspect ? pause * 2 : 0
    pause = min(max(pause, SolverState.pauses.lowerBound), SolverState.pauses.upperBound)
    let hasGrown = tableau.growth > 256
    let coefficientDrift = hasGrown ? coefficientDrift() : 0
    let mayStray = hasGrown || tableau.isPassingOver
    noteChecked(max(drift, coefficientDrift))
    if drift > SolverState.drift.seen || coefficientDrift > SolverState.coefficientDrift.seen
      || (mayStray && tableau.largestStray() > SolverState.largestStray)
    {
      try rebuildAgainstDrift()
    }
  }

  /// Builds the tableau anew where coefficients have drifted so far while constraints were added that
  /// what they say of costs is not worth following.
  mutating func rebuildIfDrifted() {
    guard coefficientDrift() > SolverState.coefficientDrift.left else { return }
    _ = rebuild(in: orderByPriority, .another)
  }

  /// - Parameter drift: What was found: that much there is to grow from now on.
  private mutating func noteChecked(_ drift: Double) {
    checkedPivots = tableau.pivots
    tableau.isSuspect = false
    tableau.isPassingOver = false
    tableau.growth = max(1, drift / SolverState.roundingError)
  }

  /// Builds the tableau anew in one order after the other, until one leaves no drift.
  ///
  /// What is left is what such constraints give, then: the least of it is taken.
  private mutating func rebuildAgainstDrift() throws(Refusal) {
    // Mostly the constraints came in the order of their numbers: that would go wrong again.
    let orders = [orderByPriority, orderByNumber, orderByNumber.reversed()]
    var best: (order: [Int32], drift: Double)?
    for order in orders {
      guard let drift = try? optimize(builtIn: order, .another) else { continue }
      if drift <= 1 { return }
      if drift < best?.drift ?? .infinity { best = (order, drift) }
    }
    guard let best, try optimize(builtIn: best.order, .another) < .infinity else {
      throw .exhausted
    }
  }

  /// Rounding errors can lead in a circle; what is built anew has others.
  /// - Returns: Whether there are values that the required constraints hold with.
  mutating func findOptimumAnew() -> Bool {
    let efforts = [Tableau.Effort.another, .another, .lastResort]
    let orders = [orderByNumber, orderByNumber.reversed(), orderByPriority]
    for (order, effort) in zip(orders, efforts) {
      guard let drift = try? optimize(builtIn: order, effort) else { continue }
      if drift <= 1 || (effort == .lastResort && drift < .infinity) { return true }
    }
    return false
  }

  /// Builds the tableau anew, and optimizes and evaluates it.
  /// - Returns: How much drift there is, beside what may be left; infinity if a required constraint
  ///   is missed.
  private mutating func optimize(
    builtIn order: [Int32], _ effort: Tableau.Effort
  ) throws(Refusal) -> Double {
    guard rebuild(in: order, effort) else { throw .exhausted }
    try findOptimum()
    tableau.refreshValues()
    tableau.evaluate()
    let (drift, coefficientDrift) = (largestDrift(), coefficientDrift())
    noteChecked(max(drift, coefficientDrift))
    if largestViolation() > SolverState.largestViolation { return .infinity }
    return max(
      drift / SolverState.drift.left, coefficientDrift / SolverState.coefficientDrift.left,
      tableau.largestStray() / SolverState.largestStray)
  }

  // MARK: - Measuring

  /// By how much a constraint's expression differs from what its host says, relative to the numbers
  /// that add up to it.
  func largestDrift() -> Double {
    let reach = tableau.reach()
    var largest = 0.0
    for place in constraints.indices where constraints[place] != nil {
      let (residual, magnitude) = residual(of: Int32(place), reach)
      if magnitude > 0 { largest = max(largest, abs(residual) / magnitude) }
    }
    return largest
  }

  /// The same for the coefficients, whatever the values are: at a point where many are zero those
  /// tell nothing.
  private mutating func coefficientDrift() -> Double {
    let count = tableau.symbols.count
    var kept = Buffer<Double>(repeating: 0, count: count)
    kept.take(from: tableau.values)
    var chance = Chance(seed: 1)
    for symbol in 0..<Symbol(count) where tableau.symbols[symbol].state == .parametric {
      tableau.values[symbol] = 1 + chance.next()
    }
    tableau.sumUpRows()
    tableau.evaluate()
    let drift = largestDrift()
    tableau.values.take(from: kept)
    return drift
  }

  /// By how much a required constraint is missed, relative to the numbers that add up to it.
  private func largestViolation() -> Double {
    let reach = tableau.reach()
    var largest = 0.0
    for place in constraints.indices {
      guard let constraint = constraints[place], tableau.demands[place].isRequired else {
        continue
      }
      var error = tableau.demands[place].constant
      var magnitude = abs(error)
      for term in constraint.expression.terms {
        let symbol = term.variable.symbol
        let coefficient = term.coefficient * unit(of: symbol)
        let part = coefficient * tableau.values[symbol]
        error += part
        magnitude = max(magnitude, abs(part), abs(coefficient * reach[symbol]) * 1e-5)
      }
      let violation =
        switch tableau.demands[place].relation {
        case .lessThanOrEqual: error
        case .equal: abs(error)
        case .greaterThanOrEqual: -error
        }
      if violation > largest * magnitude { largest = violation / magnitude }
    }
    return largest
  }

  /// What `expression - factor · host` amounts to, and the magnitude of what adds up to it.
  ///
  /// A sum that is small beside its parts has their rounding errors: those are no drift.
  @inline(__always) private func residual(
    of place: Int32, _ reach: borrowing Buffer<Double>
  ) -> (residual: Double, magnitude: Double) {
    let demand = tableau.demands[place]
    var sum = 0.0
    var magnitude = 0.0
    func add(_ coefficient: Double, _ symbol: Symbol) {
      let part = coefficient * tableau.values[symbol]
      sum += part
      magnitude += max(abs(part), noisy(coefficient * reach[symbol]))
    }
    if demand.host >= 0 { add(-demand.factor, demand.host) }
    for term in constraints[Int(place)]?.expression.terms ?? [] {
      add(term.coefficient * unit(of: term.variable.symbol), term.variable.symbol)
    }
    return (sum, magnitude)
  }

  /// What a number whose rounding errors are those of a larger one is taken for at least.
  @inline(__always) private func noisy(_ reach: Double) -> Double { abs(reach) * 0.01 }
}
