/// What keeps its place in the viewport when a table's rows change.
enum RowStay {
  /// The start, so that a row inserted there is visible.
  case start
  /// A scroll position among the new rows.
  case position(RowPosition)
  /// A row, by its new index, at a distance from the top of the viewport.
  case row(Int, top: Double)
  /// A distance from the top of all rows.
  case offset(Double)
}

extension TableView {
  /// Returns what keeps its place after some changes: the focused row if it is visible; otherwise the row at the top;
  /// if most visible rows were deleted or moved, the first visible row that stays in its order; otherwise the offset.
  ///
  /// If the row at the top is deleted but most visible rows stay, the next row moves up to its place. A table at its
  /// start stays there when rows are inserted or deleted. When rows are moved, for example by sorting, the focused row
  /// keeps its place even at the start.
  func stay(after changes: PartChanges, keepingFocusedRow keepsFocusedRow: Bool) -> RowStay {
    guard changes.changeRows else {
      return wanted == start ? .start : .position(changes.position(of: wanted).place)
    }
    let seen = shownRows.map { (row: $0.row, top: $0.cell.frame.minY - Double(borderWidth)) }
    let inside = cellWithFocus.flatMap { cell in shownRows.first { $0.cell === cell }?.row }
    let focused = seen.first {
      if let inside { return $0.row == inside }
      return keepsFocusedRow && changes.newRow(of: $0.row) == selection.focused
    }
    let isAtStart = wanted == start
    if !isAtStart || changes.haveMoves, let focused, let row = changes.newRow(of: focused.row) {
      return .row(row, top: focused.top)
    }
    if isAtStart { return .start }
    let next = changes.position(of: wanted)
    let staying = seen.filter { changes.stays($0.row) }
    if next.isSame || seen.isEmpty || !staying.isEmpty && 2 * staying.count >= seen.count {
      return .position(next.place)
    }
    if let first = staying.first, let row = changes.newRow(of: first.row) {
      return .row(row, top: first.top)
    }
    return .offset(heights.top(of: wanted.part) + wanted.offset)
  }

  /// Returns the scroll position at which `stay` is in its place.
  func place(for stay: RowStay) -> RowPosition {
    guard partCount > 0 else { return start }
    switch stay {
    case .start: return start
    case .position(let place): return place.offset < 0 ? moved(place, by: 0) : place
    case .row(let row, let top):
      return moved(RowPosition(part: parts.part(ofRow: row), offset: 0), by: -top)
    case .offset(let y):
      updateEstimates()
      return moved(heights.position(at: y), by: min(0, y))
    }
  }
}
