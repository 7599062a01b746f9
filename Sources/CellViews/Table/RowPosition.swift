/// A scroll position: the part (row, header or footer) at the top edge of the viewport, and how many lines of it are
/// above that edge.
struct RowPosition: Equatable {
  var part: Int
  var offset: Double

  static let start = RowPosition(part: 0, offset: 0)
}
