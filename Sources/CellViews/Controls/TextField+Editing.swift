import TerminalInterface
import TextLayout

extension TextField {
  /// The decision of an ``inputFilter`` about a text.
  public enum InputVerdict: Hashable, Sendable, CustomStringConvertible {
    /// The text is accepted.
    case accepted
    /// Another text replaces it.
    case replaced(by: String)
    /// The field keeps its present text. The reason is a sentence for the user.
    case refused(reason: String)

    /// The name of the case, with its text in quotation marks, escaped.
    public var description: String {
      switch self {
      case .accepted: "accepted"
      case .replaced(let text): "replaced(by: \(text.quoted()))"
      case .refused(let reason): "refused(reason: \(reason.quoted(limit: 60)))"
      }
    }
  }

  /// When the clear button is shown. UIKit's name: `UITextField.ViewMode`.
  public enum ClearButtonMode: Hashable, Sendable, CaseIterable {
    /// Never.
    case never
    /// While the field has the focus.
    case whileEditing
    /// Always.
    case always
  }
}

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
