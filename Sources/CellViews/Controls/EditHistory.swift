/// The texts before each edit, for undo and redo. One undo takes back what was typed without a break: up to a new word,
/// a pause in typing, or another kind of edit. Copies share the lines that they have in common.
struct EditHistory {
  /// The kinds of edit. Consecutive edits of one kind form one undo step, except pastes.
  enum Kind { case typing, deleting, pasting }

  private var past: [EditableText] = []
  private var future: [EditableText] = []
  private var last: Kind?
  /// The time of the last key press.
  private var lastKey: ContinuousClock.Instant?
  /// The time without a key press after which typing begins a new step.
  private static let rest = Duration.seconds(2)
  /// The maximum number of undo steps.
  private static let limit = 200

  /// Whether there is an edit to undo.
  var canUndo: Bool { !past.isEmpty }
  /// Whether there is an undone edit to redo.
  var canRedo: Bool { !future.isEmpty }

  /// Records the text before an edit. Each typed word begins a step, unless `isSecret` is true: steps would reveal the
  /// words.
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

  /// Ends the present step: the cursor was moved, or the focus has left the field.
  mutating func pause() { last = nil }

  /// Records the time of a key press. After a pause of two seconds a new step begins.
  mutating func noteKey(at time: ContinuousClock.Instant?) {
    if let time, let lastKey, time >= lastKey + Self.rest { pause() }
    lastKey = time
  }

  /// Returns the text before the last step; `nil` if there is none.
  mutating func undo(_ present: EditableText) -> EditableText? {
    last = nil
    guard let former = past.popLast() else { return nil }
    future.append(present)
    return former
  }

  /// Returns the text after the last undone step; `nil` if there is none.
  mutating func redo(_ present: EditableText) -> EditableText? {
    last = nil
    guard let later = future.popLast() else { return nil }
    past.append(present)
    return later
  }
}

extension EditableText {
  /// Whether the cursor is directly after a space or a line end that follows a word: the next character begins another
  /// step.
  fileprivate var isBehindWord: Bool {
    let place = selection.lowerBound
    return place > 1 && lines[place - 1].isWhitespace && !lines[place - 2].isWhitespace
  }

  /// Whether there is anything but spaces and line ends between `place` and the cursor. Spaces alone form no step: they
  /// belong to the word after them.
  fileprivate func hasWord(from place: Int) -> Bool {
    let end = selection.lowerBound
    return (min(place, end)..<end).contains { !lines[$0].isWhitespace }
  }
}
