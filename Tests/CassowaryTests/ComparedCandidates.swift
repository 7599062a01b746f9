import Testing

@testable import Cassowary

/// What candidates of the dual ratio test cost, for tests of their comparison.
extension DualRatioTest.Candidate {
  /// Creates the candidate that moves a row by one of its symbols; nil if that would go beyond a required limit.
  /// - Parameters:
  ///   - isLow: Whether the row is to be raised.
  ///   - segment: The segment that the symbol moves through.
  init?(_ entry: Entry, isLow: Bool, segment: Int, _ form: inout SolvedForm) {
    self.init(
      isRising: (entry.coefficient > 0) == isLow, rowIndex: 0, symbol: entry.symbol,
      segment: Int32(segment), origin: Int32(segment), coefficient: entry.coefficient)
    if form.costs.isForbidden(entry.symbol, direction: direction, segment: segment) { return nil }
    singleRow = form.basis.matrix.singleRow(of: entry.symbol)
    slope = form.costs.slope(of: entry.symbol, segment: segment)
  }
}

extension CandidateComparison {
  /// Compares each candidate with each other one whose most important sum is the same. The oracle adds up all that each costs.
  /// - Returns: How many comparisons were decided by sums, and how many by single errors.
  mutating func compareAll(
    _ candidates: inout Buffer<Candidate>, _ form: inout SolvedForm
  ) -> (sums: Int, singles: Int) {
    var decided = (sums: 0, singles: 0)
    for first in 0..<candidates.count {
      for second in 0..<candidates.count where first != second {
        let (one, other) = (candidates[first], candidates[second])
        if one.band != other.band || abs(one.value - other.value) > 1e-9 { continue }
        form.reducedCosts.total.clear()
        one.addCost(.sums, times: 1, &form)
        other.addCost(.sums, times: -1, &form)
        var expected = form.reducedCosts.total.leadingSum
        if expected.value == 0 {
          one.addCost(.singles, times: 1, &form)
          other.addCost(.singles, times: -1, &form)
          expected = form.reducedCosts.total.leadingSingle(form.costs.owners)
          decided.singles += 1
        } else {
          decided.sums += 1
        }
        let found = difference(of: Int32(first), Int32(second), in: &candidates, &form)
        #expect((found.value == 0) == (expected.value == 0))
        #expect(abs(found.value - expected.value) < 1e-9)
        if expected.value != 0 { #expect(found.level == expected.level) }
      }
    }
    return decided
  }
}
