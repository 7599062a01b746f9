extension SolverState {
  mutating func optimize() throws(SolverError) {
    guard needsOptimizing else {
      hasChanged = false
      return
    }
    do throws(Refusal) {
      tableau.budget = SolverState.stepLimit
      try findOptimum()
      try repairDrift()
    } catch {
      // Rounding errors can lead in a circle; what is built anew has others.
      guard rebuild(), (try? findOptimum()) != nil else {
        throw .iterationLimit(SolverState.stepLimit)
      }
      tableau.evaluate()
    }
    needsOptimizing = false
    optimizedSize = max(size, SolverState.smallSize)
    takeValues()
    if events != nil { tellEvents() }
  }

  /// How many constraints are so few that it does not matter when they are optimized.
  static let smallSize = 10

  /// How many constraints there are.
  var size: Int { constraints.count - vacantPlaces.count }

  /// Optimizes what was added so far, as there is twice as much of it as the last time.
  ///
  /// Pivots in a small tableau take little, and leave less to do in the whole one. Nobody waits for
  /// the optimum yet: what takes long is left for later.
  mutating func optimizeEarly() {
    optimizedSize = size
    tableau.budget = 4 * size
    try? tableau.minimize()
  }

  private mutating func findOptimum() throws(Refusal) {
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

  // MARK: - Rounding errors

  /// The least and the most pivots that are done before the values are compared with the
  /// constraints.
  private static let pauses = 256...1024

  /// Evaluates, and after many pivots looks whether what the rows say is what the constraints say.
  ///
  /// The pause is longer each time that nothing is found.
  private mutating func repairDrift() throws(Refusal) {
    tableau.refreshValuesIfPivoted()
    guard tableau.isSuspect || tableau.pivots - checkedPivots >= pause else {
      tableau.evaluate()
      return
    }
    tableau.evaluate()
    let drift = largestDrift()
    pause = drift < 1e-14 && !tableau.isSuspect ? pause * 2 : 0
    pause = min(max(pause, SolverState.pauses.lowerBound), SolverState.pauses.upperBound)
    checkedPivots = tableau.pivots
    tableau.isSuspect = false
    if drift > 1e-12 { try rebuildAgainstDrift() }
  }

  private mutating func rebuildAgainstDrift() throws(Refusal) {
    for attempt in 0..<2 {
      guard rebuild(in: attempt == 0 ? orderByNumber : orderByPriority) else { continue }
      try findOptimum()
      tableau.refreshValues()
      tableau.evaluate()
      checkedPivots = tableau.pivots
      tableau.isSuspect = false
      // What is left is what such constraints give: another order helps only where it went wrong.
      if largestDrift() < 1e-9 { return }
    }
  }

  /// By how much a constraint's expression differs from what its host says, relative to the numbers
  /// that add up to it.
  func largestDrift() -> Double {
    var largest = 0.0
    for place in constraints.indices where constraints[place] != nil {
      let (residual, magnitude) = residual(of: Int32(place))
      if magnitude > 0 { largest = max(largest, abs(residual) / magnitude) }
    }
    return largest
  }

  /// What `expression - factor · host` amounts to, and the magnitude of what adds up to it.
  @inline(__always) func residual(of place: Int32) -> (residual: Double, magnitude: Double) {
    let demand = tableau.demands[place]
    var sum = demand.host < 0 ? 0 : -demand.factor * tableau.values[demand.host]
    var magnitude = abs(sum)
    for term in constraints[Int(place)]?.expression.terms ?? [] {
      let part = term.coefficient * tableau.values[term.variable.symbol]
      sum += part
      magnitude += abs(part)
    }
    return (sum, magnitude)
  }
}
