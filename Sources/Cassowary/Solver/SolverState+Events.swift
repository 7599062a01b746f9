extension SolverState {
  /// Translates the tableau's events into the caller's terms.
  mutating func tellEvents() {
    for step in tableau.form.trace.take() {
      let told: SolverEvent =
        switch step {
        case .rowAdded(let subject): .rowAdded(self.subject(subject))
        case .pivot(let entering, let leaving):
          .pivot(entering: subject(entering), leaving: subject(leaving))
        case .flip(let subject): .flip(self.subject(subject))
        }
      events?.append(told)
    }
  }

  private func subject(_ subject: TraceStep.Subject) -> SolverEvent.Subject {
    switch subject {
    case .variable(let symbol): .variable(variable(symbol))
    case .functional(let places): .functional(places.compactMap { constraints[Int($0)] })
    }
  }
}
