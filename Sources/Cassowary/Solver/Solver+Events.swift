extension Solver {
  /// Whether what the solver does is recorded, for someone to look at step by step.
  ///
  /// It is off at first, and costs nothing then but a look at whether it is. Turning it off forgets
  /// what was recorded; setting it to what it is does nothing. The record grows until it is taken.
  /// A copy records for itself, and begins with what its original had recorded.
  ///
  /// Recording changes no answer.
  public var recordsEvents: Bool {
    get { storage.state.events != nil }
    set {
      guard newValue != recordsEvents else { return }
      change { state in
        state.events = newValue ? [] : nil
        state.tableau.story = newValue ? [] : nil
      }
    }
  }

  /// Hands over what was recorded since the last time, in the order in which it happened: nothing
  /// while recording is off.
  ///
  /// Steps are taken by `optimize()`, but also by adding and changing required constraints, and by
  /// calls that are refused in the end. When the tableau is built anew because of rounding errors,
  /// that is not told.
  public mutating func takeEvents() -> [SolverEvent] {
    guard recordsEvents else { return [] }
    return change { state in
      defer { state.events = [] }
      return state.events ?? []
    }
  }
}
