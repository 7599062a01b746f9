/// When a run is interrupted, so that its coefficients are checked before it goes on.
struct Interruptions: BitwiseCopyable {
  /// The growth at which a run is interrupted: at first, and while there was drift at the last interruption.
  private static let limits = (first: 1e30, wary: 1e8)
  /// How much more growth there may be before the next interruption after one that found no drift. Where rows are sums of many,
  /// each pivot counts as growth that there is not.
  private static let relief = 1e12
  /// The size of a pivot element below which it may be a rounding error of zero.
  private static let smallPivot = 1e-6
  /// The growth after which that is not known any more.
  private static let smallGrowth = 16.0

  /// What an interruption found.
  enum Outcome {
    /// Coefficients that were right, or nearly.
    case hadNone
    /// Coefficients that were not.
    case hadDrift
    /// Coefficients that were not, and are not when they are found anew.
    case inVain
  }

  /// The product of all growth since the last check, much of which concerns different rows: it is more than there is in any.
  private var growth = 1.0
  /// The growth at which a run is interrupted.
  private var limit = Interruptions.limits.first
  /// Whether the run is interrupted because a pivot element is small: only coefficients found anew tell what it is.
  private(set) var isForPivot = false

  /// Records that coefficients may have grown in a pivot.
  @inline(__always) mutating func noteGrowth(_ size: Double) { growth = min(growth * size, 1e100) }

  /// Interrupts a run if coefficients may have grown far since they were last checked.
  @inline(__always) func check() throws(Refusal) {
    if growth >= limit || isForPivot { throw .drifted }
  }

  /// Interrupts the run if a pivot element is small, and coefficients may have grown since they were last checked.
  /// - Returns: Whether it does; the pivot is to be left for later then.
  @inline(__always) mutating func interrupt(before pivot: Double) -> Bool {
    abs(pivot) < Interruptions.smallPivot && interruptForPivot()
  }

  @inline(never) private mutating func interruptForPivot() -> Bool {
    guard growth > Interruptions.smallGrowth else { return false }
    isForPivot = true
    return true
  }

  /// Records that a run goes on after an interruption, and with that, when the next one is due.
  mutating func note(_ outcome: Outcome) {
    limit =
      switch outcome {
      case .hadNone: limit * Interruptions.relief
      case .hadDrift: Interruptions.limits.wary
      case .inVain: .infinity
      }
  }

  /// Records that the coefficients were measured, from which further growth is counted.
  mutating func noteMeasured() {
    growth = 1
    isForPivot = false
  }

  /// Records a check at an optimum, which also looks after what was in vain.
  mutating func noteChecked() {
    if limit == .infinity { limit = Interruptions.limits.first }
    noteMeasured()
  }
}
