/// The rules that choose the entering and the leaving symbol among the candidates.
///
/// - Entering, primal: `precedes(_:_:)` of pricing's candidates, Dantzig's rule (the largest coefficient) on the most
///   important level.
/// - Leaving, primal: `precedes(_:_:)` of ratios, the least ratio. Of equal ones that of the smallest rate comes first
///   (`order(rate:isRequired:prefersBounds:)`): the long step then goes on to larger rates, which are better pivots.
/// - Leaving, dual: `leaves(_:before:usesBlandsRule:)`, the largest infeasibility of all or of the latest rows
///   (`leavingChoices(mayPay:step:haveReferences:)`).
/// - Entering, dual: `isBetterPivot(_:than:usesBlandsRule:)` among the candidates of equal cost that `DualRatioTest`
///   finds.
///
/// These rules are fast, but can cycle through the bases of one degenerate vertex. When steps make no progress for long
/// (`DegeneracyGuard`), the dual uses Bland's rule, the lowest symbol, and the primal a `Perturbation`, which orders
/// equal ratios by infinitesimal distances instead.
///
/// Decisions other than a choice among candidates are made elsewhere: which symbols are priced, upward before downward
/// (`SolvedForm.price`, `Pricing`: a queue, with partial pricing by level); which coefficients are large enough
/// (`Basis.isPivot`); and pivots without a ratio test (`SolvedForm.singletonPivot`, `Tableau.enterAnywhere`).
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
  /// breakpoints that are met at once, the one with the lowest order stops it.
  @inline(__always) static func precedes(
    _ one: PrimalRatioTest.Candidate, _ other: PrimalRatioTest.Candidate
  ) -> Bool {
    one.ratio == other.ratio ? one.order < other.order : one.ratio < other.ratio
  }

  /// Returns the order of a breakpoint among those that a moving symbol meets at once.
  /// - Parameter prefersBounds: Whether bounds stop the symbol first; of several bounds, the one with the largest rate.
  @inline(__always) static func order(
    rate: Double, isRequired: Bool, prefersBounds: Bool
  ) -> Double {
    prefersBounds && isRequired ? -rate : rate
  }

  /// Returns the number of the latest infeasible rows among which the one with the largest infeasibility leaves.
  /// Bland's rule chooses among all rows.
  ///
  /// If rows refer to others, as in chains and between spacers, a row that a change has moved far moves others with it.
  /// To begin with the most infeasible row then saves most of their steps, so the first steps choose among all rows.
  /// Rows that remain after them have little influence on each other. While a movement may still reduce the cost,
  /// infeasibilities say little, and the latest row mostly continues the changes of the last step.
  /// - Parameters:
  ///   - step: The number of steps in the run so far.
  ///   - haveReferences: Whether rows refer to others.
  @inline(__always) static func leavingChoices(
    mayPay: Bool, step: Int, haveReferences: Bool
  ) -> Int {
    mayPay || !haveReferences ? 8 : step < 16 ? .max : 128
  }

  /// Returns whether an infeasible row is repaired before another.
  /// - Parameter usesBlandsRule: Whether the row with the lowest basic symbol comes first; otherwise the one with
  ///   the largest infeasibility does.
  @inline(__always) static func leaves(
    _ one: (basic: Symbol, infeasibility: Double),
    before other: (basic: Symbol, infeasibility: Double),
    usesBlandsRule: Bool
  ) -> Bool {
    usesBlandsRule ? one.basic < other.basic : one.infeasibility > other.infeasibility
  }

  /// Returns whether the first of two candidates of the dual ratio test with equal costs enters. The one with the
  /// larger pivot element does; if these are about equal, the one with the shorter column, which is less work. Equal
  /// ones are ordered by a hash: if the lowest symbol entered, constraints added to one variable after another would
  /// each cost a pivot.
  /// - Parameter usesBlandsRule: Whether the lowest symbol enters instead.
  @inline(__always) static func isBetterPivot(
    _ one: (symbol: Symbol, coefficient: Double, columnLength: Int32),
    than other: (symbol: Symbol, coefficient: Double, columnLength: Int32), usesBlandsRule: Bool
  ) -> Bool {
    if usesBlandsRule { return one.symbol < other.symbol }
    let (size, otherSize) = (abs(one.coefficient), abs(other.coefficient))
    if size > 2 * otherSize || otherSize > 2 * size { return size > otherSize }
    let (length, otherLength) = (one.columnLength, other.columnLength)
    if length != otherLength { return length < otherLength }
    return scrambled(one.symbol) < scrambled(other.symbol)
  }

  /// Returns a number for a symbol that is in no order relation to the symbol (Knuth's multiplicative hashing).
  /// Different symbols have different numbers.
  @inline(__always) private static func scrambled(_ symbol: Symbol) -> UInt32 {
    UInt32(bitPattern: symbol) &* 2_654_435_769
  }
}
