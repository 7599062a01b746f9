import CellDrawing
import TextLayout

/// The rows of a text view's text and the cells of its characters, when it is scrolled and in a right-to-left layout.
/// Cells are counted from the top left of the text area.
struct TextPage {
  let lines: CharacterLines
  let rows: CharacterRows
  /// The visible columns and rows. The last column is for the cursor after a full row, and for the scroll bar.
  let size: CellSize
  /// Whether rows begin at the right.
  let isMirrored: Bool

  /// The columns for text in a view of `columns` columns.
  static func room(in columns: Int) -> Int { max(1, columns - 1) }

  // MARK: - Places

  /// The row of a position in the text.
  func row(of place: Int) -> Int { rows.index(of: place) }

  /// The first column of a row.
  func origin(ofRow row: Int) -> Int {
    isMirrored ? max(0, Self.room(in: size.width) - seenWidth(ofRow: row)) : 0
  }

  /// The width of a row without the trailing spaces at which it is wrapped, in columns.
  private func seenWidth(ofRow row: Int) -> Int {
    let row = rows[row]
    guard !row.endsLine else { return row.width }
    let seen = lines.characters(in: row.range).reversed().drop { $0 == " " }
    return seen.reduce(0) { $0 + CharacterRows.columns(of: $1) }
  }

  /// The column of a position in the text, at most the last visible one.
  func column(of place: Int) -> Int {
    let row = row(of: place)
    let before = lines.characters(in: rows[row].range.lowerBound..<place)
    let column = origin(ofRow: row) + before.reduce(0) { $0 + CharacterRows.columns(of: $1) }
    return min(column, max(0, size.width - 1))
  }

  /// Returns the position that is nearest to a column of a row. Above the text it is the start, below it the end.
  func place(atRow row: Int, column: Int) -> Int {
    guard row >= 0 else { return 0 }
    guard row < rows.count else { return lines.count }
    var x = origin(ofRow: row)
    let range = rows[row].range
    for (place, character) in zip(range, lines.characters(in: range)) {
      let width = CharacterRows.columns(of: character)
      if column < x + (width + 1) / 2 { return place }
      x += width
    }
    return end(ofRow: row)
  }

  /// The position at the end of a row. In a wrapped row it is before the last character: the position after that is the
  /// start of the next row.
  func end(ofRow row: Int) -> Int {
    let row = rows[row]
    return row.endsLine
      ? row.range.upperBound : max(row.range.lowerBound, row.range.upperBound - 1)
  }

  // MARK: - Moves

  /// Returns the move for a text view: the start and the end are those of the row, not of the text.
  func move(_ move: EditableText.Move, from cursor: Int) -> EditableText.Move {
    let row = row(of: cursor)
    switch move {
    case .start: return .to(rows[row].range.lowerBound)
    case .end: return .to(end(ofRow: row))
    default: return move
    }
  }

  /// Returns the destination of a deletion in a text view: the start or the end of the line, ignoring its wrapping. If
  /// the cursor is there already, the line feed is deleted.
  func deletion(_ move: EditableText.Move, from cursor: Int) -> EditableText.Move {
    let line = lines.range(ofLine: lines.line(of: cursor))
    switch move {
    case .start: return line.lowerBound == cursor ? .backward : .to(line.lowerBound)
    case .end: return line.upperBound == cursor ? .forward : .to(line.upperBound)
    default: return move
    }
  }

  // MARK: - Scrolling

  /// The maximum number of rows to scroll by.
  var lastStart: Int { max(0, rows.count - size.height) }

  /// Returns the number of rows to scroll by: the one nearest to `first` at which a position is visible.
  func scroll(from first: Int, to place: Int) -> Int {
    let row = row(of: place)
    return min(max(first, row + 1 - max(1, size.height)), row)
  }
}
