/// A call that goes on after it was interrupted, because so much was looked at that another order of the constraints may be
/// better (`Reordering`), or because coefficients had grown: mostly that is only an estimate, and they are right. Otherwise the
/// rows are found anew for the basis, before rounding errors make the basis singular.
struct ContinuedRun {
  /// How many times a call goes on with rows that were found anew.
  private static let mostInterruptions = 512
  /// The drift of coefficients from which on they are found anew.
  private static let driftLimits = (seen: 1e-10, left: 1e-9)
  /// The drift with which a run does not go on: first if rows cannot be found anew, and in any case.
  private static let largestDrift = (before: 1e-6, after: 1e-3)

  /// The refusal that is left; nil if the call is done.
  private(set) var refusal: Refusal?

  /// - Parameter run: What is left to do. All that a constraint or constant changes is done before rows are repaired.
  @inline(never) init(
    after refusal: Refusal, _ state: inout SolverState,
    _ run: (inout SolverState) throws(Refusal) -> Void = { state throws(Refusal) in
      try state.tableau.repair()
    }
  ) {
    self.refusal = refusal
    var left = ContinuedRun.mostInterruptions
    while let cause = self.refusal, cause.isInterruption {
      self.refusal = left > 0 ? ContinuedRun.end(after: cause, &state) : .exhausted
      if self.refusal != nil { return }
      left -= 1
      do throws(Refusal) {
        try run(&state)
        self.refusal = nil
      } catch {
        self.refusal = error
      }
    }
  }

  /// Finds the optimum, after as many interruptions as it takes.
  static func toOptimum(of state: inout SolverState) throws(Refusal) {
    do throws(Refusal) {
      try state.findOptimum()
    } catch {
      let run = ContinuedRun(after: error, &state) { state throws(Refusal) in
        try state.findOptimum()
      }
      if let refusal = run.refusal { throw refusal }
    }
  }

  /// Does what an interruption is for.
  /// - Returns: Why a run does not go on after it; nil if it does.
  private static func end(after cause: Refusal, _ state: inout SolverState) -> Refusal? {
    if cause == .disordered { return Reordering.perform(on: &state) }
    return areCoefficientsRight(&state) ? nil : .exhausted
  }

  /// Measures the drift of the coefficients, and finds them anew if there is some, or if a pivot element is so small that
  /// less would matter. Further growth is counted from there.
  /// - Returns: Whether there is no more of it than a run can go on with.
  private static func areCoefficientsRight(_ state: inout SolverState) -> Bool {
    let drift = Drift.ofCoefficients(&state)
    var left = drift
    let isWorth = state.driftSchedule.isWorth(coefficients: drift, driftLimits)
    if isWorth || state.tableau.form.numerics.interruptions.isForPivot {
      if Refactoring(&state).isDone {
        left = Drift.ofCoefficients(&state)
        state.driftSchedule.noteRebuilt(coefficients: left)
      } else if drift > largestDrift.before {
        return false
      }
    }
    // Where rows are sums of much that cancels, they are no better when they are found anew.
    let isVain = isWorth && left > drift / 4
    state.tableau.form.numerics.interruptions.note(
      isVain ? .inVain : drift > driftLimits.left ? .hadDrift : .hadNone)
    state.tableau.form.lowerLeastGrowth()
    state.tableau.form.numerics.noteMeasured(left)
    return left <= largestDrift.after
  }
}
