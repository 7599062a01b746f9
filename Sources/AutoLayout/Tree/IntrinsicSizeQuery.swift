/// The answer of a node that is asked for its intrinsic content size. What it invalidates meanwhile is in the answer.
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

  /// The natural length along an axis; absent where the node has none.
  func length(along axis: LayoutAxis) -> Double? {
    let length = size[axis]
    return length.isFinite && length >= 0 ? length : nil
  }

  /// The natural lengths as an engine uses them, in whole cells where those count. The node has not to be asked
  /// again then.
  func takeLengths(in unit: LayoutUnit) -> PerAxis<Double?> {
    node.content.isStale = false
    let size = size
    func known(_ length: Double) -> Double? {
      length.isFinite && length >= 0 ? unit.roundUp(length) : nil
    }
    return PerAxis(horizontal: known(size.width), vertical: known(size.height))
  }
}
