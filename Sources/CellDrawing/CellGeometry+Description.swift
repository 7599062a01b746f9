extension CellPoint: CustomStringConvertible {
  /// `(1, 2)`: column and row.
  public var description: String { "(\(x), \(y))" }
}

extension CellSize: CustomStringConvertible {
  /// `(20, 3)`: columns and rows.
  public var description: String { "(\(width), \(height))" }
}

extension CellRect: CustomStringConvertible {
  /// `(1, 2, 20, 3)`: the first column and row, then the number of columns and of rows.
  public var description: String { "(\(minX), \(minY), \(width), \(height))" }
}
