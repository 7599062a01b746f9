/// The dual simplex method with long steps: rows whose values have left their segments are made feasible by the
/// cheapest movements.
///
/// If no movement of a parametric symbol reduces the cost, this ends at the optimum. A symbol that is known to
/// reduce the cost counts as free of cost, and `PrimalSimplex.minimize` has to follow. Steps may then make no
/// progress, so their number is limited.
struct DualSimplex: ~Copyable {
  private var ratioTest = DualRatioTest()
  private var degeneracy = DegeneracyGuard()
  /// The bound flips of the present step. Scratch memory.
  private var flips = Buffer<BoundFlip>()
  /// The number of entries in the rows whose present segments were accepted.
  private var acceptedEntries = 0
  /// Whether a movement may reduce the cost while rows are repaired.
  private var mayPay = false
  /// The multipliers of the last proven contradiction.
  private(set) var proof: [(index: Int32, multiplier: Double)] = []

  /// Makes every row feasible.
  /// - Returns: Whether all rows are feasible. False if the run was given up because it makes no progress.
  /// - Throws: `contradiction` if a row cannot become feasible, with the proof in `proof`.
  mutating func run(_ form: inout SolvedForm, _ work: inout Work) throws(Refusal) -> Bool {
    begin(&form, work)
    defer { form.reducedCosts.forget() }
    mayPay = form.mayBeDualInfeasible
    var steps = 0
    while !form.infeasibleRows.isEmpty {
      try work.spend()
      let choices = PivotRule.leavingChoices(
        mayPay: mayPay, step: steps, haveReferences: form.basis.matrix.references > 0)
      guard let row = nextLeaving(among: choices, &form) else { break }
      steps += 1
      let rows = form.basis.rowCount
      if degeneracy.shouldAbandon || (mayPay && steps > 100 + 2 * rows) { return false }
      // A change has moved very many long rows past breakpoints. The primal method accepts these together.
      if !mayPay, form.basis.matrix.references > 0, acceptedEntries > 4 * (rows + 256) {
        return false
      }
      try repairRow(row, &form, &work)
    }
    form.refreshValuesIfTravelled()
    return true
  }

  /// Begins a run, in which no step was degenerate yet.
  mutating func begin(_ form: inout SolvedForm, _ work: Work) {
    form.reducedCosts.forget()
    degeneracy = DegeneracyGuard(rows: form.basis.rowCount, work.limits)
    ratioTest.known.forget()
    acceptedEntries = 0
  }

  /// Removes and returns a row whose basic symbol has to leave, or whose segment has to change; nil if all
  /// rows are feasible.
  /// - Parameter choices: The number of the latest infeasible rows among which one is chosen. While stalling,
  ///   all of them are candidates.
  mutating func nextLeaving(among choices: Int, _ form: inout SolvedForm) -> Int32? {
    while let index = nextIndex(among: degeneracy.isStalling ? .max : choices, &form) {
      let row = form.infeasibleRows[index]
      form.infeasibleRows.remove(at: index)
      // Only the value of the chosen row is recomputed.
      if !form.isFeasible(row) { return row }
    }
    return nil
  }

  /// Returns the index of the row that leaves by the rule, among the latest infeasible rows; nil if there is none. Rows
  /// that turn out to be feasible are removed.
  private mutating func nextIndex(among choices: Int, _ form: inout SolvedForm) -> Int? {
    var best = -1
    var chosen: (basic: Symbol, infeasibility: Double) = (-1, 0)
    var found = 0
    var index = form.infeasibleRows.count - 1
    while index >= 0, found < choices {
      let row = form.infeasibleRows[index]
      let basic = form.basis.basic(of: row)
      let infeasibility = basic < 0 ? 0 : form.infeasibility(of: row)
      if infeasibility > 0 {
        found += 1
        let candidate = (basic: basic, infeasibility: infeasibility)
        if best < 0
          || PivotRule.leaves(candidate, before: chosen, usesBlandsRule: degeneracy.isStalling)
        {
          best = index
          chosen = candidate
        }
      } else {
        if basic < 0 { form.basis.recycle(row: row) }
        // The last row, which was examined already, takes this index.
        form.infeasibleRows.remove(at: index)
        if best == form.infeasibleRows.count { best = index }
      }
      index -= 1
    }
    return best < 0 ? nil : best
  }

