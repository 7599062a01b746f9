/// References of rows to other rows. They store content that many rows share only once.
extension SparseMatrix {
  /// The largest number of different magnitudes of coefficients with which a row is referred to: at most `most`, and at
  /// most the number of entries divided by `share`.
  private static let fewSizes = (share: 8, most: 8)

  /// Returns whether a row is so long that others refer to it instead of a substitution.
  ///
  /// That is worthwhile for sums that many rows share, and those have few different coefficients.
  @inline(__always) func isLong(_ row: Int32) -> Bool {
    rows[row].entries.count >= longRow && hasFewSizes(row)
  }

  private func hasFewSizes(_ row: Int32) -> Bool {
    let list = self.row(row)
    let most = min(max(list.count / SparseMatrix.fewSizes.share, 1), SparseMatrix.fewSizes.most)
    var sizes: [Double] = []
    for entry in list {
      let size = abs(entry.coefficient)
      if sizes.contains(where: { abs(size - $0) <= 1e-9 * size }) { continue }
      if sizes.count == most { return false }
      sizes.append(size)
    }
    return true
  }

  /// Returns whether a row has references.
  @inline(__always) func hasReferences(_ row: Int32) -> Bool { rows[row].references > 0 }

  /// Returns whether other rows refer to a row.
  @inline(__always) func isReferenced(_ row: Int32) -> Bool { rows[row].isReferenced }

  /// Returns whether a symbol occurs in referenced rows, and so indirectly in the rows that refer to them.
  @inline(__always) func isIndirect(_ symbol: Symbol) -> Bool {
    columns[symbol].referencedRows > 0
  }

  /// Returns the row that is solved for a symbol; -1 if there is none.
  @inline(__always) func row(solvedFor symbol: Symbol) -> Int32 { columns[symbol].row }

  /// Records that an entry is a reference.
  mutating func noteReference(to symbol: Symbol, in row: Int32) {
    rows[row].references += 1
    references += 1
    setReferenced(true, columns[symbol].row)
  }

  /// Records that an entry that was a reference was removed.
  mutating func forgetReference(to symbol: Symbol, in row: Int32) {
    rows[row].references -= 1
    references -= 1
    if columns[symbol].occurrences.count == 0 { setReferenced(false, columns[symbol].row) }
  }

  /// Makes the entries of a symbol references, since a row was solved for it.
  mutating func beginReferences(to symbol: Symbol) { changeReferences(to: symbol, 1) }

  /// Makes the references to a symbol entries, since it will become parametric.
  mutating func endReferences(to symbol: Symbol) { changeReferences(to: symbol, -1) }

  private mutating func changeReferences(to symbol: Symbol, _ change: Int32) {
    for occurrence in occurrences.list(columns[symbol].occurrences) {
      rows[occurrence.row].references += change
      references += Int(change)
    }
    setReferenced(change > 0, columns[symbol].row)
  }

  private mutating func setReferenced(_ isReferenced: Bool, _ row: Int32) {
    guard rows[row].isReferenced != isReferenced else { return }
    rows[row].isReferenced = isReferenced
    for entry in entries.list(rows[row].entries) {
      columns[entry.symbol].referencedRows += isReferenced ? 1 : -1
    }
  }

  /// Replaces all references to a symbol by the row that is solved for it.
  /// - Complexity: the length of that row, for each reference.
  mutating func substituteReferences(to symbol: Symbol) {
    guard columns[symbol].row >= 0, columns[symbol].occurrences.count > 0 else { return }
    version += 1
    endReferences(to: symbol)
    substitute(symbol, from: columns[symbol].row)
    releaseColumn(of: symbol)
  }
}
