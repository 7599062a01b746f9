import TerminalInterface

extension TextView: TextEditing {
  final var takesEdits: Bool { isEnabled && isEditable }
  final var isSecret: Bool { false }
  static func plain(_ text: String) -> String { EditableText.lines(text) }

  /// Selects the whole text, so that the next typed character replaces it.
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
    // There was no layout yet.
    guard page.size.width > 0, page.size.height > 0 else { return }
    firstRow = min(page.scroll(from: firstRow, to: content.cursor), page.lastStart)
  }

  /// Undoes the last edit; does nothing if there is none.
  public final func undo() { if isEditable { history.undo(content).map(show) } }

  /// Redoes the edit that was undone last; does nothing if there is none.
  public final func redo() { if isEditable { history.redo(content).map(show) } }

  /// Moves the selected text to the window's pasteboard. Does nothing if there is no selection. UIKit's name.
  public final func cut() { cutSelection() }

  /// Copies the selected text to the window's pasteboard. Does nothing if there is no selection. UIKit's name.
  public final func copy() { copySelection() }

  /// Replaces the selection by the text on the window's pasteboard. UIKit's name.
  public final func paste() { pasteFromBoard() }

  final func move(_ move: EditableText.Move, selecting: Bool) {
    content.move(move, selecting: selecting)
    history.pause()
    moved()
  }

  /// Moves the cursor by rows, as near as possible to the column at which the vertical moves began.
  final func moveRows(_ count: Int, selecting: Bool) {
    let page = page
    let column = goal ?? page.column(of: content.cursor)
    let row = page.row(of: content.cursor)
    move(.to(page.place(atRow: row + count, column: column)), selecting: selecting)
    goal = column
  }
}

/// The effect of a key in a text view.
enum TextViewKey {
  /// An effect that a text field has too; the start and the end are those of a row.
  case field(TextFieldKey)
  /// Moves by a number of rows: down, or up if negative.
  case rows(Int, selecting: Bool)
  case pages(Int, selecting: Bool)
  /// Moves to the start or the end of the text.
  case text(EditableText.Move, selecting: Bool)

  /// Creates the effect of a key; `nil` if it has none.
  init?(_ key: KeyPress) {
    let selecting = key.modifiers.contains(.shift)
    switch (key.key, key.modifiers.subtracting(.shift)) {
    case (.up, []): self = .rows(-1, selecting: selecting)
    case (.down, []): self = .rows(1, selecting: selecting)
    case (.pageUp, []): self = .pages(-1, selecting: selecting)
    case (.pageDown, []): self = .pages(1, selecting: selecting)
    case (.home, .control): self = .text(.start, selecting: selecting)
    case (.end, .control): self = .text(.end, selecting: selecting)
    default:
      guard let meaning = TextFieldKey(key) else { return nil }
      self = .field(meaning)
    }
  }
}

extension TextViewKey {
  /// Returns whether a text view uses the key. Without `editing`, keys that edit are not used.
  func isUsed(editing: Bool) -> Bool {
    switch self {
    case .field(.move), .rows, .pages, .text: true
    case .field: editing
    }
  }
}
