extension TableView {
  /// Whether assistive technology reads the table itself as focused: it is the first responder, and no visible row has
  /// the focus.
  final var holdsFocusWithoutRow: Bool {
    guard isFirstResponder else { return false }
    return selection.focused.flatMap { cellForRow(at: $0) }?.cellFrame.isEmpty ?? true
  }

  /// Whether a cell's row has the focus of a table that is the first responder.
  final func holdsFocus(_ cell: TableViewCell) -> Bool {
    guard isFirstResponder, let row = row(for: cell) else { return false }
    return row == selection.focused
  }

  /// Whether the row of a cell is selected.
  final func isSelected(_ cell: TableViewCell) -> Bool {
    row(for: cell).map { selection.rows.contains($0) } ?? false
  }
}
