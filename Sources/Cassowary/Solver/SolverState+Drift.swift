extension SolverState {
  /// The least and the greatest number of pivots between comparisons of the values with the constraints.
  private static let pauses = 256...1024
  /// The drift that is noticed, and the drift that may remain after a rebuild.
  private static let drift = (seen: 1e-12, left: 1e-9)
  /// The same limits for coefficients.
  private static let coefficientDrift = (seen: 1e-11, left: 1e-9)
  /// The relative error of a number after a few operations.
  private static let roundingError = 1e-15
  /// The largest distance of a row's value from its segment, as a share of the numbers in its sum.
  private static let largestStray = 1e-8
  /// The largest violation of a required constraint, as a share of its numbers.
  private static let largestViolation = 1e-7

  /// Evaluates, and after many pivots compares the rows with the constraints.
  ///
  /// The pause doubles each time that nothing is found.
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

  /// Rebuilds the tableau if coefficients have drifted so far that its costs are not worth following.
  mutating func rebuildIfDrifted() {
    guard coefficientDrift() > SolverState.coefficientDrift.left else { return }
    _ = rebuild(in: orderByPriority, .another)
  }

  /// Records a check.
  /// - Parameter drift: The drift that was found, from which further growth is counted.
  private mutating func noteChecked(_ drift: Double) {
    checkedPivots = tableau.pivots
    tableau.isSuspect = false
    tableau.isPassingOver = false
    tableau.growth = max(1, drift / SolverState.roundingError)
  }

  /// Rebuilds the tableau in several orders, until one leaves no drift.
  ///
  /// If all leave some, such constraints cannot do better, and the order with the least is used.
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

  /// Rebuilds and optimizes, since rounding errors can lead in a circle, and a rebuilt tableau has others.
  /// - Throws: `undecidable` if required constraints contradict or miss each other in each tableau, otherwise
  ///   `iterationLimit`.
  mutating func findOptimumAnew() throws(SolverError) {
    let efforts = [Tableau.Effort.another, .another, .lastResort]
    let orders = [orderByNumber, orderByNumber.reversed(), orderByPriority]
    var missed: Doubt?
    for (order, effort) in zip(orders, efforts) {
      guard let drift = try? optimize(builtIn: order, effort) else { continue }
      if drift <= 1 || (effort == .lastResort && drift < .infinity) { return }
      if drift == .infinity { missed = largestViolation().doubt }
    }
    throw missed.map { .undecidable($0) } ?? reasonOfRebuild()
  }

  /// Rebuilds, optimizes and evaluates the tableau.
  /// - Returns: The drift, relative to the drift that may remain; infinity if a required constraint is
  ///   violated.
  private mutating func optimize(
    builtIn order: [Int32], _ effort: Tableau.Effort
  ) throws(Refusal) -> Double {
    guard rebuild(in: order, effort) else { throw .exhausted }
    try findOptimum()
    tableau.refreshValues()
    tableau.evaluate()
    let (drift, coefficientDrift) = (largestDrift(), coefficientDrift())
    noteChecked(max(drift, coefficientDrift))
    if largestViolation().share > SolverState.largestViolation { return .infinity }
    return max(
      drift / SolverState.drift.left, coefficientDrift / SolverState.coefficientDrift.left,
      tableau.largestStray() / SolverState.largestStray)
  }

  // MARK: - Measuring

  /// Returns the largest difference between a constraint's expression and its host, relative to the numbers
  /// in their sum.
  func largestDrift() -> Double {
    let reach = tableau.reach()
    var largest = 0.0
    for place in constraints.indices where constraints[place] != nil {
      let (residual, magnitude) = residual(of: Int32(place), reach)
      if magnitude > 0 { largest = max(largest, abs(residual) / magnitude) }
    }
    return largest
  }

  /// Returns the drift of the coefficients. It is measured at random values, since at a point with many zeros
  /// the real ones reveal nothing.
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

  /// Returns the violation of a required constraint that is largest beside its numbers.
  private func largestViolation() -> Violation {
    let reach = tableau.reach()
    var largest = Violation()
    for place in constraints.indices {
      guard let constraint = constraints[place], tableau.demands[place].isRequired else {
        continue
      }
      let violation = violation(of: constraint, Int32(place), reach)
      if violation.share > largest.share { largest = violation }
    }
    return largest
  }

  /// Returns the value of `expression - factor · host`, and the magnitude of its parts.
  ///
  /// A sum that is small beside its parts contains their rounding errors, which are not drift.
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

  /// Returns the least magnitude to assume for a number with the rounding errors of a larger one.
  @inline(__always) private func noisy(_ reach: Double) -> Double { abs(reach) * 0.01 }
}
