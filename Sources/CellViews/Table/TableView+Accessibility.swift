extension TableView {
  /// Whether the table itself has the focus as it is read, and no row that is seen.
  final var holdsFocusWithoutRow: Bool {
    guard isFirstResponder else { return false }
    return selection.focused.flatMap { cellForRow(at: $0) }?.cellFrame.isEmpty ?? true
  }

  /// Whether keys go to the row of a cell, through the table.
  final func holdsFocus(_ cell: TableViewCell) -> Bool {
    guard isFirstResponder, let row = row(for: cell) else { return false }
    return row == selection.focused
  }

  /// Whether the row of a cell is selected.
  final func isSelected(_ cell: TableViewCell) -> Bool {
    row(for: cell).map { selection.rows.contains($0) } ?? false
  }
}
