/// The primal simplex method: parametric symbols move while that reduces the cost.
///
/// Violations of required constraints are the most important cost, so the result has the smallest possible sum of them.
struct PrimalSimplex: ~Copyable {
  private var ratioTest = PrimalRatioTest()
  private var degeneracy = DegeneracyGuard()
  /// The cost of the present movement. Scratch memory.
  private var cost = MovementCost()
  /// The breakpoints of rows that the movement has passed. Scratch memory.
  private var passed = Buffer<PrimalRatioTest.Candidate>()

  /// Minimizes the cost.
  mutating func minimize(_ form: inout SolvedForm, _ work: inout Work) throws(Refusal) {
    form.reducedCosts.forget()
    form.pricing.beginRun()
    degeneracy = DegeneracyGuard(rows: form.basis.rowCount, work.limits)
    defer {
      ratioTest.end()
      form.reducedCosts.forget()
    }
    while let entering = form.nextCandidate() {
      if work.isExhausted { form.reprice(entering.symbol) }
      try work.spend()
      ratioTest.adapt(to: degeneracy, &form)
      let (symbol, direction) = (entering.symbol, entering.direction)
      advance(symbol, direction: direction, &form, &work)
    }
    form.refreshValuesIfTravelled()
  }

  /// Moves a symbol until the movement no longer reduces the cost, and makes it basic if a row stops it.
  /// - Returns: Whether a breakpoint stopped it.
  @discardableResult
  mutating func advance(
    _ symbol: Symbol, direction: Double, _ form: inout SolvedForm, _ work: inout Work
  ) -> Bool {
    form.pricing.removeCandidate(symbol)
    let start = form.basis.values[symbol]
    var segment = form.segment(of: symbol, direction: direction)
    cost.begin(.init(symbol: symbol, direction: direction, segment: segment), &form)
    ratioTest.collect(symbol, direction: direction, segment: segment, &form)
    passed.removeAll()
    while let next = ratioTest.popFirst() {
      let (point, row) = ratioTest.breakpoint(of: next, symbol, &form)
      guard cost.leadingTerm(past: point, rate: next.rate, &form).value < 0 else {
        // A shorter step is a rounding error, or belongs to a system of very small numbers, for which this is harmless.
        degeneracy.note(isProgress: next.ratio > 1e-10)
        ratioTest.move(symbol, direction: direction, to: next, &form)
        if row < 0 {
          shift(symbol, to: point.position, &form)
          flip(symbol, &form)
        } else {
          shift(symbol, to: start + direction * next.ratio, &form)
          pivot(symbol, at: next, point, row, segment: segment, &form, &work)
        }
        return true
      }
      if row < 0 {
        segment += direction > 0 ? 1 : -1
      } else {
        passed.append(next)
      }
      ratioTest.pushNext(after: next, symbol, &form)
    }
    // Nothing stops it, although no cost is below zero. So the apparent gain was a rounding error.
    return false
  }

  /// Moves a symbol, and puts the rows whose breakpoints it passed into their next segments.
  private mutating func shift(_ symbol: Symbol, to value: Double, _ form: inout SolvedForm) {
    form.shift(symbol, to: value)
    for index in 0..<passed.count {
      let row = form.basis.column(of: symbol)[Int(passed[index].columnIndex)].row
      let basic = form.basis.basic(of: row)
      form.setSegment(
        Int(form.costs.segment(of: basic)) + (passed[index].isRising ? 1 : -1), of: row)
      form.repriceRow(row)
      if form.trace.isOn { form.trace.record(.flip(form.subject(basic))) }
    }
  }

  /// Ends the movement of a symbol at one of its own breakpoints.
  private func flip(_ symbol: Symbol, _ form: inout SolvedForm) {
    form.reprice(symbol)
    form.version += 1
    if form.trace.isOn { form.trace.record(.flip(form.subject(symbol))) }
  }

  /// Ends the movement of a symbol at a breakpoint of a basic symbol, which leaves.
  private mutating func pivot(
    _ symbol: Symbol, at stop: PrimalRatioTest.Candidate, _ point: Breakpoint, _ row: Int32,
    segment: Int, _ form: inout SolvedForm, _ work: inout Work
  ) {
    let leaving = form.basis.basic(of: row)
    ratioTest.leave(leaving, at: stop.breakpoint, &form)
    form.basis.values[leaving] = point.position
    form.pivot(symbol, at: Int(stop.columnIndex), &work)
    form.setSegment(segment, of: row)
    form.repriceRow(row)
  }
}
