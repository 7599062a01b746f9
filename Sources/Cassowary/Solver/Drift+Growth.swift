extension Drift {
  /// The growth of coefficients from which on their drift is measured between two optimizations.
  private static let largeGrowth = 1e6

  /// Rebuilds a tableau whose coefficients have grown, and drifted, since the last optimization: what is added or
  /// changed next is judged by them.
  @inline(__always) static func repairGrowth(of state: inout SolverState) {
    if state.tableau.form.numerics.growth > largeGrowth { measureGrowth(of: &state) }
  }

  @inline(never) private static func measureGrowth(of state: inout SolverState) {
    let rows = state.tableau.form.basis.rowCount
    guard state.driftSchedule.isMeasurable(after: state.tableau.pivots, rows: rows) else { return }
    let drift = measure(&state)
    guard state.driftSchedule.isWorth(coefficients: drift, growthLimits) else { return }
    var left = Refactoring(&state).isDone ? min(drift, measure(&state)) : drift
    if left > growthLimits.seen {
      var formerTableau = state.tableau.copy()
      var formerUnits = state.units.copy()
      if state.rebuild(in: state.orderByPriority, .another) {
        let rebuilt = measure(&state)
        if rebuilt > left {
          formerTableau.takeBack(from: state.tableau)
          swap(&state.tableau, &formerTableau)
          swap(&state.units, &formerUnits)
        }
        left = min(left, rebuilt)
      }
    }
    state.driftSchedule.noteRebuilt(coefficients: left)
  }

  /// Measures the drift of the coefficients, from which further growth is counted.
  private static func measure(_ state: inout SolverState) -> Double {
    let drift = ofCoefficients(&state)
    state.driftSchedule.noteMeasured(after: state.tableau.pivots)
    state.tableau.form.numerics.noteMeasured(growth: max(1, drift / roundingError))
    return drift
  }
}
