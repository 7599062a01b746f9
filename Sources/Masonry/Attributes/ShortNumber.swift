import AutoLayout

extension Double {
  /// The number as in descriptions.
  var short: String { LayoutUnit.text(of: self) }
}
