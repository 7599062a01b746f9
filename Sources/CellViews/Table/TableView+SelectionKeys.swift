import AutoLayout
import CellDrawing
import Localization
import TerminalInterface

extension TableView {
  /// Moves the focus for the keys of a ``ScrollMove``, selects for the space bar, and performs the primary action for
  /// Enter; returns whether the key was used.
  final func selectionKeyDown(_ key: KeyPress) -> Bool {
    guard allowsSelection else { return false }
    findFocusedRow()
    if key == KeyPress(.enter) { return primaryActionTitle == nil && performPrimaryAction() }
    if key == .character(" "), allowsMultipleSelection, let row = selection.focused {
      toggleRow(row)
      return true
    }
    guard let move = scrollMove(for: key) else { return false }
    return moveFocus(move, selecting: key.modifiers.contains(.shift))
  }

  /// Whether ``selectionKeyDown(_:)`` would use a key.
  final func selectionUsesKey(_ key: KeyPress) -> Bool {
    guard allowsSelection else { return false }
    let inside = rowWithFocus.flatMap { canFocusRow($0) ? $0 : nil }
    let focused = inside ?? presentSelection.focused
    if key == KeyPress(.enter) {
      return primaryActionTitle == nil && (focused.map(canPerformPrimaryAction) ?? false)
    }
    if key == .character(" "), allowsMultipleSelection { return focused != nil }
    guard let move = scrollMove(for: key) else { return false }
    if goesOn(move, inRow: focused) { return true }
    if case .pages(let pages) = move, let focused {
      // Finding the row a page away needs measuring, and so cells; whether there is one does not.
      return focusableRow(from: focused + pages.signum(), step: pages) != nil
    }
    return row(after: move, from: focused).map { $0 != focused } ?? false
  }

  /// The move of a key. With multiple selection the key may have Shift.
  private func scrollMove(for key: KeyPress) -> ScrollMove? {
    var plain = key
    if allowsMultipleSelection { plain.modifiers.remove(.shift) }
    return ScrollMove(plain)
  }

  private func canPerformPrimaryAction(on row: Int) -> Bool {
    delegate?.tableView(self, canPerformPrimaryActionForRowAt: row) ?? false
  }

  /// The commands of the selection: the primary action if it has a title, and Select All with multiple selection.
  final var selectionCommands: [KeyCommand] {
    guard allowsSelection else { return [] }
    var commands: [KeyCommand] = []
    if let title = primaryActionTitle {
      commands.append(
        KeyCommand(
          KeyPress(.enter),
          title: LocalizedText(verbatim: title.prefix(1).uppercased() + title.dropFirst()),
          hint: LocalizedText(verbatim: title),
          importance: 90, isEnabled: canPerformPrimaryAction
        ) { [weak self] in
          self?.findFocusedRow()
          _ = self?.performPrimaryAction()
        })
    }
    if allowsMultipleSelection {
      commands.append(
        KeyCommand(
          .control("a"), title: LocalizedText("Select all rows", chinese: "选择所有行"), importance: 0,
          name: "select-all"
        ) { [weak self] in self?.selectAllRows() })
    }
    return commands
  }

  /// The delegate's title for the primary action on the focused row.
  private var primaryActionTitle: String? {
    guard let delegate, let row = presentSelection.focused else { return nil }
    return delegate.tableView(self, titleForPrimaryActionForRowAt: row)
  }

  private var canPerformPrimaryAction: Bool {
    presentSelection.focused.map(canPerformPrimaryAction) ?? false
  }

  /// Updates the focused row for what has happened since the last layout.
  private func findFocusedRow() {
    selection = presentSelection
    followFocusInside()
    focusFirstRowIfNeeded()
  }

  /// Selects all rows that can be selected; the focus does not move.
  private func selectAllRows() {
    findFocusedRow()
    guard let focused = selection.focused else { return }
    selection.select((0..<presentRowCount).lazy.filter { self.canFocusRow($0) }, last: focused)
    setNeedsDisplay()
    tellSelection()
  }

  /// Performs the delegate's primary action on the focused row; returns whether there was one.
  final func performPrimaryAction() -> Bool {
    guard let delegate, let row = selection.focused, canPerformPrimaryAction(on: row) else {
      return false
    }
    tellSelection()
    scrollToRow(at: row, at: .none)
    delegate.tableView(self, performPrimaryActionForRowAt: row)
    return true
  }

