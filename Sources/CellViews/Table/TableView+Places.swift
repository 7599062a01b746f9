extension TableView {
  /// The position of the last row's bottom edge.
  var end: RowPosition {
    guard rowCount > 0 else { return .start }
    return RowPosition(row: rowCount - 1, offset: height(of: rowCount - 1))
  }

  /// Returns `position`, or the last position at which the rows still fill the viewport.
  func top(for position: RowPosition) -> RowPosition {
    guard rowCount > 0 else { return .start }
    var position = position
    if position.row >= rowCount { position = RowPosition(row: rowCount - 1, offset: 0) }
    position.offset = min(position.offset, max(0, height(of: position.row) - 1))
    var room = insideSize.height + position.offset
    for row in position.row..<rowCount {
      room -= height(of: row)
      if room <= 0 { return position }
    }
    return moved(position, by: -room)
  }

  /// Returns the position `lines` further down, or up where negative, not above the first row.
  func moved(_ position: RowPosition, by lines: Double) -> RowPosition {
    var position = position
    position.offset += lines
    while position.offset < 0, position.row > 0 {
      position.row -= 1
      position.offset += height(of: position.row)
    }
    while position.row < rowCount - 1, position.offset >= height(of: position.row) {
      position.offset -= height(of: position.row)
      position.row += 1
    }
    position.offset = max(0, position.offset)
    return position
  }
}
