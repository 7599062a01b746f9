import AutoLayout

/// The cells of a table: those assigned to rows, and spare ones to reuse.
@MainActor final class RowCells {
  /// The visible cells and their rows, in order.
  private(set) var shown: [(row: Int, cell: TableViewCell)] = []
  /// All cells assigned to a row: visible ones, and ones that were only measured.
  private var byRow: [Int: TableViewCell] = [:]
  private var rows: [ObjectIdentifier: Int] = [:]
  private var spare: [ObjectIdentifier: [TableViewCell]] = [:]

  /// The maximum number of cells that are measured but not shown, and of spare ones of a class. It
  /// is more than a viewport needs, and bounds the memory of a long scroll.
  var limit = 64

  /// The number of cells that are assigned to a row but not shown.
  var preparedCount: Int { byRow.count - shown.count }

  /// Returns the cell assigned to a row, or `nil`.
  func cell(for row: Int) -> TableViewCell? { byRow[row] }

  /// Returns the row that a cell is assigned to, or `nil`.
  func row(of cell: TableViewCell) -> Int? { rows[ObjectIdentifier(cell)] }

  /// Assigns a cell to a row.
  func put(_ cell: TableViewCell, for row: Int) {
    byRow[row] = cell
    rows[ObjectIdentifier(cell)] = row
  }

  /// Removes and returns a spare cell of a class; `nil` where there is none.
  func takeSpare<Cell: TableViewCell>(_ type: Cell.Type) -> Cell? {
    spare[ObjectIdentifier(type)]?.popLast() as? Cell
  }

  /// The cell that has the focus inside of it. It keeps its row while it is not visible.
  private(set) var focused: TableViewCell?

  /// Makes `cells` the visible ones and all others spare, but the one with the focus.
  func show(_ cells: [(row: Int, cell: TableViewCell)], focused: TableViewCell?) {
    shown = cells
    self.focused = focused
    releasePrepared()
  }

  /// Makes all cells spare that are not visible, but the one with the focus.
  func releasePrepared() {
    guard preparedCount > 0 else { return }
    let rows = Set(shown.map(\.row))
    for row in byRow.keys.sorted() where !rows.contains(row) && byRow[row] !== focused {
      release(row)
    }
  }

  /// Makes all cells spare.
  func releaseAll() {
    shown = []
    focused = nil
    releasePrepared()
  }

  /// Moves the cells to their rows' new indices. Those of deleted and reloaded rows become spare.
  func apply(_ updates: RowUpdates) {
    let old = byRow
    let shownRows = Set(shown.map(\.row))
    shown = []
    for row in old.keys.sorted() where updates.isReloaded(row) || updates.newRow(of: row) == nil {
      release(row)
    }
    let kept = byRow
    byRow = [:]
    rows = [:]
    for row in kept.keys.sorted() {
      guard let cell = kept[row], let new = updates.newRow(of: row) else { continue }
      put(cell, for: new)
      if shownRows.contains(row) { shown.append((new, cell)) }
    }
    shown.sort { $0.row < $1.row }
  }

  private func release(_ row: Int) {
    guard let cell = byRow.removeValue(forKey: row) else { return }
    rows[ObjectIdentifier(cell)] = nil
    cell.removeFromSuperview()
    let kind = ObjectIdentifier(type(of: cell))
    let cells = spare[kind, default: []]
    // A data source may hand out cells of its own again and again.
    guard cells.count < limit, !cells.contains(where: { $0 === cell }) else { return }
    spare[kind] = cells + [cell]
  }
}
