import AutoLayout

extension Double {
  /// The number as descriptions have it.
  var short: String { LayoutUnit.text(of: self) }
}
