import AutoLayout

/// A scroll position: the part (row, header or footer) at the top edge of the viewport, and how many lines of it are
/// above that edge.
struct RowPosition: Equatable {
  var part: Int
  var offset: Double

  static let start = RowPosition(part: 0, offset: 0)
}

extension TableView {
  // MARK: - Insets

  /// The scroll position at the start of a table with some insets: the rows begin below the top inset.
  static func start(with insets: EdgeInsets) -> RowPosition {
    RowPosition(part: 0, offset: -(wholeHeight(insets.top) ?? 0))
  }

  /// The scroll position at the start. If the table is lower than the top inset, less of the inset is shown.
  var start: RowPosition { Self.start(with: contentInset) }

  /// The part of an inset that is shown, in lines: at least one line is left for the rows.
  private func shown(_ inset: Double) -> Double {
    min(Self.wholeHeight(inset) ?? 0, max(0, insideSize.height - 1))
  }

  /// The lines above the first row at the start.
  var topInset: Double { shown(contentInset.top) }
  /// The lines below the last row at the end.
  var bottomInset: Double { shown(contentInset.bottom) }

  /// The part of the viewport between the insets.
  var room: InsetRoom {
    InsetRoom(
      in: insideSize.height, start: Self.wholeHeight(contentInset.top) ?? 0,
      end: Self.wholeHeight(contentInset.bottom) ?? 0)
  }

  // MARK: - Places

  /// The scroll position of the last part's bottom edge.
  private var bottom: RowPosition {
    guard partCount > 0 else { return start }
    return RowPosition(part: partCount - 1, offset: height(of: partCount - 1))
  }

  /// The scroll position at which the end of the rows and the bottom inset are visible.
  var end: RowPosition { moved(bottom, by: bottomInset - insideSize.height) }

  /// Returns `position`, or the last position at which the rows and the bottom inset fill the viewport, if that is
  /// above it.
  func top(for position: RowPosition) -> RowPosition {
    guard partCount > 0 else { return RowPosition(part: 0, offset: -topInset) }
    var position = position
    if position.part >= partCount { position = RowPosition(part: partCount - 1, offset: 0) }
    position.offset = min(position.offset, max(0, height(of: position.part) - 1))
    position.offset = max(position.offset, position.part == 0 ? -topInset : 0)
    var free = insideSize.height + position.offset
    for part in position.part..<partCount {
      free -= height(of: part)
      if free <= 0 { return position }
    }
    return free <= bottomInset ? position : moved(position, by: bottomInset - free)
  }

  /// Returns the position that is `lines` further down, or up if negative, but not above the start.
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
    position.offset = max(position.part == 0 ? -topInset : 0, position.offset)
    return position
  }
}
