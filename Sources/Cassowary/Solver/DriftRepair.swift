/// The search for a tableau with less drift: the rows are found anew for the basis or, where that leaves too much, from the
/// constraints in several orders. It ends with a tableau that has less than there was, and no more than may remain.
///
/// If all leave some, such constraints cannot do better, and the least drift counts. A tableau that was good enough is not
/// worth more than two attempts.
struct DriftRepair: ~Copyable {
  // The best tableau so far, with what belongs to it.
  private var tableau: Tableau
  private var units: Units
  private var isRefining: Bool
  private var drift: Drift
  private var share: Double

  /// Carries it out.
  /// - Parameter former: The drift of the tableau as it is.
  /// - Throws: `exhausted` if required constraints are violated in each tableau.
  static func perform(on state: inout SolverState, against former: Drift) throws(Refusal) {
    let share = former.share(&state.tableau.form)
    var repair = DriftRepair(state, former, share: share)
    if repair.isDone(by: try? RebuiltOptimum(refactoring: &state), state, share) { return }
    // Mostly the constraints came in the order of their numbers: that would go wrong again.
    var orders = [state.orderByPriority]
    if share > 1 { orders += [state.orderByNumber, state.orderByNumber.reversed()] }
    for order in orders {
      let optimum = try? RebuiltOptimum(&state, builtIn: order, .another)
      if repair.isDone(by: optimum, state, share) { return }
    }
    try repair.takeBack(&state)
  }

  private init(_ state: borrowing SolverState, _ drift: Drift, share: Double) {
    tableau = state.tableau.copy()
    units = state.units.copy()
    isRefining = state.driftSchedule.isRefining
    self.drift = drift
    self.share = share
  }

  /// Returns whether an attempt has left little enough; otherwise it is kept if it is the best so far.
  private mutating func isDone(
    by optimum: RebuiltOptimum?, _ state: borrowing SolverState, _ former: Double
  ) -> Bool {
    guard let optimum else { return false }
    if optimum.share <= min(former, 1) { return true }
    if optimum.share < share {
      self = DriftRepair(state, optimum.drift, share: optimum.share)
    }
    return false
  }

  /// Gives the best tableau back.
  private consuming func takeBack(_ state: inout SolverState) throws(Refusal) {
    if share == .infinity { throw .exhausted }
    tableau.takeBack(from: state.tableau)
    swap(&state.tableau, &tableau)
    swap(&state.units, &units)
    state.driftSchedule.isRefining = isRefining
    state.noteRemaining(drift)
  }
}
