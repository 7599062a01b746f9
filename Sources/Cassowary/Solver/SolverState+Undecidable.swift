/// The refusal of a constraint by a tableau that was built anew.
struct RebuildRefusal {
  let reason: Refusal
  /// The constraint, and the amount by which it was missed.
  let doubt: Doubt?
}

extension SolverState {
  /// The reason for which accepted constraints could not be built anew.
  func reasonOfRebuild() -> SolverError {
    if let rebuildRefusal, rebuildRefusal.reason == .contradiction, let doubt = rebuildRefusal.doubt
    {
      return .undecidable(doubt)
    }
    return .iterationLimit(tableau.work.limits.steps)
  }
}
