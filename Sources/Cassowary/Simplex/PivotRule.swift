/// The rules that choose the entering and the leaving symbol among the candidates.
///
/// - Entering, primal: `precedes(_:_:)` of pricing's candidates, Dantzig's rule (the largest coefficient) on the most
///   important level.
/// - Leaving, primal: `precedes(_:_:)` of ratios, the least ratio. Of equal ones that of the smallest rate comes first
///   (`order(rate:isRequired:prefersBounds:)`): the long step then goes on to larger rates, which are better pivots.
/// - Leaving, dual: `leaves(_:before:usesBlandsRule:)`, the largest infeasibility of all or of the latest rows
///   (`leavingChoices(mayPay:step:haveReferences:)`).
/// - Entering, dual: of those that cost the same, which `DualRatioTest` finds, `isBetterPivot(_:than:usesBlandsRule:)`.
///
/// These are fast, but can cycle through the bases of one degenerate vertex. When steps make no progress for long
/// (`DegeneracyGuard`), the dual uses Bland's rule, the lowest symbol, and the primal a `Perturbation`, which orders
/// equal ratios by infinitesimal distances instead.
///
/// What is no choice among candidates is elsewhere: which symbols are priced, and upward before downward
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
  /// breakpoints met at once, the one of the lowest order does.
  @inline(__always) static func precedes(
    _ one: PrimalRatioTest.Candidate, _ other: PrimalRatioTest.Candidate
  ) -> Bool {
    one.ratio == other.ratio ? one.order < other.order : one.ratio < other.ratio
  }

  /// Returns the order of a breakpoint among those that a moving symbol meets at once.
  /// - Parameter prefersBounds: Whether a bound stops the symbol first, and of bounds the one of the largest rate.
  @inline(__always) static func order(
    rate: Double, isRequired: Bool, prefersBounds: Bool
  ) -> Double {
    prefersBounds && isRequired ? -rate : rate
  }

  /// Returns the number of the latest infeasible rows among which the one with the largest infeasibility leaves. By Bland's
  /// rule it is chosen among all.
  ///
  /// Where rows refer to others, as in chains and between spacers, a row that a change has moved far takes others along, so to
  /// begin with the farthest saves most of their steps: the first steps do that. What is left after them, and other rows, have
  /// little to do with each other. While a movement may pay, the values mean little, and the latest row mostly continues the last
  /// step's changes.
  /// - Parameters:
  ///   - step: The number of steps in the run so far.
  ///   - haveReferences: Whether rows refer to others.
  @inline(__always) static func leavingChoices(
    mayPay: Bool, step: Int, haveReferences: Bool
  ) -> Int {
    mayPay || !haveReferences ? 8 : step < 16 ? .max : 128
  }

  /// Returns whether an infeasible row is to be repaired rather than another.
  /// - Parameter usesBlandsRule: Whether the row with the lowest basic symbol comes first; otherwise the one with
  ///   the largest infeasibility does.
  @inline(__always) static func leaves(
    _ one: (basic: Symbol, infeasibility: Double),
    before other: (basic: Symbol, infeasibility: Double),
    usesBlandsRule: Bool
  ) -> Bool {
    usesBlandsRule ? one.basic < other.basic : one.infeasibility > other.infeasibility
  }

  /// Returns whether one of two candidates of the dual ratio test, which cost the same, enters: that with the
  /// larger pivot element or, if these are about as large, the shorter column, which gives less to do. Equals
  /// are ordered by a hash: if the lowest symbol entered, constraints added to one variable after another would each cost
  /// a pivot.
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

  /// Returns a number for a symbol whose order has nothing to do with that of the symbols (Knuth's multiplicative
  /// hashing); no two have the same.
  @inline(__always) private static func scrambled(_ symbol: Symbol) -> UInt32 {
    UInt32(bitPattern: symbol) &* 2_654_435_769
  }
}