  /// Focuses the row under a press, and performs the primary action for a double click; returns whether the press was
  /// used.
  final func selectionMouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    guard allowsSelection, case .press(.left) = event.action else { return false }
    // Until queued changes are laid out, the visible rows have other indices.
    guard !needsReload, queuedUpdates.isEmpty else { return true }
    let y = cellFrame.minY + point.y
    let pressed = shownRows.first {
      let cells = $0.cell.cellFrame
      return cells.minY <= y && y < cells.maxY
    }
    guard insideCells.contains(point), let row = pressed?.row, canFocusRow(row) else {
      return false
    }
    // In a series of quick clicks, every second one completes a double click. It also undoes the selection change of
    // the click before it.
    let isDouble =
      event.clickCount > 1 && event.clickCount.isMultiple(of: 2) && row == selection.focused
    if !allowsMultipleSelection {
      focusRow(row)
    } else if event.modifiers.contains(.shift) {
      focusRow(row, selecting: true)
    } else {
      toggleRow(row)
    }
    if isDouble { _ = performPrimaryAction() }
    return true
  }

  // MARK: - Rows that keys lead to

  /// Moves the focus; returns false if there is no row to move it to. If a view inside of a row has the focus, the
  /// table takes it, so that Enter acts on the newly focused row.
  private func moveFocus(_ move: ScrollMove, selecting: Bool) -> Bool {
    if goesOn(move, inRow: selection.focused) {
      scroll(move)
      return true
    }
    guard let row = row(after: move, from: selection.focused), row != selection.focused,
      isFirstResponder || becomeFirstResponder()
    else { return false }
    focusRow(row, selecting: selecting)
    return true
  }

  private func row(after move: ScrollMove, from focused: Int?) -> Int? {
    let last = presentRowCount - 1
    guard let focused else {
      return move == .end ? focusableRow(from: last, step: -1) : focusableRow(from: 0, step: 1)
    }
    switch move {
    case .start: return focusableRow(from: 0, step: 1)
    case .end: return focusableRow(from: last, step: -1)
    case .lines(let lines): return focusableRow(from: focused + lines, step: lines)
    case .pages(let pages):
      let row = row(pages, pagesFrom: focused)
      return focusableRow(from: row, step: pages) ?? focusableRow(from: row, step: -pages)
    }
  }

  /// Returns the first row that can be focused, searching from `row` downwards, or upwards with a negative step; `nil`
  /// if there is none.
  final func focusableRow(from row: Int, step: Int) -> Int? {
    let rows = 0..<presentRowCount
    var row = row
    while rows.contains(row) {
      if canFocusRow(row) { return row }
      row += step.signum()
    }
    return nil
  }

  /// Returns the row some pages below a row, or above it if negative. A page is one line less than the visible height.
  private func row(_ pages: Int, pagesFrom row: Int) -> Int {
    let last = presentRowCount - 1
    var target = row + pages * max(1, shownRows.count - 1)
    if !needsReload, queuedUpdates.isEmpty {
      // Measuring the rows in between uses cells that the layout would take from the visible rows anyway.
      cells.beginRecycling(focused: cellWithFocus)
      setNeedsLayout()
      let lines = Double(pages) * max(1, insideSize.height - 1)
      var part = moved(RowPosition(part: parts.part(ofRow: row), offset: 0), by: lines).part
      while parts.row(ofPart: part) == nil, (0..<partCount).contains(part) {
        part += pages.signum()
      }
      target = parts.row(ofPart: part) ?? (pages > 0 ? last : 0)
    }
    return min(max(0, target == row ? row + pages.signum() : target), last)
  }

  /// Whether a row is higher than the table and continues in the direction of a move by lines, so that the move scrolls
  /// within it.
  private func goesOn(_ move: ScrollMove, inRow row: Int?) -> Bool {
    let room = room
    guard case .lines(let lines) = move, let row, let frame = cellForRow(at: row)?.frame,
      frame.height > room.length
    else { return false }
    let border = Double(borderWidth)
    return lines > 0 ? frame.maxY > border + room.end : frame.minY < border + room.start
  }
}
