/// The most important single errors of the rows, for symbols that occur in rows to which others refer: what `RowSums` is
/// for sums.
struct RowSingles: ~Copyable {
  struct Single: BitwiseCopyable {
    var lead = LeadingTerm.none
    var magnitude = 0.0

    @inline(__always) mutating func add(_ other: Single, times factor: Double) {
      if other.magnitude == 0 || (magnitude > 0 && other.lead.level < lead.level) { return }
      if magnitude == 0 || other.lead.level > lead.level {
        lead.level = other.lead.level
        lead.value = 0
        magnitude = 0
      }
      lead.value += other.lead.value * factor
      magnitude += other.magnitude * abs(factor)
    }
  }

  private var singles = Buffer<Single>()
  /// The symbols whose entries in `singles` may not be empty.
  private var touched = Buffer<Symbol>()
  private var isComplete = false
  /// The number of entries that were walked.
  private var walked = 0
  /// The row that was looked at last, and the most important single error that changes with it; -1 if none was.
  private var row: Int32 = -1
  private var rowLead = LeadingTerm.none
  /// What the single errors were found from.
  private var matrixVersion = -1
  private var costVersion = -1

  /// Forgets what is known: it would differ from what a copy of the solver finds by rounding errors.
  mutating func forget() { matrixVersion = -1 }

  /// Returns the most important single error that the rows of a symbol have; nil if it is to be found in its column.
  mutating func lead(
    of symbol: Symbol, _ basis: inout Basis, _ costs: borrowing SymbolCosts,
    _ rows: borrowing RowCosts, leastCoefficient: Double
  ) -> LeadingTerm? {
    if matrixVersion != basis.matrix.version || costVersion != rows.version {
      matrixVersion = basis.matrix.version
      costVersion = rows.version
      isComplete = false
      walked = 0
      row = -1
    }
    if !isComplete {
      let row = basis.matrix.singleRow(of: symbol)
      if row < 0 || row != self.row {
        walked += basis.columnWork(of: row < 0 ? symbol : basis.basic(of: row))
        if walked * RowSums.walkingPace >= basis.matrix.size {
          addUp(&basis, costs, rows)
        } else if row < 0 {
          return nil
        } else {
          find(row, &basis, costs, leastCoefficient: leastCoefficient)
        }
      }
      if !isComplete {
        var lead = rowLead
        lead.value *= basis.matrix.firstOccurrence(of: symbol).pointee.coefficient
        return lead
      }
    }
    let single = singles[symbol]
    if single.magnitude == 0 { return LeadingTerm.none }
    // What cancels, or is noise, hides others.
    let isSure =
      abs(single.lead.value) > SparseAccumulator.noise * single.magnitude
      && abs(single.lead.value) >= leastCoefficient
    return isSure ? single.lead : nil
  }

  /// Finds the most important single error that changes with a row.
  private mutating func find(
    _ row: Int32, _ basis: inout Basis, _ costs: borrowing SymbolCosts, leastCoefficient: Double
  ) {
    let basic = basis.basic(of: row)
    self.row = row
    rowLead = .none
    costs.lift(&rowLead, of: basic, segment: Int(costs.segment(of: basic)), times: 1)
    for occurrence in basis.column(of: basic)
    where basis.matrix.hasCost(occurrence.row) && abs(occurrence.coefficient) >= leastCoefficient {
      let other = basis.basic(of: occurrence.row)
      costs.lift(
        &rowLead, of: other, segment: Int(costs.segment(of: other)), times: occurrence.coefficient)
    }
  }

  private mutating func addUp(
    _ basis: inout Basis, _ costs: borrowing SymbolCosts, _ rows: borrowing RowCosts
  ) {
    singles.reset(&touched, to: Single(), count: basis.symbolCount)
    basis.orderRows()
    for index in (0..<basis.rowCount).reversed() {
      let row = basis.orderedRow(index)
      let basic = basis.basic(of: row)
      if basic < 0 { continue }
      if basis.matrix.hasCost(row) {
        var own = LeadingTerm.none
        costs.lift(&own, of: basic, segment: Int(costs.segment(of: basic)), times: 1)
        if own.value != 0 {
          if singles[basic].magnitude == 0 { touched.append(basic) }
          singles[basic].add(Single(lead: own, magnitude: abs(own.value)), times: 1)
        }
      }
      if singles[basic].magnitude == 0 { continue }
      for entry in basis.matrix.row(row) {
        if singles[entry.symbol].magnitude == 0 { touched.append(entry.symbol) }
        singles[entry.symbol].add(singles[basic], times: entry.coefficient)
      }
    }
    isComplete = true
  }
}
