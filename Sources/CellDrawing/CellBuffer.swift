/// A grid of cells: what is drawn before a terminal shows it.
///
/// No operation leaves half of a wide glyph behind: writing over either half blanks the other.
/// Buffers are filled by drawing on a ``Surface``.
public struct CellBuffer: Hashable, Sendable {
  /// The columns and rows.
  public let size: CellSize
  /// Row by row, from the top left.
  var cells: [Cell]

  /// Creates a buffer of blank cells.
  ///
  /// - Complexity: O(*n*) for *n* cells.
  public init(size: CellSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  /// The cell at a column and row, which must lie within the buffer.
  public subscript(x: Int, y: Int) -> Cell {
    precondition(
      x >= 0 && x < size.width && y >= 0 && y < size.height,
      "The cell (\(x), \(y)) is outside of a buffer of \(size.width)x\(size.height).")
    return cells[y * size.width + x]
  }

  /// The cells of a row from left to right, continuations included; `y` must lie within the buffer.
  public func row(_ y: Int) -> ArraySlice<Cell> {
    precondition(
      y >= 0 && y < size.height, "The row \(y) is outside of a buffer of \(size.height) rows.")
    return cells[y * size.width..<(y + 1) * size.width]
  }

  /// The rows, ascending, that have to be shown again where `other` is shown now: those with
  /// another cell; all rows if the sizes differ.
  ///
  /// - Complexity: O(*n*) for *n* cells.
  public func changedRows(since other: CellBuffer) -> [Int] {
    (0..<size.height).filter { size != other.size || row($0) != other.row($0) }
  }

  /// This buffer's top left in another size: cut off at the right and the bottom, or blank there.
  ///
  /// Half a wide glyph at the cut becomes a blank.
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
    return resized
  }
}
