extension SolverState {
  /// The drift that is noticed, and the drift that may remain after a rebuild.
  private static let drift = (seen: 1e-12, left: 1e-9)
  /// The largest drift of values that is taken out of them; what is more asks for another tableau.
  private static let refinableDrift = 1e-10
  /// The drift of coefficients that is noticed, and that may remain: costs count from 1e-9 on.
  private static let coefficientDrift = (seen: 1e-10, left: 1e-9)
  /// The relative error of a number after a few operations.
  private static let roundingError = 1e-15
  /// The largest distance of a row's value from its segment, as a share of the numbers in its sum.
  private static let largestInfeasibility = 1e-8
  /// The largest violation of a required constraint, as a share of its numbers.
  private static let largestViolation = 1e-7

  /// Evaluates, and after many pivots compares the rows with the constraints.
  /// - Parameter isBuiltAnew: Whether the tableau was built for this call: another one would be no better, unless
  ///   this one is not good enough.
  mutating func repairDrift(isBuiltAnew: Bool) throws(Refusal) {
    tableau.form.refreshValuesIfPivoted()
    guard
      tableau.form.numerics.isSuspect || tableau.form.numerics.isPassingOver
        || driftSchedule.isDue(after: tableau.pivots)
    else {
      tableau.form.evaluate()
      return
    }
    tableau.form.evaluate()
    let (hasGrown, isSuspect) = (
      tableau.form.numerics.growth > 256, tableau.form.numerics.isSuspect
    )
    let mayStray = hasGrown || tableau.form.numerics.isPassingOver
    let drift = refinedDrift(findsCoefficients: hasGrown)
    driftSchedule.adapt(isClean: drift.found < 1e-14 && !isSuspect)
    noteChecked(max(drift.values, drift.coefficients))
    if driftSchedule.isWorth(values: drift.values, SolverState.drift)
      || drift.violation > SolverState.largestViolation
      || driftSchedule.isWorth(coefficients: drift.coefficients, SolverState.coefficientDrift)
      || (mayStray && tableau.form.largestInfeasibility() > SolverState.largestInfeasibility)
    {
      let former = remainingDrift()
      if isBuiltAnew, former.share <= 1 { return noteRemaining(former) }
      try rebuildAgainstDrift(former)
    }
  }

  /// Rebuilds the tableau if coefficients have drifted so far that its costs are not worth following.
  /// - Returns: Whether it was.
  mutating func rebuildIfDrifted() -> Bool {
    guard coefficientDrift() > SolverState.coefficientDrift.left else { return false }
    return rebuild(in: orderByPriority, .another)
  }

  /// Records a check.
  /// - Parameter drift: The drift that was found, from which further growth is counted.
  private mutating func noteChecked(_ drift: Double) {
    driftSchedule.noteChecked(after: tableau.pivots)
    tableau.form.numerics.noteChecked(growth: max(1, drift / SolverState.roundingError))
  }

  /// Rebuilds the tableau in several orders, until one leaves less drift than there was, and no more than may remain.
  ///
  /// If all leave some, such constraints cannot do better, and the least drift counts: that of one of the orders, or of
  /// the tableau as it was. One that was good enough is not worth more than one attempt.
  /// - Parameter former: The drift of the tableau as it is.
  private mutating func rebuildAgainstDrift(_ former: RemainingDrift) throws(Refusal) {
    var formerTableau = tableau.copy()
    var formerUnits = units.copy()
    let wasRefining = driftSchedule.isRefining
    // Mostly the constraints came in the order of their numbers: that would go wrong again.
    var orders = [orderByPriority]
    if former.share > 1 { orders += [orderByNumber, orderByNumber.reversed()] }
    var best: (order: [Int32], drift: Double)?
    for order in orders {
      guard let drift = try? optimize(builtIn: order, .another) else { continue }
      if drift <= min(former.share, 1) { return }
      if drift < best?.drift ?? .infinity { best = (order, drift) }
    }
    if former.share < .infinity, former.share <= best?.drift ?? .infinity {
      formerTableau.takeBack(from: tableau)
      swap(&tableau, &formerTableau)
      swap(&units, &formerUnits)
      driftSchedule.isRefining = wasRefining
      return noteRemaining(former)
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
    driftSchedule.isRefining = false
    let drift = remainingDrift()
    noteRemaining(drift)
    return drift.share
  }

  // MARK: - Measuring

  /// The drift of a tableau at an optimum.
  private struct RemainingDrift {
    var values: Double
    var coefficients: Double
    /// The drift as a share of what may remain; infinity if a required constraint is violated.
    var share: Double
  }

  private mutating func remainingDrift() -> RemainingDrift {
    let drift = refinedDrift(findsCoefficients: true)
    let share =
      drift.violation > SolverState.largestViolation
      ? .infinity
      : max(
        drift.values / SolverState.drift.left,
        drift.coefficients / SolverState.coefficientDrift.left,
        tableau.form.largestInfeasibility() / SolverState.largestInfeasibility)
    return RemainingDrift(values: drift.values, coefficients: drift.coefficients, share: share)
  }

  /// Refines the values if they have drifted, and returns their drift and that of the coefficients.
  /// - Parameter findsCoefficients: Whether the latter is of interest even if the values have not drifted.
  /// - Returns: The drift that was `found`, what is left of it, and the violation of a required constraint.
  private mutating func refinedDrift(
    findsCoefficients: Bool
  ) -> (found: Double, values: Double, coefficients: Double, violation: Double) {
    let residuals = Residuals(at: tableau.values.copy(), &tableau.form)
    let found = residuals.largestDrift(&self)
    let isRough = found > SolverState.drift.seen
    let coefficients = findsCoefficients || isRough ? coefficientDrift() : 0
    guard isRough, found <= SolverState.refinableDrift,
      coefficients <= SolverState.coefficientDrift.left
    else {
      let violation = found > 1e-14 ? residuals.largestViolation(&self).share : 0
      return (found, found, coefficients, violation)
    }
    driftSchedule.isRefining = true
    refineValues(by: residuals)
    let refined = Residuals(at: tableau.values.copy(), &tableau.form)
    return (
      found, refined.largestDrift(&self), coefficients, refined.largestViolation(&self).share
    )
  }

  /// Records a drift that no other tableau is known to be without.
  private mutating func noteRemaining(_ drift: RemainingDrift) {
    noteChecked(max(drift.values, drift.coefficients))
    driftSchedule.noteRebuilt(values: drift.values, coefficients: drift.coefficients)
  }

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
