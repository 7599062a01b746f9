/// A control whose text the user edits: one line or several.
@MainActor protocol TextEditing: Control {
  var content: EditableText { get set }
  var history: EditHistory { get set }
  var refusal: String? { get set }
  var inputFilter: (@MainActor (String) -> TextField.InputVerdict)? { get }
  /// Whether the user may change the text now.
  var takesEdits: Bool { get }
  /// Whether nothing may tell the words of the text.
  var isSecret: Bool { get }
  /// Returns a text without what cannot stand in the control.
  static func plain(_ text: String) -> String
  /// Shows another place of the cursor, or another selection.
  func moved()
  /// Shows another text.
  func changed()
  /// Takes back the last edit; nothing where there is none.
  func undo()
  /// Does the edit again that was undone last; nothing where there is none.
  func redo()
  /// Puts what is selected on the pasteboard, and deletes it.
  func cut()
  /// Puts what is selected on the pasteboard.
  func copy()
  /// Inserts what is on the pasteboard.
  func paste()
}

extension TextEditing {
  /// Whether something is selected that may be told.
  var canCopy: Bool { !isSecret && !content.selection.isEmpty }

  /// Puts what is selected on the window's pasteboard; returns whether there was something.
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
  /// Edits the text as the user does: the filter is asked, events are sent, and it can be undone.
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
    // Where the filter puts the former text back, nothing has happened.
    guard edited.lines != content.lines else { return }
    history.note(content, before: kind, isSecret: isSecret)
    show(edited)
  }

  /// Shows a text that the user has made.
  func show(_ edited: EditableText) {
    refusal = nil
    content = edited
    changed()
    sendActions(for: .editingChanged)
  }
}
