import AutoLayout

extension TableView {
  /// The position in the viewport to which a row is scrolled. UIKit's name: `UITableView.ScrollPosition`.
  public enum ScrollPosition: Hashable, Sendable, CaseIterable {
    /// The least scrolling that makes the row visible, as far as it fits.
    case none
    /// The row's top at the table's top.
    case top
    /// The row in the middle. With an odd number of free lines, one side gets one more.
    case middle
    /// The row's bottom at the table's bottom.
    case bottom
  }

  /// A queued scroll, which the next layout carries out.
  indirect enum Move {
    case scroll(ScrollMove)
    case offset(Double)
    case rows(Double)
    case row(Int, ScrollPosition)
    case animated(Move)
  }

  // MARK: - Scrolling

  /// Scrolls in the next layout, clamped to the rows.
  ///
  /// - Complexity: scrolling by lines and pages measures the rows in between; scrolling to the start or the end does
  ///   not.
  public final func scroll(_ move: ScrollMove) { add(.scroll(move)) }

  /// Scrolls a row to a position of the viewport in the next layout, clamped to the rows. An index out of range is
  /// ignored.
  public final func scrollToRow(at row: Int, at position: ScrollPosition) {
    add(.row(row, position))
  }

  /// Queues a move. It ends a running scroll animation.
  final func add(_ move: Move) {
    (scrollAnimation, animatedMove) = (nil, nil)
    moves.append(move)
    setNeedsLayout()
  }

  /// The size of all rows in layout units, as of the last layout: the table's width, and the sum of the heights. Rows
  /// that were not measured count with their estimates, so the height becomes exact as rows are measured.
  public final var contentSize: Size {
    updateEstimates()
    return Size(width: insideSize.width, height: heights.total)
  }

  /// The point of ``contentSize`` at the top of the viewport, as of the last layout; x is always 0.
  /// Setting it scrolls in the next layout, clamped to the rows.
  ///
  /// It changes if rows above are higher or lower than estimated; the visible rows stay in place.
  public final var contentOffset: Point {
    get {
      updateEstimates()
      return Point(x: 0, y: heights.top(of: shownTop.part) + shownTop.offset)
    }
    set {
      if newValue.y.isFinite { add(.offset(newValue.y)) }
    }
  }

  /// Returns the frame of a row in ``contentSize``, as of the last layout; estimated if rows were not measured; `nil`
  /// if the index is out of range.
  public final func rectForRow(at row: Int) -> Rect? {
    guard row >= 0, row < rowCount else { return nil }
    updateEstimates()
    let part = parts.part(ofRow: row)
    let height = heights[part]?.height ?? heights.estimate(of: part)
    return Rect(x: 0, y: heights.top(of: part), width: insideSize.width, height: height)
  }

  // MARK: - Moves

  func apply(_ move: Move) {
    guard partCount > 0 else {
      // There is nothing to animate: the scroll has ended.
      if case .animated = move { news.hasEndedScrolling = true }
      return
    }
    switch move {
    case .scroll(let move): wanted = place(after: move)
    case .offset(let y):
      updateEstimates()
      wanted = moved(heights.position(at: y), by: min(0, y))
    case .rows(let rows): wanted = place(atRows: rows)
    case .row(let row, let position):
      guard row >= 0, row < rowCount else { return }
      wanted = place(of: row, at: position)
    case .animated(let move): return animate(move)
    }
    wanted = top(for: wanted)
    // A table at its start stays there if more of the top inset fits.
    if wanted == RowPosition(part: 0, offset: -topInset) { wanted = start }
  }

  private func place(after move: ScrollMove) -> RowPosition {
    switch move.distance(visible: insideSize.height) {
    case .lines(let lines): place(afterLines: lines)
    case .toStart: start
    case .toEnd: end
    }
  }

  /// Returns the position at an offset in the units of ``extentInRows``.
  private func place(atRows rows: Double) -> RowPosition {
    let rows = topInset > 0 ? rows - 1 : rows
    if rows < 0 { return RowPosition(part: 0, offset: (rows * topInset).rounded()) }
    let part = min(Int(rows), partCount - 1)
    let offset = ((rows - Double(part)) * height(of: part)).rounded()
    return moved(RowPosition(part: part, offset: 0), by: offset)
  }

