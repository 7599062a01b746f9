extension LayoutNode {
  /// Runs the constraint pass of the subtree, from the leaves to this node.
  public final func updateConstraintsIfNeeded() {
    guard passes.subtreeNeedsUpdateConstraints else { return }
    passes.subtreeNeedsUpdateConstraints = false
    for child in children { child.updateConstraintsIfNeeded() }
    if passes.needsUpdateConstraints {
      passes.needsUpdateConstraints = false
      passes.isUpdatingConstraints = true
      tree.run(.updateConstraints, of: self) { updateConstraints() }
      passes.isUpdatingConstraints = false
    }
  }

  /// Brings this view and what is in it up to date: the constraints of its tree from leaf to root, then
  /// frames from the top down, beginning with the highest view above it that waits for a layout.
  ///
  /// What waits elsewhere in the tree goes on waiting. At the top of a tree everything is laid out. What
  /// cannot settle within five solves is reported.
  public final func layoutIfNeeded() {
    let tree = tree
    let root = tree.root
    guard root.needsLayoutInTree, !tree.isFitting else { return }
    let turn = LayoutTurn(top: root)
    // An island that is not up to date has its size from above.
    var island = self.island
    while !island.isUpToDateOutside, let next = island.parent?.island { island = next }
    guard island.liveEngine().layoutUntilSettled(in: turn, within: self) else { return }
    tree.lastLayout = turn.summary
    turn.finish()
    root.layoutDelegate?.treeDidLayOut()
  }

  /// Whether nothing around an island waits that could give it another size.
  private final var isUpToDateOutside: Bool {
    var node = parent
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

  /// Lays out this node and what is below it, from the top down.
  final func layoutSubtree(in turn: LayoutTurn) {
    guard passes.subtreeNeedsLayout else { return }
    turn.summary.visits += 1
    if passes.needsLayout {
      passes.needsLayout = false
      let wasInLayout = passes.isInLayout
      passes.isInLayout = true
      turn.summary.layouts += 1
      turn.tree.run(.layoutSubviews, of: self) { layoutSubviews() }
      passes.isInLayout = wasInLayout
    }
    for child in children {
      if !child.isLayoutIsland {
        child.layoutSubtree(in: turn)
      } else if child.passes.subtreeNeedsLayout {
        child.liveEngine().layoutUntilSettled(in: turn)
      }
    }
    // What was marked meanwhile on a view that had its turn already waits for the next round.
    passes.subtreeNeedsLayout = waits
  }

  /// The engine of this island, made when it is first needed.
  final func liveEngine() -> LayoutEngine {
    if let layoutEngine { return layoutEngine }
    let made = LayoutEngine(root: self)
    engine = made
    return made
  }
}
