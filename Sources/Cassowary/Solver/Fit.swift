/// How well a tableau's values fit the constraints as they were given.
struct Fit {
  /// The violation of a required constraint that is refined, as a share of its numbers: where values of hundreds of
  /// thousands cancel, a small one can miss its limit by much more than it drifts beside them.
  static let largestViolation = 1e-9
  /// The drift up to which a miss of less than a limit may be missed by is none.
  private static let cleanDrift = 1e-14
  private static let mostRefinements = 3

  /// The largest difference between a constraint and its rows, as a share of the numbers in their sum.
  private(set) var drift: Double
  /// The largest violation of a required constraint, as a share of its numbers.
  private(set) var violation: Double

  /// Compares the values of all symbols that a tableau has.
  init(of state: inout SolverState) {
    self.init(Residuals(at: state.tableau.values.copy(), &state.tableau.form), &state)
  }

  private init(_ residuals: borrowing Residuals, _ state: inout SolverState) {
    drift = residuals.largestDrift(&state)
    let largest = residuals.largestViolation(&state)
    let isClear = drift > Fit.cleanDrift || (largest.doubt?.amount ?? 0) > Numerics.harmlessMiss
    violation = isClear ? largest.share : 0
  }

  /// Whether rounding errors are to be taken out of the values.
  var isRough: Bool { fault > 1 }

  /// The larger of both, as a share of what is left.
  private var fault: Double {
    max(drift / Drift.valueLimits.seen, violation / Fit.largestViolation)
  }

  /// Takes rounding errors out of the values, while that helps.
  mutating func refine(_ state: inout SolverState) {
    var residuals = Residuals(at: state.tableau.values.copy(), &state.tableau.form)
    var rounds = 0
    while isRough, rounds < Fit.mostRefinements {
      let former = self
      let before = state.tableau.values.copy()
      rounds += 1
      residuals.refineValues(&state)
      residuals = Residuals(at: state.tableau.values.copy(), &state.tableau.form)
      self = Fit(residuals, &state)
      if fault < former.fault / 2 { continue }
      if fault < former.fault { return }
      // The coefficients are so wrong that they enlarge the errors.
      state.tableau.form.basis.values = before
      self = former
      return
    }
  }
}
