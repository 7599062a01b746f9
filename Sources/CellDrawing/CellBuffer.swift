/// A grid of cells: what is drawn before a terminal shows it.
///
/// No operation leaves half of a wide glyph behind: writing over either half blanks the other.
public struct CellBuffer: Hashable, Sendable {
  public let size: CellSize
  private var cells: [Cell]

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
}
