/// The texts before each edit, for undo and redo. What is typed in one go is taken back in one go: up to the next word,
/// and to the next rest of the hands. They share the lines that they have in common.
struct EditHistory {
  /// The kinds of edit. Neighbouring edits of one kind are one, but for pastes.
  enum Kind { case typing, deleting, pasting }

  private var past: [EditableText] = []
  private var future: [EditableText] = []
  private var last: Kind?
  /// The time of the last key.
  private var lastKey: ContinuousClock.Instant?
  /// The time without a key that ends what is typed in one go.
  private static let rest = Duration.seconds(2)
  /// The most edits that are kept.
  private static let limit = 200

  /// Whether there is an edit to take back.
  var canUndo: Bool { !past.isEmpty }
  /// Whether there is an edit that was undone.
  var canRedo: Bool { !future.isEmpty }

  /// Notes the text before an edit. What is typed is a step for each word, unless the words are a secret.
  mutating func note(_ text: EditableText, before kind: Kind, isSecret: Bool) {
    future = []
    let beginsWord =
      kind == .typing && !isSecret && text.isBehindWord
      && past.last.map { text.hasWord(from: $0.selection.lowerBound) } ?? true
    if kind != last || kind == .pasting || beginsWord {
      past.append(text)
      if past.count > Self.limit { past.removeFirst() }
    }
    last = kind
  }

  /// Ends what is typed in one go: the cursor was moved, or the field was left.
  mutating func pause() { last = nil }

  /// Notes a key; after a rest it begins anew.
  mutating func noteKey(at time: ContinuousClock.Instant?) {
    if let time, let lastKey, time >= lastKey + Self.rest { pause() }
    lastKey = time
  }

  /// Returns the text before the last edit; `nil` where there is none.
  mutating func undo(_ present: EditableText) -> EditableText? {
    last = nil
    guard let former = past.popLast() else { return nil }
    future.append(present)
    return former
  }

  /// Returns the text after the edit that was undone last; `nil` where there is none.
  mutating func redo(_ present: EditableText) -> EditableText? {
    last = nil
    guard let later = future.popLast() else { return nil }
    past.append(present)
    return later
  }
}

extension EditableText {
  /// Whether the cursor is behind the first space or line end after a word: the next character begins another step.
  fileprivate var isBehindWord: Bool {
    let place = selection.lowerBound
    return place > 1 && lines[place - 1].isWhitespace && !lines[place - 2].isWhitespace
  }

  /// Whether something but spaces and line ends stands between a place and the cursor. Spaces that were typed alone are
  /// no step: they belong to the word that follows.
  fileprivate func hasWord(from place: Int) -> Bool {
    let end = selection.lowerBound
    return (min(place, end)..<end).contains { !lines[$0].isWhitespace }
  }
}
