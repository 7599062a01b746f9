/// The path from the root to a node that waits. Each node on it has a flag that a descendant waits.
@MainActor struct WaitingPath {
  let node: LayoutNode

  /// Marks the path as waiting for a layout.
  func markLayout() {
    var node: LayoutNode? = node
    while let current = node, !current.passes.subtreeNeedsLayout {
      current.passes.subtreeNeedsLayout = true
      node = current.parent
    }
  }

  /// Marks the path as waiting for an update of constraints.
  func markUpdateConstraints() {
    var node: LayoutNode? = node
    while let current = node, !current.passes.subtreeNeedsUpdateConstraints {
      current.passes.subtreeNeedsUpdateConstraints = true
      node = current.parent
    }
    markLayout()
  }

  /// Recomputes for each ancestor of the node whether a layout is waiting below it.
  func refreshAbove() {
    var node = node.parent
    while let current = node {
      current.passes.subtreeNeedsLayout = WaitingPath(node: current).waits
      node = current.parent
    }
  }

  /// Cancels the node's own request for a layout.
  func cancelLayout() {
    node.passes.needsLayout = false
    node.passes.subtreeNeedsLayout = waits
    refreshAbove()
  }

  /// Whether the node or a descendant waits for a layout.
  var waits: Bool {
    if node.passes.needsLayout { return true }
    for child in node.children where child.passes.subtreeNeedsLayout { return true }
    return false
  }
}
