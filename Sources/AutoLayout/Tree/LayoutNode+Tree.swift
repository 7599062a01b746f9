extension LayoutNode {
  /// The tree of the node; nil if it was never requested.
  ///
  /// - Complexity: O(1), except for the first call after the node or an ancestor joined a tree.
  final var knownTree: LayoutTree? {
    if let storedTree { return storedTree }
    guard let tree = container?.knownTree else { return nil }
    storedTree = tree
    return tree
  }

  /// The tree of the node, created at the first call.
  final var tree: LayoutTree {
    if let tree = storedTree ?? knownTree { return tree }
    let root = treeRoot
    let made = LayoutTree(of: root)
    root.storedTree = made
    return made
  }

  /// The root of the tree: this node if it has no parent.
  package final var treeRoot: LayoutNode {
    if let knownTree { return knownTree.root }
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }

  /// The nearest node, from this one up, that is laid out on its own.
  final var island: LayoutNode {
    var node = self
    while !node.isLayoutIsland, node.engine == nil, let parent = node.parent { node = parent }
    return node
  }

  /// Returns the constraints held inside the subtree but outside its islands, in tree order.
  final func subtreeConstraints() -> [LayoutConstraint] {
    var held = constraints
    for child in children where !child.isLayoutIsland { held += child.subtreeConstraints() }
    return held
  }
}
