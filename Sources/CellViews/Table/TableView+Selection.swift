import AutoLayout

extension TableView {
  /// Whether the user can focus and select rows; false unless set, and then the keys scroll (UIKit's is true).
  public final var allowsSelection: Bool {
    get { storedAllowsSelection }
    set {
      guard newValue != storedAllowsSelection else { return }
      storedAllowsSelection = newValue
      if !newValue { clearSelection() }
      measureRowsAgain()
    }
  }

  /// Whether several rows can be selected; false unless set. If true, the rows have selection marks before them, two
  /// columns wide. UIKit's name.
  public final var allowsMultipleSelection: Bool {
    get { selection.allowsMultiple }
    set {
      guard newValue != selection.allowsMultiple else { return }
      selection.setAllowsMultiple(newValue)
      toldRows = selection.rows
      measureRowsAgain()
    }
  }

  /// The row on which keys act; `nil` if there is none. With single selection no other row can be selected.
  ///
  /// While the table has the focus, a row is focused if any can be: at first the first visible one. If the focused row
  /// is deleted, the next row is focused, or else the last one.
  public final var focusedRow: Int? { presentSelection.focused }

  /// The first selected row; `nil` if there is none. UIKit's name: `indexPathForSelectedRow`.
  public final var selectedRow: Int? { presentSelection.rows.min() }

  /// The selected rows, ascending. UIKit's name: `indexPathsForSelectedRows`.
  public final var selectedRows: [Int] { presentSelection.rows.sorted() }

  /// Selects and focuses a row without telling the delegate and without scrolling. An index out of range is ignored.
  /// The index is the one after all updates that the table was told about.
  public final func selectRow(at row: Int) {
    guard allowsSelection, (0..<presentRowCount).contains(row) else { return }
    selection.select([row], last: row)
    toldRows = selection.rows
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Selects a row like ``selectRow(at:)`` and scrolls it to a position; with ``ScrollPosition/none`` it scrolls as
  /// little as makes the row visible. UIKit's name: `selectRow(at:animated:scrollPosition:)`, in which that position
  /// scrolls nothing.
  public final func selectRow(at row: Int, scrollPosition: ScrollPosition) {
    selectRow(at: row)
    if allowsSelection { scrollToRow(at: row, at: scrollPosition) }
  }

  /// Deselects a row without telling the delegate. The focus does not move. UIKit's name: `deselectRow(at:animated:)`.
  public final func deselectRow(at row: Int) {
    selection.deselect(row)
    toldRows.remove(row)
    setNeedsDisplay()
  }

  /// Returns the row at a point in the table's coordinates, as of the last layout; `nil` if there is none. UIKit's
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

  /// The number of rows, including updates that are queued for the next layout.
  final var presentRowCount: Int {
    if needsReload { return partsInDataSource.rowCount }
    return presentRowCount(after: queuedUpdates)
  }

  /// The selection, without rows that a reload has removed but that the layout has not applied yet.
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

  /// Focuses a row and scrolls to it. With `selecting`, the rows from the focused one to it are selected too.
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

  /// Focuses a row and toggles its selection; for multiple selection.
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

  /// Focuses the row that contains the view with the focus, if there is one.
  final func followFocusInside() {
    guard allowsSelection, let row = rowWithFocus, row != selection.focused, canFocusRow(row)
    else { return }
    selection.focus(row)
    setNeedsDisplay()
    tellSelection()
  }

  /// Returns the visible row that contains a view; `nil` if there is none.
  final func row(around view: View) -> Int? {
    shownRows.first { view.isDescendant(of: $0.cell) }?.row
  }

  /// The visible row that contains the view with the focus; `nil` if there is none.
  final var rowWithFocus: Int? {
    cellWithFocus.flatMap { row(for: $0) }
  }

  /// If the table has the focus and no row has it, focuses the first fully visible row, or else the first one that can
  /// be focused.
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

  /// Tells the delegate which rows were deselected and selected since it was last told.
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

extension TableView {
  /// Whether assistive technology reads the table itself as focused: it is the first responder, and no visible row has
  /// the focus.
  final var holdsFocusWithoutRow: Bool {
    guard isFirstResponder else { return false }
    return selection.focused.flatMap { cellForRow(at: $0) }?.cellFrame.isEmpty ?? true
  }

  /// Whether a cell's row has the focus of a table that is the first responder.
  final func holdsFocus(_ cell: TableViewCell) -> Bool {
    guard isFirstResponder, let row = row(for: cell) else { return false }
    return row == selection.focused
  }

  /// Whether the row of a cell is selected.
  final func isSelected(_ cell: TableViewCell) -> Bool {
    row(for: cell).map { selection.rows.contains($0) } ?? false
  }
}
