import AutoLayout

/// The cells of a table: those that stand for a row, and spare ones.
@MainActor final class RowCells {
  /// The cells that are shown, with their rows in order.
  private(set) var shown: [(row: Int, cell: TableViewCell)] = []
  /// The cells that are shown, and those that were only measured yet.
  private var byRow: [Int: TableViewCell] = [:]
  private var rows: [ObjectIdentifier: Int] = [:]
  private var spare: [ObjectIdentifier: [TableViewCell]] = [:]

  /// The number of cells that are kept between measuring and showing, and of spare ones of a kind:
  /// more than a viewport needs. A long way through a table takes no more than a short one.
  var limit = 64

  /// The number of cells that stand for a row without being shown.
  var preparedCount: Int { byRow.count - shown.count }

  /// The cell that stands for a row, if there is one.
  func cell(for row: Int) -> TableViewCell? { byRow[row] }

  /// The row that a cell stands for, if it does.
  func row(of cell: TableViewCell) -> Int? { rows[ObjectIdentifier(cell)] }

  /// Has a cell stand for a row.
  func put(_ cell: TableViewCell, for row: Int) {
    byRow[row] = cell
    rows[ObjectIdentifier(cell)] = row
  }

  /// Takes a spare cell, if there is one.
  func takeSpare<Cell: TableViewCell>(_ type: Cell.Type) -> Cell? {
    spare[ObjectIdentifier(type)]?.popLast() as? Cell
  }

  /// Makes these the cells that are shown; all others become spare.
  func show(_ cells: [(row: Int, cell: TableViewCell)]) {
    shown = cells
    releasePrepared()
  }

  /// Makes all cells spare that are not shown.
  func releasePrepared() {
    guard preparedCount > 0 else { return }
    let rows = Set(shown.map(\.row))
    for row in byRow.keys.sorted() where !rows.contains(row) { release(row) }
  }

  /// Makes all cells spare.
  func releaseAll() {
    shown = []
    releasePrepared()
  }

  /// Gives the cells their rows' new places; those of deleted and reloaded rows become spare.
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
