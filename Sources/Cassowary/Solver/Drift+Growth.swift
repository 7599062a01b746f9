extension Drift {
  /// The growth of coefficients from which on their drift is measured between two optimizations.
  private static let largeGrowth = 1e5

  /// Rebuilds a tableau whose coefficients have grown, and drifted, since the last optimization: what is added or
  /// changed next is judged by them.
  @inline(__always) static func repairGrowth(of state: inout SolverState) {
    if state.tableau.form.numerics.growth > largeGrowth { measureGrowth(of: &state) }
  }

  @inline(never) private static func measureGrowth(of state: inout SolverState) {
    let rows = state.tableau.form.basis.rowCount
    guard
      state.driftSchedule.isMeasurable(
        after: state.tableau.pivots, rows: rows, constraints: state.constraints.count)
    else { return }
    let drift = measure(&state)
    guard state.driftSchedule.isWorth(coefficients: drift, coefficientLimits) else { return }
    var best = KeptTableau(state, fault: drift)
    if !isMended(by: Refactoring(&state).isDone, &best, &state),
      !isMended(by: state.rebuild(in: BuildOrder.byPriority(state), .another), &best, &state)
    {
      let left = best.fault
      best.takeBack(&state)
      state.driftSchedule.noteRebuilt(coefficients: left)
    }
  }

  /// Returns whether an attempt has left little enough; otherwise it is kept if it is the best so far.
  private static func isMended(
    by isDone: Bool, _ best: inout KeptTableau, _ state: inout SolverState
  ) -> Bool {
    guard isDone, isFeasible(&state) else { return false }
    let left = measure(&state)
    state.driftSchedule.noteRebuilt(coefficients: left)
    if left <= coefficientLimits.seen { return true }
    best.keep(ifBetter: state, fault: left)
    return false
  }

  /// Repairs rows that were within their bounds with the former coefficients only: what was accepted by these may be impossible.
  private static func isFeasible(_ state: inout SolverState) -> Bool {
    if state.tableau.form.infeasibleRows.isEmpty { return true }
    state.tableau.refill(.another)
    return (try? state.repairLeftRows()) != nil
  }

  /// Measures the drift of the coefficients, from which further growth is counted.
  private static func measure(_ state: inout SolverState) -> Double {
    let drift = ofCoefficients(&state)
    state.driftSchedule.noteMeasured(after: state.tableau.pivots)
    state.tableau.form.lowerLeastGrowth()
    state.tableau.form.numerics.noteMeasured(drift)
    return drift
  }
}
