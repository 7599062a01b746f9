extension SolverState {
  mutating func optimize() throws(SolverError) {
    guard needsOptimizing else {
      hasChanged = false
      return
    }
    do throws(Refusal) {
      tableau.refill()
      if tableau.growth > 1e6 { rebuildIfDrifted() }
      try findOptimum()
      try repairDrift()
    } catch {
      guard findOptimumAnew() else { throw .iterationLimit(tableau.patience.steps) }
    }
    needsOptimizing = false
    takeValues()
    if events != nil { tellEvents() }
  }

  mutating func findOptimum() throws(Refusal) {
    try tableau.eliminateOrphans()
    tableau.touchDoubtful()
    try tableau.minimize()
    // Eliminating what only served to define can leave more to settle.
    if !tableau.flats.isEmpty { try tableau.settle(orderedVariables()) }
  }

  /// Takes the values over from the tableau.
  private mutating func takeValues() {
    makeRoom()
    swap(&values, &formerValues)
    values.take(from: tableau.values)
    hasChanged = true
  }
}
