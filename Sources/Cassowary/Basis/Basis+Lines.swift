/// Rows and columns with their references expanded.
extension Basis {
  /// The number of entries from which on a row is referred to instead of being substituted. A change does not affect
  /// existing rows.
  var longRow: Int32 {
    get { matrix.longRow }
    set { matrix.longRow = newValue }
  }

  /// Returns the parametric symbols of a row. The result is valid until the next row is requested.
  @inline(__always) mutating func row(_ row: Int32) -> UnsafeBufferPointer<Entry> {
    matrix.hasReferences(row) ? expandedRow(row) : matrix.row(row)
  }

  @inline(never) private mutating func expandedRow(_ row: Int32) -> UnsafeBufferPointer<Entry> {
    expanded.row(row, of: basics[row], matrix)
  }

  /// Returns a row's value, computed from its parametric symbols, and the sum of its terms' magnitudes.
  mutating func expandedSum(of row: Int32) -> (value: Double, magnitude: Double) {
    var (value, magnitude) = (0.0, 0.0)
    for entry in self.row(row) {
      let part = entry.coefficient * values[entry.symbol]
      value += part
      magnitude += abs(part)
    }
    return (value, magnitude)
  }

  /// Returns the parametric symbols of a row, without the use of scratch memory.
  func entries(ofRow row: Int32) -> [Entry] {
    var expanded = ExpandedRows()
    return Array(expanded.row(row, of: basics[row], matrix))
  }

  /// Returns the rows that depend on a parametric symbol. The result is valid until the next column is requested.
  @inline(__always) mutating func column(of symbol: Symbol) -> UnsafeBufferPointer<Occurrence> {
    matrix.isIndirect(symbol) ? expandedColumn(of: symbol) : matrix.column(of: symbol)
  }

  /// Returns the number of entries that have to be visited to find and traverse a column. A short column may take many.
  mutating func columnWork(of symbol: Symbol) -> Int {
    matrix.isIndirect(symbol)
      ? expanded.columnWork(of: symbol, matrix, basics) : Int(matrix.columnLength(of: symbol))
  }

  @inline(never) private mutating func expandedColumn(
    of symbol: Symbol
  ) -> UnsafeBufferPointer<Occurrence> {
    expanded.column(of: symbol, matrix, basics)
  }

  /// Returns the first of these rows, for loops that know where the column ends.
  @inline(__always) mutating func firstOccurrence(of symbol: Symbol) -> UnsafePointer<Occurrence> {
    if matrix.isIndirect(symbol), let first = expandedColumn(of: symbol).baseAddress {
      return first
    }
    return matrix.firstOccurrence(of: symbol)
  }

  /// Returns the number of these rows that have a cost.
  @inline(__always) mutating func costedRows(of symbol: Symbol) -> Int32 {
    matrix.isIndirect(symbol) ? expandedCostedRows(of: symbol) : matrix.costedRows(of: symbol)
  }

  /// Finds the basic symbols of rows and of all rows to which these refer, each once.
  mutating func findReferences(of rows: borrowing RowQueue) {
    expanded.findReferences(of: rows, matrix, basics)
  }

  /// The number of symbols that were found. Valid until a row or a column is expanded.
  @inline(__always) var foundCount: Int { expanded.order.count }
  @inline(__always) func found(at index: Int) -> Symbol { expanded.order[index] }

  /// The number of rows that is assumed for a symbol in rows to which others refer.
  private static let indirectVisits: Int32 = 16

  /// Returns the approximate number of rows to visit for the cost of a symbol's movement; 0 if there are none.
  @inline(__always) func visits(of symbol: Symbol) -> Int32 {
    matrix.costedRows(of: symbol) &+ (matrix.isIndirect(symbol) ? Basis.indirectVisits : 0)
  }

  /// Computes an order of the rows in which each row comes after those to which it refers.
  mutating func orderRows() { order.update(matrix, basics) }

  /// Returns the row at an index in that order.
  @inline(__always) func orderedRow(_ index: Int) -> Int32 { order[index] }

  @inline(never) private mutating func expandedCostedRows(of symbol: Symbol) -> Int32 {
    expanded.costedRows(of: symbol, matrix, basics)
  }
}
