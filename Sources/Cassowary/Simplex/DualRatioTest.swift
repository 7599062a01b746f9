/// The dual ratio test with long steps: what could bring an infeasible row back, the cheapest first.
///
/// Each candidate has its cost for each unit of the row. It is a parametric symbol that moves through one of its
/// segments, or the row itself, which accepts the cost of staying beyond a breakpoint.
struct DualRatioTest: ~Copyable {
  /// A way for a row to become feasible.
  struct Candidate: BitwiseCopyable {
    /// The knowledge about sums after the most important one.
    enum FurtherSums: UInt8 {
      case unknown
      /// There is at most the next one.
      case next
      case many
    }

    /// The most important sum that it costs, with the amount for each unit of the row; 0 if no sum changes.
    var band: UInt64 = 0
    var value = 0.0
    /// The next sum that is not zero.
    var nextBand: UInt64 = 0
    var nextValue = 0.0
    /// The knowledge about further sums.
    var furtherSums = FurtherSums.unknown
    /// Whether it costs nothing.
    var isFree = false
    /// Whether it is known to reduce the cost.
    var pays = false
    var isRising: Bool
    /// The index in `ties` of its most important single error; -1 if not determined yet.
    var tie: Int32 = -1
    /// The index of the symbol in the row; -1 for the row's own basic symbol.
    var rowIndex: Int32
    var symbol: Symbol
    /// The segment that the symbol moves through; for the row's own symbol, the segment it would be in.
    var segment: Int32
    /// The segment where it began.
    var origin: Int32
    var coefficient: Double

    /// Whether it is the row's own symbol.
    var isOwn: Bool { rowIndex < 0 }
    var direction: Double { isRising ? 1 : -1 }
    /// The way of the symbol for each unit of the row.
    var way: Double { direction / abs(coefficient) }
  }

  private var candidates = Buffer<Candidate>()
  /// The candidates' most important single errors that were determined.
  private var ties = Buffer<LeadingTerm>()
  private var isHeap = false
  /// Whether the cheapest of the candidates was taken, so that another one is now.
  private var isFirstTaken = false
  /// The costs of rows that earlier steps of the run have found. Scratch memory.
  private var known = KnownRowSums()
  /// Whether two candidates may have equal costs in terms of errors.
  private(set) var hasTies = false
  /// Whether of candidates that cost the same the lowest symbol enters (Bland's rule).
  private var usesBlandsRule = false

  /// The number of long columns that were walked to find the costs of candidates.
  var walks: Int { known.walks }

  /// Begins a run.
  mutating func begin() { known.forget() }

  /// Follows a row that has gone to another segment, while nothing else changed but values.
  @inline(__always) mutating func follow(
    _ row: Int32, from former: Slope, since version: Int, _ form: inout SolvedForm
  ) {
    known.follow(row, from: former, since: version, &form)
  }

  // MARK: - Collecting

