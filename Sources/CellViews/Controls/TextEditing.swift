/// A control whose text the user edits, of one line or several.
@MainActor protocol TextEditing: Control {
  var content: EditableText { get set }
  var history: EditHistory { get set }
  var refusal: String? { get set }
  var inputFilter: (@MainActor (String) -> TextField.InputVerdict)? { get }
  /// Whether the user may change the text now.
  var takesEdits: Bool { get }
  /// Whether the text is secret: no cursor move, undo step or copy may reveal its words.
  var isSecret: Bool { get }
  /// Returns the text without characters that the control cannot contain.
  static func plain(_ text: String) -> String
  /// Called after the cursor or the selection has changed.
  func moved()
  /// Called after the text has changed.
  func changed()
  /// Undoes the last edit; does nothing if there is none.
  func undo()
  /// Redoes the edit that was undone last; does nothing if there is none.
  func redo()
  /// Moves the selected text to the pasteboard.
  func cut()
  /// Copies the selected text to the pasteboard.
  func copy()
  /// Inserts the text on the pasteboard.
  func paste()
}

extension TextEditing {
  /// Whether there is a selection, and the text is not secret.
  var canCopy: Bool { !isSecret && !content.selection.isEmpty }

  /// Copies the selected text to the window's pasteboard; returns whether there was any.
  @discardableResult func copySelection() -> Bool {
    guard canCopy, let pasteboard = window?.pasteboard else { return false }
    pasteboard.string = content.selectedText
    return true
  }

  func cutSelection() {
    if takesEdits, copySelection() { edit(.pasting) { $0.insert("") } }
  }

  func pasteFromBoard() {
    if let text = window?.pasteboard.string, !text.isEmpty { _ = paste(text) }
  }
}

extension TextEditing {
  /// Changes the text for the user: asks the filter, records the edit for undo, and sends events.
  func edit(_ kind: EditHistory.Kind, _ change: (inout EditableText) -> Void) {
    guard takesEdits else { return }
    var edited = content
    change(&edited)
    guard edited.lines != content.lines else {
      content = edited
      return moved()
    }
    switch inputFilter?(edited.text) ?? .accepted {
    case .accepted: break
    case .replaced(let text): edited = edited.replaced(by: Self.plain(text))
    case .refused(let reason):
      refusal = reason
      return sendActions(for: .editingRefused)
    }
    refusal = nil
    // If the filter restores the former text, nothing has changed.
    guard edited.lines != content.lines else { return }
    history.note(content, before: kind, isSecret: isSecret)
    show(edited)
  }

  /// Shows a text that the user has edited.
  func show(_ edited: EditableText) {
    refusal = nil
    content = edited
    changed()
    sendActions(for: .editingChanged)
  }
}
