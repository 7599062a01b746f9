extension TableView {
  /// The position of the last part's bottom edge.
  var end: RowPosition {
    guard partCount > 0 else { return .start }
    return RowPosition(part: partCount - 1, offset: height(of: partCount - 1))
  }

  /// Returns `position`, or the last position at which the rows still fill the viewport.
  func top(for position: RowPosition) -> RowPosition {
    guard partCount > 0 else { return .start }
    var position = position
    if position.part >= partCount { position = RowPosition(part: partCount - 1, offset: 0) }
    position.offset = min(position.offset, max(0, height(of: position.part) - 1))
    var room = insideSize.height + position.offset
    for part in position.part..<partCount {
      room -= height(of: part)
      if room <= 0 { return position }
    }
    return moved(position, by: -room)
  }

  /// Returns the position `lines` further down, or up where negative, not above the first part.
  func moved(_ position: RowPosition, by lines: Double) -> RowPosition {
    var position = position
    position.offset += lines
    while position.offset < 0, position.part > 0 {
      position.part -= 1
      position.offset += height(of: position.part)
    }
    while position.part < partCount - 1, position.offset >= height(of: position.part) {
      position.offset -= height(of: position.part)
      position.part += 1
    }
    position.offset = max(0, position.offset)
    return position
  }
}
