/// The comparison of candidates of the dual ratio test whose most important sums are equal.
///
/// Results for a candidate are cached for the next comparison.
struct CandidateComparison: ~Copyable {
  typealias Candidate = DualRatioTest.Candidate

  /// The most important single errors that were found so far.
  private var singles = Buffer<LeadingTerm>()

  /// Begins with the candidates of another row: discards the cache.
  mutating func begin() { singles.removeAll() }

  /// Records the most important single error of a candidate.
  @inline(__always) mutating func noteSingle(_ single: LeadingTerm, of candidate: inout Candidate) {
    candidate.singleIndex = Int32(singles.count)
    singles.append(single)
  }

  /// Returns the leading term of the difference of two candidates' costs with equal first sums.
  mutating func difference(
    of first: Int32, _ second: Int32, in candidates: inout Buffer<Candidate>,
    _ form: inout SolvedForm
  ) -> LeadingTerm {
    let (one, other) = (candidates.base + Int(first), candidates.base + Int(second))
    if let slopes = differenceOfSlopes(&one.pointee, &other.pointee, &form) { return slopes }
    findSums(of: &one.pointee, &form)
    findSums(of: &other.pointee, &form)
    let haveOnlyNext = one.pointee.furtherSums == .next && other.pointee.furtherSums == .next
    if haveOnlyNext {
      let sums = one.pointee.nextSum.difference(other.pointee.nextSum)
      if sums.value != 0 { return sums }
      findSingle(of: &one.pointee, &form)
      findSingle(of: &other.pointee, &form)
      let singles = singles[one.pointee.singleIndex].difference(singles[other.pointee.singleIndex])
      if singles.value != 0 { return singles }
    }
    form.reducedCosts.total.clear()
    if !haveOnlyNext {
      one.pointee.addCost(.sums, times: 1, &form)
      other.pointee.addCost(.sums, times: -1, &form)
      let sum = form.reducedCosts.total.leadingSum
      if sum.value != 0 { return sum }
    }
    one.pointee.addCost(.singles, times: 1, &form)
    other.pointee.addCost(.singles, times: -1, &form)
    return form.reducedCosts.total.leadingSingle(form.costs.owners)
  }

  /// Returns the most important single error of a candidate's cost.
  func leadingSingle(of candidate: Candidate, _ form: inout SolvedForm) -> LeadingTerm {
    candidate.singleIndex < 0 ? candidate.leadingSingle(&form) : singles[candidate.singleIndex]
  }

  // MARK: - Costs of the symbols alone

  /// Returns the leading term of the difference of two candidates' costs, if both change the same costs of rows, so
  /// that only their symbols' own costs differ. Nil for other candidates.
  @inline(__always) private mutating func differenceOfSlopes(
    _ first: inout Candidate, _ second: inout Candidate, _ form: inout SolvedForm
  ) -> LeadingTerm? {
    guard first.slope.isOnlySum, second.slope.isOnlySum, areAlike(first, second) else { return nil }
    let sum = first.ownSum.difference(second.ownSum)
    if sum.value != 0 { return sum }
    findOwnSingle(of: &first, &form)
    findOwnSingle(of: &second, &form)
    return singles[first.ownSingleIndex].difference(singles[second.ownSingleIndex])
  }

  /// Returns whether two candidates certainly change the same costs of rows. All candidates move the repaired row by
  /// the same amount. So two symbols that occur in the same single row move all rows alike. For a candidate in several
  /// rows (`singleRow` is -1) the answer is false.
  @inline(__always) private func areAlike(_ first: Candidate, _ second: Candidate) -> Bool {
    first.singleRow >= 0 && first.singleRow == second.singleRow
  }

  @inline(__always) private mutating func findOwnSingle(
    of candidate: inout Candidate, _ form: inout SolvedForm
  ) {
    if candidate.ownSingleIndex >= 0 { return }
    candidate.ownSingleIndex = Int32(singles.count)
    var own = LeadingTerm.none
    form.costs.lift(
      &own, of: candidate.symbol, segment: Int(candidate.segment), times: candidate.way)
    singles.append(own)
  }

  // MARK: - Costs of symbols and rows

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
    if candidate.singleIndex < 0 { noteSingle(candidate.leadingSingle(&form), of: &candidate) }
  }
}
