extension TextField: TextEditing {
  final var takesEdits: Bool { isEnabled }
  final var isSecret: Bool { isSecureTextEntry }
  static func plain(_ text: String) -> String { EditableText.line(text) }

  /// Selects the whole text, so that the next character replaces it.
  public final func selectAll() {
    content.selectAll()
    moved()
  }

  final func changed() { moved() }

  final func moved() {
    scrollToCursor()
    setNeedsDisplay(bounds)
  }

  /// Takes back the last edit; nothing where there is none.
  public final func undo() { history.undo(content).map(show) }

  /// Does the edit again that was undone last; nothing where there is none.
  public final func redo() { history.redo(content).map(show) }

  /// Puts what is selected on the window's pasteboard, and deletes it; nothing where nothing is selected, or the text
  /// is a secret. UIKit's name.
  public final func cut() { cutSelection() }

  /// Puts what is selected on the window's pasteboard; nothing where nothing is selected, or the text is a secret.
  /// UIKit's name.
  public final func copy() { copySelection() }

  /// Inserts what is on the window's pasteboard, in place of what is selected. UIKit's name.
  public final func paste() { pasteFromBoard() }

  final func move(_ move: EditableText.Move, selecting: Bool) {
    // Words of a secret are not to be told by the cursor.
    switch (isSecureTextEntry, move) {
    case (true, .wordBackward): content.move(.start, selecting: selecting)
    case (true, .wordForward): content.move(.end, selecting: selecting)
    default: content.move(move, selecting: selecting)
    }
    history.pause()
    moved()
  }
}
