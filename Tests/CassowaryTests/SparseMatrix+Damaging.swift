@testable import Cassowary

extension SparseMatrix {
  /// Multiplies an entry of a row, in its column as well.
  mutating func damage(_ index: Int, ofRow row: Int32, by factor: Double) {
    let entry = self.row(row)[index]
    let coefficient = entry.coefficient * factor
    entries.pointer(rows[row].entries)[index].coefficient = coefficient
    occurrences.pointer(columns[entry.symbol].occurrences)[Int(entry.columnIndex)].coefficient =
      coefficient
    version += 1
  }
}
