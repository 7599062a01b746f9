/// The rows of a table that are selected, and the focused one, which keys act on.
///
/// Where one row at most can be selected, none is but the focused one: what moves the focus moves the selection with
/// it.
struct RowSelection {
  /// Whether several rows can be selected.
  private(set) var allowsMultiple = false
  /// The row that keys act on; `nil` where there is none.
  private(set) var focused: Int?
  private(set) var rows: Set<Int> = []

  /// Sets whether several rows can be selected. Where not, the focused one remains.
  mutating func setAllowsMultiple(_ allows: Bool) {
    allowsMultiple = allows
    if !allows { rows.formIntersection(focused.map { [$0] } ?? []) }
  }

  /// Moves the focus, and the selection where one row at most can be selected.
  mutating func focus(_ row: Int) {
    focused = row
    if !allowsMultiple { rows = [row] }
  }

  /// Selects rows, of which `last` gets the focus.
  mutating func select(_ selected: some Sequence<Int>, last: Int) {
    focus(last)
    if allowsMultiple { rows.formUnion(selected) }
  }

  /// Deselects a row. The focus stays.
  mutating func deselect(_ row: Int) { rows.remove(row) }

  /// Deselects all rows, and takes the focus away.
  mutating func clear() {
    focused = nil
    rows = []
  }

  // MARK: - Changes of the rows

  /// Follows the rows to their new indices. Where the focused row is deleted, the next one takes its place, selected if
  /// that one was and only one can be.
  mutating func apply(_ updates: RowUpdates, rowCount: Int) {
    let wasSelected = focused.map(rows.contains) ?? false
    rows = Set(rows.compactMap(updates.newRow))
    focused = focused.flatMap { updates.heir(of: $0, rowCount: rowCount) }
    if let focused, wasSelected, !allowsMultiple { rows = [focused] }
  }

  /// Keeps rows below a number only. The last one gets the focus of those beyond it.
  mutating func clamp(toRowCount count: Int) {
    guard (rows.max() ?? 0) >= count || (focused ?? 0) >= count else { return }
    let wasSelected = focused.map(rows.contains) ?? false
    rows = rows.filter { $0 < count }
    focused = count > 0 ? focused.map { min($0, count - 1) } : nil
    if let focused, wasSelected, !allowsMultiple { rows = [focused] }
  }
}
