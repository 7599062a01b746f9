/// A scroll position: the row at the top edge and the lines of it above the edge.
struct RowPosition: Equatable {
  var row: Int
  var offset: Double

  static let start = RowPosition(row: 0, offset: 0)
}
