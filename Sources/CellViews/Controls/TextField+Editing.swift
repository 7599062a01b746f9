extension TextField {
  /// Selects the whole text, so that the next character replaces it.
  public final func selectAll() {
    content.selectAll()
    changed()
  }

  final func changed() {
    scrollToCursor()
    setNeedsDisplay(bounds)
  }

  /// Edits the text as the user does: the filter is asked, events are sent, and it can be undone.
  final func edit(_ kind: EditHistory.Kind, _ change: (inout EditableText) -> Void) {
    guard isEnabled else { return }
    switch content.outcome(of: change, filter: inputFilter, as: EditableText.line) {
    case .moved(let text):
      content = text
      changed()
    case .changed(let text):
      history.note(content, before: kind, isSecret: isSecureTextEntry)
      show(text)
    case .takenBack: refusal = nil
    case .refused(let reason):
      refusal = reason
      sendActions(for: .editingRefused)
    }
  }

  private func show(_ edited: EditableText) {
    refusal = nil
    content = edited
    changed()
    sendActions(for: .editingChanged)
  }

  /// Takes back the last edit; nothing where there is none.
  public final func undo() { history.undo(content).map(show) }

  /// Does the edit again that was undone last; nothing where there is none.
  public final func redo() { history.redo(content).map(show) }

  final func move(_ move: EditableText.Move, selecting: Bool) {
    // Words of a secret are not to be told by the cursor.
    switch (isSecureTextEntry, move) {
    case (true, .wordBackward): content.move(.start, selecting: selecting)
    case (true, .wordForward): content.move(.end, selecting: selecting)
    default: content.move(move, selecting: selecting)
    }
    history.pause()
    changed()
  }
}
