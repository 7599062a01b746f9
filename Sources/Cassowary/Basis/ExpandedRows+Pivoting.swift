/// Pivots in rows that contain the entering symbol through references.
extension ExpandedRows {
  /// The way in which a row contains an entering symbol.
  enum Occurring {
    /// In the row itself, and in no row to which it refers.
    case directly
    /// In one row to which this row refers, and nowhere else.
    case through(Int32)
    /// In the row itself, and in one row to which it refers.
    case directlyAndThrough(Int32)
    case inMany
  }

  /// Returns the way in which a row contains a symbol.
  mutating func occurrence(
    of symbol: Symbol, in row: Int32, _ matrix: borrowing SparseMatrix,
    _ basics: borrowing Buffer<Symbol>
  ) -> Occurring {
    grow(to: matrix.columns.count)
    findDependents(of: symbol, matrix, basics)
    var dependents = Buffer<Symbol>(capacity: order.count)
    for index in 0..<order.count {
      dependents.append(order[index])
      isDependent[order[index]] = true
    }
    findReferences(of: basics[row], matrix, amongDependents: true)
    for index in 0..<dependents.count { isDependent[dependents[index]] = false }
    // The symbols to which the row refers, as a lookup table.
    for index in 0..<order.count { isDependent[order[index]] = true }
    var isDirect = false
    var other: Int32 = -1
    var count = 0
    for occurrence in matrix.column(of: symbol) {
      if occurrence.row == row {
        isDirect = true
      } else if isDependent[basics[occurrence.row]] {
        other = occurrence.row
        count += 1
      }
    }
    for index in 0..<order.count { isDependent[order[index]] = false }
    switch (isDirect, count) {
    case (true, 0): return .directly
    case (false, 1): return .through(other)
    case (true, 1): return .directlyAndThrough(other)
    default: return .inMany
    }
  }

  /// Expands those references of a row that depend on a symbol, so that the row contains the symbol directly.
  /// - Parameter coefficient: The known coefficient of the symbol in the expanded row.
  mutating func expandRow(
    _ row: Int32, by symbol: Symbol, coefficient: Double, _ matrix: inout SparseMatrix,
    _ basics: borrowing Buffer<Symbol>
  ) {
    grow(to: matrix.columns.count)
    sums.clear()
    for entry in matrix.row(row) { sums.add(entry.coefficient, to: entry.symbol) }
    expandDependents(of: symbol, except: -1, matrix, basics)
    matrix.removeEntries(of: row)
    matrix.reserve(sums.touched.count, in: row)
    for index in 0..<sums.touched.count {
      let touched = sums.touched[index]
      let sum = touched == symbol && sums[touched] == 0 ? coefficient : sums[touched]
      if sum != 0 {
        matrix.insert(sum, touched, into: row)
      } else {
        matrix.removedNoise += abs(sums.cell(of: touched).sum)
      }
    }
  }

  /// Expands the references in `sums` that depend on a symbol. A row on which no other of them depends comes first.
  private mutating func expandDependents(
    of symbol: Symbol, except leaving: Symbol, _ matrix: borrowing SparseMatrix,
    _ basics: borrowing Buffer<Symbol>
  ) {
    findDependents(of: symbol, matrix, basics)
    for index in 0..<order.count where order[index] != symbol && order[index] != leaving {
      let sum = sums.cell(of: order[index])
      if sum.magnitude == 0 { continue }
      let factor = sum.carried(noise: SparseAccumulator.noise)
      sums.reset(order[index])
      for entry in matrix.row(matrix.row(solvedFor: order[index])) {
        sums.add(factor, times: entry.coefficient, to: entry.symbol)
      }
    }
  }

  /// Eliminates an entering symbol from a row by a short row that will be solved for it and that refers to this row. So
  /// the long content stays in this row and is not copied to the short one.
  /// - Returns: Whether that was done. It is not if the coefficients nearly cancel.
  mutating func eliminate(
    _ entering: Symbol, from row: Int32, by short: Int32, _ matrix: inout SparseMatrix,
    _ basics: borrowing Buffer<Symbol>
  ) -> Bool {
    grow(to: matrix.columns.count)
    let (basic, leaving) = (basics[row], basics[short])
    var (inRow, inShort) = (0.0, 0.0)
    for entry in matrix.row(short) where entry.symbol == entering { inShort = entry.coefficient }
    sums.clear()
    for entry in matrix.row(row) {
      if entry.symbol == entering {
        inRow = entry.coefficient
      } else {
        sums.add(entry.coefficient, to: entry.symbol)
      }
    }
    let factor = inRow / inShort
    sums.add(factor, to: leaving)
    for entry in matrix.row(short) where entry.symbol != entering {
      sums.add(-factor * entry.coefficient, to: entry.symbol)
    }
    expandDependents(of: basic, except: leaving, matrix, basics)
    // The row's own symbol is now on both sides of its equation.
    let own = sums.cell(of: basic)
    sums.reset(basic)
    let divisor = 1 - own.sum
    guard abs(divisor) >= 0.05 * max(1, own.magnitude) else { return false }
    matrix.removeEntries(of: row)
    matrix.reserve(sums.touched.count, in: row)
    for index in 0..<sums.touched.count {
      let symbol = sums.touched[index]
      let sum = sums[symbol]
      if sum != 0 {
        matrix.insert(sum / divisor, symbol, into: row)
      } else {
        matrix.removedNoise += abs(sums.cell(of: symbol).sum)
      }
    }
    return true
  }
}
