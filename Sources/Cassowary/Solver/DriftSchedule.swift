/// When the tableau's values are compared with the constraints, after ever more pivots while nothing is found; and what
/// is tolerated of what is found, since a rebuilt tableau may be no better.
struct DriftSchedule: BitwiseCopyable {
  /// The least and the greatest number of pivots between comparisons.
  private static let pauses = 256...1024

  /// The largest drift of coefficients that may remain where the answer is proven.
  private static let mostProven = 1e-6

  /// The growth of what a rebuild has left after which the tableau is rebuilt again.
  private static let growth = 4.0

  /// The number of pivots at the last comparison.
  private var checkedPivots = 0
  /// The number of pivots when the drift of coefficients was last measured between two optimizations.
  private var measuredPivots = 0
  /// The number of pivots at the last proof of an optimum.
  private var provenPivots = 0
  /// The number of pivots until the next comparison.
  private var pause = DriftSchedule.pauses.lowerBound

  /// Whether values of this tableau had to be refined: others will have to be, too.
  var isRefining = false

  /// The drift of values and of coefficients that the last rebuild has left.
  private var left = (values: 0.0, coefficients: 0.0)

  /// Returns whether a comparison is due after a number of pivots: it is while values are refined. In a large tableau a row
  /// is in fewer of them, and a comparison takes longer.
  @inline(__always) func isDue(after pivots: Int, rows: Int) -> Bool {
    isRefining || pivots - checkedPivots >= max(pause, rows / 4)
  }

  /// Records a comparison, or that the tableau is new.
  mutating func noteChecked(after pivots: Int) {
    checkedPivots = pivots
    measuredPivots = pivots
  }

  /// The number of pivots after which an optimum is proven even if nothing asks for it.
  private static let unprovenPivots = 1024

  /// Returns whether it is to be. In a large tableau it is after as many pivots as there are rows.
  func isProofDue(after pivots: Int, rows: Int) -> Bool {
    pivots < provenPivots || pivots - provenPivots >= max(DriftSchedule.unprovenPivots, rows)
  }

  /// Records a proof of an optimum.
  mutating func noteProof(after pivots: Int) { provenPivots = pivots }

  /// The largest number of rows of a tableau that is built anew between two optimizations.
  private static let fewRows = 256

  /// Returns whether the drift of coefficients may be measured between two optimizations: that takes as long as many
  /// pivots, all the more where most variables are defined, and a large tableau is better built anew once, when it is
  /// optimized.
  func isMeasurable(after pivots: Int, rows: Int, constraints: Int) -> Bool {
    rows <= DriftSchedule.fewRows && pivots - measuredPivots > max(rows / 32, constraints / 256)
  }

  /// Records that it was measured between two optimizations.
  mutating func noteMeasured(after pivots: Int) { measuredPivots = pivots }

  /// Records that the tableau was built anew: its values need no comparison, but what its coefficients are off by is not known.
  mutating func noteBuilt(after pivots: Int) {
    checkedPivots = pivots
    measuredPivots = -DriftSchedule.unmeasured
  }

  /// More pivots than any tableau has rows.
  private static let unmeasured = 1 << 40

  /// Doubles the pause, or makes it short again.
  mutating func adapt(isClean: Bool) {
    pause = isClean ? pause * 2 : 0
    pause = min(max(pause, DriftSchedule.pauses.lowerBound), DriftSchedule.pauses.upperBound)
  }

  /// Records the drift that a rebuild has left.
  mutating func noteRebuilt(values: Double, coefficients: Double) {
    left = (values, coefficients)
  }

  /// Records the drift that a rebuild between two optimizations has left.
  mutating func noteRebuilt(coefficients: Double) { left.coefficients = coefficients }

  /// Forgets what a rebuild has left, as constraints went that may have caused it.
  mutating func forgetRebuild() { left = (0, 0) }

  /// Returns whether another tableau need not be tried at an optimum.
  func isTolerable(_ drift: Drift) -> Bool {
    drift.isProven && !isWorth(values: drift.values, Drift.valueLimits)
      && !isWorth(coefficients: drift.coefficients, drift.coefficientLimits, isProven: true)
  }

  /// Returns whether coefficients have drifted so far that their costs are not worth following.
  func isTooMuch(coefficients drift: Double) -> Bool {
    drift > Drift.coefficientLimits.left
      && isWorth(coefficients: drift, Drift.coefficientLimits, isProven: true)
  }

  /// Returns whether a drift is so much more than what the last rebuild has left that another may help.
  /// - Parameter limits: The drift from which on anything is done, and the one that must not remain.
  private func isWorth(values drift: Double, _ limits: (seen: Double, left: Double)) -> Bool {
    drift > max(limits.seen, min(DriftSchedule.growth * left.values, limits.left))
  }

  /// Returns the same for the drift of coefficients. Where the answer is proven all the same, a basis may have more of it than
  /// that, as much as it leaves in any tableau.
  func isWorth(
    coefficients drift: Double, _ limits: (seen: Double, left: Double), isProven: Bool = false
  ) -> Bool {
    let most = isProven ? DriftSchedule.mostProven : limits.left
    return drift > max(limits.seen, min(DriftSchedule.growth * left.coefficients, most))
  }
}