  /// Makes one row feasible: moves its value into its segment, or accepts another segment.
  private mutating func repairRow(
    _ row: Int32, _ form: inout SolvedForm, _ work: inout Work
  ) throws(Refusal) {
    let basic = form.basis.basic(of: row)
    let isLow = form.basis.values[basic] < form.rowCosts[row].lower
    ratioTest.collect(row, isLow: isLow, usesBlandsRule: degeneracy.isStalling, &form)
    flips.removeAll()
    let sign = isLow ? 1.0 : -1.0
    var target = isLow ? form.rowCosts[row].lower : form.rowCosts[row].upper
    var gained = 0.0
    while let next = ratioTest.popFirst(&form) {
      let lack = (target - form.basis.values[basic]) * sign - gained
      if next.isOwn {
        // The row accepts a position beyond this breakpoint. Its next breakpoint is then the target.
        target = form.costs.end(of: basic, segment: Int(next.segment), isLower: isLow)
        if (target - form.basis.values[basic]) * sign <= gained {
          degeneracy.note(isProgress: !next.isFree)
          return accept(row, next, &form)
        }
        ratioTest.pushOwn(row, isLow: isLow, segment: next.segment, origin: next.origin, &form)
        continue
      }
      let size = abs(next.coefficient)
      let reached = reached(by: next, form)
      if let position = nextPosition(of: next, form),
        isShort(lack - size * abs(position - reached), of: target, row, &form)
      {
        gained += size * abs(position - reached)
        flips.append(BoundFlip(symbol: next.symbol, position: position))
        ratioTest.pushNext(after: next, &form)
        continue
      }
      degeneracy.note(isProgress: !next.isFree)
      return enter(next, row, target: target, &form, &work)
    }
    // Other constraints may be the cause. Once they are removed, the row has to be examined again.
    form.infeasibleRows.insert(row)
    prove(row, isLow: isLow, &form)
    throw .contradiction
  }

  /// Returns whether the gap between a row and its target exceeds the rounding errors of its terms.
  @inline(__always) private func isShort(
    _ lack: Double, of target: Double, _ row: Int32, _ form: inout SolvedForm
  ) -> Bool {
    // Only numbers beyond those of layouts cause rounding errors of this size.
    if lack > 1e-3 || lack <= 0 { return lack > 0 }
    return lack > Tolerance.value * max(abs(target), form.basis.expandedSum(of: row).magnitude)
  }

  /// Returns the position of a candidate's symbol after the breakpoints that it has passed.
  @inline(__always) private func reached(
    by candidate: DualRatioTest.Candidate, _ form: borrowing SolvedForm
  ) -> Double {
    guard candidate.segment != candidate.origin else { return form.basis.values[candidate.symbol] }
    let index = candidate.isRising ? Int(candidate.segment) - 1 : Int(candidate.segment)
    return form.costs.breakpoints(of: candidate.symbol)[index].position
  }

  /// Returns the next breakpoint of a candidate's symbol in its direction; nil if there is none.
  @inline(__always) private func nextPosition(
    of candidate: DualRatioTest.Candidate, _ form: borrowing SolvedForm
  ) -> Double? {
    let list = form.costs.breakpoints(of: candidate.symbol)
    let index = candidate.isRising ? Int(candidate.segment) : Int(candidate.segment) - 1
    return list.indices.contains(index) ? list[index].position : nil
  }

  // MARK: - Steps

