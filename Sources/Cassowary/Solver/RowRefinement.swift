/// The correct coefficients of the rows, for a basis in which even rows that are found anew drift: they come from sums in which
/// much cancels.
///
/// A column is what a unit of its symbol moves. That is put into the constraints as they were given, and what functionals are
/// off by is distributed by the rows as they are (iterative refinement: Wilkinson 1963). As the column is kept in twofold
/// precision, and the sums are too, what is left of that is less than the rounding error of the column's largest number.
struct RowRefinement: ~Copyable {
  /// The drift of coefficients from which on they are refined: what may be noise counts from less on.
  private static let leastDrift = (ofAny: 1e-12, ofNoise: 1e-13)
  /// The most by which constraints on one functional may differ.
  private static let mostDifference = 1e-12
  /// The most coefficients that may be looked at in a round, once for each column.
  private static let mostWork = 1 << 23
  private static let mostRounds = 8
  /// What a correction may leave, as a share of the largest number in the column.
  private static let leastCorrection = 1e-24

  private var sums: FunctionalSums
  /// The column that is being refined, by symbol.
  private var column: Buffer<Twofold>
  /// What parametric functionals lack in it.
  private var missing: Buffer<Double>
  private var isMissing = false
  /// The rows' coefficients so far, by row.
  private var rows: [[Entry]]
  private var entryCount = 0

  /// Returns whether coefficients have drifted.
  static func isWorth(_ state: inout SolverState) -> Bool {
    let drift = Drift.ofCoefficients(&state)
    guard drift > max(leastDrift.ofNoise, Drift.measuringError(state.tableau.form.basis)) else {
      return false
    }
    return drift > leastDrift.ofAny || Drift.mayBeNoise(drift, in: state.tableau.form)
  }

  /// Refines the coefficients if they have drifted.
  /// - Returns: Whether they have, and it was possible; if not, the rows are as they were.
  static func perform(on state: inout SolverState) -> Bool {
    // What constraints on one functional differ by would be left.
    guard isWorth(&state), let sums = FunctionalSums(state),
      sums.difference <= min(mostDifference, Drift.ofCoefficients(&state) / 4)
    else { return false }
    let difference = sums.difference
    var columns: [Symbol] = []
    for symbol in 0..<Symbol(state.tableau.symbolCount)
    where state.tableau.form.basis.role(of: symbol) == .parametric {
      columns.append(symbol)
    }
    let size = state.tableau.form.basis.matrix.size + sums.size
    guard columns.count * size <= RowRefinement.mostWork else { return false }
    // Rows that refer to others may be long without that.
    let most = Refactorization.mostEntries(insteadOf: state.tableau.form.basis.matrix.size)
    var refinement = RowRefinement(sums, state.tableau.form.basis)
    for symbol in columns {
      guard refinement.find(symbol, &state.tableau.form) else { return false }
      refinement.takeColumn(of: symbol, state.tableau.form.basis)
      if refinement.entryCount > most { return false }
    }
    refinement.replaceRows(of: &state.tableau.form)
    // To measure it would only find the rounding errors of sums in which much cancels.
    state.findings.note(
      driftOfCoefficients: max(difference, Numerics.smallest), in: state.tableau)
    return true
  }

  private init(_ sums: consuming FunctionalSums, _ basis: borrowing Basis) {
    self.sums = sums
    column = Buffer(repeating: Twofold(), count: basis.symbolCount)
    missing = Buffer(repeating: 0, count: basis.symbolCount)
    rows = Array(repeating: [], count: basis.rowCount)
  }

  // MARK: - Columns

  /// Finds the column of a symbol.
  /// - Returns: Whether corrections became small.
  private mutating func find(_ symbol: Symbol, _ form: inout SolvedForm) -> Bool {
    let moved = form.movements(with: symbol)
    for other in 0..<column.count { column[other] = Twofold(moved[other]) }
    var share = 1.0
    for _ in 0..<RowRefinement.mostRounds {
      sumUp(symbol, form.basis)
      if !isMissing { return true }
      let former = share
      share = correct(&form)
      if !share.isFinite { return false }
      // What is left becomes less by as much each time.
      if share * share <= RowRefinement.leastCorrection * former {
        sumUp(symbol, form.basis)
        return true
      }
      if share > former / 4 { return false }
    }
    return false
  }

  /// Distributes what is missing.
  /// - Returns: The largest correction, as a share of the largest number; infinity if numbers are too large.
  private mutating func correct(_ form: inout SolvedForm) -> Double {
    let correction = form.values(at: missing)
    var (most, largest) = (0.0, 1.0)
    for symbol in 0..<column.count {
      if correction[symbol] == 0, column[symbol].high == 0 { continue }
      column[symbol] += correction[symbol]
      if !column[symbol].high.isFinite { return .infinity }
      largest = max(largest, abs(column[symbol].high))
      most = max(most, abs(correction[symbol]))
    }
    return most / largest
  }

  /// Gives basic functionals the sums of their terms, and finds what parametric ones lack.
  private mutating func sumUp(_ symbol: Symbol, _ basis: borrowing Basis) {
    isMissing = false
    sums.take(column)
    for index in 0..<sums.count {
      let (functional, sum) = (sums.functional(at: index), sums.total(at: index))
      if basis.role(of: functional) == .basic {
        column[functional] = sum
      } else {
        missing[functional] = (Twofold(functional == symbol ? 1 : 0) - sum).high
        if missing[functional] != 0 { isMissing = true }
      }
    }
  }

  private mutating func takeColumn(of symbol: Symbol, _ basis: borrowing Basis) {
    for row in 0..<Int32(basis.rowCount) where basis.basic(of: row) >= 0 {
      let coefficient = column[basis.basic(of: row)].high
      if abs(coefficient) > SparseAccumulator.least {
        rows[Int(row)].append(Entry(coefficient: coefficient, symbol: symbol))
        entryCount += 1
      }
    }
  }

  private consuming func replaceRows(of form: inout SolvedForm) {
    let basics = (0..<Int32(rows.count)).map { form.basis.basic(of: $0) }
    var replacement = Refactorization(&form)
    var row = Buffer<Entry>()
    for (basic, entries) in zip(basics, rows) where basic >= 0 {
      row.removeAll()
      for entry in entries { row.append(entry) }
      replacement.add(basic, row, &form)
    }
    _ = replacement.finish(&form)
  }
}
