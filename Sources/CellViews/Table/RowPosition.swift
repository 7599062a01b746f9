/// A scroll position: the part at the top edge, which is a row, a header or a footer, and the lines of it above the
/// edge.
struct RowPosition: Equatable {
  var part: Int
  var offset: Double

  static let start = RowPosition(part: 0, offset: 0)
}
