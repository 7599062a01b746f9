/// The dual ratio test with long steps: the ways to make an infeasible row feasible, the cheapest first.
///
/// Each candidate has a cost for each unit of the row. A candidate is a parametric symbol that moves through one
/// of its segments, or the row's own basic symbol, which accepts the cost of staying beyond a breakpoint.
struct DualRatioTest: ~Copyable {
  /// All candidates for a row, including those that were taken.
  private var candidates = Buffer<Candidate>()
  /// The indices of the candidates that remain; a heap if `isHeap` is true.
  private var left = Buffer<Int32>()
  private var isHeap = false
  private var comparison = CandidateComparison()
  /// Whether the cheapest candidate was taken, so that this is at least the second choice.
  private var isFirstTaken = false
  /// The sums of rows that earlier steps of the run found. Scratch memory.
  var known = KnownRowSums()
  /// Whether two candidates may change the errors by equal costs.
  private(set) var mayHaveTies = false
  /// Whether the lowest symbol enters among candidates of equal cost (Bland's rule).
  private var usesBlandsRule = false

  // MARK: - Collecting

  /// Collects the candidates to raise or lower a row.
  mutating func collect(
    _ row: Int32, isLow: Bool, usesBlandsRule: Bool, _ form: inout SolvedForm
  ) {
    candidates.removeAll()
    left.removeAll()
    comparison.begin()
    isHeap = false
    isFirstTaken = false
    mayHaveTies = false
    self.usesBlandsRule = usesBlandsRule
    let list = form.basis.row(row)
    for index in 0..<list.count {
      let entry = list[index]
      guard !form.costs.isFixed(entry.symbol), form.basis.isPivot(entry.coefficient, of: row)
      else { continue }
      let isRising = (entry.coefficient > 0) == isLow
      let own = form.subdifferential(of: entry.symbol)
      guard isRising ? own.pointee.canRise : own.pointee.canFall else { continue }
      let segment = isRising ? own.pointee.ahead : own.pointee.behind
      push(
        Candidate(
          isRising: isRising, rowIndex: Int32(index), symbol: entry.symbol, segment: segment,
          origin: segment, coefficient: entry.coefficient),
        isRising ? own.pointee.above : own.pointee.below, &form)
    }
    let segment = form.costs.segment(of: form.basis.basic(of: row))
    pushOwn(row, isLow: isLow, segment: segment, origin: segment, &form)
  }

  /// Adds the candidate in which a symbol moves on through its next segment.
  mutating func pushNext(after passed: Candidate, _ form: inout SolvedForm) {
    let segment = passed.segment + (passed.isRising ? 1 : -1)
    if form.costs.isForbidden(passed.symbol, direction: passed.direction, segment: Int(segment)) {
      return
    }
    push(
      Candidate(
        isRising: passed.isRising, rowIndex: passed.rowIndex, symbol: passed.symbol,
        segment: segment, origin: passed.origin, coefficient: passed.coefficient),
      form.costs.slope(of: passed.symbol, segment: Int(segment)), &form)
  }

  /// Adds the candidate in which a row's basic symbol stays beyond one more of its breakpoints.
  mutating func pushOwn(
    _ row: Int32, isLow: Bool, segment: Int32, origin: Int32, _ form: inout SolvedForm
  ) {
    let basic = form.basis.basic(of: row)
    let next = isLow ? segment - 1 : segment + 1
    let list = form.costs.breakpoints(of: basic)
    guard next >= 0, Int(next) <= list.count else { return }
    if list[Int(min(segment, next))].isRequired { return }
    push(
      Candidate(
        isRising: !isLow, rowIndex: -1, symbol: basic, segment: next, origin: origin,
        coefficient: 1),
      Slope(), &form)
  }

  /// Computes a candidate's cost and adds the candidate.
  /// - Parameter slope: The slope of the symbol's own cost in its segment; not read for the row's own symbol.
  @inline(__always) private mutating func push(
    _ new: Candidate, _ slope: Slope, _ form: inout SolvedForm
  ) {
    var candidate = new
    let size = abs(candidate.coefficient)
    var sums = LeadingSums()
    let cost: LeadingTerm
    if candidate.isOwn {
      form.reducedCosts.total.clear()
      candidate.addPassed(.sums, times: 1, &form)
      cost = form.reducedCosts.total.leadingSum
      sums.hasMore = true
    } else {
      candidate.slope = slope
      candidate.singleRow = form.basis.matrix.singleRow(of: candidate.symbol)
      if form.basis.visits(of: candidate.symbol) >= KnownRowSums.worthwhile {
        cost = costOfLongColumn(candidate, slope, &sums, &form)
      } else {
        cost = form.reducedCosts.leadingTerm(
          of: candidate.symbol, slope, direction: candidate.direction,
          segment: Int(candidate.segment), &sums, &form.basis, &form.costs, &form.rowCosts)
      }
    }
    if cost.isForbidding { return }
    // A candidate that is known to reduce the cost is taken at once.
    candidate.pays = cost.value < 0
    candidate.isFree = !candidate.isOwn && cost.value <= 0
    if cost.value > 0, cost.level.isSum {
      candidate.band = cost.level.band
      candidate.value = cost.value / size
      if !sums.hasMore {
        candidate.furtherSums = .next
        if sums.nextBand > 1,
          abs(sums.nextSum) > sums.nextMagnitude * Tolerance.costNoise
        {
          candidate.nextBand = sums.nextBand
          candidate.nextValue = sums.nextSum * candidate.direction / size
        }
      }
    } else {
      candidate.furtherSums = .next
      if cost.value > 0 {
        comparison.noteSingle(
          LeadingTerm(level: cost.level, value: cost.value / size), of: &candidate)
      }
    }
    left.append(Int32(candidates.count))
    candidates.append(candidate)
    if isHeap { siftUp(left.count - 1, &form) }
  }

