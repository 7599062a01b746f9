extension CellBuffer {
  /// Returns the text that makes a terminal which shows `other` show this buffer: where the rows changed, the
  /// cursor's way there and the cells, with ANSI colours and attributes.
  ///
  /// The terminal has to be in its own style and to have the size of this buffer; it is in its own style afterwards,
  /// and its cursor is anywhere. All rows are written if the sizes differ. Equal buffers need nothing.
  ///
  /// - Complexity: O(*n*) for *n* cells.
  public func ansi(since other: CellBuffer) -> String {
    (0..<size.height).map { y in
      guard let columns = changedColumns(inRow: y, since: other) else { return "" }
      return "\u{1B}[\(y + 1);\(columns.lowerBound + 1)H"
        + SGR.text(of: row(y).dropFirst(columns.lowerBound).prefix(columns.count))
    }.joined()
  }
}
