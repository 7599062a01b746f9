/// The outcome of an edit by the user.
enum EditOutcome {
  /// The characters stay. The cursor or the selection may be others.
  case moved(EditableText)
  /// The text is another one.
  case changed(EditableText)
  /// The filter puts the former text back: nothing has happened.
  case takenBack
  /// The filter refuses the edit.
  case refused(reason: String)
}

extension EditableText {
  /// Returns what a change of the text comes to after a filter was asked, where `plain` leaves out of a text of the
  /// filter what cannot stand there.
  @MainActor func outcome(
    of change: (inout EditableText) -> Void,
    filter: (@MainActor (String) -> TextField.InputVerdict)?, as plain: (String) -> String
  ) -> EditOutcome {
    var proposed = self
    change(&proposed)
    guard proposed.characters != characters else { return .moved(proposed) }
    switch filter?(proposed.text) ?? .accepted {
    case .accepted: return .changed(proposed)
    case .refused(let reason): return .refused(reason: reason)
    case .replaced(let text):
      let replaced = proposed.replaced(by: plain(text))
      return replaced.characters == characters ? .takenBack : .changed(replaced)
    }
  }
}
