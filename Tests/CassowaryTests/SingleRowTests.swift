import SeededNumbers
import Testing

@testable import Cassowary

/// Symbols that are in one row and in no other. What refers to that row is looked at once for all of them.
@Suite struct `Symbols in a single row` {
  /// The parametric symbols of each row that others refer to, as far as they are in no other row.
  private func groups(_ form: borrowing SolvedForm) -> [[Symbol]] {
    (0..<Int32(form.basis.rowCount)).compactMap { row in
      guard form.basis.basic(of: row) >= 0, form.basis.matrix.isReferenced(row) else { return nil }
      let symbols = form.basis.matrix.row(row).map(\.symbol).filter {
        form.basis.matrix.singleRow(of: $0) == row && form.basis.role(of: $0) == .parametric
      }
      return symbols.count < 10 ? nil : symbols
    }
  }

  @Test(arguments: [700, 900] as [Double], 1...3 as ClosedRange<UInt64>)
  func `move together as they do one by one`(length: Double, seed: UInt64) throws {
    let form = try LinesWithGap(seed: seed, length: length).form()
    var random = SeededGenerator(seed: seed)
    let groups = groups(form)
    try #require(!groups.isEmpty)
    for group in groups {
      // With one that is elsewhere, too, they are not in a single row.
      let others = (0..<Symbol(form.basis.symbolCount)).filter {
        form.basis.role(of: $0) == .parametric && !group.contains($0)
      }
      for symbols in [Array(group.prefix(2)), group, group + others] {
        var together = form.copy()
        var single = form.copy()
        var moved = BoundFlips()
        for symbol in symbols {
          let position = form.basis.values[symbol] + Double(random.number(0...400)) / 10 - 20
          moved.append(BoundFlip(symbol: symbol, position: position))
          // The last one is to stay where it is.
          if symbol != symbols.last { single.shift(symbol, to: position, isQueueing: true) }
        }
        moved.carryOut(except: try #require(symbols.last), on: &together)
        for symbol in 0..<form.basis.symbolCount {
          #expect(abs(together.basis.values[symbol] - single.basis.values[symbol]) < 1e-9)
        }
        // A row that was outside for a moment only may be looked at in vain.
        for row in 0..<Int32(form.basis.rowCount)
        where form.basis.basic(of: row) >= 0 && together.infeasibility(of: row) > 1e-6 {
          let isQueued = together.infeasibleRows.contains(row)
          #expect(isQueued)
        }
      }
    }
  }

  @Test(arguments: [700, 900] as [Double], 1...3 as ClosedRange<UInt64>)
  func `cost what their columns do`(length: Double, seed: UInt64) throws {
    var form = try LinesWithGap(seed: seed, length: length).form()
    let groups = groups(form)
    try #require(!groups.isEmpty)
    for symbol in groups.joined() {
      var (sums, lead) = (LeadingSums(), LeadingTerm.none)
      for occurrence in form.basis.column(of: symbol) {
        sums.add(form.rowCosts[occurrence.row].slope, times: occurrence.coefficient)
        let basic = form.basis.basic(of: occurrence.row)
        form.costs.lift(
          &lead, of: basic, segment: Int(form.costs.segment(of: basic)),
          times: occurrence.coefficient)
      }
      let found = form.reducedCosts.sumsOfRows(of: symbol, &form.basis, &form.rowCosts)
      #expect(found.band == sums.band && found.nextBand == sums.nextBand)
      #expect(abs(found.sum - sums.sum) < 1e-9 && abs(found.nextSum - sums.nextSum) < 1e-9)
      // Beyond all of its breakpoints the symbol may have a cost of its own.
      var own = LeadingTerm.none
      form.costs.lift(&own, of: symbol, segment: 0, times: 1)
      let all = form.leadingSingle(of: symbol, direction: 1, segment: 0)
      let expected = own.value != 0 && (lead.value == 0 || own.level > lead.level) ? own : lead
      #expect(all.level == expected.level && abs(all.value - expected.value) < 1e-9)
    }
  }

  /// The oracle adds up all that each of two candidates costs.
  @Test(arguments: [700, 900] as [Double], 1...3 as ClosedRange<UInt64>)
  func `are compared as their whole costs are`(length: Double, seed: UInt64) throws {
    var form = try LinesWithGap(seed: seed, length: length).form()
    var random = SeededGenerator(seed: seed)
    let groups = groups(form)
    try #require(!groups.isEmpty)
    var decided = (sums: 0, singles: 0)
    for group in groups {
      let row = form.basis.matrix.singleRow(of: group[0])
      // All move the row the same way.
      let isLow = random.number(0...1) == 0
      var candidates = Buffer<DualRatioTest.Candidate>()
      for entry in form.basis.matrix.row(row) where group.contains(entry.symbol) {
        let count = form.costs.breakpoints(of: entry.symbol).count
        guard
          let candidate = DualRatioTest.Candidate(
            entry, isLow: isLow, segment: random.number(0...count), &form)
        else { continue }
        if candidate.slope.isOnlySum { candidates.append(candidate) }
      }
      var comparison = CandidateComparison()
      let found = comparison.compareAll(&candidates, &form)
      decided = (decided.sums + found.sums, decided.singles + found.singles)
    }
    #expect(decided.sums > 10 && decided.singles > 10)
  }
}
