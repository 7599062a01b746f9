extension LayoutNode {
  /// The smallest rectangle, in the parent's coordinates, that holds the frame and whatever is in the
  /// node at any depth. It is known until something in it moves: who looks for what is in a place need
  /// not look further where this is elsewhere.
  package final var reach: Rect {
    if let storedReach { return storedReach }
    let origin = Point(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    var reach = frame
    for child in children {
      let inner = child.reach
      reach = reach.union(
        Rect(
          x: origin.x + inner.minX, y: origin.y + inner.minY, width: inner.width,
          height: inner.height))
    }
    storedReach = reach
    return reach
  }

  /// Notes that something moved, came or went in this node. Where its reach is not known, those of the
  /// nodes above are not, either.
  final func forgetReach() {
    var node: LayoutNode? = self
    while let current = node, current.storedReach != nil {
      current.storedReach = nil
      node = current.parent
    }
  }
}
