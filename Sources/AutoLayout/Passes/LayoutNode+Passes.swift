extension LayoutNode {
  /// Runs the pending `updateConstraints` of the subtree, from the leaves to this node.
  public final func updateConstraintsIfNeeded() { tree.updateConstraints(in: self) }

  /// Lays out this view and its subviews: first the constraints of the tree, from leaves to root, then frames
  /// from the top down, beginning with the highest ancestor that waits for a layout.
  ///
  /// Views elsewhere in the tree continue to wait. Called on the root it lays out everything. A layout that
  /// does not settle within five solves is reported.
  public final func layoutIfNeeded() { tree.layOut(self) }
}

extension LayoutTree {
  /// Runs the pending `updateConstraints` of a subtree, from the leaves up.
  func updateConstraints(in node: LayoutNode) {
    guard node.passes.subtreeNeedsUpdateConstraints else { return }
    node.passes.subtreeNeedsUpdateConstraints = false
    for child in node.children { updateConstraints(in: child) }
    if node.passes.needsUpdateConstraints {
      node.passes.needsUpdateConstraints = false
      node.passes.isUpdatingConstraints = true
      run(.updateConstraints, of: node) { node.updateConstraints() }
      node.passes.isUpdatingConstraints = false
    }
  }

  /// Lays out a node and its descendants.
  func layOut(_ node: LayoutNode) {
    guard root.passes.subtreeNeedsLayout || root.passes.subtreeNeedsUpdateConstraints, !isFitting
    else { return }
    let turn = LayoutTurn(in: self)
    // An island gets its size from the layout around it. If that is not up to date, the outer
    // island is laid out instead.
    var island = node.island
    while !Self.isUpToDate(around: island), let next = island.parent?.island { island = next }
    guard LayoutEngine.of(island).layoutUntilSettled(in: turn, within: node) else { return }
    lastLayout = turn.summary
    turn.finish()
    watchLayout(of: node)
    turn.top.layoutDelegate?.treeDidLayOut()
  }

  /// Returns whether nothing that could change the island's size is waiting around it.
  private static func isUpToDate(around island: LayoutNode) -> Bool {
    var node = island.parent
    while let current = node {
      if current.passes.needsLayout || current.engine?.isDirty ?? false
        || current.passes.subtreeNeedsUpdateConstraints
      {
        return false
      }
      node = current.parent
    }
    return true
  }
}
