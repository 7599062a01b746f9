extension SolverState {
  /// How many times a call goes on with rows that were found anew.
  private static let mostInterruptions = 4096
  /// The drift of coefficients with which a run goes on.
  private static let harmlessDrift = 1e-12

  /// Goes on with a call that was interrupted because coefficients had grown: mostly that is only an estimate, and they are
  /// right. Otherwise the rows are found anew for the basis, before it is one only in appearance.
  /// - Parameter run: What is left to do. All that a constraint or constant changes is done before rows are repaired.
  /// - Returns: The refusal that is left; nil if the call is done.
  @inline(never) mutating func remainder(
    of refusal: Refusal, after run: (inout SolverState) throws(Refusal) -> Void = { state throws(Refusal) in
      try state.tableau.repair()
    }
  ) -> Refusal? {
    var refusal = refusal
    for _ in 0..<SolverState.mostInterruptions {
      guard refusal == .drifted else { return refusal }
      guard areCoefficientsRight() else { return .exhausted }
      do throws(Refusal) {
        try run(&self)
        return nil
      } catch {
        refusal = error
      }
    }
    return .exhausted
  }

  /// Measures the drift of the coefficients, and finds them anew if there is some, or if a pivot element is so small that
  /// less would matter. Further growth is counted from there.
  /// - Returns: Whether there is no more of it than a run can go on with.
  private mutating func areCoefficientsRight() -> Bool {
    var drift = Drift.ofCoefficients(&self)
    if drift > SolverState.harmlessDrift || tableau.form.numerics.isInterruptedForPivot {
      if Refactoring(&self).isDone { drift = Drift.ofCoefficients(&self) }
    }
    tableau.form.numerics.noteMeasured(growth: max(1, drift / Drift.roundingError))
    return drift <= Drift.coefficientLimits.left
  }
}