  /// Returns the leading term of a candidate's cost. Sums of rows are taken from the cache if they are known.
  @inline(never) private mutating func costOfLongColumn(
    _ candidate: Candidate, _ slope: Slope, _ sums: inout LeadingSums, _ form: inout SolvedForm
  ) -> LeadingTerm {
    let costedRows = form.basis.visits(of: candidate.symbol)
    let isIndirect = form.basis.matrix.isIndirect(candidate.symbol)
    if isIndirect || form.rowCosts.mayMatter(beside: slope, costedRows) {
      sums = known.sums(of: candidate.symbol, &form)
    } else {
      sums.hasMore = true
    }
    return form.reducedCosts.leadingTerm(
      of: candidate.symbol, adding: slope, direction: candidate.direction,
      segment: Int(candidate.segment), &sums, &form.basis, &form.costs, &form.rowCosts)
  }

  // MARK: - The cheapest candidate

  /// Removes and returns the cheapest candidate; nil if none is left.
  ///
  /// Mostly one candidate is taken. If a second one of many is needed, the rest are ordered in a heap.
  mutating func popFirst(_ form: inout SolvedForm) -> Candidate? {
    guard left.count > 0 else { return nil }
    if !isHeap, isFirstTaken, left.count > 12 {
      isHeap = true
      // In a heap not every candidate is compared with the one that is taken.
      mayHaveTies = true
      for index in (0..<left.count / 2).reversed() { siftDown(index, &form) }
    }
    var best = 0
    if !isHeap {
      for index in 1..<left.count where precedes(left[index], left[best], &form) { best = index }
    }
    let candidate = candidates[left[best]]
    left.swapRemove(best)
    if isHeap, left.count > 1 { siftDown(0, &form) }
    isFirstTaken = true
    return candidate
  }

  private mutating func siftUp(_ start: Int, _ form: inout SolvedForm) {
    var index = start
    while index > 0, precedes(left[index], left[(index - 1) / 2], &form) {
      swap(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func siftDown(_ start: Int, _ form: inout SolvedForm) {
    var index = start
    while true {
      var child = 2 * index + 1
      guard child < left.count else { return }
      if child + 1 < left.count, precedes(left[child + 1], left[child], &form) { child += 1 }
      guard precedes(left[child], left[index], &form) else { return }
      swap(child, index)
      index = child
    }
  }

  private mutating func swap(_ first: Int, _ second: Int) {
    let index = left[first]
    left[first] = left[second]
    left[second] = index
  }

  /// Returns whether a candidate costs less than another or, at equal cost, is the better pivot.
  @inline(__always) private mutating func precedes(
    _ first: Int32, _ second: Int32, _ form: inout SolvedForm
  ) -> Bool {
    if candidates[first].isFree != candidates[second].isFree { return candidates[first].isFree }
    if !candidates[first].isFree {
      if candidates[first].band != candidates[second].band {
        return candidates[first].band < candidates[second].band
      }
      let (one, other) = (candidates[first].value, candidates[second].value)
      if abs(one - other) > 1e-9 * max(one, other) { return one < other }
      let difference = comparison.difference(of: first, second, in: &candidates, &form)
      if difference.changesNoError { mayHaveTies = true }
      if difference.value != 0 { return difference.value < 0 }
    }
    return PivotRule.isBetterPivot(
      pivot(first, &form), than: pivot(second, &form), usesBlandsRule: usesBlandsRule)
  }

  @inline(__always) private func pivot(
    _ index: Int32, _ form: inout SolvedForm
  ) -> (symbol: Symbol, coefficient: Double, columnLength: Int32) {
    let (symbol, coefficient) = (candidates[index].symbol, candidates[index].coefficient)
    return (symbol, coefficient, form.basis.matrix.columnLength(of: symbol))
  }

  /// Returns whether a candidate changes no error, but at most distances from zero.
  mutating func changesNoError(_ candidate: Candidate, _ form: inout SolvedForm) -> Bool {
    if candidate.isFree || candidate.band != 0 { return candidate.isFree }
    return comparison.leadingSingle(of: candidate, &form).changesNoError
  }
}
