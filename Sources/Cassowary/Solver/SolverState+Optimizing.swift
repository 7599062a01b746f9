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
    try takeValues()
    needsOptimizing = false
    optimizedSize = size
    if events != nil { tellEvents() }
  }

  /// How many constraints there are.
  var size: Int { constraints.count - vacantPlaces.count }

  /// Optimizes what was added so far if there is twice as much of it as the last time.
  ///
  /// Pivots in a small tableau take little, and leave less to do in the whole one. Nobody waits for
  /// the optimum yet: what takes long is left for later.
  mutating func optimizeIfGrown() {
    guard size >= 2 * optimizedSize, size >= tableau.patience.earlySize else { return }
    optimizedSize = size
    tableau.refill()
    try? tableau.minimize()
  }

  mutating func findOptimum() throws(Refusal) {
    try tableau.eliminateOrphans()
    tableau.touchDoubtful()
    try tableau.minimize()
    // Eliminating what only served to define can leave more to settle.
    if !tableau.flats.isEmpty { try tableau.settle(orderedVariables()) }
  }

  /// Takes the values over from the tableau, if they are numbers.
  private mutating func takeValues() throws(SolverError) {
    makeRoom()
    swap(&values, &formerValues)
    hasChanged = true
    if tableau.version == finiteVersion {
      values.take(from: tableau.values)
      if units.isEmpty || scaleValues() { return }
    } else if values.takeFinite(from: tableau.values), units.isEmpty || scaleValues() {
      finiteVersion = tableau.version
      return
    }
    hasChanged = false
    swap(&values, &formerValues)
    for symbol in 0..<Symbol(tableau.values.count) {
      let value = tableau.values[symbol] * unit(of: symbol)
      if !value.isFinite { throw .nonFiniteNumber(value) }
    }
  }
}
