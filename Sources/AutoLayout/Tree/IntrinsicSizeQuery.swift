/// A query of a node's intrinsic content size. An invalidation during the query is ignored, since the answer
/// includes it.
@MainActor package struct IntrinsicSizeQuery {
  private let node: LayoutNode

  package init(of node: LayoutNode) { self.node = node }

  /// The ``LayoutNode/intrinsicContentSize``.
  package var size: Size {
    let wasBeingQueried = node.content.isBeingQueried
    node.content.isBeingQueried = true
    defer { node.content.isBeingQueried = wasBeingQueried }
    return node.intrinsicContentSize
  }

  /// Returns the intrinsic length along an axis; nil if the node has none.
  func length(along axis: LayoutAxis) -> Double? {
    Self.known(size[axis])
  }

  /// Returns a length clamped to the limit; nil if it is negative or not finite, which means that there is none.
  private static func known(_ length: Double) -> Double? {
    length.isFinite && length >= 0 ? length.limited(to: LayoutLimit.stated) : nil
  }

  /// Returns the intrinsic lengths for an engine, rounded up to whole cells if these are the unit, and marks
  /// the size as up to date.
  func takeLengths(in unit: LayoutUnit) -> PerAxis<Double?> {
    node.content.isStale = false
    let size = size
    return PerAxis(
      horizontal: Self.known(size.width).map(unit.roundUp),
      vertical: Self.known(size.height).map(unit.roundUp))
  }
}
