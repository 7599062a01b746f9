extension SolverState {
  mutating func optimize() throws(SolverError) {
    guard needsOptimizing else {
      hasChanged = false
      return
    }
    do throws(Refusal) {
      tableau.refill()
      try findOptimum()
      try repairDrift()
    } catch {
      guard findOptimumAnew() else { throw .iterationLimit(tableau.patience.steps) }
    }
    needsOptimizing = false
    takeValues()
    if events != nil { tellEvents() }
  }

  /// Rounding errors can lead in a circle; what is built anew has others.
  private mutating func findOptimumAnew() -> Bool {
    let efforts = [Tableau.Effort.another, .another, .lastResort]
    let orders = [orderByNumber, orderByNumber.reversed(), orderByPriority]
    for (order, effort) in zip(orders, efforts) {
      guard rebuild(in: order, effort), (try? findOptimum()) != nil else { continue }
      if effort == .another, coefficientDrift() > 1e-9 { continue }
      tableau.refreshValues()
      tableau.evaluate()
      return true
    }
    return false
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
    let hasGrown = tableau.growth > 256
    tableau.isSuspect = false
    tableau.growth = 1
    if drift > 1e-12 || (hasGrown && coefficientDrift() > 1e-11) { try rebuildAgainstDrift() }
  }

  private mutating func rebuildAgainstDrift() throws(Refusal) {
    let hasGrown = coefficientDrift() > 1e-11
    for order in [orderByNumber, orderByPriority, orderByNumber.reversed()] {
      guard rebuild(in: order, .another) else { continue }
      try findOptimum()
      tableau.refreshValues()
      tableau.evaluate()
      checkedPivots = tableau.pivots
      tableau.isSuspect = false
      tableau.growth = 1
      // What is left is what such constraints give: another order helps only where it went wrong.
      if largestDrift() < 1e-9, !hasGrown || coefficientDrift() < 1e-9 { return }
    }
  }

  /// The same for the coefficients, whatever the values are: at a point where many are zero those
  /// tell nothing.
  private mutating func coefficientDrift() -> Double {
    let count = tableau.symbols.count
    var kept = Buffer<Double>(repeating: 0, count: count)
    kept.take(from: tableau.values)
    var seed: UInt64 = 1
    for symbol in 0..<Symbol(count) where tableau.symbols[symbol].state == .parametric {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      tableau.values[symbol] = 1 + Double(seed >> 11) / 9_007_199_254_740_992
    }
    tableau.sumUpRows()
    tableau.evaluate()
    let drift = largestDrift()
    tableau.values.take(from: kept)
    return drift
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
