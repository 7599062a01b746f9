extension CellBuffer {
  /// Returns the text that changes a terminal's screen from `other` to this buffer: for each changed row the cursor
  /// movement and the changed cells, with SGR sequences.
  ///
  /// The terminal has to have this buffer's size and be in its default style. Afterwards it is in its default style,
  /// and its cursor may be anywhere. If the sizes differ, all rows are written. For equal buffers the text is empty.
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
