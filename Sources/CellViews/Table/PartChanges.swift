/// Converts updates of a table's rows to changes of its parts. Headers and footers get new cells.
struct PartChanges {
  let old: TableParts
  let new: TableParts
  /// The updates, in order.
  let updates: [RowUpdates]

  /// Returns the new index of the part of a row that keeps its cell and its height. Returns `nil` for a row that is
  /// deleted or reloaded, and for a header or footer.
  func keptPart(of part: Int) -> Int? {
    guard var row = old.row(ofPart: part) else { return nil }
    for updates in updates {
      guard !updates.isReloaded(row), let next = updates.newRow(of: row) else { return nil }
      row = next
    }
    return row < new.rowCount ? new.part(ofRow: row) : nil
  }

  /// Whether rows were moved.
  var haveMoves: Bool { updates.contains { !$0.movedRows.isEmpty } }
  /// Whether rows were inserted, deleted or moved.
  var changeRows: Bool { updates.contains(where: \.changesPlaces) }

  /// Returns the new index of a row; `nil` if it is deleted.
  func newRow(of row: Int) -> Int? {
    updates.reduce(row) { row, updates in row.flatMap(updates.newRow) }
  }

  /// Whether a row is neither deleted nor moved.
  func stays(_ row: Int) -> Bool {
    updates.reduce(row) { row, updates in row.flatMap(updates.stayingRow) } != nil
  }

  /// Returns the scroll position of the same row after the updates, or of the next row that was neither deleted nor
  /// moved; and whether it is the same row. A header counts as a part of the row below it.
  func position(of position: RowPosition) -> (place: RowPosition, isSame: Bool) {
    var part = position.part
    while part < old.count, old.row(ofPart: part) == nil { part += 1 }
    var row = old.row(ofPart: part) ?? old.rowCount - 1
    var isSame = part == position.part
    var count = old.rowCount
    for updates in updates {
      let next = updates.successor(of: row, rowCount: count)
      row = next.row
      isSame = isSame && next.isSame
      count = updates.rowCount(after: count)
    }
    guard new.rowCount > 0 else { return (.start, isSame: false) }
    let newPart = new.part(ofRow: min(max(0, row), new.rowCount - 1))
    if part == position.part + 1, newPart > 0, case .header = new[newPart - 1] {
      return (RowPosition(part: newPart - 1, offset: position.offset), isSame: true)
    }
    return (RowPosition(part: newPart, offset: isSame ? position.offset : 0), isSame)
  }
}
