/// The nodes from the top of a tree to one that waits: each knows that something below it does.
@MainActor struct WaitingPath {
  private let node: LayoutNode

  init(to node: LayoutNode) { self.node = node }

  /// Marks the path: something waits for a layout.
  func markLayout() {
    var node: LayoutNode? = node
    while let current = node, !current.passes.subtreeNeedsLayout {
      current.passes.subtreeNeedsLayout = true
      node = current.parent
    }
  }

  /// Marks the path: something waits for its constraints to be updated.
  func markUpdateConstraints() {
    var node: LayoutNode? = node
    while let current = node, !current.passes.subtreeNeedsUpdateConstraints {
      current.passes.subtreeNeedsUpdateConstraints = true
      node = current.parent
    }
    markLayout()
  }

  /// Finds out anew whether something waits below the nodes above this one.
  func refreshAbove() {
    var node = node.parent
    while let current = node {
      current.passes.subtreeNeedsLayout = WaitingPath(to: current).waits
      node = current.parent
    }
  }

  /// Takes back that the node, for itself, waits for a layout.
  func cancelLayout() {
    node.passes.needsLayout = false
    node.passes.subtreeNeedsLayout = waits
    refreshAbove()
  }

  /// Whether the node or one below it waits for a layout.
  var waits: Bool {
    if node.passes.needsLayout { return true }
    for child in node.children where child.passes.subtreeNeedsLayout { return true }
    return false
  }
}
