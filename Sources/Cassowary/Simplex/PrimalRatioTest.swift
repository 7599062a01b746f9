/// The primal ratio test with long steps: the breakpoints that an entering symbol meets, in order.
///
/// The symbol moves past breakpoints while the movement still reduces the cost. It stops at the first one beyond
/// which it does not: a breakpoint of its own (a bound flip), or one of a basic symbol, which leaves.
struct PrimalRatioTest: ~Copyable {
  /// A breakpoint that the movement meets, of the entering symbol itself or of a basic symbol.
  struct Candidate: HeapElement {
    /// The distance that the entering symbol moves to the breakpoint.
    var ratio: Double
    /// The rate at which the breakpoint is approached: the magnitude of the pivot element.
    var rate: Double
    /// The index of the row in the symbol's column; -1 for the symbol's own breakpoint.
    var columnIndex: Int32
    /// The index of the breakpoint.
    var breakpoint: Int32
    /// The order among breakpoints that are met at the same time.
    var order = 0.0
    /// The sign of the rate.
    var isRising: Bool

    @inline(__always) func precedes(_ other: Candidate) -> Bool {
      PivotRule.precedes(self, other)
    }
  }

  private var candidates = Heap<Candidate>()
  private var perturbation = Perturbation()
  /// Whether, of breakpoints that are met at the same time, required limits stop the symbol first.
  private var prefersBounds = false

  // MARK: - Stalling

  /// Sets the order of breakpoints that are met at the same time, depending on the number of steps without progress.
  mutating func adapt(to degeneracy: DegeneracyGuard, _ form: inout SolvedForm) {
    prefersBounds = degeneracy.isNear
    if degeneracy.isStalling, !perturbation.isOn { perturbation.begin(&form) }
  }

  /// Ends a run. Later eliminations then do not depend on how the run ended.
  mutating func end() {
    perturbation.end()
    prefersBounds = false
  }

  /// Moves a symbol to a candidate by its infinitesimal distance, if its ratio is zero.
  mutating func move(
    _ symbol: Symbol, direction: Double, to candidate: Candidate, _ form: inout SolvedForm
  ) {
    guard perturbation.isOn else { return }
    guard candidate.ratio == 0 else { return perturbation.end() }
    perturbation.shift(symbol, by: direction * candidate.order, &form)
  }

  /// Records that a basic symbol leaves at a breakpoint.
  mutating func leave(_ basic: Symbol, at breakpoint: Int32, _ form: inout SolvedForm) {
    if perturbation.isOn { perturbation.leave(basic, at: breakpoint, &form) }
  }

  // MARK: - Candidates

  /// Collects the next breakpoint of an entering symbol, and of each row in which it occurs.
  mutating func collect(
    _ symbol: Symbol, direction: Double, segment: Int, _ form: inout SolvedForm
  ) {
    candidates.removeAll()
    let own = Candidate(
      ratio: 0, rate: 1, columnIndex: -1,
      breakpoint: Int32(direction > 0 ? segment : segment - 1), isRising: direction > 0)
    push(own, of: symbol, &form)
    let column = form.basis.column(of: symbol)
    for index in 0..<column.count {
      let occurrence = column[index]
      let rate = occurrence.coefficient * direction
      let basic = form.basis.basic(of: occurrence.row)
      if abs(rate) < Tolerance.leastCoefficient { continue }
      let segment = form.costs.segment(of: basic)
      let breakpoint = rate > 0 ? segment : segment - 1
      if breakpoint < 0 || breakpoint >= form.costs.breakpointCount(of: basic) { continue }
      let candidate = Candidate(
        ratio: 0, rate: abs(rate), columnIndex: Int32(index), breakpoint: breakpoint,
        isRising: rate > 0)
      push(candidate, of: basic, &form)
    }
  }

  /// Removes and returns the candidate that is met first; nil if none is left.
  @inline(__always) mutating func popFirst() -> Candidate? { candidates.popFirst() }

  /// Adds the next breakpoint of a symbol that has passed one.
  mutating func pushNext(after passed: Candidate, _ symbol: Symbol, _ form: inout SolvedForm) {
    var next = passed
    next.breakpoint += passed.isRising ? 1 : -1
    if passed.columnIndex < 0 { return push(next, of: symbol, &form) }
    let row = form.basis.column(of: symbol)[Int(passed.columnIndex)].row
    push(next, of: form.basis.basic(of: row), &form)
  }

  /// Adds a candidate if the breakpoint exists.
  /// - Parameter moved: The symbol with the breakpoint.
  private mutating func push(_ new: Candidate, of moved: Symbol, _ form: inout SolvedForm) {
    var candidate = new
    let value = form.basis.values[moved]
    let list = form.costs.breakpoints(of: moved)
    guard candidate.breakpoint >= 0, Int(candidate.breakpoint) < list.count else { return }
    let point = list[Int(candidate.breakpoint)]
    let way = point.position - value
    candidate.ratio = max(0, (candidate.isRising ? way : -way) / candidate.rate)
    if candidate.ratio <= 1e-12 * abs(value) / candidate.rate { candidate.ratio = 0 }
    candidate.order = PivotRule.order(
      rate: candidate.rate, isRequired: point.isRequired, prefersBounds: prefersBounds)
    if perturbation.isOn { perturbation.order(&candidate, of: moved, &form) }
    candidates.push(candidate)
  }

  /// Returns the breakpoint of a candidate, with its row; -1 for the symbol's own.
  @inline(__always) func breakpoint(
    of candidate: Candidate, _ symbol: Symbol, _ form: inout SolvedForm
  ) -> (point: Breakpoint, row: Int32) {
    if candidate.columnIndex < 0 {
      return (form.costs.breakpoints(of: symbol)[Int(candidate.breakpoint)], -1)
    }
    let row = form.basis.column(of: symbol)[Int(candidate.columnIndex)].row
    let basic = form.basis.basic(of: row)
    return (form.costs.breakpoints(of: basic)[Int(candidate.breakpoint)], row)
  }
}
