/// The rules that choose the entering and the leaving symbol. To change one, change it here.
///
/// - Entering, primal: `precedes(_:_:)` of candidates, Dantzig's rule (the largest coefficient) on the most
///   important level.
/// - Leaving, primal: `precedes(_:_:)` of ratios, the least ratio, and of equal ones the largest pivot element.
/// - Leaving, dual: `isWorse(_:than:)`, the largest infeasibility among a few rows.
/// - Entering, dual: the least cost, then `isBetterPivot(_:than:)`.
///
/// These are fast, but can cycle through the bases of one degenerate vertex. When steps make no progress for long
/// (`DegeneracyGuard`), the dual uses Bland's rule, the lowest symbol, and the primal a `Perturbation`.
enum PivotRule {
  /// Returns whether a parametric symbol enters before another: on a higher level, or with the steeper descent on
  /// the same (Dantzig's rule).
  @inline(__always) static func precedes(
    _ one: Pricing.Candidate, _ other: Pricing.Candidate
  ) -> Bool {
    let (lead, otherLead) = (one.reducedCost, other.reducedCost)
    if lead.level != otherLead.level { return lead.level > otherLead.level }
    return lead.value == otherLead.value
      ? one.symbol < other.symbol : lead.value < otherLead.value
  }

  /// Returns whether a breakpoint stops a moving symbol before another does (the primal ratio test). Of
  /// breakpoints met at once, the one of the lowest order does.
  @inline(__always) static func precedes(
    _ one: PrimalRatioTest.Candidate, _ other: PrimalRatioTest.Candidate
  ) -> Bool {
    one.ratio == other.ratio ? one.order < other.order : one.ratio < other.ratio
  }

  /// Returns whether an infeasible row is to be repaired rather than another.
  /// - Parameter usesBlandsRule: Whether the row with the lowest basic symbol comes first; otherwise the one with
  ///   the largest infeasibility does.
  @inline(__always) static func isWorse(
    _ one: (basic: Symbol, infeasibility: Double),
    than other: (basic: Symbol, infeasibility: Double),
    usesBlandsRule: Bool
  ) -> Bool {
    usesBlandsRule ? one.basic < other.basic : one.infeasibility > other.infeasibility
  }

  /// Returns whether one of two candidates of the dual ratio test, which cost the same, enters: that with the
  /// larger pivot element or, if these are about as large, the shorter column, which gives less to do.
  @inline(__always) static func isBetterPivot(
    _ one: (symbol: Symbol, coefficient: Double, columnLength: Int32),
    than other: (symbol: Symbol, coefficient: Double, columnLength: Int32)
  ) -> Bool {
    let (size, otherSize) = (abs(one.coefficient), abs(other.coefficient))
    if size > 2 * otherSize || otherSize > 2 * size { return size > otherSize }
    let (length, otherLength) = (one.columnLength, other.columnLength)
    return length == otherLength ? one.symbol < other.symbol : length < otherLength
  }
}
