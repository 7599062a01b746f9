/// References of rows to others: what is in many rows is stored once.
extension SparseMatrix {
  /// The number of different sizes of coefficients up to which a row is referred to: as a share of its entries, and at most.
  private static let fewSizes = (share: 8, most: 8)

  /// Returns whether a row is so long that it is referred to, not substituted.
  ///
  /// What pays are sums that many rows share, and those have few different coefficients.
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

  /// Returns whether others refer to a row.
  @inline(__always) func isReferenced(_ row: Int32) -> Bool { rows[row].isReferenced }

  /// Returns whether a symbol occurs in rows that others refer to, so that it is in these, too.
  @inline(__always) func isIndirect(_ symbol: Symbol) -> Bool {
    columns[symbol].referencedRows > 0
  }

  /// Returns the row that is solved for a symbol; -1 if there is none.
  @inline(__always) func row(solvedFor symbol: Symbol) -> Int32 { columns[symbol].row }

  /// Notes an entry that is a reference.
  mutating func noteReference(to symbol: Symbol, in row: Int32) {
    rows[row].references += 1
    references += 1
    setReferenced(true, columns[symbol].row)
  }

  /// Notes that an entry which was a reference has gone.
  mutating func forgetReference(to symbol: Symbol, in row: Int32) {
    rows[row].references -= 1
    references -= 1
    if columns[symbol].occurrences.count == 0 { setReferenced(false, columns[symbol].row) }
  }

  /// Turns the entries of a symbol, for which a row was solved, to references.
  mutating func beginReferences(to symbol: Symbol) { changeReferences(to: symbol, 1) }

  /// Turns the references to a symbol, which is about to become parametric, to entries.
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
