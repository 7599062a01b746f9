/// The rows of a text that is edited: each character stands in one of them, also the spaces at which a row ends.
///
/// Rows end at line feeds, and where the next word has no room, by the rule of ``Paragraph``. Spaces at the end of a
/// row may reach out of it.
package struct CharacterRows: Sendable {
  /// A row of characters.
  package struct Row: Hashable, Sendable {
    /// The characters, without a line feed at the end.
    package let range: Range<Int>
    /// The columns of the characters, at most those that the row has.
    package let width: Int
    /// Whether the row ends at a line feed or at the end of the text.
    package let endsLine: Bool
  }

  /// The rows from the top down, at least one.
  package private(set) var rows: [Row] = []
  private let limit: Int

  /// Wraps a text at a number of columns; one that is less than 1 is 1.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package init(_ characters: [Character], columns: Int) {
    limit = max(1, columns)
    var start = 0
    for end in characters.indices where characters[end] == "\n" {
      addLine(characters, start..<end)
      start = end + 1
    }
    addLine(characters, start..<characters.count)
  }

  /// Returns the columns of a character: those of its glyphs, 4 of a tab.
  package static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F { return 1 }
    return TextLine(String(character)).width
  }

  /// Returns the index of the row that has a place: that of a character, or the end of the text.
  ///
  /// - Complexity: O(log *n*) for *n* rows.
  package func index(of place: Int) -> Int {
    var (low, high) = (0, rows.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if rows[middle].range.lowerBound <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private mutating func addLine(_ characters: [Character], _ line: Range<Int>) {
    let widths = characters[line].map(Self.columns)
    let total = widths.reduce(0, +)
    guard total > limit else {
      return rows.append(Row(range: line, width: total, endsLine: true))
    }
    let breaks = Self.breaks(in: characters[line])
    var (start, width, lastBreak, index) = (0, 0, 0, 0)
    while index < widths.count {
      if breaks[index] { lastBreak = index }
      let isSpace = characters[line.lowerBound + index].isBreakingSpace
      if width + widths[index] > limit, !isSpace, index > start {
        let end = lastBreak > start ? lastBreak : index
        add(line, start..<end, widths, endsLine: false)
        (start, index, width) = (end, end, 0)
      }
      width += widths[index]
      index += 1
    }
    add(line, start..<widths.count, widths, endsLine: true)
  }

  private mutating func add(_ line: Range<Int>, _ part: Range<Int>, _ widths: [Int], endsLine: Bool)
  {
    let start = line.lowerBound
    rows.append(
      Row(
        range: start + part.lowerBound..<start + part.upperBound,
        width: min(limit, widths[part].reduce(0, +)), endsLine: endsLine))
  }

  /// Returns for each character of a line whether a row may begin with it.
  private static func breaks(in line: ArraySlice<Character>) -> [Bool] {
    var breaks = Array(repeating: false, count: line.count)
    var units: [UInt16] = []
    // The offsets at which characters begin, ascending.
    var offsets: [Int] = []
    for character in line {
      offsets.append(units.count)
      units.append(contentsOf: character.utf16)
    }
    var index = 0
    let isKnown = LineBreaks.forEach(in: units) { offset in
      while index < offsets.count, offsets[index] < offset { index += 1 }
      if index < offsets.count, offsets[index] == offset { breaks[index] = true }
    }
    guard !isKnown else { return breaks }
    for (index, character) in line.enumerated() where index + 1 < breaks.count {
      breaks[index + 1] = character.isBreakingSpace
    }
    return breaks
  }
}

extension Character {
  /// Whether a row may end behind the character although it reaches out of the row.
  fileprivate var isBreakingSpace: Bool { self == " " || self == "\t" || self == "\u{3000}" }
}
