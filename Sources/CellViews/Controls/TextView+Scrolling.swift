import AutoLayout

extension TextView: Scroller {
  final func extent(along axis: LayoutAxis) -> ScrollExtent {
    let page = page
    return axis == .vertical
      ? ScrollExtent(
        content: Double(page.rows.count), visible: Double(page.size.height),
        offset: Double(firstRow))
      : ScrollExtent(content: 0, visible: Double(page.size.width), offset: 0)
  }

  final func showsIndicator(along axis: LayoutAxis) -> Bool { axis == .vertical }

  final func canScroll(_ move: ScrollMove, along axis: LayoutAxis) -> Bool {
    let extent = extent(along: axis)
    return axis == .vertical && extent.offset(after: move) != extent.offset
  }

  final func scroll(_ move: ScrollMove, along axis: LayoutAxis) -> Bool {
    guard canScroll(move, along: axis) else { return false }
    scroll(to: extent(along: axis).offset(after: move), along: axis)
    return true
  }

  final func scroll(to offset: Double, along axis: LayoutAxis) {
    guard axis == .vertical else { return }
    firstRow = Int(extent(along: .vertical).clamped(offset))
  }

  /// Scrolls vertically, clamped to the text. The cursor does not move.
  public final func scroll(_ move: ScrollMove) { _ = scroll(move, along: .vertical) }
}