  /// Applies the bound flips, and accepts another segment for the row.
  private mutating func accept(
    _ row: Int32, _ own: DualRatioTest.Candidate, _ form: inout SolvedForm
  ) {
    let changesNoError = ratioTest.changesNoError(own, &form)
    acceptedEntries += form.basis.row(row).count
    let (former, version) = (form.rowCosts[row].slope, form.version)
    form.setSegment(Int(own.segment), of: row)
    if mayPay {
      form.repriceRow(row)
    } else if changesNoError || ratioTest.mayHaveTies {
      form.deferPricingOfRow(row)
    }
    if form.trace.isOn { form.trace.record(.flip(form.subject(own.symbol))) }
    carryOutFlips(except: -1, &form)
    ratioTest.known.follow(row, from: former, since: version, &form)
    form.infeasibleRows.insert(row)
  }

  private func carryOutFlips(except entering: Symbol, _ form: inout SolvedForm) {
    for index in 0..<flips.count where flips[index].symbol != entering {
      let flip = flips[index]
      form.shift(flip.symbol, to: flip.position, isQueueing: true)
      if mayPay {
        form.reprice(flip.symbol)
      } else if ratioTest.mayHaveTies {
        form.deferPricing(flip.symbol)
      }
      form.version += 1
      if form.trace.isOn { form.trace.record(.flip(form.subject(flip.symbol))) }
    }
  }

  /// Applies the bound flips, and pivots on the symbol that brings the row to its target.
  private mutating func enter(
    _ entering: DualRatioTest.Candidate, _ row: Int32, target: Double, _ form: inout SolvedForm,
    _ work: inout Work
  ) {
    let (symbol, basic) = (entering.symbol, form.basis.basic(of: row))
    carryOutFlips(except: symbol, &form)
    form.basis.values[basic] = form.basis.expandedSum(of: row).value
    let entry = form.basis.row(row)[Int(entering.rowIndex)]
    let way = (target - form.basis.values[basic]) / entry.coefficient
    form.shift(symbol, to: form.basis.values[symbol] + way, isQueueing: true)
    form.basis.values[basic] = target
    form.pivot(symbol, in: row, entry, &work)
    form.setSegment(Int(entering.segment), of: row)
    // A dual step subtracts the cheapest candidate's cost from the reduced costs of the others, so these
    // stay above zero unless they are equal. Symbols that can move without cost have to be known.
    if mayPay || entering.pays {
      form.repriceRow(row)
      // The next pivot may eliminate a symbol from the row without pricing it.
      if !mayPay { form.repriceWaitingRows() }
    } else if ratioTest.mayHaveTies || ratioTest.changesNoError(entering, &form) {
      form.deferPricingOfRow(row)
    }
    form.infeasibleRows.insert(row)
  }

  // MARK: - Contradictions

  /// Records the multipliers that prove that a row cannot become feasible (Farkas' lemma).
  ///
  /// The row states that its basic symbol is a sum of parametric ones, each of which is at a required limit. No proper
  /// subset of these constraints is contradictory: the basic symbol and all but one of the others are independent.
  private mutating func prove(_ row: Int32, isLow: Bool, _ form: inout SolvedForm) {
    proof = []
    if let index = form.costs.tightestBound(of: form.basis.basic(of: row), isLower: isLow) {
      proof.append((index, -1 / form.costs.owners.constraints[index].factor))
    }
    for entry in form.basis.row(row) {
      let rises = (entry.coefficient > 0) == isLow
      if let index = form.costs.tightestBound(of: entry.symbol, isLower: !rises) {
        proof.append((index, entry.coefficient / form.costs.owners.constraints[index].factor))
      }
    }
  }

  /// Records another proof of a contradiction; an empty one if several constraints share the violation.
  mutating func setProof(_ proof: [(index: Int32, multiplier: Double)]) { self.proof = proof }

  /// Returns a copy for later calls, which keeps only the proof of earlier ones.
  func copy() -> DualSimplex {
    // Scratch memory: ratioTest, degeneracy, flips, acceptedEntries, mayPay.
    DualSimplex(proof: proof)
  }
}

/// A bound flip: a jump of a parametric symbol to another of its breakpoints.
struct BoundFlip: BitwiseCopyable {
  var symbol: Symbol
  var position: Double
}
