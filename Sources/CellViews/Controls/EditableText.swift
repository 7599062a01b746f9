/// A line of text with a cursor and a selection, and what keys do to them.
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

  private(set) var characters: [Character]
  /// Whether all characters are printable ones of ASCII.
  private(set) var isPlain: Bool
  /// The place of the cursor.
  private(set) var cursor = 0
  /// The end of the selection that the cursor is not at; where nothing is selected, the cursor.
  private(set) var anchor = 0

  init(_ text: String = "") {
    characters = Array(text)
    isPlain = Self.isPlain(text)
    cursor = characters.count
    anchor = cursor
  }

  var text: String { String(characters) }
  var selection: Range<Int> { min(cursor, anchor)..<max(cursor, anchor) }

  /// Replaces the selection by a text, behind which the cursor stands. A mark joins the letter before it.
  mutating func insert(_ text: String) {
    let selection = selection
    if Self.isPlain(text), !mayJoin(around: selection) {
      characters.replaceSubrange(
        selection, with: text.utf8.map { Character(Unicode.Scalar($0)) })
      cursor = selection.lowerBound + text.utf8.count
      anchor = cursor
      isPlain = isPlain || characters.allSatisfy(\.isPlain)
      return
    }
    let head = String(characters[..<selection.lowerBound]) + text
    let tail = String(characters[selection.upperBound...])
    characters = Array(head + tail)
    cursor = min(Array(head).count, characters.count)
    anchor = cursor
    isPlain = characters.allSatisfy(\.isPlain)
  }

  /// Whether a text has printable characters of ASCII only.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20..<0x7f).contains($0) }
  }

  /// Whether a character beside a range may join what is inserted there, or one another.
  private func mayJoin(around range: Range<Int>) -> Bool {
    if isPlain { return false }
    return range.lowerBound > 0 && !characters[range.lowerBound - 1].isASCII
      || range.upperBound < characters.count && !characters[range.upperBound].isASCII
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
    guard place < characters.count, place >= 0 else { return move(.to(place)) }
    var (start, end) = (place, place + 1)
    if isWord(place) {
      while start > 0, isWord(start - 1) { start -= 1 }
      end = wordEnd(after: place)
    }
    (anchor, cursor) = (start, end)
  }

  mutating func selectAll() { (anchor, cursor) = (0, characters.count) }

  private func place(after move: Move) -> Int {
    switch move {
    case .backward: max(0, cursor - 1)
    case .forward: min(characters.count, cursor + 1)
    case .wordBackward: wordStart(before: cursor)
    case .wordForward: wordEnd(after: cursor)
    case .start: 0
    case .end: characters.count
    case .to(let place): min(max(0, place), characters.count)
    }
  }

  private func isWord(_ index: Int) -> Bool {
    characters[index].isLetter || characters[index].isNumber
  }

  private func wordStart(before place: Int) -> Int {
    var place = place
    while place > 0, !isWord(place - 1) { place -= 1 }
    while place > 0, isWord(place - 1) { place -= 1 }
    return place
  }

  private func wordEnd(after place: Int) -> Int {
    var place = place
    while place < characters.count, !isWord(place) { place += 1 }
    while place < characters.count, isWord(place) { place += 1 }
    return place
  }
}

extension EditableText {
  /// Returns another text with the cursor between the characters that it is between in this one: before those behind
  /// it, or where these are gone, behind those before it; else as far from the end.
  func replaced(by text: String) -> EditableText {
    var replaced = EditableText(text)
    let (head, tail) = (characters[..<cursor], characters[cursor...])
    let keepsTail = replaced.characters.suffix(tail.count).elementsEqual(tail)
    let keepsHead = replaced.characters.starts(with: head)
    let place = replaced.characters.count - tail.count
    replaced.move(.to(keepsHead && !keepsTail ? cursor : place))
    return replaced
  }

  /// Returns a text whose line ends are line feeds, without control characters other than tabs.
  static func lines(_ text: String) -> String {
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
    // Nearly all that is typed.
    if isPlain(text) { return text }
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

extension Character {
  /// Whether it is a printable character of ASCII.
  var isPlain: Bool {
    utf8.count == 1 && utf8.first.map { (0x20..<0x7f).contains($0) } ?? false
  }
}
