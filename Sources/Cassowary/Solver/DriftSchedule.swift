/// When the tableau's values are compared with the constraints: after ever more pivots while nothing is found.
struct DriftSchedule: BitwiseCopyable {
  /// The least and the greatest number of pivots between comparisons.
  private static let pauses = 256...1024

  /// The number of pivots at the last comparison.
  private var checkedPivots = 0
  /// The number of pivots until the next one.
  private var pause = DriftSchedule.pauses.lowerBound

  /// Returns whether a comparison is due after a number of pivots.
  @inline(__always) func isDue(after pivots: Int) -> Bool { pivots - checkedPivots >= pause }

  /// Records a comparison, or that the tableau is new.
  mutating func noteChecked(after pivots: Int) { checkedPivots = pivots }

  /// Doubles the pause, or makes it short again.
  mutating func adapt(isClean: Bool) {
    pause = isClean ? pause * 2 : 0
    pause = min(max(pause, DriftSchedule.pauses.lowerBound), DriftSchedule.pauses.upperBound)
  }
}
