/// The search for a tableau with less drift: the rows are found anew for the basis or, where that leaves too much, from the
/// constraints in several orders. It ends with a tableau that has less than there was, and no more than may remain.
///
/// If all leave some, such constraints cannot do better, and the least drift counts. A tableau that was good enough is not
/// worth more than two attempts.
struct DriftRepair: ~Copyable {
  private var best: KeptTableau
  private var drift: Drift
  /// The drift that ends the search, as a share of what may remain.
  private let goal: Double

  /// Compares the tableau with the constraints, refines coefficients that have drifted, and carries the search out if that
  /// leaves too much.
  /// - Parameter isBuiltAnew: Whether the tableau was built for this call: another one would be no better, unless
  ///   this one is not good enough.
  @inline(never) static func performIfNeeded(
    on state: inout SolverState, isBuiltAnew: Bool
  ) throws(Refusal) {
    let numerics = state.tableau.form.numerics
    let hasGrown = numerics.growth > 256
    var drift = Drift(refining: &state, findsCoefficients: hasGrown)
    state.driftSchedule.adapt(isClean: drift.found < 1e-14 && !numerics.isSuspect)
    state.noteChecked(drift.largest)
    if hasGrown, let optimum = refined(&state) { drift = optimum.drift }
    let mayStray = hasGrown || numerics.isPassingOver
    if !state.driftSchedule.isTolerable(drift)
      || (mayStray && Drift.ofRows(&state.tableau.form) > 1)
    {
      let former = Drift(refining: &state, findsCoefficients: true)
      if isBuiltAnew, former.share(&state.tableau.form) <= 1 {
        return state.noteRemaining(former)
      }
      try perform(on: &state, against: former)
    }
  }

  /// Refines coefficients that have drifted, and optimizes.
  /// - Returns: The optimum; nil if they have not, or if the search fails: then all is as it was.
  private static func refined(_ state: inout SolverState) -> RenewedOptimum? {
    guard RowRefinement.isWorth(&state) else { return nil }
    let former = KeptTableau(state, fault: 0)
    if let optimum = try? RenewedOptimum(refining: &state) { return optimum }
    former.takeBack(&state)
    return nil
  }

  /// Carries it out.
  /// - Parameter former: The drift of the tableau as it is.
  /// - Throws: `exhausted` if required constraints are violated in each tableau.
  private static func perform(on state: inout SolverState, against former: Drift) throws(Refusal) {
    let share = former.share(&state.tableau.form)
    // Where the answer is proven all the same, a basis that lets coefficients drift in any tableau is not worth many of them.
    let isOfCoefficients = former.coefficients / former.coefficientLimits.left >= share
    let most = former.isProven && isOfCoefficients ? max(1, min(share / 10, 10)) : 1
    var repair = DriftRepair(
      best: KeptTableau(state, fault: share), drift: former, goal: min(share, most))
    if repair.isDone(by: try? RenewedOptimum(refactoring: &state), state) { return }
    // Mostly the constraints came in the order of their numbers: that would go wrong again.
    var orders = [BuildOrder.byPriority(state)]
    if share > 1 {
      let byNumber = BuildOrder.byNumber(state)
      orders += [byNumber, byNumber.reversed()]
    }
    for order in orders {
      let optimum = try? RenewedOptimum(&state, builtIn: order, .another)
      if repair.isDone(by: optimum, state) { return }
    }
    let (left, fault) = (repair.drift, repair.best.fault)
    if fault == .infinity { throw .exhausted }
    repair.takeBack(&state)
    state.noteRemaining(left)
  }

  /// Returns whether an attempt has left little enough; otherwise it is kept if it is the best so far.
  private mutating func isDone(
    by optimum: RenewedOptimum?, _ state: borrowing SolverState
  ) -> Bool {
    guard let optimum else { return false }
    if optimum.share <= goal { return true }
    if optimum.share < best.fault { drift = optimum.drift }
    best.keep(ifBetter: state, fault: optimum.share)
    return false
  }

  private consuming func takeBack(_ state: inout SolverState) { best.takeBack(&state) }
}
