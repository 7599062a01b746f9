extension LayoutNode {
  /// Puts `child` at `index` of ``children``, in front of what is below it; out of range, the index
  /// is clamped.
  ///
  /// A child of another parent leaves that one before. A child of this one only changes its place,
  /// and keeps its constraints. What it would make an ancestor of itself stays where it is, which is
  /// reported.
  package final func insertChild(
    _ child: LayoutNode, at index: Int, file: String = #fileID, line: Int = #line
  ) {
    insertChild(child, at: index, addedAt: SourceLocation(file: file, line: line))
  }

  /// The same with the line that is told, if there is one.
  package final func insertChild(
    _ child: LayoutNode, at index: Int, addedAt source: SourceLocation?
  ) {
    guard !isDescendant(of: child) else {
      report(remark: "\(child.debugName) cannot be added to itself, or to what is inside of it.")
      return
    }
    if child.parent === self {
      child.addedAt = source
      moveChild(child, to: index)
      return
    }
    child.removeFromParent()
    child.addedAt = source
    let inherited = child.inherited
    place(child, at: index)
    child.container = self
    child.joined()
    child.inheritedChanged(from: inherited)
    markNeedsLayout()
  }

  private func place(_ child: LayoutNode, at index: Int) {
    children.insert(child, at: min(max(0, index), children.count))
    forgetReach()
  }

  /// Gives a child another place among the others, clamped to what there is; constraints stay. A child
  /// that is there already changes nothing, so that a layout may say each time who is in front.
  ///
  /// - Returns: Whether it moved.
  @discardableResult package final func moveChild(_ child: LayoutNode, to index: Int) -> Bool {
    guard let old = children.firstIndex(where: { $0 === child }) else { return false }
    let new = min(max(0, index), children.count - 1)
    guard new != old else { return false }
    children.remove(at: old)
    children.insert(child, at: new)
    // Ties are settled in tree order.
    if child.holdsLaidOutNodes || child.hasRecord(in: island.engine) {
      tellIsland(.structure)
    }
    markNeedsLayout()
    return true
  }

  /// Takes the node out of its parent; constraints that reach across the cut are deactivated.
  package final func removeFromParent() {
    guard let parent else { return }
    let inherited = inherited
    let tree = tree
    tree.root.layoutDelegate?.subtreeWillLeave(self)
    parent.layoutDelegate?.childWillLeave(self)
    let engine = parent.island.engine
    let tookPart = holdsLaidOutNodes || hasRecord(in: engine)
    for constraint in constraintsAcrossEdge { constraint.deactivate() }
    parent.children.removeAll { $0 === self }
    parent.forgetReach()
    container = nil
    leaveTree(tree)
    addedAt = nil
    solvedFrame = nil
    updateInsets()
    inheritedChanged(from: inherited)
    if tookPart { parent.tellIsland(.structure) }
    parent.markNeedsLayout()
  }

  /// Numbers the constraints of what has joined after those of its new island, and hands its
  /// reports up.
  private func joined() {
    let old = storedTree
    forgetTree()
    if let old { tree.absorb(old) }
    if !isLayoutIsland {
      engine = nil
      if let old, old.activationCount > 0 {
        for constraint in LayoutConstraint.inOrderOfActivation(subtreeConstraints()) {
          constraint.serial = tree.takeActivationNumber()
        }
      }
      markContentStale()
      if holdsLaidOutNodes { tellIsland(.structure) }
    }
    noteAutoresizingReference()
    updateInsets()
    if passes.subtreeNeedsUpdateConstraints { parent?.markSubtreeNeedsUpdateConstraints() }
    markNeedsLayout()
  }

  /// What a view has from those above it.
  private var inherited: (unit: LayoutUnit, direction: LayoutDirection) {
    (layoutUnit, effectiveUserInterfaceLayoutDirection)
  }

  /// Has everything read and measured anew that was so otherwise, also in islands of the subtree.
  private func inheritedChanged(from old: (unit: LayoutUnit, direction: LayoutDirection)) {
    let new = inherited
    if new.unit != old.unit { unitChanged() }
    if new.direction != old.direction { directionChanged() }
  }

  /// The active constraints between the subtree and what is outside of it.
  final var constraintsAcrossEdge: [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    var ancestor = parent
    while let holder = ancestor {
      found += holder.constraints.filter { $0.touches(subtree: self) }
      ancestor = holder.parent
    }
    return found
  }

  private func hasRecord(in engine: (any IslandEngine)?) -> Bool {
    guard let engine, !isLayoutIsland else { return false }
    return engine.takesPart(self) || children.contains { $0.hasRecord(in: engine) }
  }

  /// Whether the subtree has a part in the layout of its island.
  private final var holdsLaidOutNodes: Bool {
    guard !isLayoutIsland else { return false }
    if !translatesAutoresizingMaskIntoConstraints || !constraints.isEmpty { return true }
    for child in children where child.holdsLaidOutNodes { return true }
    return false
  }

  /// Tells the engine of the island what has changed, and the island's owner that its content has.
  final func tellIsland(_ change: LayoutChange) {
    let island = island
    if let engine = island.engine {
      engine.note(change)
      if engine.isFitting { return }
    }
    sizesInsideChanged()
    island.markSubtreeNeedsLayout()
    guard let delegate = island.parent?.layoutDelegate else { return }
    // What the owner does about it is no doing of whoever is laid out just now.
    tree.unwatched { delegate.islandContentChanged(island) }
  }
}
