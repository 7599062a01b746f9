extension SolverState {
  /// Records the steps of the tableau's trace as events, in the caller's terms.
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
    case .functional(let places): .functional(places.compactMap { constraints[$0] })
    }
  }
}
