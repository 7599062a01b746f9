/// Detection of cycles into which rounding errors lead: the same symbols enter over and over, and each step seems to make
/// progress. Where it makes none, `DegeneracyGuard` sees it.
///
/// One step is kept for comparison, and replaced after twice as many as the last one (Brent 1980). What enters again and again
/// from the same value with the same reduced cost is in a cycle: had the sums decreased each time, it would hardly do so.
struct CycleGuard: BitwiseCopyable {
  /// The number of times that a step comes back in a cycle; in regular layouts it may do so a few times without one.
  private static let returns = 16

  private var kept = Pricing.Candidate()
  private var keptValue = 0.0
  private var steps = 0
  private var window = 1
  private var returns = 0

  /// Records a step.
  /// - Parameter value: The value from which the candidate moves.
  /// - Returns: Whether it is in a cycle.
  @inline(__always) mutating func isInCycle(
    _ candidate: Pricing.Candidate, at value: Double
  ) -> Bool {
    steps += 1
    if candidate.symbol == kept.symbol, hasReturned(candidate, at: value) { return true }
    if steps >= window { keep(candidate, at: value) }
    return false
  }

  private mutating func keep(_ candidate: Pricing.Candidate, at value: Double) {
    kept = candidate
    keptValue = value
    steps = 0
    window *= 2
    returns = 0
  }

  private mutating func hasReturned(_ candidate: Pricing.Candidate, at value: Double) -> Bool {
    let (cost, other) = (candidate.reducedCost, kept.reducedCost)
    guard candidate.direction == kept.direction, cost.level == other.level,
      abs(cost.value - other.value) <= 1e-9 * abs(other.value),
      abs(value - keptValue) <= 1e-9 * max(1, abs(value))
    else { return false }
    returns += 1
    guard returns == CycleGuard.returns else { return false }
    self = CycleGuard()
    return true
  }
}
