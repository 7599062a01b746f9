extension SolverState {
  @inline(__always) mutating func optimize() throws(SolverError) {
    guard needsOptimizing else {
      answer.noteUnchanged()
      return
    }
    do throws(Refusal) {
      tableau.refill()
      try findOptimum()
      try checkOptimum()
    } catch {
      try findOptimumAnew()
    }
    try takeValues()
    needsOptimizing = false
    optimizedSize = constraints.count
    if events != nil { recordEvents() }
  }

  /// The least number of constraints for an early optimization.
  private static let earlySize = 80

  /// Optimizes early if there are twice as many constraints as at the last optimization.
  ///
  /// Pivots in a small tableau are cheap, and leave less work for the large one. The optimum is not
  /// requested yet, so long work is left for later.
  @inline(__always) mutating func optimizeIfGrown() {
    let size = max(SolverState.earlySize, 2 * optimizedSize)
    if constraints.count >= size { optimizeEarly() }
  }

  @inline(never) private mutating func optimizeEarly() {
    optimizedSize = constraints.count
    tableau.refill(.early)
    try? tableau.minimize()
  }

  @inline(__always) mutating func findOptimum() throws(Refusal) {
    // Rows may have stayed infeasible when a refused call was undone.
    if !tableau.form.infeasibleRows.isEmpty { try tableau.repair() }
    try tableau.eliminateUnused()
    tableau.form.repriceDeferred()
    try tableau.minimize()
    // When symbols that only served definitions are eliminated, more variables may become free.
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
