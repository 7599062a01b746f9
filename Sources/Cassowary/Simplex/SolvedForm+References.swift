/// Pricing of rows that refer to other rows. Many such rows are expanded together.
extension SolvedForm {
  // MARK: - Pricing

  /// Queues all symbols of a row to be priced.
  mutating func repriceRow(_ row: Int32) {
    if basis.matrix.hasReferences(row) {
      // Rows that refer to the same row are expanded together, when a candidate is requested.
      rowsToPrice.insert(row)
    } else {
      for entry in basis.matrix.row(row) { reprice(entry.symbol) }
    }
    version += 1
  }

  /// Whether a movement may reduce the cost.
  @inline(__always) var mayBeDualInfeasible: Bool {
    pricing.mayBeDualInfeasible || !rowsToPrice.isEmpty
  }

  /// Queues the symbols of the waiting rows to be priced.
  @inline(__always) mutating func repriceWaitingRows() {
    if !rowsToPrice.isEmpty { expandWaitingRows() }
  }

  private mutating func expandWaitingRows() {
    basis.findReferences(of: rowsToPrice)
    for index in 0..<basis.foundCount {
      for entry in basis.matrix.row(basis.row(of: basis.found(at: index)))
      where basis.role(of: entry.symbol) == .parametric {
        reprice(entry.symbol)
      }
    }
    rowsToPrice.removeAll()
  }
}
