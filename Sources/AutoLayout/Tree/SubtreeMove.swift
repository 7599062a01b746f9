/// An insertion or a removal of a subtree. It updates the participants of the layout, their order and the
/// inherited settings.
@MainActor struct SubtreeMove {
  /// The root of the subtree.
  let node: LayoutNode

  /// Inserts the subtree into a new parent, at an index that is clamped to the valid range.
  func insert(into parent: LayoutNode, at index: Int) {
    let inherited = inherited
    parent.storedChildren.insert(node, at: min(max(0, index), parent.children.count))
    Reach(node: parent).forget()
    node.container = parent
    join(parent)
    inheritedChanged(from: inherited)
    parent.markNeedsLayout()
    parent.treeRoot.layoutDelegate?.subtreeDidJoin(node)
  }

  /// Removes the subtree from its parent, and deactivates the constraints between the subtree and the rest.
  func remove(from parent: LayoutNode) {
    let inherited = inherited
    let tree = node.tree
    tree.root.layoutDelegate?.subtreeWillLeave(node)
    parent.layoutDelegate?.childWillLeave(node)
    let tookPart = takesPart(in: parent.island.engine)
    for constraint in constraintsAcrossEdge { constraint.deactivate() }
    parent.storedChildren.removeAll { $0 === node }
    Reach(node: parent).forget()
    node.container = nil
    leave(tree)
    node.addedAt = nil
    node.solvedFrame = nil
    node.updateInsets()
    inheritedChanged(from: inherited)
    if tookPart { parent.tellIsland(.structure) }
    parent.markNeedsLayout()
    parent.treeRoot.layoutDelegate?.subtreeDidLeave(node)
  }

  /// The active constraints between the subtree and the rest of the tree.
  var constraintsAcrossEdge: [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    var ancestor = node.parent
    while let holder = ancestor {
      found += holder.constraints.filter { $0.touches(subtree: node) }
      ancestor = holder.parent
    }
    return found
  }

  /// Deactivates and reports the constraints across the edge, after the subtree became an island.
  func refuseConstraintsAcrossEdge() {
    for constraint in constraintsAcrossEdge {
      constraint.deactivate()
      constraint.refuse(
        .crossesIsland(
          constraint: constraint.placeDescription, island: node.debugName,
          source: constraint.source))
    }
  }

  /// Returns whether the subtree takes part in the layout of an island, or will after the move.
  func takesPart(in engine: (any IslandEngine)?) -> Bool {
    Self.holdsLaidOutNodes(node) || Self.hasRecord(node, in: engine)
  }

  /// Renumbers the constraints of the subtree after those of its new island, and passes its reports to the
  /// new tree.
  private func join(_ parent: LayoutNode) {
    let old = node.storedTree
    Self.forgetTree(node)
    if let old { node.tree.absorb(old) }
    if !node.isLayoutIsland {
      node.engine = nil
      if let old, old.activationCount > 0 {
        for constraint in LayoutConstraint.inOrderOfActivation(node.subtreeConstraints()) {
          constraint.serial = node.tree.takeActivationNumber()
        }
      }
      SubtreeInvalidation(node: node).markNaturalSizesStale()
      if Self.holdsLaidOutNodes(node) { node.tellIsland(.structure) }
    }
    node.noteAutoresizingReference()
    node.updateInsets()
    if node.passes.subtreeNeedsUpdateConstraints {
      WaitingPath(node: parent).markUpdateConstraints()
    }
    node.markNeedsLayout()
  }

  /// Gives the subtree a tree of its own after it left another.
  func leave(_ old: LayoutTree?) {
    Self.forgetTree(node)
    if let old { node.storedTree = LayoutTree(of: node, leaving: old) }
  }

  /// Clears the cached tree of a node and its descendants.
  private static func forgetTree(_ node: LayoutNode) {
    guard node.storedTree != nil else { return }
    node.storedTree = nil
    for child in node.children { forgetTree(child) }
  }

  /// The settings that a view inherits from its ancestors.
  private var inherited: (unit: LayoutUnit, direction: LayoutDirection) {
    (node.layoutUnit, node.effectiveUserInterfaceLayoutDirection)
  }

  /// Invalidates the values that depend on changed inherited settings, also in islands of the subtree.
  private func inheritedChanged(from old: (unit: LayoutUnit, direction: LayoutDirection)) {
    let new = inherited
    if new.unit != old.unit { SubtreeInvalidation(node: node).unitChanged() }
    if new.direction != old.direction { SubtreeInvalidation(node: node).directionChanged() }
  }

  private static func hasRecord(_ node: LayoutNode, in engine: (any IslandEngine)?) -> Bool {
    guard let engine, !node.isLayoutIsland else { return false }
    return engine.takesPart(node) || node.children.contains { hasRecord($0, in: engine) }
  }

  private static func holdsLaidOutNodes(_ node: LayoutNode) -> Bool {
    guard !node.isLayoutIsland else { return false }
    if !node.translatesAutoresizingMaskIntoConstraints || !node.constraints.isEmpty { return true }
    for child in node.children where holdsLaidOutNodes(child) { return true }
    return false
  }
}

/// Invalidation of a node and its descendants.
@MainActor struct SubtreeInvalidation {
  let node: LayoutNode

  /// Marks the intrinsic sizes in a subtree that joined an island as stale; they are read when the island is
  /// built.
  func markNaturalSizesStale() {
    node.content.isStale = true
    for child in node.children where !child.isLayoutIsland {
      SubtreeInvalidation(node: child).markNaturalSizesStale()
    }
  }

  /// Marks the intrinsic sizes of the subtree as stale, except in inner islands, and tells the engine.
  func forgetNaturalSizes() {
    node.contentBecameStale()
    for child in node.children where !child.isLayoutIsland {
      SubtreeInvalidation(node: child).forgetNaturalSizes()
    }
  }

  /// Invalidates all sizes after a change of the unit, also in islands.
  func unitChanged() {
    node.invalidateIntrinsicContentSize()
    for child in node.children { SubtreeInvalidation(node: child).unitChanged() }
  }

  /// Invalidates all values that depend on leading or trailing.
  func directionChanged() {
    node.tellIsland(.structure)
    node.updateInsets()
    for child in node.children where child.semanticContentAttribute == .unspecified {
      SubtreeInvalidation(node: child).directionChanged()
    }
  }
}
