import SeededNumbers
import Testing

@testable import Cassowary

/// Dominators tell which symbols change the same costs of rows, without a look at what lies between.
@Suite struct `Cost dominators` {
  /// Pages in pages whose sides give way to the middle of each, squeezed into a width.
  private func pages(_ depth: Int, width wanted: Double, seed: UInt64) throws -> SolvedForm {
    var random = SeededGenerator(seed: seed)
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.addEditVariable(width, priority: 990)
    var page = width
    for _ in 0..<depth {
      let middle = solver.makeVariable()
      var rest = LinearExpression(page)
      for _ in 0..<2 {
        let side = solver.makeVariable()
        let content = Double(random.number(4...15))
        try solver.add(side >= 0)
        try solver.add((side >= content).with(priority: 750))
        try solver.add((side <= content).with(priority: 250))
        rest = rest - side
      }
      try solver.add((middle >= 30).with(priority: 900))
      try solver.add(middle - rest == 0)
      page = middle
    }
    try solver.suggest(wanted, for: width)
    try solver.optimize()
    return solver.storage.state.tableau.form.copy()
  }

  /// The parametric symbols of each row, with the way on which each moves the row by one.
  private func movements(_ form: inout SolvedForm) -> [[ColumnDifference.Movement]] {
    var found: [[ColumnDifference.Movement]] = []
    for row in 0..<Int32(form.basis.rowCount) where form.basis.basic(of: row) >= 0 {
      found.append(
        form.basis.row(row).filter { form.basis.isPivot($0.coefficient, of: row) }.map {
          ColumnDifference.Movement(symbol: $0.symbol, way: 1 / $0.coefficient)
        })
    }
    return found
  }

  /// What the rows with a cost move by: the oracle, which opens the columns.
  private func costedRows(
    _ movement: ColumnDifference.Movement, _ form: inout SolvedForm
  ) -> [Double] {
    var ways = Array(repeating: 0.0, count: form.basis.rowCount)
    for occurrence in form.basis.column(of: movement.symbol)
    where form.rowCosts[occurrence.row].slope.band != 0 {
      ways[Int(occurrence.row)] += occurrence.coefficient * movement.way
    }
    return ways
  }

  @Test(arguments: [60, 100, 400] as [Double], 1...3 as ClosedRange<UInt64>)
  func `symbols that are alike move all rows that cost alike`(
    width: Double, seed: UInt64
  ) throws {
    var form = try pages(40, width: width, seed: seed)
    #expect(form.basis.matrix.references > 0)
    var random = SeededGenerator(seed: seed)
    var dominators = CostDominators()
    var count = (alike: 0, others: 0, missed: 0)
    // Once more, as nothing of the first time may be left.
    for _ in 0..<2 {
      dominators.find(&form.basis, form.rowCosts)
      for group in movements(&form) {
        let ways = group.map { costedRows($0, &form) }
        for one in group.indices {
          for _ in 0..<6 {
            let other = random.number(0...group.count - 1)
            if other == one { continue }
            // Twice as far is not alike.
            let factor = Double(random.number(1...2))
            var movement = group[other]
            movement.way *= factor
            let areEqual = zip(ways[one], ways[other]).allSatisfy { abs($0 - factor * $1) < 1e-9 }
            if dominators.areAlike(group[one], movement) {
              #expect(areEqual)
              count.alike += 1
            } else if areEqual {
              count.missed += 1
            } else {
              count.others += 1
            }
          }
        }
      }
      form = try pages(40, width: width / 2, seed: seed)
    }
    #expect(count.alike > 1_000 && count.others > 1_000 && count.missed < count.alike / 10)
  }

  /// The oracle adds up all that each of two candidates costs.
  @Test(arguments: [400, 700] as [Double], 1...3 as ClosedRange<UInt64>)
  func `candidates are compared as their whole costs are`(width: Double, seed: UInt64) throws {
    var form = try pages(40, width: width, seed: seed)
    var random = SeededGenerator(seed: seed)
    let rows = (0..<Int32(form.basis.rowCount)).filter { form.basis.basic(of: $0) >= 0 }
    var lengths: [Int] = []
    for row in rows { lengths.append(form.basis.row(row).count) }
    let row = try #require(zip(rows, lengths).max { $0.1 < $1.1 }?.0)
    let isLow = random.number(0...1) == 0
    var candidates = Buffer<DualRatioTest.Candidate>()
    for entry in Array(form.basis.row(row)) {
      let count = form.costs.breakpoints(of: entry.symbol).count
      guard
        var candidate = DualRatioTest.Candidate(
          entry, isLow: isLow, segment: random.number(0...count), &form)
      else { continue }
      form.reducedCosts.total.clear()
      candidate.addCost(.sums, times: 1, &form)
      let sum = form.reducedCosts.total.leadingSum
      if sum.value != 0 {
        candidate.band = sum.level.band
        candidate.value = sum.value
      }
      candidates.append(candidate)
    }
    #expect(candidates.count > 40)
    var comparison = CandidateComparison()
    comparison.begin()
    let decided = comparison.compareAll(&candidates, &form)
    let hasDominators = comparison.hasDominators
    #expect(hasDominators)
    #expect(decided.sums > 100 && decided.singles > 100)
  }
}
