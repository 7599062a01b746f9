extension LayoutNode {
  /// The node at the top of the tree, this one where it has no parent.
  package final var treeRoot: LayoutNode {
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

  /// The number of the next activation in this tree.
  final func takeActivationNumber() -> Int {
    let number = treeRoot.activationCount + 1
    noteActivation(number)
    return number
  }

  /// What is activated later, in whichever part the tree then falls into, comes after `number`.
  final func noteActivation(_ number: Int) {
    var node: LayoutNode? = self
    while let current = node {
      current.activationCount = max(current.activationCount, number)
      node = current.parent
    }
  }

  /// The same for what is in this node, as far as constraints were activated there.
  final func noteActivationBelow(_ number: Int) {
    for child in children where child.activationCount > 0 && !child.isLayoutIsland {
      child.activationCount = number
      child.noteActivationBelow(number)
    }
  }
}
