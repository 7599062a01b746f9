/// A place in a table: a row and the lines of it that are above the edge.
struct RowPosition: Equatable {
  var row: Int
  var offset: Double

  static let start = RowPosition(row: 0, offset: 0)
}
