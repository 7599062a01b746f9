extension SolverState {
  /// Evaluates, and after many pivots compares the rows with the constraints.
  /// - Parameter isBuiltAnew: Whether the tableau was built for this call: another one would be no better, unless
  ///   this one is not good enough.
  @inline(__always) mutating func repairDrift(isBuiltAnew: Bool) throws(Refusal) {
    tableau.form.refreshValuesIfPivoted()
    tableau.form.evaluate()
    if tableau.form.numerics.isSuspect || tableau.form.numerics.isPassingOver
      || driftSchedule.isDue(after: tableau.pivots, rows: tableau.form.basis.rowCount)
      || (tableau.form.numerics.coefficientError > Numerics.smallest
        && LargestMiss.isToBeCompared(&self))
    {
      try DriftRepair.performIfNeeded(on: &self, isBuiltAnew: isBuiltAnew)
    }
  }

  /// Rebuilds the tableau if coefficients have drifted so far that its costs are not worth following.
  /// - Returns: Whether it was.
  mutating func rebuildIfDrifted() -> Bool {
    let drift = Drift.ofCoefficients(&self)
    guard driftSchedule.isTooMuch(coefficients: drift) else { return false }
    // Before an optimum, a basis that has let them drift so far mostly enlarges the errors of any rows.
    return rebuild(in: BuildOrder.byPriority(self), .another) || Refactoring(&self).isDone
  }

  /// Records a check.
  /// - Parameter drift: The drift that was found, from which further growth is counted.
  mutating func noteChecked(_ drift: Double) {
    driftSchedule.noteChecked(after: tableau.pivots)
    tableau.form.lowerLeastGrowth()
    tableau.form.numerics.noteChecked(drift: drift)
    if let error = findings.driftOfCoefficients(in: tableau) {
      tableau.form.numerics.noteCoefficientError(error)
    }
  }

  /// Rebuilds and optimizes, since rounding errors can lead in a circle, and a rebuilt tableau has others.
  /// - Throws: `undecidable` if required constraints contradict or miss each other in each tableau, otherwise
  ///   `iterationLimit`.
  mutating func findOptimumAnew() throws(SolverError) {
    let efforts = [Work.Effort.another, .another, .lastResort]
    let byNumber = BuildOrder.byNumber(self)
    let orders = [byNumber, byNumber.reversed(), BuildOrder.byPriority(self)]
    var missed: Doubt?
    for (order, effort) in zip(orders, efforts) {
      guard let share = try? RenewedOptimum(&self, builtIn: order, effort).share else { continue }
      if share <= 1 || (effort == .lastResort && share < .infinity) { return }
      if share == .infinity { missed = TableauDoubt(&self).doubt ?? missed }
    }
    throw missed.map { .undecidable($0) } ?? reasonOfRebuild()
  }

  /// Records a drift that no other tableau is known to be without.
  mutating func noteRemaining(_ drift: Drift) {
    noteChecked(drift.largest)
    driftSchedule.noteRebuilt(values: drift.values, coefficients: drift.coefficients)
  }
}
