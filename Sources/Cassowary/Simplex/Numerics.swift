/// Estimates of rounding errors: the movements and the growth of coefficients since rounding errors were last removed.
struct Numerics: BitwiseCopyable {
  /// Whether coefficients have grown so much that rounding errors may matter.
  private(set) var isSuspect = false
  /// The growth of coefficients since the residual was last measured, times that residual in units of
  /// `Tolerance.zero`; at least 1.
  private(set) var growth = 1.0
  /// The distance that symbols have moved since the rows' values were recomputed.
  private var travel = 0.0
  /// The largest value of a row since then.
  private var farthest = 0.0
  /// The number of pivots when the rows' values were last recomputed.
  private var refreshedPivots = 0

  /// Records a movement.
  /// - Parameter largest: The largest value of a row after it.
  @inline(__always) mutating func noteMovement(_ step: Double, largest: Double) {
    travel += abs(step)
    farthest = greater(largest, farthest)
    if largest < abs(step) * 1e-9 { noteReturn(to: largest) }
  }

  /// Records that a movement has brought all rows back to about zero.
  @inline(never) private mutating func noteReturn(to largest: Double) {
    // Values that should be zero but are not are rounding errors of the movement.
    if largest > 0 { travel = .infinity }
  }

  /// Records the growth of coefficients in a pivot, which enlarges rounding errors.
  ///
  /// Many pivots with a small growth are as bad as one with a large growth: rounding errors that
  /// have grown by a factor of thousands are nearly as large as a residual that counts.
  mutating func noteGrowth(_ size: Double) {
    growth = min(growth * size, 1e100)
    if size >= 16 || growth >= 4096 { isSuspect = true }
  }

  /// Records a measured residual. Further growth is counted from it.
  mutating func noteMeasured(residual: Double) {
    isSuspect = false
    growth = max(1, residual / Tolerance.zero)
  }

  /// Whether movements were so long that the rows' values have to be recomputed.
  @inline(__always) var hasTravelledFar: Bool { travel > 1e5 || farthest > 1e4 }

  /// Returns whether the values were recomputed after the last of a number of pivots.
  @inline(__always) func isRefreshed(after pivots: Int) -> Bool { pivots == refreshedPivots }

  /// Records that the rows' values were recomputed.
  mutating func noteRefreshed(after pivots: Int) {
    refreshedPivots = pivots
    travel = 0
    farthest = 0
  }
}
