extension LayoutNode {
  /// The smallest rectangle, in the parent's coordinates, that holds the frame and whatever is in the
  /// node at any depth. It is known until something in it moves: who looks for what is in a place need
  /// not look further where this is elsewhere.
  package final var reach: Rect {
    if let storedReach { return storedReach }
    let reach = Reach(node: self).found
    storedReach = reach
    return reach
  }

  /// Notes that something moved, came or went in this node.
  final func forgetReach() { Reach(node: self).forget() }
}

/// The cells of the screen that a node and what is in it may take.
@MainActor private struct Reach {
  let node: LayoutNode

  /// The frame, and the reaches of the children in the coordinates of the parent.
  var found: Rect {
    let (frame, bounds) = (node.frame, node.bounds)
    let origin = Point(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    var reach = frame
    for child in node.children { reach = reach.union(child.reach.offset(by: origin)) }
    return reach
  }

  /// Forgets the reach of the node, and of those above it: where one is not known, theirs are not, either.
  func forget() {
    var node: LayoutNode? = node
    while let current = node, current.storedReach != nil {
      current.storedReach = nil
      node = current.parent
    }
  }
}
