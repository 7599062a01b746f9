import TextLayout

/// The columns of a text field: where its characters stand, scrolled and mirrored. Columns count from the left of the
/// text's place.
struct FieldLine {
  /// The characters as they are shown.
  let characters: [Character]
  /// Whether all of them are printable ones of ASCII, each of which takes a column. Most texts have no others.
  let isPlain: Bool
  /// The columns that the text has room in.
  let room: Int
  /// Whether the text begins at the right.
  let isMirrored: Bool

  /// Returns the columns that a range of the characters takes.
  func columns(of range: Range<Int>) -> Int {
    isPlain ? range.count : line(range).width
  }

  /// Returns a range of the characters as a line to draw.
  func line(_ range: Range<Int>) -> TextLine {
    if isPlain { return TextLine(plain: characters[range]) }
    // One by one is faster than as a sequence.
    var text = ""
    for index in range { text.append(characters[index]) }
    return TextLine(text)
  }

  /// The parts that can be drawn as one text each, of those before and behind some places: characters that are not
  /// plain stand alone, so that each has the columns that it is measured with.
  func pieces(around selection: Range<Int>) -> [Range<Int>] {
    let whole = 0..<characters.count
    if isPlain, selection.isEmpty { return [whole] }
    let parts =
      selection.isEmpty
      ? [whole] : [0..<selection.lowerBound, selection, selection.upperBound..<characters.count]
    return parts.flatMap { part in
      isPlain || characters[part].allSatisfy(\.isPlain) ? [part] : part.map { $0..<$0 + 1 }
    }
  }

  /// The columns that the text before a character takes.
  func width(before place: Int) -> Int { columns(of: 0..<place) }

  /// Returns the column at which the text begins, where it is scrolled by some columns.
  func origin(scrolledBy first: Int) -> Int {
    // A column is left for the cursor.
    (isMirrored ? max(0, room - width(before: characters.count) - 1) : 0) - first
  }

  /// Returns the place in the text that is nearest to a column.
  func place(at x: Int, scrolledBy first: Int) -> Int {
    var column = origin(scrolledBy: first)
    for index in characters.indices {
      let width = columns(of: index..<index + 1)
      if x < column + (width + 1) / 2 { return index }
      column += width
    }
    return characters.count
  }

  /// Returns the columns to scroll by, as few from the present ones as possible, so that the cursor and the character
  /// at it are seen, beside the signs of what is cut, and no room is free that the text could fill.
  func scroll(from first: Int, to cursor: Int) -> Int {
    let (column, room) = (width(before: cursor), max(1, room))
    let width = self.width(at: cursor)
    // Where there is room for both signs.
    let margin = room >= width + 2 ? 1 : 0
    let scrolled = min(max(first, column + width + margin - room), column - margin)
    return max(0, min(scrolled, self.width(before: characters.count) + 1 - room))
  }

  /// The columns of the character at a place, of the cursor's column behind the text 1.
  private func width(at place: Int) -> Int {
    place < characters.count ? max(1, columns(of: place..<place + 1)) : 1
  }

  /// Whether a sign stands for text that is cut at the left and at the right. None stands for the character at
  /// the cursor.
  func cuts(scrolledBy first: Int, cursor: Int) -> (left: Bool, right: Bool) {
    let start = origin(scrolledBy: first)
    let column = start + width(before: cursor)
    return (
      left: start < 0 && column > 0,
      right: start + width(before: characters.count) > room
        && column + width(at: cursor) < room
    )
  }
}
