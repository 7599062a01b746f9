import SeededNumbers
import Testing

@testable import Cassowary

/// Reduced costs that are kept over steps are those that the columns have after them.
@Suite struct `Known sums of rows` {
  /// Lines in which second sums matter, too.
  private func lines(seed: UInt64, longRow: Int32) throws -> SolvedForm {
    try LinesWithGap(
      seed: seed, length: 700, priorities: (most: [250, 300], least: [750, 700]), longRow: longRow
    ).form()
  }

  private func sparse(seed: UInt64) throws -> SolvedForm {
    try SparseSystem(variables: 60, seed: seed).solver.storage.state.tableau.form.copy()
  }

  /// The oracle: the column is walked, with all that refers to its rows. Noise counts as little as for costs.
  private func sumsOfColumn(of symbol: Symbol, _ form: inout SolvedForm) -> LeadingSums {
    var sums = LeadingSums()
    let least = form.reducedCosts.leastCoefficient
    for occurrence in form.basis.column(of: symbol) where abs(occurrence.coefficient) >= least {
      sums.add(form.rowCosts[occurrence.row].slope, times: occurrence.coefficient)
    }
    return sums
  }

  /// Compares the sums of some symbols with the columns.
  /// - Returns: How many of them were known, and how many were asked for.
  private func check(
    _ known: inout KnownRowSums, _ form: inout SolvedForm, _ isAsked: (Symbol) -> Bool
  ) -> (known: Int, asked: Int) {
    var counts = (known: 0, asked: 0)
    for symbol in 0..<Symbol(form.basis.symbolCount)
    where form.basis.role(of: symbol) == .parametric && isAsked(symbol) {
      let walks = known.walks
      let found = known.sums(of: symbol, &form)
      counts.asked += 1
      if known.walks == walks { counts.known += 1 }
      let expected = sumsOfColumn(of: symbol, &form)
      if abs(expected.sum) <= expected.magnitude * 1e-9 {
        #expect(found.band < expected.band || abs(found.sum) <= found.magnitude * 1e-9)
        continue
      }
      #expect(found.band == expected.band)
      #expect(abs(found.sum - expected.sum) <= 1e-9 * expected.magnitude)
      if found.hasMore || abs(expected.nextSum) <= expected.nextMagnitude * 1e-9 { continue }
      #expect(found.nextBand == expected.nextBand)
      #expect(abs(found.nextSum - expected.nextSum) <= 1e-9 * expected.nextMagnitude)
    }
    return counts
  }

  /// A row, with an entry that is a good pivot.
  private func pivot(
    _ form: inout SolvedForm, _ random: inout SeededGenerator
  ) -> (row: Int32, entry: Entry)? {
    let row = Int32(random.number(0...form.basis.rowCount - 1))
    if form.basis.basic(of: row) < 0 { return nil }
    let list = form.basis.row(row)
    let largest = list.map { abs($0.coefficient) }.max() ?? 0
    let good = list.filter { abs($0.coefficient) >= max(0.3, 0.5 * largest) }
    return good.isEmpty ? nil : (row, good[random.number(0...good.count - 1)])
  }

  /// Goes on to other vertices and segments, at each of which some symbols are asked for.
  private func followSteps(_ form: inout SolvedForm, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var known = KnownRowSums()
    var work = Work()
    _ = check(&known, &form) { _ in true }
    var afterPivots = (known: 0, asked: 0)
    var afterSegments = (known: 0, asked: 0)
    for _ in 0..<150 {
      guard let (row, entry) = pivot(&form, &random) else { continue }
      let isPivot = random.number(0...2) > 0
      let version = form.version
      if isPivot {
        // The dual run moves symbols before it pivots.
        form.shift(entry.symbol, to: form.basis.values[entry.symbol] + 1)
        form.version += 1
        let segments = form.costs.breakpoints(of: entry.symbol).count
        let segment = random.number(0...segments)
        known.follow(
          pivotOn: entry, in: row, slope: form.costs.slope(of: entry.symbol, segment: segment),
          since: version, &form)
        form.pivot(entry.symbol, in: row, entry, &work)
        form.setSegment(segment, of: row)
        form.repriceRow(row)
        known.goOn(at: form.version)
      } else {
        let former = form.rowCosts[row].slope
        let count = form.costs.breakpoints(of: form.basis.basic(of: row)).count
        form.setSegment(random.number(0...count), of: row)
        known.follow(row, from: former, since: version, &form)
      }
      let share = Symbol(random.number(2...5))
      let counts = check(&known, &form) { $0 % share == 0 }
      if isPivot {
        afterPivots = (afterPivots.known + counts.known, afterPivots.asked + counts.asked)
      } else {
        afterSegments = (afterSegments.known + counts.known, afterSegments.asked + counts.asked)
      }
    }
    #expect(afterPivots.known * 2 > afterPivots.asked)
    #expect(afterSegments.known * 2 > afterSegments.asked)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>, [3, 24, .max] as [Int32])
  func `follow pivots and segments in lines`(seed: UInt64, longRow: Int32) throws {
    var form = try lines(seed: seed, longRow: longRow)
    #expect((form.basis.matrix.references > 0) == (longRow < .max))
    followSteps(&form, seed: seed)
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `follow pivots and segments in random systems`(seed: UInt64) throws {
    var form = try sparse(seed: seed)
    followSteps(&form, seed: seed)
  }

  @Test func `are forgotten after a change that was not followed`() throws {
    var form = try lines(seed: 1, longRow: 24)
    var known = KnownRowSums()
    _ = check(&known, &form) { _ in true }
    let symbol = try #require(
      (0..<Symbol(form.basis.symbolCount)).first { symbol in
        form.basis.role(of: symbol) == .parametric && form.basis.matrix.columnLength(of: symbol) > 0
      })
    let row = form.basis.matrix.column(of: symbol)[0].row
    let count = form.costs.breakpoints(of: form.basis.basic(of: row)).count
    form.setSegment(count, of: row)
    form.setSegment(0, of: row)
    let found = check(&known, &form) { _ in true }.known
    #expect(found == 0)
  }
}
