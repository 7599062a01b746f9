/// The comparison of candidates of the dual ratio test whose most important sums are equal.
///
/// What was found of a candidate is kept for the next comparison.
struct CandidateComparison: ~Copyable {
  typealias Candidate = DualRatioTest.Candidate

  /// The most important single errors that were found.
  private var singles = Buffer<LeadingTerm>()
  /// The dominators of the candidates' symbols, once many were compared row by row.
  private var dominators = CostDominators()
  private(set) var hasDominators = false
  /// The number of entries that were looked at to compare candidates row by row.
  private var walked = 0

  /// Begins with the candidates of another row.
  mutating func begin() {
    singles.removeAll()
    hasDominators = false
    walked = 0
  }

  /// Records the most important single error of a candidate.
  @inline(__always) mutating func noteSingle(_ single: LeadingTerm, of candidate: inout Candidate) {
    candidate.tie = Int32(singles.count)
    singles.append(single)
  }

  /// Returns the leading term of the difference of two candidates' costs with equal first sums.
  mutating func difference(
    of first: Int32, _ second: Int32, in candidates: inout Buffer<Candidate>,
    _ form: inout SolvedForm
  ) -> LeadingTerm {
    let (one, other) = (candidates.base + Int(first), candidates.base + Int(second))
    if !hasDominators, walked * RowSums.walkingPace >= form.basis.matrix.size {
      dominators.find(&form.basis, form.rowCosts)
      hasDominators = true
    }
    if let slopes = differenceOfSlopes(&one.pointee, &other.pointee, &form) { return slopes }
    findSums(of: &one.pointee, &form)
    findSums(of: &other.pointee, &form)
    let haveOnlyNext = one.pointee.furtherSums == .next && other.pointee.furtherSums == .next
    if haveOnlyNext {
      let sums = one.pointee.nextSum.difference(other.pointee.nextSum)
      if sums.value != 0 { return sums }
      findSingle(of: &one.pointee, &form)
      findSingle(of: &other.pointee, &form)
      let singles = singles[one.pointee.tie].difference(singles[other.pointee.tie])
      if singles.value != 0 { return singles }
    }
    let scale = findRows(movingWith: one.pointee, other.pointee, &form)
    form.reducedCosts.total.clear()
    if !haveOnlyNext {
      addDifference(.sums, of: one.pointee, other.pointee, scale, &form)
      let sum = form.reducedCosts.total.leadingSum
      if sum.value != 0 { return sum }
    }
    addDifference(.singles, of: one.pointee, other.pointee, scale, &form)
    return form.reducedCosts.total.leadingSingle(form.costs.owners)
  }

  /// Returns the most important single error of a candidate's cost.
  func leadingSingle(of candidate: Candidate, _ form: inout SolvedForm) -> LeadingTerm {
    candidate.tie < 0 ? candidate.leadingSingle(&form) : singles[candidate.tie]
  }

  // MARK: - Of the symbols alone

  /// Returns the leading term of the difference of two candidates that change the same costs of rows, so that only the costs
  /// of their own symbols differ. Nil for others.
  @inline(__always) private mutating func differenceOfSlopes(
    _ first: inout Candidate, _ second: inout Candidate, _ form: inout SolvedForm
  ) -> LeadingTerm? {
    guard first.slope.isOnlySum, second.slope.isOnlySum, areAlike(first, second) else { return nil }
    let sum = first.ownSum.difference(second.ownSum)
    if sum.value != 0 { return sum }
    findOwnSingle(of: &first, &form)
    findOwnSingle(of: &second, &form)
    return singles[first.ownTie].difference(singles[second.ownTie])
  }

  /// Returns whether two candidates are known to change the same costs of rows: all move the row that is repaired by the
  /// same amount, so those that are in the same row, and in no other, move all rows alike.
  @inline(__always) private func areAlike(_ first: Candidate, _ second: Candidate) -> Bool {
    if first.singleRow >= 0 && first.singleRow == second.singleRow { return true }
    return hasDominators && !first.isOwn && !second.isOwn
      && dominators.areAlike(first.movement, second.movement)
  }

  @inline(__always) private mutating func findOwnSingle(
    of candidate: inout Candidate, _ form: inout SolvedForm
  ) {
    if candidate.ownTie >= 0 { return }
    candidate.ownTie = Int32(singles.count)
    var own = LeadingTerm.none
    form.costs.lift(
      &own, of: candidate.symbol, segment: Int(candidate.segment), times: candidate.way)
    singles.append(own)
  }

  // MARK: - Of all that moves

  /// Determines the sums after a candidate's most important one.
  @inline(__always) private func findSums(
    of candidate: inout Candidate, _ form: inout SolvedForm
  ) {
    guard candidate.furtherSums == .unknown else { return }
    form.reducedCosts.total.clear()
    candidate.addCost(.sums, times: 1, &form)
    let (second, isLast) = form.reducedCosts.total.second(after: candidate.band)
    candidate.nextBand = second.level.band
    candidate.nextValue = second.value
    candidate.furtherSums = isLast ? .next : .many
  }

  @inline(__always) private mutating func findSingle(
    of candidate: inout Candidate, _ form: inout SolvedForm
  ) {
    if candidate.tie < 0 { noteSingle(candidate.leadingSingle(&form), of: &candidate) }
  }

  /// Finds the rows that two candidates do not move alike: all move the row that is repaired, and what refers to it, by the
  /// same amount.
  /// - Returns: The scale of their movements; nil where the costs of each candidate are to be added up.
  private mutating func findRows(
    movingWith first: Candidate, _ second: Candidate, _ form: inout SolvedForm
  ) -> Double? {
    guard !first.isOwn, !second.isOwn, form.basis.matrix.references > 0 else { return nil }
    var opposite = second.movement
    opposite.way.negate()
    let scale = form.findRows(movingWith: first.movement, opposite)
    walked += form.basis.difference.work
    return scale
  }

  /// Adds a part of the difference of two candidates' costs to the total.
  private func addDifference(
    _ part: LexicographicCost.Part, of first: Candidate, _ second: Candidate, _ scale: Double?,
    _ form: inout SolvedForm
  ) {
    guard let scale else {
      first.addCost(part, times: 1, &form)
      return second.addCost(part, times: -1, &form)
    }
    form.reducedCosts.addDifference(part, times: scale, form.basis, form.costs, form.rowCosts)
    form.reducedCosts.addSlope(
      part, of: first.symbol, segment: Int(first.segment), times: first.way, form.costs)
    form.reducedCosts.addSlope(
      part, of: second.symbol, segment: Int(second.segment), times: -second.way, form.costs)
  }
}
