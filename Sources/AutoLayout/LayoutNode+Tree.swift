extension LayoutNode {
  /// The node at the top of the tree, this one where it has no parent.
  public final var treeRoot: LayoutNode {
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

  /// Whether `ancestor` is this node or holds it.
  public final func isDescendant(of ancestor: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current === ancestor { return true }
      node = current.parent
    }
    return false
  }

  /// The nearest node that holds both, where each counts as an ancestor of itself.
  final func closestCommonAncestor(with other: LayoutNode) -> LayoutNode? {
    var node: LayoutNode? = self
    while let current = node, !other.isDescendant(of: current) { node = current.parent }
    return node
  }

  /// The constraints held within the subtree but not within islands of it, in tree order.
  final func subtreeConstraints() -> [LayoutConstraint] {
    children.reduce(into: constraints) {
      if !$1.isLayoutIsland { $0 += $1.subtreeConstraints() }
    }
  }

  final func takeActivationNumber() -> Int {
    activationCount += 1
    return activationCount
  }

  /// How logs name the node: its class and identifier, else its class and place in its parent.
  public final var debugName: String {
    let type = String(describing: type(of: self))
    if let identifier { return "\(type):\(identifier)" }
    guard let index = parent?.children.firstIndex(where: { $0 === self }) else { return type }
    return "\(type)[\(index)]"
  }

  /// The names from this node up to the top of its tree.
  final var ancestorChain: String {
    var names: [String] = []
    var node: LayoutNode? = self
    while let current = node {
      names.append(current.debugName)
      node = current.parent
    }
    return names.joined(separator: " < ")
  }

  /// Adds to the reports of the tree; they travel along when the tree becomes part of another.
  final func report(_ report: LayoutReport) {
    treeRoot.reports.append(report)
  }

  /// Forgets the reports of the tree.
  public final func clearReports() {
    treeRoot.reports = []
  }
}
