import TextLayout

/// The columns of a text field's characters, when it is scrolled and in a right-to-left layout. Columns are counted
/// from the left of the text area.
struct FieldLine {
  /// The characters as they are shown.
  let characters: [Character]
  /// Whether all characters are printable ASCII, one column each, as in most texts.
  let isPlain: Bool
  /// The width of the text area in columns.
  let room: Int
  /// Whether the text begins at the right.
  let isMirrored: Bool

  /// Returns the width of a range of characters, in columns.
  func columns(of range: Range<Int>) -> Int {
    isPlain ? range.count : line(range).width
  }

  /// Returns a range of characters as a line to draw.
  func line(_ range: Range<Int>) -> TextLine {
    if isPlain { return TextLine(plain: characters[range]) }
    // One by one is faster than as a sequence.
    var text = ""
    for index in range { text.append(characters[index]) }
    return TextLine(text)
  }

  /// Splits the text into ranges that are drawn separately: the parts before, in and after the selection. In a part
  /// that is not plain ASCII every character is drawn by itself, so that it takes exactly the columns that were
  /// measured for it.
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

  /// The width of the text before a position, in columns.
  func width(before place: Int) -> Int { columns(of: 0..<place) }

  /// Returns the column at which the text begins, when it is scrolled by `first` columns.
  func origin(scrolledBy first: Int) -> Int {
    // One column is kept for the cursor.
    (isMirrored ? max(0, room - width(before: characters.count) - 1) : 0) - first
  }

  /// Returns the position that is nearest to a column.
  func place(at x: Int, scrolledBy first: Int) -> Int {
    var column = origin(scrolledBy: first)
    for index in characters.indices {
      let width = columns(of: index..<index + 1)
      if x < column + (width + 1) / 2 { return index }
      column += width
    }
    return characters.count
  }

  /// Returns the number of columns to scroll by: the one nearest to `first` at which the cursor and the character at it
  /// are visible between the truncation signs, and no columns are left empty that text could fill.
  func scroll(from first: Int, to cursor: Int) -> Int {
    let (column, room) = (width(before: cursor), max(1, room))
    let width = self.width(at: cursor)
    // If there is room for both signs.
    let margin = room >= width + 2 ? 1 : 0
    let scrolled = min(max(first, column + width + margin - room), column - margin)
    return max(0, min(scrolled, self.width(before: characters.count) + 1 - room))
  }

  /// The width of the character at a position, in columns; 1 for the cursor after the text.
  private func width(at place: Int) -> Int {
    place < characters.count ? max(1, columns(of: place..<place + 1)) : 1
  }

  /// Whether truncation signs are shown at the left and at the right. A sign never replaces the character at the
  /// cursor.
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
