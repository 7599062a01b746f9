import CellDrawing
import TextLayout

/// The rows of a text view: where its characters stand, scrolled and mirrored. Cells count from the top left of the
/// text's place.
struct TextPage {
  let lines: CharacterLines
  let rows: CharacterRows
  /// The columns and rows that are seen. The last column is for the cursor behind a full row, and for the scroll bar.
  let size: CellSize
  /// Whether rows begin at the right.
  let isMirrored: Bool

  /// The columns that a row of text may take, where a view has some columns.
  static func room(in columns: Int) -> Int { max(1, columns - 1) }

  // MARK: - Places

  /// The row of a place in the text.
  func row(of place: Int) -> Int { rows.index(of: place) }

  /// The first column of a row.
  func origin(ofRow row: Int) -> Int {
    isMirrored ? max(0, Self.room(in: size.width) - seenWidth(ofRow: row)) : 0
  }

  /// The columns of a row without the spaces at which it is wrapped.
  private func seenWidth(ofRow row: Int) -> Int {
    let row = rows[row]
    guard !row.endsLine else { return row.width }
    let seen = lines.characters(in: row.range).reversed().drop { $0 == " " }
    return seen.reduce(0) { $0 + CharacterRows.columns(of: $1) }
  }

  /// The column of a place in the text, at most the last one that is seen.
  func column(of place: Int) -> Int {
    let row = row(of: place)
    let before = lines.characters(in: rows[row].range.lowerBound..<place)
    let column = origin(ofRow: row) + before.reduce(0) { $0 + CharacterRows.columns(of: $1) }
    return min(column, max(0, size.width - 1))
  }

  /// Returns the place that is nearest to a column of a row. Beyond the ends of the text it is the start or the end.
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

  /// The place at the end of a row. Behind the last character of a row that is wrapped, the next row begins.
  func end(ofRow row: Int) -> Int {
    let row = rows[row]
    return row.endsLine
      ? row.range.upperBound : max(row.range.lowerBound, row.range.upperBound - 1)
  }

  // MARK: - Moves

  /// Returns what a move of a text field is here: the start and the end are those of the row.
  func move(_ move: EditableText.Move, from cursor: Int) -> EditableText.Move {
    let row = row(of: cursor)
    switch move {
    case .start: return .to(rows[row].range.lowerBound)
    case .end: return .to(end(ofRow: row))
    default: return move
    }
  }

  /// Returns up to where a deletion of a text field deletes here: to the start or the end of the line, however it is
  /// wrapped, and from there the line feed.
  func deletion(_ move: EditableText.Move, from cursor: Int) -> EditableText.Move {
    let line = lines.range(ofLine: lines.line(of: cursor))
    switch move {
    case .start: return line.lowerBound == cursor ? .backward : .to(line.lowerBound)
    case .end: return line.upperBound == cursor ? .forward : .to(line.upperBound)
    default: return move
    }
  }

  // MARK: - Scrolling

  /// The largest number of rows to scroll by.
  var lastStart: Int { max(0, rows.count - size.height) }

  /// Returns the rows to scroll by, as few from the present ones as possible, so that a place is seen.
  func scroll(from first: Int, to place: Int) -> Int {
    let row = row(of: place)
    return min(max(first, row + 1 - max(1, size.height)), row)
  }
}
