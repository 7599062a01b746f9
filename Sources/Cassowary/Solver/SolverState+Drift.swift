extension SolverState {
  /// The drift that is noticed, and the drift that may remain after a rebuild.
  private static let drift = (seen: 1e-12, left: 1e-9)
  /// The same limits for coefficients.
  private static let coefficientDrift = (seen: 1e-11, left: 1e-9)
  /// The relative error of a number after a few operations.
  private static let roundingError = 1e-15
  /// The largest distance of a row's value from its segment, as a share of the numbers in its sum.
  private static let largestInfeasibility = 1e-8
  /// The largest violation of a required constraint, as a share of its numbers.
  private static let largestViolation = 1e-7

  /// Evaluates, and after many pivots compares the rows with the constraints.
  mutating func repairDrift() throws(Refusal) {
    tableau.form.refreshValuesIfPivoted()
    guard
      tableau.form.numerics.isSuspect || tableau.form.numerics.isPassingOver
        || driftSchedule.isDue(after: tableau.pivots)
    else {
      tableau.form.evaluate()
      return
    }
    tableau.form.evaluate()
    let drift = largestDrift()
    driftSchedule.adapt(isClean: drift < 1e-14 && !tableau.form.numerics.isSuspect)
    let hasGrown = tableau.form.numerics.growth > 256
    let coefficientDrift = hasGrown ? coefficientDrift() : 0
    let mayStray = hasGrown || tableau.form.numerics.isPassingOver
    noteChecked(max(drift, coefficientDrift))
    if driftSchedule.isWorth(values: drift, SolverState.drift)
      || (drift > 1e-14 && largestViolation().share > SolverState.largestViolation)
      || driftSchedule.isWorth(coefficients: coefficientDrift, SolverState.coefficientDrift)
      || (mayStray && tableau.form.largestInfeasibility() > SolverState.largestInfeasibility)
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
    driftSchedule.noteChecked(after: tableau.pivots)
    tableau.form.numerics.noteChecked(growth: max(1, drift / SolverState.roundingError))
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
    let efforts = [Work.Effort.another, .another, .lastResort]
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
    builtIn order: [Int32], _ effort: Work.Effort
  ) throws(Refusal) -> Double {
    guard rebuild(in: order, effort) else { throw .exhausted }
    try findOptimum()
    tableau.form.refreshValues()
    tableau.form.evaluate()
    let (drift, coefficientDrift) = (largestDrift(), coefficientDrift())
    noteChecked(max(drift, coefficientDrift))
    driftSchedule.noteRebuilt(values: drift, coefficients: coefficientDrift)
    if largestViolation().share > SolverState.largestViolation { return .infinity }
    return max(
      drift / SolverState.drift.left, coefficientDrift / SolverState.coefficientDrift.left,
      tableau.form.largestInfeasibility() / SolverState.largestInfeasibility)
  }

  // MARK: - Measuring

  /// Returns the largest difference between a constraint's expression and its host.
  mutating func largestDrift() -> Double {
    Residuals(at: tableau.values.copy(), &tableau.form).largestDrift(&self)
  }

  /// Returns the drift of the coefficients. It is measured at random values, since at a point with many zeros
  /// the real ones reveal nothing.
  private mutating func coefficientDrift() -> Double {
    Residuals(at: tableau.form.randomValues(), &tableau.form).largestDrift(&self)
  }

  /// Returns the violation of a required constraint that is largest beside its numbers.
  private mutating func largestViolation() -> Violation {
    Residuals(at: tableau.values.copy(), &tableau.form).largestViolation(&self)
  }
}
