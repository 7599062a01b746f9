import AutoLayout

extension TableView {
  /// Whether the user can focus and select rows; false unless set, so that the keys scroll (UIKit's is true).
  public final var allowsSelection: Bool {
    get { storedAllowsSelection }
    set {
      guard newValue != storedAllowsSelection else { return }
      storedAllowsSelection = newValue
      if !newValue { clearSelection() }
      measureRowsAgain()
    }
  }

  /// Whether several rows can be selected; false unless set. A column before the rows then has their marks, two cells
  /// wide. UIKit's name.
  public final var allowsMultipleSelection: Bool {
    get { selection.allowsMultiple }
    set {
      guard newValue != selection.allowsMultiple else { return }
      selection.setAllowsMultiple(newValue)
      toldRows = selection.rows
      measureRowsAgain()
    }
  }

  /// The row that keys act on, `nil` where there is none. Where one row at most can be selected, only this one can be.
  ///
  /// A table that has the focus has a focused row, if there is one that can be: the first visible one to begin with.
  /// When it is deleted, the next row takes its place, or else the last before it.
  public final var focusedRow: Int? { presentSelection.focused }

  /// The selected row, the first of several; `nil` where there is none. UIKit's name: `indexPathForSelectedRow`.
  public final var selectedRow: Int? { presentSelection.rows.min() }

  /// The selected rows, ascending. UIKit's name: `indexPathsForSelectedRows`.
  public final var selectedRows: [Int] { presentSelection.rows.sorted() }

  /// Selects a row and moves the focus to it, without a word to the delegate, and scrolls nothing; an index out of
  /// range is ignored. The index counts with the updates that the table was told of.
  public final func selectRow(at row: Int) {
    guard allowsSelection, (0..<presentRowCount).contains(row) else { return }
    selection.select([row], last: row)
    toldRows = selection.rows
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Selects a row as ``selectRow(at:)`` does, and scrolls it to a position; with ``ScrollPosition/none`` as little as
  /// makes it visible. UIKit's name: `selectRow(at:animated:scrollPosition:)`, where that position scrolls nothing.
  public final func selectRow(at row: Int, scrollPosition: ScrollPosition) {
    selectRow(at: row)
    if allowsSelection { scrollToRow(at: row, at: scrollPosition) }
  }

  /// Deselects a row, without a word to the delegate. The focus stays where it is. UIKit's name:
  /// `deselectRow(at:animated:)`.
  public final func deselectRow(at row: Int) {
    selection.deselect(row)
    toldRows.remove(row)
    setNeedsDisplay()
  }

  /// Returns the row at a point in the table's coordinates, as of the last layout; `nil` where there is none. UIKit's
  /// name: `indexPathForRow(at:)`.
  public final func row(at point: Point) -> Int? {
    let border = Double(borderWidth)
    let inside = Rect(origin: Point(x: border, y: border), size: insideSize)
    guard point.x >= inside.minX, point.x < inside.maxX, point.y >= inside.minY,
      point.y < inside.maxY
    else { return nil }
    return shownRows.first { $0.cell.frame.minY <= point.y && point.y < $0.cell.frame.maxY }?.row
  }

  // MARK: - The present rows

  /// The number of rows with the updates that wait for the layout.
  final var presentRowCount: Int {
    if needsReload { return partsInDataSource.rowCount }
    return presentRowCount(after: queuedUpdates)
  }

  /// The selection among the rows that there are now: a reload that waits for the layout may have left fewer.
  final var presentSelection: RowSelection {
    guard needsReload else { return selection }
    var present = selection
    present.clamp(toRowCount: presentRowCount)
    return present
  }

  private func clearSelection() {
    selection.clear()
    toldRows = []
    setNeedsDisplay()
  }

  // MARK: - Moving the focus

  /// Moves the focus to a row and shows it. With `selecting`, the rows on the way are selected, too.
  final func focusRow(_ row: Int, selecting: Bool = false) {
    if selecting {
      let start = selection.focused ?? row
      let way = (min(start, row)...max(start, row)).lazy.filter { self.canFocusRow($0) }
      selection.select(way, last: row)
    } else {
      selection.focus(row)
    }
    setNeedsDisplay()
    scrollToRow(at: row, at: .none)
    tellSelection()
  }

  /// Moves the focus to a row and selects it, or deselects it where it is selected, among several that can be.
  final func toggleRow(_ row: Int) {
    if selection.rows.contains(row) {
      selection.focus(row)
      selection.deselect(row)
    } else {
      selection.select([row], last: row)
    }
    setNeedsDisplay()
    scrollToRow(at: row, at: .none)
    tellSelection()
  }

  final func canFocusRow(_ row: Int) -> Bool {
    delegate?.tableView(self, canFocusRowAt: row) ?? true
  }

  /// Moves the focus to the row that has the view with the focus, if one inside of the rows has it.
  final func followFocusInside() {
    guard allowsSelection, let row = rowWithFocus, row != selection.focused, canFocusRow(row)
    else { return }
    selection.focus(row)
    setNeedsDisplay()
    tellSelection()
  }

  /// Returns the visible row that a view is in; `nil` where it is in none.
  final func row(around view: View) -> Int? {
    shownRows.first { view.isDescendant(of: $0.cell) }?.row
  }

  /// The visible row that has the view with the focus inside of it; `nil` where none has.
  final var rowWithFocus: Int? {
    cellWithFocus.flatMap { row(for: $0) }
  }

  /// Focuses the first row that is visible as a whole, or else the first that can be focused, where the table has the
  /// focus and no row has it.
  final func focusFirstRowIfNeeded() {
    guard allowsSelection, isFirstResponder, selection.focused == nil else { return }
    let border = Double(borderWidth)
    let whole = shownRows.first {
      $0.cell.frame.minY >= border && $0.cell.frame.maxY <= border + insideSize.height
        && canFocusRow($0.row)
    }
    let isUpToDate = !needsReload && queuedUpdates.isEmpty
    guard let row = (isUpToDate ? whole?.row : nil) ?? focusableRow(from: 0, step: 1) else {
      return
    }
    selection.focus(row)
    setNeedsDisplay()
  }

  /// Tells the delegate which rows were deselected and selected since it was told last.
  final func tellSelection() {
    let (former, present) = (toldRows, selection.rows)
    guard former != present else { return }
    toldRows = present
    for row in former.subtracting(present).sorted() {
      delegate?.tableView(self, didDeselectRowAt: row)
    }
    for row in present.subtracting(former).sorted() {
      delegate?.tableView(self, didSelectRowAt: row)
    }
  }
}