  private func place(afterLines lines: Double) -> RowPosition {
    // No table has that many lines.
    if lines < -0x1p31 { return start }
    if lines > 0x1p31 { return end }
    return moved(top(for: wanted), by: lines)
  }

  private func place(of row: Int, at position: ScrollPosition) -> RowPosition {
    let room = room
    let part = parts.part(ofRow: row)
    let top = RowPosition(part: part, offset: 0)
    switch position {
    case .top: return moved(top, by: -room.start)
    case .middle:
      let above = ((room.length - height(of: part)) / 2).rounded(.down)
      return moved(top, by: -room.start - above)
    case .bottom: return moved(top, by: height(of: part) - room.end)
    case .none:
      // The header before a section's first row and the footer after its last one are shown too if there is room.
      let around = parts.surroundings(ofRow: row)
      let height = around.reduce(0) { $0 + self.height(of: $1) }
      return nearestPlace(of: height <= room.length ? around : part...part)
    }
  }

  /// Returns the scroll position nearest to the present one at which some parts are visible as far as they fit.
  private func nearestPlace(of parts: ClosedRange<Int>) -> RowPosition {
    let room = room
    let present = self.top(for: wanted)
    let height = parts.reduce(0) { $0 + self.height(of: $1) }
    let first = RowPosition(part: parts.lowerBound, offset: 0)
    let top = moved(first, by: -room.start)
    let bottom = moved(first, by: height - room.end)
    func isAbove(_ first: RowPosition, _ second: RowPosition) -> Bool {
      (first.part, first.offset) < (second.part, second.offset)
    }
    // Between these two positions the parts are fully visible, or fill the viewport.
    let (upper, lower) = height <= room.length ? (bottom, top) : (top, bottom)
    if isAbove(present, upper) { return upper }
    return isAbove(lower, present) ? lower : present
  }
}

extension TableView: Scroller {
  final func extent(along axis: LayoutAxis) -> ScrollExtent {
    axis == .vertical ? shownExtent : ScrollExtent(content: 0, visible: 0, offset: 0)
  }

  /// Returns a scroll position in the units of ``extentInRows``.
  final func rows(at position: RowPosition) -> Double {
    let above = (topInset > 0 ? 1 : 0) + Double(position.part)
    let whole = position.offset < 0 ? topInset : height(of: position.part)
    return above + (whole > 0 ? position.offset / whole : 0)
  }

  /// The extent in rows, with fractions for partly visible ones. Headers, footers and each inset count as one row. It
  /// does not depend on the heights of rows that are not visible, so the scroll bar does not depend on which rows were
  /// measured.
  final var extentInRows: ScrollExtent {
    guard let last = cells.shown.last, partCount > 0 else {
      return ScrollExtent(content: 0, visible: 0, offset: 0)
    }
    let (before, after) = (topInset > 0 ? 1.0 : 0, bottomInset > 0 ? 1.0 : 0)
    let start = rows(at: shownTop)
    let below = last.cell.frame.maxY - insideSize.height - Double(borderWidth)
    let hidden = below > 0 ? below / self.height(of: last.part) : 0
    var end = before + Double(last.part + 1) - hidden
    if last.part == partCount - 1, below < 0, after > 0 { end += min(1, -below / bottomInset) }
    let (content, visible) = (before + Double(partCount) + after, end - start)
    // At the end, the offset is exact whatever the sum of the fractions is.
    return ScrollExtent(
      content: content, visible: visible, offset: end == content ? content - visible : start)
  }

  final func showsIndicator(along axis: LayoutAxis) -> Bool {
    axis == .vertical && showsVerticalScrollIndicator
  }

  final func scroll(_ move: ScrollMove, along axis: LayoutAxis) -> Bool {
    guard canScroll(move, along: axis) else { return false }
    scroll(move)
    return true
  }

  final func scroll(to offset: Double, along axis: LayoutAxis) {
    add(.rows(offset))
  }

  /// Whether a move would change the scroll position. While a layout is pending, which may make room for
  /// the move, it is true for every vertical move.
  final func canScroll(_ move: ScrollMove, along axis: LayoutAxis) -> Bool {
    axis == .vertical
      && (needsLayoutInTree || shownExtent.offset(after: move) != shownExtent.offset)
  }
}
