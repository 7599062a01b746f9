/// The characters of an editable text, by lines.
///
/// Positions count characters from the start of the text; the line feed between two lines counts as one. A copy shares
/// its lines with the original, and an edit replaces only the lines that it changes.
package struct CharacterLines: Sendable {
  /// A line without its line feed.
  package struct Line: Hashable, Sendable {
    package let characters: [Character]
    /// Whether all characters are printable ASCII: each takes one column, and none joins another.
    package let isPlain: Bool
  }

  /// The lines, at least one.
  package private(set) var lines: [Line]
  /// The position at which each line begins.
  private var starts: [Int]

  /// Creates the lines of a text whose only line ends are line feeds.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package init(_ text: String = "") {
    lines = Self.split(text).map(Line.init)
    starts = []
    starts = Self.starts(of: lines, from: 0)
  }

  /// The number of characters, including line feeds; this is also the position at the end of the text.
  package var count: Int { range(ofLine: lines.count - 1).upperBound }

  /// The text.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package var text: String {
    var text = ""
    for (index, line) in lines.enumerated() {
      if index > 0 { text.append("\n") }
      for character in line.characters { text.append(character) }
    }
    return text
  }

  /// The characters, including line feeds.
  ///
  /// - Complexity: O(*n*) for *n* characters; O(1) for a single line.
  package var characters: [Character] {
    lines.count == 1
      ? lines[0].characters : Array(lines.lazy.map(\.characters).joined(separator: ["\n"]))
  }

  // MARK: - Places

  /// The character at a position.
  ///
  /// - Complexity: O(log *n*) for *n* lines.
  package subscript(place: Int) -> Character {
    let index = line(of: place)
    let (line, offset) = (lines[index].characters, place - starts[index])
    return offset < line.count ? line[offset] : "\n"
  }

  /// Returns the characters of a range, which must be within one line.
  package func characters(in range: Range<Int>) -> ArraySlice<Character> {
    let line = line(of: range.lowerBound)
    let start = starts[line]
    return lines[line].characters[range.lowerBound - start..<range.upperBound - start]
  }

  /// Returns the index of the line that contains a position: that of a character, or the end of the line.
  ///
  /// - Complexity: O(log *n*) for *n* lines.
  package func line(of place: Int) -> Int { starts.lastIndex(notAbove: place) }

  /// Returns the range of a line's characters, without its line feed.
  package func range(ofLine index: Int) -> Range<Int> {
    starts[index]..<starts[index] + lines[index].characters.count
  }

  /// Returns the text of a range.
  package func text(in range: Range<Int>) -> String {
    var text = ""
    for index in line(of: range.lowerBound)...line(of: range.upperBound) {
      let line = self.range(ofLine: index)
      if line.lowerBound > range.lowerBound { text.append("\n") }
      text += String(characters(in: line.clamped(to: range)))
    }
    return text
  }

  // MARK: - Changing

  /// Replaces the characters of a range by a text whose only line ends are line feeds. Returns the position after the
  /// inserted text. A combining mark joins the letter before it.
  ///
  /// - Complexity: O(*n* + *l*) for *n* characters in the changed lines, and *l* lines.
  package mutating func replace(_ range: Range<Int>, with text: String) -> Int {
    let (first, last) = (line(of: range.lowerBound), line(of: range.upperBound))
    let (start, end) = (starts[first], starts[last])
    let head = lines[first].characters[..<(range.lowerBound - start)]
    let tail = lines[last].characters[(range.upperBound - end)...]
    var pieces = Self.split(text)
    let joined: (line: Line, place: Int)
    if pieces.count == 1 {
      joined = Line.joining(head, pieces[0], tail)
      pieces = []
    } else {
      joined = Line.joining([], pieces.removeLast(), tail)
    }
    var made: [Line] = []
    for piece in pieces {
      made.append(made.isEmpty ? Line.joining(head, piece, []).line : Line(piece))
    }
    made.append(joined.line)
    lines.replaceSubrange(first...last, with: made)
    starts.replaceSubrange(first...last, with: Self.starts(of: made, from: start))
    let behind = first + made.count
    if behind < starts.count {
      let moved = self.range(ofLine: behind - 1).upperBound + 1 - starts[behind]
      for index in behind..<starts.count { starts[index] += moved }
    }
    return starts[behind - 1] + joined.place
  }

  private static func split(_ text: String) -> [Substring] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
  }

  private static func starts(of lines: [Line], from start: Int) -> [Int] {
    var place = start
    return lines.map { line in
      defer { place += line.characters.count + 1 }
      return place
    }
  }
}

extension CharacterLines: Equatable {
  package static func == (first: Self, second: Self) -> Bool { first.lines == second.lines }
}

extension CharacterLines.Line {
  fileprivate init(_ text: Substring) {
    isPlain = text.isPlain
    characters = isPlain ? text.plainCharacters : Array(text)
  }

  /// Returns the line of `head`, the text and `tail`, and the position after the text.
  fileprivate static func joining(
    _ head: ArraySlice<Character>, _ text: Substring, _ tail: ArraySlice<Character>
  ) -> (line: Self, place: Int) {
    // ASCII characters join nothing, but combining marks join them.
    if text.isPlain, head.last?.isASCII ?? true, tail.first?.isASCII ?? true {
      let characters = head + text.plainCharacters + tail
      let line = Self(
        characters: Array(characters), isPlain: characters.allSatisfy(\.isPlain))
      return (line, head.count + text.utf8.count)
    }
    let before = String(head) + text
    let characters = Array(before + String(tail))
    let line = Self(characters: characters, isPlain: characters.allSatisfy(\.isPlain))
    return (line, min(before.count, characters.count))
  }
}

extension StringProtocol {
  /// Whether all characters are printable ASCII.
  package var isPlain: Bool { utf8.allSatisfy { (0x20..<0x7F).contains($0) } }

  /// The characters of a plain text.
  fileprivate var plainCharacters: [Character] { utf8.map { Character(Unicode.Scalar($0)) } }
}

extension Character {
  /// Whether the character is printable ASCII.
  package var isPlain: Bool {
    utf8.count == 1 && utf8.first.map { (0x20..<0x7F).contains($0) } ?? false
  }
}

extension [Int] {
  /// Returns the index of the last of some ascending numbers that is at most `number`; 0 if there is none.
  ///
  /// - Complexity: O(log *n*).
  func lastIndex(notAbove number: Int) -> Int {
    var (low, high) = (0, Swift.max(0, count - 1))
    while low < high {
      let middle = (low + high + 1) / 2
      if self[middle] <= number { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
