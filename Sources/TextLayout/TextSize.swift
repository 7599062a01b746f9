/// The size of text on a terminal, in columns and rows.
public struct TextSize: Hashable, Sendable {
  /// The width of the widest line, in columns.
  public let columns: Int
  /// The number of lines.
  public let rows: Int

  /// Creates a size, both lengths in cells.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

extension TextSize: CustomStringConvertible {
  /// `(20, 3)`: columns and rows.
  public var description: String { "(\(columns), \(rows))" }
}
