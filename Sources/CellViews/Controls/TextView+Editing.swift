extension TextView: TextEditing {
  final var takesEdits: Bool { isEnabled && isEditable }
  final var isSecret: Bool { false }
  static func plain(_ text: String) -> String { EditableText.lines(text) }

  /// Selects the whole text, so that the next character replaces it.
  public final func selectAll() {
    content.selectAll()
    moved()
  }

  final func changed() {
    wrapped?.rows.update(to: content.lines)
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    moved()
  }

  final func moved() {
    goal = nil
    showCursor()
  }

  private func showCursor() {
    setNeedsDisplay(bounds)
    let page = page
    // The first layout is still to come.
    guard page.size.width > 0, page.size.height > 0 else { return }
    firstRow = min(page.scroll(from: firstRow, to: content.cursor), page.lastStart)
  }

  /// Takes back the last edit; nothing where there is none.
  public final func undo() { if isEditable { history.undo(content).map(show) } }

  /// Does the edit again that was undone last; nothing where there is none.
  public final func redo() { if isEditable { history.redo(content).map(show) } }

  /// Puts what is selected on the window's pasteboard, and deletes it; nothing where nothing is selected. UIKit's name.
  public final func cut() { cutSelection() }

  /// Puts what is selected on the window's pasteboard; nothing where nothing is selected. UIKit's name.
  public final func copy() { copySelection() }

  /// Inserts what is on the window's pasteboard, in place of what is selected. UIKit's name.
  public final func paste() { pasteFromBoard() }

  final func move(_ move: EditableText.Move, selecting: Bool) {
    content.move(move, selecting: selecting)
    history.pause()
    moved()
  }

  /// Moves the cursor by rows, as near to the column where it began as they reach.
  final func moveRows(_ count: Int, selecting: Bool) {
    let page = page
    let column = goal ?? page.column(of: content.cursor)
    let row = page.row(of: content.cursor)
    move(.to(page.place(atRow: row + count, column: column)), selecting: selecting)
    goal = column
  }
}
