extension LayoutNode {
  /// The smallest rectangle, in the parent's coordinates, that contains the frame and all descendants. It is
  /// cached until something inside moves, so searches can skip nodes that are elsewhere.
  package final var reach: Rect {
    if let storedReach { return storedReach }
    let reach = Reach(node: self).found
    storedReach = reach
    return reach
  }
}

/// The area that a node and its descendants may cover.
@MainActor struct Reach {
  let node: LayoutNode

  /// The smallest rectangle that contains the frame and the children's reaches, in the parent's coordinates.
  var found: Rect {
    let (frame, bounds) = (node.frame, node.bounds)
    let origin = Point(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    var reach = frame
    for child in node.children { reach = reach.union(child.reach.offset(by: origin)) }
    return reach
  }

  /// Invalidates the cached reach of the node and its ancestors, after something inside was moved, added or
  /// removed.
  func forget() {
    var node: LayoutNode? = node
    while let current = node, current.storedReach != nil {
      current.storedReach = nil
      node = current.parent
    }
  }
}
