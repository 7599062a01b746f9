extension Basis {
  /// The smallest coefficient for a pivot, relative to the largest in its row.
  private static let smallestPivot = 1e-7

  /// Returns whether a coefficient of a row is large enough for a pivot.
  @inline(__always) mutating func isPivot(_ coefficient: Double, of row: Int32) -> Bool {
    abs(coefficient) >= Basis.smallestPivot || isPivotInSmallRow(coefficient, row)
  }

  @inline(__always) private mutating func isPivotInSmallRow(
    _ coefficient: Double, _ row: Int32
  ) -> Bool {
    abs(coefficient) >= Basis.smallestPivot * largestCoefficient(of: row)
  }

  /// Returns the magnitude of the largest coefficient of a row.
  @inline(__always) private mutating func largestCoefficient(of row: Int32) -> Double {
    var largest = 0.0
    for entry in self.row(row) { largest = max(largest, abs(entry.coefficient)) }
    return largest
  }

  /// Makes a parametric symbol basic in the row of another, which becomes parametric. Values do not change.
  ///
  /// - Parameter index: The index of the row in the entering symbol's column.
  /// - Returns: The leaving symbol, and the growth of the coefficients.
  /// - Complexity: the lengths of the rows in which the entering symbol occurs.
  @inline(__always) mutating func pivot(_ entering: Symbol, at index: Int) -> (
    leaving: Symbol, growth: Double
  ) {
    if matrix.isIndirect(entering) {
      let occurrence = column(of: entering)[index]
      return pivot(entering, in: occurrence.row, coefficient: occurrence.coefficient)
    }
    pivots += 1
    return exchange(entering, index)
  }

  /// Does the same for a row, given the symbol's entry in it.
  @inline(__always) mutating func pivot(_ entering: Symbol, in row: Int32, _ entry: Entry) -> (
    leaving: Symbol, growth: Double
  ) {
    if matrix.references > 0 {
      return pivot(entering, in: row, coefficient: entry.coefficient)
    }
    pivots += 1
    return exchange(entering, Int(entry.columnIndex))
  }

  /// Pivots in a row that may contain the entering symbol only through references.
  @inline(never) private mutating func pivot(
    _ entering: Symbol, in row: Int32, coefficient: Double
  ) -> (leaving: Symbol, growth: Double) {
    // In a row that is short because of its references, the growth is that of the expanded row.
    let largest = largestCoefficient(of: row)
    let (leaving, growth) = expandAndPivot(entering, row, coefficient: coefficient)
    pivots += 1
    return (leaving, max(growth, largest / abs(coefficient)))
  }

  private mutating func expandAndPivot(
    _ entering: Symbol, _ row: Int32, coefficient: Double
  ) -> (leaving: Symbol, growth: Double) {
    guard matrix.isIndirect(entering), matrix.hasReferences(row) else {
      return exchange(entering, index(of: row, inColumnOf: entering))
    }
    switch expanded.occurrence(of: entering, in: row, matrix, basics) {
    case .directly: break
    case .through(let other) where isLarge(entering, in: other):
      // The other row is solved for the entering symbol, and this row for the symbol for which the other
      // one was solved.
      let (basic, first) = (basics[other], index(of: other, inColumnOf: entering))
      let share = matrix.column(of: entering)[first].coefficient
      let growth = exchange(entering, first).growth
      let second = expandAndPivot(basic, row, coefficient: coefficient / share)
      exchangeRows(row, other)
      return (second.leaving, max(growth, second.growth))
    case .directlyAndThrough(let other)
    where matrix.row(row).count < matrix.row(other).count && isLarge(entering, in: row)
      && expanded.eliminate(entering, from: other, by: row, &matrix, basics):
      break
    default: expanded.expandRow(row, by: entering, coefficient: coefficient, &matrix, basics)
    }
    return exchange(entering, index(of: row, inColumnOf: entering))
  }

  /// Returns the index of a row in the column of a symbol that occurs in the row directly.
  private func index(of row: Int32, inColumnOf symbol: Symbol) -> Int {
    matrix.column(of: symbol).lastIndex { $0.row == row } ?? 0
  }

  /// Returns whether a symbol's coefficient in a row is not very small compared with the others. A row with a sum of
  /// very many variables, such as equal spacers, has a large coefficient beside small ones.
  private func isLarge(_ symbol: Symbol, in row: Int32) -> Bool {
    var (own, largest) = (0.0, 0.0)
    for entry in matrix.row(row) {
      largest = max(largest, abs(entry.coefficient))
      if entry.symbol == symbol { own = abs(entry.coefficient) }
    }
    return own >= 1e-6 * largest
  }

  /// Exchanges the contents of two rows; their costs stay.
  private mutating func exchangeRows(_ one: Int32, _ other: Int32) {
    matrix.exchange(one, other, basics: (basics[one], basics[other]))
    (basics[one], basics[other]) = (basics[other], basics[one])
    symbols[basics[one]].row = one
    symbols[basics[other]].row = other
  }

  /// Exchanges the roles of an entering symbol and of the basic symbol of a row in which it occurs directly.
  @inline(__always) private mutating func exchange(_ entering: Symbol, _ index: Int) -> (
    leaving: Symbol, growth: Double
  ) {
    let row = matrix.column(of: entering)[index].row
    let leaving = basics[row]
    let growth = matrix.pivot(entering: entering, at: index, leaving: leaving)
    symbols[leaving].role = .parametric
    symbols[leaving].row = -1
    symbols[entering].role = .basic
    symbols[entering].row = row
    basics[row] = entering
    return (leaving, growth)
  }
}