  /// Collects the candidates to raise or lower a row.
  mutating func collect(
    _ row: Int32, isLow: Bool, usesBlandsRule: Bool, _ form: inout SolvedForm
  ) {
    candidates.removeAll()
    ties.removeAll()
    isHeap = false
    isFirstTaken = false
    hasTies = false
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

  /// Adds the candidate of a symbol to move on through its next segment.
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

  /// Adds the candidate of a row's basic symbol to stay beyond one more of its breakpoints.
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

  /// Finds a candidate's cost and adds it.
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
      addPassed(.sums, of: candidate, times: 1, &form)
      cost = form.reducedCosts.total.leadingSum
      sums.hasMore = true
    } else {
      if form.basis.visits(of: candidate.symbol) >= KnownRowSums.worthwhile {
        cost = costOfLongColumn(candidate, slope, &sums, &form)
      } else {
        cost = form.reducedCosts.leadingTerm(
          of: candidate.symbol, slope, direction: candidate.direction,
          segment: Int(candidate.segment), &sums, &form.basis, &form.costs, &form.rowCosts)
      }
    }
    if cost.isForbidding { return }
    // One that is known to pay is taken at once.
    candidate.pays = cost.value < 0
    candidate.isFree = !candidate.isOwn && cost.value <= 0
    if cost.value > 0, cost.level.isSum {
      candidate.band = cost.level.band
      candidate.value = cost.value / size
      if !sums.hasMore {
        candidate.furtherSums = .next
        if sums.nextBand > 1,
          abs(sums.nextSum) > sums.nextMagnitude * form.reducedCosts.total.noise
        {
          candidate.nextBand = sums.nextBand
          candidate.nextValue = sums.nextSum * candidate.direction / size
        }
      }
    } else {
      candidate.furtherSums = .next
      if cost.value > 0 {
        candidate.tie = Int32(ties.count)
        ties.append(LeadingTerm(level: cost.level, value: cost.value / size))
      }
    }
    candidates.append(candidate)
    if isHeap { siftUp(candidates.count - 1, &form) }
  }

  /// Returns the leading term of a candidate's cost, with the sums of its rows as far as they are known.
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

  // MARK: - The cheapest

  /// Removes and returns the cheapest candidate.
  ///
  /// Mostly one is taken. Where a second one of many is, they are ordered in a heap.
  mutating func popFirst(_ form: inout SolvedForm) -> Candidate? {
    guard candidates.count > 0 else { return nil }
    if !isHeap, isFirstTaken, candidates.count > 12 {
      isHeap = true
      // Not all are compared with the one that is taken.
      hasTies = true
      for index in (0..<candidates.count / 2).reversed() { siftDown(index, &form) }
    }
    var best = 0
    if !isHeap {
      for index in 1..<candidates.count where precedes(index, best, &form) { best = index }
    }
    let candidate = candidates[best]
    candidates.swapRemove(best)
    if isHeap, candidates.count > 1 { siftDown(0, &form) }
    isFirstTaken = true
    return candidate
  }

  private mutating func siftUp(_ start: Int, _ form: inout SolvedForm) {
    var index = start
    while index > 0, precedes(index, (index - 1) / 2, &form) {
      swap(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func siftDown(_ start: Int, _ form: inout SolvedForm) {
    var index = start
    while true {
      var child = 2 * index + 1
      guard child < candidates.count else { return }
      if child + 1 < candidates.count, precedes(child + 1, child, &form) { child += 1 }
      guard precedes(child, index, &form) else { return }
      swap(child, index)
      index = child
    }
  }

  private mutating func swap(_ first: Int, _ second: Int) {
    let candidate = candidates[first]
    candidates[first] = candidates[second]
    candidates[second] = candidate
  }

  // MARK: - Comparing

  /// Returns whether a candidate costs less than another or, at the same cost, is the better pivot.
  @inline(__always) private mutating func precedes(
    _ first: Int, _ second: Int, _ form: inout SolvedForm
  ) -> Bool {
    if candidates[first].isFree != candidates[second].isFree { return candidates[first].isFree }
    if !candidates[first].isFree {
      if candidates[first].band != candidates[second].band {
        return candidates[first].band < candidates[second].band
      }
      let (one, other) = (candidates[first].value, candidates[second].value)
      if abs(one - other) > 1e-9 * max(one, other) { return one < other }
      let difference = difference(of: first, second, &form)
      if difference.changesNoError { hasTies = true }
      if difference.value != 0 { return difference.value < 0 }
    }
    return PivotRule.isBetterPivot(
      pivot(first, &form), than: pivot(second, &form), usesBlandsRule: usesBlandsRule)
  }

  @inline(__always) private func pivot(
    _ index: Int, _ form: inout SolvedForm
  ) -> (symbol: Symbol, coefficient: Double, columnLength: Int32) {
    let (symbol, coefficient) = (candidates[index].symbol, candidates[index].coefficient)
    return (symbol, coefficient, form.basis.matrix.columnLength(of: symbol))
  }

  /// Returns the leading term of the difference of two candidates' costs with equal first sums.
  private mutating func difference(
    of first: Int, _ second: Int, _ form: inout SolvedForm
  ) -> LeadingTerm {
    findSums(of: first, &form)
    findSums(of: second, &form)
    let haveOnlyNext =
      candidates[first].furtherSums == .next && candidates[second].furtherSums == .next
    if haveOnlyNext {
      let sums = nextSum(of: first).difference(nextSum(of: second))
      if sums.value != 0 { return sums }
      let ties = tie(of: first, &form).difference(tie(of: second, &form))
      if ties.value != 0 { return ties }
    }
    let scale = findRows(movingWith: candidates[first], candidates[second], &form)
    form.reducedCosts.total.clear()
    if !haveOnlyNext {
      addDifference(.sums, of: candidates[first], candidates[second], scale, &form)
      let sum = form.reducedCosts.total.leadingSum
      if sum.value != 0 { return sum }
    }
    addDifference(.singles, of: candidates[first], candidates[second], scale, &form)
    return form.reducedCosts.total.leadingSingle(form.costs.owners)
  }

  /// Finds the rows that two candidates do not move alike: all move the row that is repaired, and what refers to it, by the
  /// same amount.
  /// - Returns: The scale of their movements; nil where the costs of each candidate are to be added up.
  private func findRows(
    movingWith first: Candidate, _ second: Candidate, _ form: inout SolvedForm
  ) -> Double? {
    guard !first.isOwn, !second.isOwn, form.basis.matrix.references > 0 else { return nil }
    return form.findRows(
      movingWith: ColumnDifference.Movement(symbol: first.symbol, way: first.way),
      ColumnDifference.Movement(symbol: second.symbol, way: -second.way))
  }

  /// Adds a part of the difference of two candidates' costs to the total.
  private func addDifference(
    _ part: LexicographicCost.Part, of first: Candidate, _ second: Candidate, _ scale: Double?,
    _ form: inout SolvedForm
  ) {
    guard let scale else {
      add(part, of: first, times: 1, &form)
      return add(part, of: second, times: -1, &form)
    }
    form.reducedCosts.addDifference(part, times: scale, form.basis, form.costs, form.rowCosts)
    form.reducedCosts.addSlope(
      part, of: first.symbol, segment: Int(first.segment), times: first.way, form.costs)
    form.reducedCosts.addSlope(
      part, of: second.symbol, segment: Int(second.segment), times: -second.way, form.costs)
  }

  /// Determines the sums after a candidate's most important one.
  @inline(__always) private mutating func findSums(of index: Int, _ form: inout SolvedForm) {
    guard candidates[index].furtherSums == .unknown else { return }
    form.reducedCosts.total.clear()
    add(.sums, of: candidates[index], times: 1, &form)
    let (second, isLast) = form.reducedCosts.total.second(after: candidates[index].band)
    candidates[index].nextBand = second.level.band
    candidates[index].nextValue = second.value
    candidates[index].furtherSums = isLast ? .next : .many
  }

  @inline(__always) private func nextSum(of index: Int) -> LeadingTerm {
    LeadingTerm(level: Level(sum: candidates[index].nextBand), value: candidates[index].nextValue)
  }

  /// Returns the most important single error of a candidate's cost.
  @inline(__always) private mutating func tie(
    of index: Int, _ form: inout SolvedForm
  ) -> LeadingTerm {
    if candidates[index].tie < 0 {
      candidates[index].tie = Int32(ties.count)
      ties.append(findTie(of: candidates[index], &form))
    }
    return ties[candidates[index].tie]
  }

  /// Returns whether a candidate affects no error, but at most distances from zero.
  mutating func changesNoError(_ candidate: Candidate, _ form: inout SolvedForm) -> Bool {
    if candidate.isFree || candidate.band != 0 { return candidate.isFree }
    return (candidate.tie < 0 ? findTie(of: candidate, &form) : ties[candidate.tie])
      .changesNoError
  }

  private func findTie(of candidate: Candidate, _ form: inout SolvedForm) -> LeadingTerm {
    if candidate.isOwn {
      form.reducedCosts.total.clear()
      addPassed(.singles, of: candidate, times: 1, &form)
      return form.reducedCosts.total.leadingSingle(form.costs.owners)
    }
    var lead = form.leadingSingle(
      of: candidate.symbol, direction: candidate.direction, segment: Int(candidate.segment))
    lead.value /= abs(candidate.coefficient)
    return lead
  }

  /// Adds a part of a candidate's cost to the total.
  private func add(
    _ part: LexicographicCost.Part, of candidate: Candidate, times factor: Double,
    _ form: inout SolvedForm
  ) {
    if candidate.isOwn {
      addPassed(part, of: candidate, times: factor, &form)
    } else {
      form.addCost(
        part, of: candidate.symbol, direction: candidate.direction,
        segment: Int(candidate.segment), times: factor / abs(candidate.coefficient))
    }
  }

  /// Adds the cost of passing the breakpoints of a row's own symbol to the total.
  private func addPassed(
    _ part: LexicographicCost.Part, of candidate: Candidate, times factor: Double,
    _ form: inout SolvedForm
  ) {
    let list = form.costs.breakpoints(of: candidate.symbol)
    let (segment, origin) = (Int(candidate.segment), Int(candidate.origin))
    for index in min(segment, origin)..<max(segment, origin) {
      form.reducedCosts.add(part, of: list[index], times: factor, form.costs.owners)
    }
  }
}
