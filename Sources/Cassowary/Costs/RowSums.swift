/// The sums that rows add to the reduced costs of symbols that occur in rows to which others refer.
///
/// To expand the column of each symbol would take as long as if there were no references. After as many entries were
/// visited as there are, the sums of all symbols are computed together, beginning with the rows to which no other
/// refers (backward transformation).
struct RowSums: ~Copyable {
  /// The magnitude below which a sum is computed separately: it may come from coefficients that are ignored.
  static let small = 1e-7

  /// The number of entries that the computation of all sums handles in the time of one entry of an expanded column.
  static let walkingPace = 4

  /// The sums of each symbol, if all were computed.
  private var sums = Buffer<LeadingSums>()
  /// The symbols whose entries in `sums` may be nonzero.
  private var touched = Buffer<Symbol>()
  private var isComplete = false
  /// The number of entries that were visited in expanded columns.
  private var walked = 0
  /// The row that was visited last; -1 if there was none.
  private var row: Int32 = -1
  /// The sums for a unit of that row's symbol. They apply to all symbols that are in no other row.
  private var rowSums = LeadingSums()
  /// The versions from which the sums were computed.
  private var matrixVersion = -1
  private var costVersion = -1

  /// Discards the sums. They would differ by rounding errors from those that a copy of the solver computes.
  mutating func forget() { matrixVersion = -1 }

  /// Adds the slopes of all rows in which a symbol occurs.
  mutating func add(
    _ symbol: Symbol, to total: inout LeadingSums, _ basis: inout Basis, _ rows: inout RowCosts
  ) {
    if matrixVersion != basis.matrix.version || costVersion != rows.version {
      matrixVersion = basis.matrix.version
      costVersion = rows.version
      isComplete = false
      walked = 0
      row = -1
    }
    if !isComplete, walked * RowSums.walkingPace >= basis.matrix.size {
      addUp(&basis, rows)
    }
    let isKnown = isComplete && (sums[symbol].isZero || abs(sums[symbol].sum) > RowSums.small)
    if isKnown { return total.add(sums[symbol], times: 1) }
    let row = basis.matrix.singleRow(of: symbol)
    guard row >= 0 else {
      return walk(symbol, to: &total, &basis, rows)
    }
    if self.row != row {
      var found = LeadingSums()
      found.add(rows[row].slope, times: 1)
      walk(basis.basic(of: row), to: &found, &basis, rows)
      self.row = row
      rowSums = found
    }
    total.add(rowSums, times: basis.matrix.firstOccurrence(of: symbol).pointee.coefficient)
  }

  /// Adds the slopes of the rows in a symbol's column.
  private mutating func walk(
    _ symbol: Symbol, to total: inout LeadingSums, _ basis: inout Basis, _ rows: borrowing RowCosts
  ) {
    walked += basis.columnWork(of: symbol)
    for occurrence in basis.column(of: symbol)
    where abs(occurrence.coefficient) >= Tolerance.leastCoefficient {
      total.add(rows[occurrence.row].slope, times: occurrence.coefficient)
    }
  }

  private mutating func addUp(_ basis: inout Basis, _ rows: borrowing RowCosts) {
    sums.reset(&touched, to: LeadingSums(), count: basis.symbolCount)
    basis.orderRows()
    for index in (0..<basis.rowCount).reversed() {
      let row = basis.orderedRow(index)
      let basic = basis.basic(of: row)
      if basic < 0 { continue }
      let isTouched = !sums[basic].isZero
      sums[basic].add(rows[row].slope, times: 1)
      if sums[basic].isZero { continue }
      if !isTouched { touched.append(basic) }
      let carried = sums[basic].carried(noise: Tolerance.costNoise)
      for entry in basis.matrix.row(row) {
        if sums[entry.symbol].isZero { touched.append(entry.symbol) }
        sums[entry.symbol].add(carried, times: entry.coefficient)
      }
    }
    isComplete = true
  }
}
