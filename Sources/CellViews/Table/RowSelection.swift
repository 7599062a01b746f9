/// The selected rows of a table, and the focused row, on which keys act.
///
/// In a table with single selection only the focused row can be selected: moving the focus moves the selection.
struct RowSelection {
  /// Whether several rows can be selected.
  private(set) var allowsMultiple = false
  /// The row on which keys act; `nil` if there is none.
  private(set) var focused: Int?
  private(set) var rows: Set<Int> = []

  /// Sets whether several rows can be selected. If not, only the focused row stays selected.
  mutating func setAllowsMultiple(_ allows: Bool) {
    allowsMultiple = allows
    if !allows { rows.formIntersection(focused.map { [$0] } ?? []) }
  }

  /// Moves the focus, and with single selection the selection.
  mutating func focus(_ row: Int) {
    focused = row
    if !allowsMultiple { rows = [row] }
  }

  /// Selects rows and focuses `last`; with single selection only that one.
  mutating func select(_ selected: some Sequence<Int>, last: Int) {
    focus(last)
    if allowsMultiple { rows.formUnion(selected) }
  }

  /// Deselects a row. The focus stays.
  mutating func deselect(_ row: Int) { rows.remove(row) }

  /// Deselects all rows and removes the focus.
  mutating func clear() {
    focused = nil
    rows = []
  }

  // MARK: - Changes of the rows

  /// Updates the indices of the rows. If the focused row is deleted, the next row gets the focus; with single selection
  /// it is also selected if the deleted row was.
  mutating func apply(_ updates: RowUpdates, rowCount: Int) {
    let wasSelected = focused.map(rows.contains) ?? false
    rows = Set(rows.compactMap(updates.newRow))
    focused = focused.flatMap { updates.heir(of: $0, rowCount: rowCount) }
    if let focused, wasSelected, !allowsMultiple { rows = [focused] }
  }

  /// Removes rows from `count` on. If the focused row was one of them, the last row gets the focus.
  mutating func clamp(toRowCount count: Int) {
    guard (rows.max() ?? 0) >= count || (focused ?? 0) >= count else { return }
    let wasSelected = focused.map(rows.contains) ?? false
    rows = rows.filter { $0 < count }
    focused = count > 0 ? focused.map { min($0, count - 1) } : nil
    if let focused, wasSelected, !allowsMultiple { rows = [focused] }
  }
}
