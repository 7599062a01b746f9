extension SolverState {
  @inline(__always) mutating func optimize() throws(SolverError) {
    guard needsOptimizing else {
      answer.noteUnchanged()
      return
    }
    try findOptimumAnyhow()
    let exactly = exact.isNeeded ? try optimizeExactly() : nil
    try takeValues()
    if let exactly { answer.take(exactly.parts) }
    needsOptimizing = false
    optimizedSize = constraints.count
    if events != nil { recordEvents() }
  }

  /// Optimizes the tableau, or one that is built anew or without some constraints.
  mutating func findOptimumAnyhow() throws(SolverError) {
    do throws(Refusal) {
      try findCheckedOptimum()
    } catch {
      try findOptimumOtherwise()
    }
  }

  private mutating func findCheckedOptimum() throws(Refusal) {
    tableau.refill()
    let isBuiltAnew = tableau.form.numerics.growth > 1e6 && rebuildIfDrifted()
    try ContinuedRun.toOptimum(of: &self)
    try repairDrift(isBuiltAnew: isBuiltAnew)
  }

  /// Optimizes with rows that are found anew, without constraints at which the tableau may have failed, or with another one.
  @inline(never) private mutating func findOptimumOtherwise() throws(SolverError) {
    if let optimum = try? RenewedOptimum(refactoring: &self), optimum.share <= 1 { return }
    while SettingAside(&self).isDone {
      if (try? findCheckedOptimum()) != nil { return }
    }
    do throws(SolverError) {
      try findOptimumAnew()
    } catch {
      guard SettingAside(after: error, &self).isDone else { throw error }
      try findOptimumAnyhow()
    }
  }

  /// Optimizes early if there are twice as many constraints as the last time.
  ///
  /// Pivots in a small tableau are cheap, and leave less work in the whole one. Nobody waits for the optimum
  /// yet, so long work is left for later.
  /// - Parameter count: The number of constraints in the tableau.
  @inline(__always) mutating func optimizeIfGrown(to count: Int) {
    let size = max(tableau.work.limits.earlySize, 2 * optimizedSize)
    if count >= size { optimizeEarly(count) }
  }

  @inline(never) private mutating func optimizeEarly(_ count: Int) {
    optimizedSize = count
    tableau.refill(.early)
    try? tableau.minimize()
  }

  /// Repairs rows that were left when a refused call was undone.
  @inline(never) mutating func repairLeftRows() throws(Refusal) { try tableau.repair() }

  @inline(__always) mutating func findOptimum() throws(Refusal) {
    if !tableau.form.infeasibleRows.isEmpty { try repairLeftRows() }
    try tableau.eliminateUnused()
    tableau.form.repriceDeferred()
    try tableau.minimize()
    // Eliminating symbols that only served definitions can leave more to settle.
    if tableau.mayBeFree { try tableau.settle(orderedVariables()) }
  }

  /// Copies the values from the tableau, if they are finite.
  @inline(__always) private mutating func takeValues() throws(SolverError) {
    makeRoom()
    if answer.take(tableau, units) { return }
    for symbol in 0..<Symbol(answer.count) {
      let value = tableau.values[symbol] * units[symbol]
      if !value.isFinite { throw .nonFiniteNumber(value) }
    }
  }
}
