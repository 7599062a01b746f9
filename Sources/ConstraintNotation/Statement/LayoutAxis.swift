/// One of the two axes, which are laid out independently by the same algorithm.
public enum LayoutAxis: Int, CaseIterable, Hashable, Sendable {
  /// From left to right: x and width.
  case horizontal = 0
  /// From top to bottom: y and height.
  case vertical = 1
}

extension LayoutAxis {
  /// The length along the axis.
  package var size: LayoutAttribute { self == .horizontal ? .width : .height }
  /// The edge where the axis begins, in reading order.
  package var near: LayoutAttribute { self == .horizontal ? .leading : .top }
  /// The edge where the axis ends, in reading order.
  package var far: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
}
