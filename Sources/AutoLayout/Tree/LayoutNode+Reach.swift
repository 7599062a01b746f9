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
}

/// The cells of the screen that a node and what is in it may take.
@MainActor struct Reach {
  let node: LayoutNode

  /// The smallest rectangle that holds the frame, and the reaches of the children in the coordinates of the parent.
  var found: Rect {
    let (frame, bounds) = (node.frame, node.bounds)
    let origin = Point(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    var reach = frame
    for child in node.children { reach = reach.union(child.reach.offset(by: origin)) }
    return reach
  }

  /// Notes that something moved, came or went in the node: its reach is not known any more, nor are those above it.
  func forget() {
    var node: LayoutNode? = node
    while let current = node, current.storedReach != nil {
      current.storedReach = nil
      node = current.parent
    }
  }
}
