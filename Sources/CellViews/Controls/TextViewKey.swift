import TerminalInterface

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
