import TextLayout

/// A text with a cursor and a selection, and the effects of editing keys on them.
///
/// Positions are counted in characters (grapheme clusters) from the start of the text.
struct EditableText: Equatable {
  /// A destination of the cursor.
  enum Move {
    case backward, forward
    case wordBackward, wordForward
    case start, end
    case to(Int)
  }

  private(set) var lines: CharacterLines
  /// The position of the cursor.
  private(set) var cursor = 0
  /// The other end of the selection; equal to the cursor if nothing is selected.
  private(set) var anchor = 0

  /// Creates a text with the cursor at its end.
  init(_ text: String = "") {
    lines = CharacterLines(text)
    cursor = lines.count
    anchor = cursor
  }

  var text: String { lines.text }
  /// The characters of the text. For a text of several lines they are collected into a new array.
  var characters: [Character] { lines.characters }
  var count: Int { lines.count }
  /// Whether the text is one line of printable ASCII characters.
  var isPlain: Bool { lines.lines.count == 1 && lines.lines[0].isPlain }
  var selection: Range<Int> { min(cursor, anchor)..<max(cursor, anchor) }

  var selectedText: String { lines.text(in: selection) }

  /// Replaces the selection by a text and puts the cursor after it. A combining mark joins the letter before it.
  mutating func insert(_ text: String) {
    cursor = lines.replace(selection, with: text)
    anchor = cursor
  }

  /// Moves the cursor. Without `selecting`, an arrow first goes to an end of the selection, if there is one.
  mutating func move(_ move: Move, selecting: Bool = false) {
    switch move {
    case .backward where !selecting && !selection.isEmpty: cursor = selection.lowerBound
    case .forward where !selecting && !selection.isEmpty: cursor = selection.upperBound
    default: cursor = place(after: move)
    }
    if !selecting { anchor = cursor }
  }

  /// Deletes the selection; if it is empty, everything between the cursor and the destination of `move`.
  mutating func delete(_ move: Move) {
    if selection.isEmpty { self.move(move, selecting: true) }
    insert("")
  }

  /// Selects the word at a position, or the character there if it is in no word.
  mutating func selectWord(at place: Int) {
    guard place < count, place >= 0 else { return move(.to(place)) }
    var (start, end) = (place, place + 1)
    if isWord(place) {
      while start > 0, isWord(start - 1) { start -= 1 }
      end = wordEnd(after: place)
    }
    (anchor, cursor) = (start, end)
  }

  mutating func selectAll() { (anchor, cursor) = (0, count) }

  private func place(after move: Move) -> Int {
    switch move {
    case .backward: max(0, cursor - 1)
    case .forward: min(count, cursor + 1)
    case .wordBackward: wordStart(before: cursor)
    case .wordForward: wordEnd(after: cursor)
    case .start: 0
    case .end: count
    case .to(let place): min(max(0, place), count)
    }
  }

  private func isWord(_ index: Int) -> Bool {
    let character = lines[index]
    return character.isLetter || character.isNumber
  }

  private func wordStart(before place: Int) -> Int {
    var place = place
    while place > 0, !isWord(place - 1) { place -= 1 }
    while place > 0, isWord(place - 1) { place -= 1 }
    return place
  }

  private func wordEnd(after place: Int) -> Int {
    var place = place
    while place < count, !isWord(place) { place += 1 }
    while place < count, isWord(place) { place += 1 }
    return place
  }
}

extension EditableText {
  /// Returns another text with the cursor at the matching position: before the same characters as here, or if these
  /// were changed after the same characters as here; otherwise at the same distance from the end.
  func replaced(by text: String) -> EditableText {
    var replaced = EditableText(text)
    let (old, new) = (characters, replaced.characters)
    let (head, tail) = (old[..<cursor], old[cursor...])
    let keepsTail = new.suffix(tail.count).elementsEqual(tail)
    let keepsHead = new.starts(with: head)
    let place = new.count - tail.count
    replaced.move(.to(keepsHead && !keepsTail ? cursor : place))
    return replaced
  }

  /// Returns the text with line feeds as line ends and without control characters other than tabs.
  static func lines(_ text: String) -> String {
    // The usual case.
    if text.isPlain { return text }
    var lines = String.UnicodeScalarView()
    for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
      switch scalar {
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": lines.append("\n")
      case "\t": lines.append(scalar)
      default: if scalar.properties.generalCategory != .control { lines.append(scalar) }
      }
    }
    return String(lines)
  }

  /// Returns the text as one line: line ends and tabs become spaces, and other control characters are removed.
  static func line(_ text: String) -> String {
    if text.isPlain { return text }
    var line = String.UnicodeScalarView()
    for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t", "\u{85}", "\u{2028}", "\u{2029}": line.append(" ")
      default: if scalar.properties.generalCategory != .control { line.append(scalar) }
      }
    }
    return String(line)
  }
}
