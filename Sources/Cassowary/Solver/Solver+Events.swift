extension Solver {
  /// Whether the solver records its steps, for inspection.
  ///
  /// False by default, at the cost of one check. Setting it to false discards the record; setting it to its
  /// present value does nothing. The record grows until it is taken. A copy has its own record, which begins
  /// with that of its original.
  ///
  /// Recording does not change any answer.
  public var recordsEvents: Bool {
    get { storage.state.events != nil }
    set {
      guard newValue != recordsEvents else { return }
      change { state in
        state.events = newValue ? [] : nil
        state.tableau.form.trace.isOn = newValue
      }
    }
  }

  /// Returns the events since the last call, in order, and removes them from the record; empty if recording
  /// is off.
  ///
  /// Steps are taken by `optimize()`, by adding and changing required constraints, and by calls that are
  /// refused in the end. A rebuild of the tableau because of rounding errors is not recorded.
  public mutating func takeEvents() -> [SolverEvent] {
    guard recordsEvents else { return [] }
    return change { state in
      defer { state.events = [] }
      return state.events ?? []
    }
  }
}

extension SolverState {
  /// Converts the steps of the tableau's trace to events with the caller's variables and constraints.
  mutating func recordEvents() {
    for step in tableau.form.trace.take() {
      let event: SolverEvent =
        switch step {
        case .rowAdded(let subject): .rowAdded(self.subject(subject))
        case .pivot(let entering, let leaving):
          .pivot(entering: subject(entering), leaving: subject(leaving))
        case .flip(let subject): .flip(self.subject(subject))
        }
      events?.append(event)
    }
  }

  private func subject(_ subject: TraceStep.Subject) -> SolverEvent.Subject {
    switch subject {
    case .variable(let symbol): .variable(variable(symbol))
    case .auxiliary(let indices): .auxiliary(indices.compactMap { constraints[$0] })
    }
  }
}
