/// The rows of a text that is edited: each character stands in one of them, also the spaces at which a row ends.
///
/// Rows end at line feeds, and where the next word has no room, by the rule of ``Paragraph``. Spaces at the end of a
/// row may reach out of it. Each line is wrapped by itself, and again only when it changes.
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

  /// The columns that a row has.
  package let columns: Int
  /// The number of rows, at least 1.
  package private(set) var count = 0
  /// The number of lines that were wrapped so far.
  package private(set) var wrappedLines = 0
  private var lines: CharacterLines
  private var wrapped: [WrappedLine] = []
  /// The index of each line's first row.
  private var firstRows: [Int] = []

  /// Wraps a text at a number of columns; one that is less than 1 is 1.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package init(_ lines: CharacterLines, columns: Int) {
    self.columns = max(1, columns)
    self.lines = lines
    wrap(lines.lines.indices, inPlaceOf: 0..<0)
  }

  /// Wraps the lines anew that differ from the former ones.
  ///
  /// - Complexity: O(*n* + *l*) for *n* characters in the lines that differ, and *l* lines.
  package mutating func update(to lines: CharacterLines) {
    let (old, new) = (self.lines.lines, lines.lines)
    let shorter = min(old.count, new.count)
    // Lines that an edit left alone have their storage in common, and are the same at a glance.
    var same = 0
    while same < shorter, old[same] == new[same] { same += 1 }
    var sameBehind = 0
    while sameBehind < shorter - same,
      old[old.count - 1 - sameBehind] == new[new.count - 1 - sameBehind]
    {
      sameBehind += 1
    }
    self.lines = lines
    wrap(same..<new.count - sameBehind, inPlaceOf: same..<old.count - sameBehind)
  }

  private mutating func wrap(_ added: Range<Int>, inPlaceOf removed: Range<Int>) {
    guard !added.isEmpty || !removed.isEmpty else { return }
    let made = lines.lines[added].map { WrappedLine($0, columns: columns) }
    wrappedLines += made.count
    let rowsBefore = removed.lowerBound < firstRows.count ? firstRows[removed.lowerBound] : count
    let rowsBehind = removed.upperBound < firstRows.count ? firstRows[removed.upperBound] : count
    var row = rowsBefore
    let first = made.map { line in
      defer { row += line.rowCount }
      return row
    }
    wrapped.replaceSubrange(removed, with: made)
    firstRows.replaceSubrange(removed, with: first)
    if row != rowsBehind {
      for index in added.upperBound..<firstRows.count { firstRows[index] += row - rowsBehind }
    }
    count += row - rowsBehind
  }

  // MARK: - Rows

  /// The row at an index from the top down.
  ///
  /// - Complexity: O(log *n*) for *n* lines.
  package subscript(index: Int) -> Row {
    let line = firstRows.lastIndex(notAbove: index)
    let start = lines.range(ofLine: line).lowerBound
    let row = wrapped[line].row(at: index - firstRows[line])
    return Row(
      range: start + row.range.lowerBound..<start + row.range.upperBound, width: row.width,
      endsLine: row.endsLine)
  }

  /// Returns the index of the row that has a place: that of a character, or the end of the text.
  ///
  /// - Complexity: O(log *n*) for *n* lines, and for the rows of one.
  package func index(of place: Int) -> Int {
    let line = lines.line(of: place)
    return firstRows[line]
      + wrapped[line].index(of: place - lines.range(ofLine: line).lowerBound)
  }

  /// The columns of the widest row.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  package var width: Int { wrapped.reduce(0) { max($0, $1.widestRow) } }

  /// The columns of the widest line, were it not wrapped.
  ///
  /// - Complexity: O(*n*) for *n* lines.
  package var naturalWidth: Int { wrapped.reduce(0) { max($0, $1.naturalWidth) } }

  /// Returns the columns of a character: those of its glyphs, 4 of a tab.
  package static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F { return 1 }
    return TextLine(String(character)).width
  }
}
