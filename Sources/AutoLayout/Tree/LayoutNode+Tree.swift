extension LayoutNode {
  /// The tree that the node is in; absent where nobody ever asked for one.
  ///
  /// - Complexity: O(1), but for the first time after the node, or one around it, came into a tree.
  final var knownTree: LayoutTree? {
    if let storedTree { return storedTree }
    guard let tree = container?.knownTree else { return nil }
    storedTree = tree
    return tree
  }

  /// The tree that the node is in, made when it is first asked for.
  final var tree: LayoutTree {
    if let knownTree { return knownTree }
    let root = treeRoot
    let made = LayoutTree(of: root)
    root.storedTree = made
    return made
  }

  /// The node at the top of the tree, this one where it has no parent.
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

  /// The constraints held within the subtree but not within islands of it, in tree order.
  final func subtreeConstraints() -> [LayoutConstraint] {
    var held = constraints
    for child in children where !child.isLayoutIsland { held += child.subtreeConstraints() }
    return held
  }
}
