/// When a tableau is built anew in a better order: when a call looks at more entries than that takes.
///
/// Rows are long, and each step takes long, where constraints came in an order in which each connects parts that had grown by
/// themselves, or where a large change has made rows longer and longer. The same constraints in a connected order
/// (`ConnectedOrder`) mostly leave a fraction of it. Where they do not, the call looks at twice as many before that is tried
/// again.
struct Reordering: BitwiseCopyable {
  /// How many times the limit is doubled because a new order has not helped.
  private var doublings = 0
  /// Whether the last new order has helped.
  private var hasHelped = false
  /// How many times the tableau was built anew.
  private(set) var count = 0
  /// Whether this is a state that is built anew itself.
  private(set) var isUnderway = false

  /// A schedule for a state that is built anew: nothing is built anew for it.
  static var underway: Reordering {
    var reordering = Reordering()
    reordering.isUnderway = true
    return reordering
  }

  /// Builds the tableau anew if that is due.
  @inline(__always) static func performIfDue(on state: inout SolverState) {
    if state.tableau.form.basis.touches.areMany { _ = perform(on: &state) }
  }

  /// Builds the tableau anew, or sets the limit for as many constraints as there are. Either way, a run can go on, unless the
  /// constraints are proven to contradict each other.
  /// - Returns: What ends the run: the contradiction, or that it is one of a state that is built anew itself; nil if it goes on.
  @inline(never) static func perform(on state: inout SolverState) -> Refusal? {
    if state.reordering.isUnderway { return .exhausted }
    let touches = state.tableau.form.basis.touches
    let limit = state.reordering.limit(of: state)
    if touches.count < limit {
      state.tableau.form.basis.touches.goOn(until: limit)
      return nil
    }
    let refusal = rebuild(&state, in: ConnectedOrder(state), atMost: touches.count)
    state.reordering.note(isDone: refusal == nil, isAgain: touches.isBuiltAnew)
    let further = state.reordering.limit(of: state)
    state.tableau.form.basis.touches.goOnAnew(until: touches.count + further)
    return refusal == .contradiction ? refusal : nil
  }

  /// Builds the tableau anew, with early optimization.
  /// - Parameter most: The number of entries that may be looked at before it is given up.
  /// - Returns: Why that failed; nil if it succeeded. A contradiction is proven: the tableau has the proof, and otherwise is
  ///   unchanged.
  private static func rebuild(
    _ state: inout SolverState, in order: ConnectedOrder, atMost most: Int
  ) -> Refusal? {
    var fresh = state.emptied(mostTouches: most)
    let effort: Work.Effort = state.tableau.work.effort == .lastResort ? .lastResort : .another
    guard
      let (refusal, _) = state.install(order.places, in: &fresh, effort, optimizesEarly: true)
    else { return nil }
    guard refusal == .contradiction, fresh.provenReason(for: refusal) != nil else {
      return .exhausted
    }
    state.tableau.takeProof(from: fresh.tableau)
    return refusal
  }

  /// Returns how many entries may be looked at.
  private func limit(of state: borrowing SolverState) -> Int {
    let limits = state.tableau.work.limits
    let most = max(limits.touches, limits.touchesPerConstraint * state.constraints.count)
    return most << min(doublings, 30)
  }

  /// Records that the tableau was built anew, or could not be.
  /// - Parameter isAgain: Whether it was in the same call before.
  private mutating func note(isDone: Bool, isAgain: Bool) {
    if isDone { count += 1 }
    if isAgain || !isDone {
      doublings += 1
    } else if hasHelped {
      doublings = max(0, doublings - 1)
    }
    hasHelped = isDone && !isAgain
  }
}
