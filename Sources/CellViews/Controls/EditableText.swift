import TextLayout

/// A text with a cursor and a selection, and what keys do to them.
///
/// Places are numbers of characters from the start: a letter with its marks and a joined emoji are one.
struct EditableText: Equatable {
  /// A place that the cursor goes to.
  enum Move {
    case backward, forward
    case wordBackward, wordForward
    case start, end
    case to(Int)
  }

  private(set) var lines: CharacterLines
  /// The place of the cursor.
  private(set) var cursor = 0
  /// The end of the selection that the cursor is not at; where nothing is selected, the cursor.
  private(set) var anchor = 0

  /// Creates a text with the cursor at its end.
  init(_ text: String = "") {
    lines = CharacterLines(text)
    cursor = lines.count
    anchor = cursor
  }

  var text: String { lines.text }
  /// The characters of a text that is one line; of several they are collected.
  var characters: [Character] { lines.characters }
  var count: Int { lines.count }
  /// Whether the text is one line of printable characters of ASCII.
  var isPlain: Bool { lines.lines.count == 1 && lines.lines[0].isPlain }
  var selection: Range<Int> { min(cursor, anchor)..<max(cursor, anchor) }

  var selectedText: String { lines.text(in: selection) }

  /// Replaces the selection by a text, behind which the cursor stands. A mark joins the letter before it.
  mutating func insert(_ text: String) {
    cursor = lines.replace(selection, with: text)
    anchor = cursor
  }

  /// Moves the cursor. Without `selecting`, an arrow goes to the end of a selection first.
  mutating func move(_ move: Move, selecting: Bool = false) {
    switch move {
    case .backward where !selecting && !selection.isEmpty: cursor = selection.lowerBound
    case .forward where !selecting && !selection.isEmpty: cursor = selection.upperBound
    default: cursor = place(after: move)
    }
    if !selecting { anchor = cursor }
  }

  /// Deletes the selection, or where there is none everything up to the place that a move leads to.
  mutating func delete(_ move: Move) {
    if selection.isEmpty { self.move(move, selecting: true) }
    insert("")
  }

  /// Selects the word at a place; where none is, the character.
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
  /// Returns another text with the cursor between the characters that it is between in this one: before those behind
  /// it, or where these are gone, behind those before it; else as far from the end.
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

  /// Returns a text whose line ends are line feeds, without control characters other than tabs.
  static func lines(_ text: String) -> String {
    // Nearly all that is typed.
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

  /// Returns a text as one line: line ends and tabs are spaces, and other control characters are left out.
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
