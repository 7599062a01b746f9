extension Solver {
  /// Whether what the solver does is recorded, for someone to look at step by step.
  ///
  /// It costs nothing while it is off. Turning it off forgets what was recorded.
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

  /// Hands over what was recorded since the last time, in the order in which it happened.
  public mutating func takeEvents() -> [SolverEvent] {
    guard recordsEvents else { return [] }
    return change { state in
      defer { state.events = [] }
      return state.events ?? []
    }
  }
}
