/// A grid of cells to show on a terminal.
///
/// No operation leaves half of a wide glyph: writing over one half blanks the other. Draw on a ``Surface`` to fill a
/// buffer.
public struct CellBuffer: Hashable, Sendable {
  /// The columns and rows.
  public let size: CellSize
  /// The cells, row by row from the top left.
  var cells: [Cell]
  /// The cell of the terminal's cursor; nil, the default, hides the cursor. A cell outside of the buffer becomes nil.
  public var cursor: CellPoint? {
    didSet {
      if let cursor, !CellRect(origin: .zero, size: size).contains(cursor) { self.cursor = nil }
    }
  }

  /// Creates a buffer of blank cells.
  ///
  /// - Complexity: O(*n*) for *n* cells.
  public init(size: CellSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  /// Accesses the cell at a column and row, which must be within the buffer.
  public subscript(x: Int, y: Int) -> Cell {
    precondition(
      x >= 0 && x < size.width && y >= 0 && y < size.height,
      "The cell (\(x), \(y)) is outside of a buffer of \(size.width)x\(size.height).")
    return cells[y * size.width + x]
  }

  /// Returns the cells of a row from left to right, including continuations. `y` must be within the buffer.
  public func row(_ y: Int) -> ArraySlice<Cell> {
    precondition(
      y >= 0 && y < size.height, "The row \(y) is outside of a buffer of \(size.height) rows.")
    return cells[y * size.width..<(y + 1) * size.width]
  }

  /// Returns the columns of a row from the first to the last cell that differs from `other`, extended to whole wide
  /// glyphs of both buffers; the whole row if the sizes differ; nil if the rows are equal. `y` must be within the
  /// buffer.
  ///
  /// - Complexity: O(*n*) for *n* columns.
  public func changedColumns(inRow y: Int, since other: CellBuffer) -> Range<Int>? {
    precondition(
      y >= 0 && y < size.height, "The row \(y) is outside of a buffer of \(size.height) rows.")
    guard size == other.size else { return 0..<size.width }
    let row = y * size.width
    let (own, others) = (cells.span, other.cells.span)
    var start = row
    var end = row + size.width
    while start < end, own[start] == others[start] { start += 1 }
    if start == end { return nil }
    while own[end - 1] == others[end - 1] { end -= 1 }
    while own[start].isContinuation || others[start].isContinuation { start -= 1 }
    while end < row + size.width, own[end].isContinuation || others[end].isContinuation { end += 1 }
    return start - row..<end - row
  }

  /// Returns the buffer in another size: cut off at the right and the bottom, or extended with blanks there. Half of a
  /// wide glyph at the cut becomes a blank.
  ///
  /// - Complexity: O(*n*) for *n* cells of the new size.
  public func resized(to newSize: CellSize) -> CellBuffer {
    if newSize == size { return self }
    var resized = CellBuffer(size: newSize)
    let columns = min(size.width, newSize.width)
    for y in 0..<min(size.height, newSize.height) {
      let target = y * newSize.width
      resized.cells.replaceSubrange(target..<target + columns, with: row(y).prefix(columns))
      if columns > 0 && resized.cells[target + columns - 1].width == 2 {
        resized.blank(target + columns - 1)
      }
    }
    resized.cursor = cursor
    return resized
  }
}
