/// The rows of an editable text: every character is in a row, including the spaces at which a row is wrapped.
///
/// A row ends at a line feed, or where the next word does not fit, by the rule of ``Paragraph``. Spaces at the end of a
/// row may extend beyond it. Each line is wrapped separately, and again only when it changes.
package struct CharacterRows: Sendable {
  /// A row of characters.
  package struct Row: Hashable, Sendable {
    /// The range of the characters, without a line feed at the end.
    package let range: Range<Int>
    /// The width of the characters in columns, at most that of the row.
    package let width: Int
    /// Whether the row ends at a line feed or at the end of the text.
    package let endsLine: Bool
  }

  /// The width of a row, in columns.
  package let columns: Int
  /// The number of rows, at least 1.
  package private(set) var count = 0
  /// The number of lines wrapped so far.
  package private(set) var wrappedLines = 0
  private var lines: CharacterLines
  private var wrapped: [WrappedLine] = []
  /// The index of each line's first row.
  private var firstRows: [Int] = []

  /// Wraps a text at a number of columns; a number below 1 counts as 1.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package init(_ lines: CharacterLines, columns: Int) {
    self.columns = max(1, columns)
    self.lines = lines
    wrap(lines.lines.indices, inPlaceOf: 0..<0)
  }

  /// Wraps the lines again that differ from the former ones.
  ///
  /// - Complexity: O(*n* + *l*) for *n* characters in the lines that differ, and *l* lines.
  package mutating func update(to lines: CharacterLines) {
    let (old, new) = (self.lines.lines, lines.lines)
    let shorter = min(old.count, new.count)
    // Lines that an edit has not changed share their storage, so comparing them is fast.
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

  /// The row at an index, from 0 at the top.
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

  /// Returns the index of the row that contains a position: that of a character, or the end of the text.
  ///
  /// - Complexity: O(log *n*) for *n* lines, and for the rows of one line.
  package func index(of place: Int) -> Int {
    let line = lines.line(of: place)
    return firstRows[line]
      + wrapped[line].index(of: place - lines.range(ofLine: line).lowerBound)
  }

  /// The width of the widest row, in columns.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  package var width: Int { wrapped.reduce(0) { max($0, $1.widestRow) } }

  /// The width of the widest line without wrapping, in columns.
  ///
  /// - Complexity: O(*n*) for *n* lines.
  package var naturalWidth: Int { wrapped.reduce(0) { max($0, $1.naturalWidth) } }

  /// Returns the width of a character in columns: that of its glyphs; 4 for a tab.
  package static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F { return 1 }
    return TextLine(String(character)).width
  }
}
