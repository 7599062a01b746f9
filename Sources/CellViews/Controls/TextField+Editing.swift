extension TextField: TextEditing {
  final var takesEdits: Bool { isEnabled }
  final var isSecret: Bool { isSecureTextEntry }
  static func plain(_ text: String) -> String { EditableText.line(text) }

  /// Selects the whole text, so that the next typed character replaces it.
  public final func selectAll() {
    content.selectAll()
    moved()
  }

  final func changed() { moved() }

  final func moved() {
    scrollToCursor()
    setNeedsDisplay(bounds)
  }

  /// Undoes the last edit; does nothing if there is none.
  public final func undo() { history.undo(content).map(show) }

  /// Redoes the edit that was undone last; does nothing if there is none.
  public final func redo() { history.redo(content).map(show) }

  /// Moves the selected text to the window's pasteboard. Does nothing if there is no selection, or if the text is
  /// secret. UIKit's name.
  public final func cut() { cutSelection() }

  /// Copies the selected text to the window's pasteboard. Does nothing if there is no selection, or if the text is
  /// secret. UIKit's name.
  public final func copy() { copySelection() }

  /// Replaces the selection by the text on the window's pasteboard. UIKit's name.
  public final func paste() { pasteFromBoard() }

  final func move(_ move: EditableText.Move, selecting: Bool) {
    // Moving by words would reveal the words of a secret.
    switch (isSecureTextEntry, move) {
    case (true, .wordBackward): content.move(.start, selecting: selecting)
    case (true, .wordForward): content.move(.end, selecting: selecting)
    default: content.move(move, selecting: selecting)
    }
    history.pause()
    moved()
  }
}
