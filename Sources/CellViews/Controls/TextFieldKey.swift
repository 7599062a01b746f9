import TerminalInterface

/// The effect of a key in a text field.
enum TextFieldKey {
  case insert(Character)
  case move(EditableText.Move, selecting: Bool)
  case delete(EditableText.Move)
  case enter

  /// Creates the effect of a key; `nil` if it has none. Besides the named keys these are the keys of shells (readline):
  /// Ctrl-A, Ctrl-E, Ctrl-K, Ctrl-U, Ctrl-W, and Alt with B, F, D.
  init?(_ key: KeyPress) {
    let selecting = key.modifiers.contains(.shift)
    let modifiers = key.modifiers.subtracting(.shift)
    let isWord = modifiers == .control || modifiers == .alternate
    switch key.key {
    case .character(let character) where modifiers.isEmpty: self = .insert(character)
    case .character(let character):
      guard let meaning = Self(letter: character, modifiers) else { return nil }
      self = meaning
    case .left where modifiers.isEmpty || isWord:
      self = .move(isWord ? .wordBackward : .backward, selecting: selecting)
    case .right where modifiers.isEmpty || isWord:
      self = .move(isWord ? .wordForward : .forward, selecting: selecting)
    case .home where modifiers.isEmpty: self = .move(.start, selecting: selecting)
    case .end where modifiers.isEmpty: self = .move(.end, selecting: selecting)
    case .backspace where modifiers.isEmpty || isWord:
      self = .delete(isWord ? .wordBackward : .backward)
    case .delete where modifiers.isEmpty || isWord:
      self = .delete(isWord ? .wordForward : .forward)
    case .enter where key.modifiers.isEmpty: self = .enter
    default: return nil
    }
  }

  private init?(letter: Character, _ modifiers: KeyPress.Modifiers) {
    switch (modifiers, letter) {
    case (.control, "a"): self = .move(.start, selecting: false)
    case (.control, "e"): self = .move(.end, selecting: false)
    case (.control, "k"): self = .delete(.end)
    case (.control, "u"): self = .delete(.start)
    case (.control, "w"): self = .delete(.wordBackward)
    case (.alternate, "b"): self = .move(.wordBackward, selecting: false)
    case (.alternate, "f"): self = .move(.wordForward, selecting: false)
    case (.alternate, "d"): self = .delete(.wordForward)
    default: return nil
    }
  }
}

extension EditableText.Move {
  /// The move in a secret text: a move by a word would reveal the words.
  var ofSecret: EditableText.Move {
    switch self {
    case .wordBackward: .start
    case .wordForward: .end
    default: self
    }
  }
}

extension TextFieldKey {
  /// Returns whether a field uses the key. `enter` is whether it uses Enter.
  func isUsed(enter: Bool) -> Bool {
    if case .enter = self { enter } else { true }
  }
}
