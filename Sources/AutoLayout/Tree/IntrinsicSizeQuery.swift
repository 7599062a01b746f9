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
    let length = size[axis]
    return length.isFinite && length >= 0 ? length : nil
  }

  /// Returns the intrinsic lengths for an engine, rounded up to whole cells if these are the unit, and marks
  /// the size as up to date.
  func takeLengths(in unit: LayoutUnit) -> PerAxis<Double?> {
    node.content.isStale = false
    let size = size
    func known(_ length: Double) -> Double? {
      length.isFinite && length >= 0 ? unit.roundUp(length) : nil
    }
    return PerAxis(horizontal: known(size.width), vertical: known(size.height))
  }
}
