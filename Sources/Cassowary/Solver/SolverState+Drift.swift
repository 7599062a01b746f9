extension SolverState {
  /// Evaluates, and after many pivots compares the rows with the constraints.
  /// - Parameter isBuiltAnew: Whether the tableau was built for this call: another one would be no better, unless
  ///   this one is not good enough.
  mutating func repairDrift(isBuiltAnew: Bool) throws(Refusal) {
    tableau.form.refreshValuesIfPivoted()
    tableau.form.evaluate()
    guard
      tableau.form.numerics.isSuspect || tableau.form.numerics.isPassingOver
        || driftSchedule.isDue(after: tableau.pivots)
    else { return }
    let hasGrown = tableau.form.numerics.growth > 256
    let isSuspect = tableau.form.numerics.isSuspect
    let mayStray = hasGrown || tableau.form.numerics.isPassingOver
    let drift = Drift(refining: &self, findsCoefficients: hasGrown)
    driftSchedule.adapt(isClean: drift.found < 1e-14 && !isSuspect)
    noteChecked(drift.largest)
    if driftSchedule.isWorth(values: drift.values, Drift.valueLimits) || drift.isViolating
      || driftSchedule.isWorth(coefficients: drift.coefficients, drift.coefficientLimits)
      || (mayStray && Drift.ofRows(&tableau.form) > 1)
    {
      let former = Drift(refining: &self, findsCoefficients: true)
      if isBuiltAnew, former.share(&tableau.form) <= 1 { return noteRemaining(former) }
      try rebuild(against: former)
    }
  }

  /// Rebuilds the tableau if coefficients have drifted so far that its costs are not worth following.
  /// - Returns: Whether it was.
  mutating func rebuildIfDrifted() -> Bool {
    guard Drift.ofCoefficients(&self) > Drift.coefficientLimits.left else { return false }
    return rebuild(in: orderByPriority, .another)
  }

  /// Records a check.
  /// - Parameter drift: The drift that was found, from which further growth is counted.
  private mutating func noteChecked(_ drift: Double) {
    driftSchedule.noteChecked(after: tableau.pivots)
    tableau.form.numerics.noteChecked(growth: max(1, drift / Drift.roundingError))
  }

  /// Rebuilds the tableau in several orders, until one leaves less drift than there was, and no more than may remain.
  ///
  /// If all leave some, such constraints cannot do better, and the least drift counts: that of one of the orders, or of
  /// the tableau as it was. One that was good enough is not worth more than one attempt.
  /// - Parameter former: The drift of the tableau as it is.
  private mutating func rebuild(against former: Drift) throws(Refusal) {
    let share = former.share(&tableau.form)
    var formerTableau = tableau.copy()
    var formerUnits = units.copy()
    let wasRefining = driftSchedule.isRefining
    // Mostly the constraints came in the order of their numbers: that would go wrong again.
    var orders = [orderByPriority]
    if share > 1 { orders += [orderByNumber, orderByNumber.reversed()] }
    var best: (order: [Int32], drift: Double)?
    for order in orders {
      guard let drift = try? optimize(builtIn: order, .another) else { continue }
      if drift <= min(share, 1) { return }
      if drift < best?.drift ?? .infinity { best = (order, drift) }
    }
    if share < .infinity, share <= best?.drift ?? .infinity {
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
      if drift == .infinity {
        missed = Residuals(at: tableau.values.copy(), &tableau.form).largestViolation(&self).doubt
      }
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
    let drift = Drift(refining: &self, findsCoefficients: true)
    noteRemaining(drift)
    return drift.share(&tableau.form)
  }

  /// Records a drift that no other tableau is known to be without.
  private mutating func noteRemaining(_ drift: Drift) {
    noteChecked(drift.largest)
    driftSchedule.noteRebuilt(values: drift.values, coefficients: drift.coefficients)
  }
}
