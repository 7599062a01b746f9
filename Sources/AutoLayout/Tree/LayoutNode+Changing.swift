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
    SubtreeMove(node: child).insert(into: self, at: index)
  }

  /// Gives a child another place among the others, clamped to what there is; constraints stay. A child
  /// that is there already changes nothing, so that a layout may say each time who is in front.
  ///
  /// - Returns: Whether it moved.
  @discardableResult package final func moveChild(_ child: LayoutNode, to index: Int) -> Bool {
    guard let old = children.firstIndex(where: { $0 === child }) else { return false }
    let new = min(max(0, index), children.count - 1)
    guard new != old else { return false }
    storedChildren.remove(at: old)
    storedChildren.insert(child, at: new)
    // Ties are settled in tree order.
    if SubtreeMove(node: child).takesPart(in: island.engine) { tellIsland(.structure) }
    markNeedsLayout()
    return true
  }

  /// Takes the node out of its parent; constraints that reach across the cut are deactivated.
  package final func removeFromParent() {
    if let parent { SubtreeMove(node: self).remove(from: parent) }
  }

  /// Tells the engine of the island what has changed, and the island's owner that its content has.
  final func tellIsland(_ change: LayoutChange) {
    let island = island
    if let engine = island.engine {
      engine.note(change)
      if engine.isFitting { return }
    }
    sizesInsideChanged()
    WaitingPath(node: island).markLayout()
    guard let delegate = island.parent?.layoutDelegate else { return }
    // What the owner does about it is no doing of whoever is laid out just now.
    tree.unwatched { delegate.islandContentChanged(island) }
  }
}
