/// What is known of rounding errors: movements and growth since they were last removed, and the tolerances.
struct Numerics: BitwiseCopyable {
  /// The share of a value's parts by which it may miss a limit.
  static let tolerance = 2e-13
  /// The magnitude that counts as zero beside numbers of any layout.
  static let smallest = 1e-15

  /// The amount by which a limit may be missed unnoticed.
  static let harmlessMiss = 1e-8

  /// Whether coefficients have grown, and rounding errors with them.
  private(set) var isSuspect = false
  /// Whether a symbol was moved without regard to rows with hardly more than noise as their coefficient;
  /// these may have left their segments.
  private(set) var isPassingOver = false
  /// The growth of coefficients since the last check for rounding errors, times the relative size of the
  /// errors that were found, or the least growth if that is more.
  private(set) var growth = 1.0
  /// The growth that a check leaves. In rows that were found anew, it is the largest coefficient: where such ones cancel in the
  /// next pivot, their rounding errors remain.
  private(set) var leastGrowth = 1.0
  /// An estimate of the coefficients' relative errors: what was measured, times what they have grown by since then.
  private(set) var coefficientError = Numerics.smallest
  /// When growth interrupts a run.
  var interruptions = Interruptions()
  /// Whether the values fit the constraints better than the rows do.
  private(set) var isRefined = false
  /// The distance that symbols moved since the rows' values were recomputed.
  private var travel = 0.0
  /// The largest value of a row meanwhile.
  private var farthest = 0.0
  /// The number of pivots at that time.
  private var refreshedPivots = 0

  /// Records a movement.
  /// - Parameter largest: The largest value of a row after it.
  @inline(__always) mutating func noteMovement(_ step: Double, largest: Double) {
    travel += abs(step)
    farthest = greater(largest, farthest)
    if largest < abs(step) * 1e-9 { noteReturn(to: largest) }
  }

  /// Records that a movement has led all rows back to about zero.
  @inline(never) private mutating func noteReturn(to largest: Double) {
    // What is left where all should be zero is an error of the way.
    if largest > 0 { travel = .infinity }
  }

  /// Records that the coefficients' errors were taken out of the values. The corrections belong to these values: after
  /// the next movement they are errors themselves.
  mutating func noteRefined() {
    isRefined = true
    travel = .infinity
  }

  /// Records the growth of coefficients in a pivot, which enlarges rounding errors.
  ///
  /// Many pivots with a small growth are as bad as one with a large growth: rounding errors grown by
  /// thousands come close to what counts as drift.
  mutating func noteGrowth(_ size: Double) {
    growth = min(growth * size, 1e100)
    coefficientError = min(coefficientError * size, 1e100)
    if size >= 16 || growth >= 4096 { isSuspect = true }
  }

  /// Returns whether rounding errors can be so large that a limit is missed.
  /// - Parameter largest: The largest value: a small one that comes from others of that size has their errors.
  @inline(__always) func canMissLimits(withValuesUpTo largest: Double) -> Bool {
    coefficientError * largest > Numerics.harmlessMiss
  }

  /// Records the largest coefficient of rows that were found anew or refined, from which growth is counted.
  mutating func noteLargest(_ coefficient: Double) { leastGrowth = max(1, coefficient) }

  mutating func notePassingOver() { isPassingOver = true }

  /// Records a check for rounding errors.
  /// - Parameter drift: The relative size of what was found, from which further growth is counted.
  mutating func noteChecked(drift: Double) {
    isSuspect = false
    isPassingOver = false
    growth = max(leastGrowth, drift / Numerics.smallest)
    interruptions.noteChecked()
  }

  /// Records the relative size of the coefficients' errors, at a check.
  mutating func noteCoefficientError(_ error: Double) {
    coefficientError = max(error, Numerics.smallest)
  }

  /// Records it between two checks.
  mutating func noteMeasured(_ error: Double) {
    growth = max(leastGrowth, error / Numerics.smallest)
    noteCoefficientError(error)
    interruptions.noteMeasured()
  }

  /// Whether movements were so long that the rows' values are to be recomputed.
  @inline(__always) var hasTravelledFar: Bool { travel > 1e5 || farthest > 1e4 }

  /// Returns whether the values were recomputed after the last of a number of pivots.
  @inline(__always) func isRefreshed(after pivots: Int) -> Bool { pivots == refreshedPivots }

  /// Records that the rows' values were recomputed.
  mutating func noteRefreshed(after pivots: Int) {
    refreshedPivots = pivots
    isRefined = false
    travel = 0
    farthest = 0
  }
}
