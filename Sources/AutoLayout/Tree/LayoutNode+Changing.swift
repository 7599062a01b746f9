import Localization

extension LayoutNode {
  /// Inserts `child` at `index` of ``children``, from back to front. An index out of range is clamped.
  ///
  /// A child of another parent leaves it first. A child of this node moves and keeps its constraints. A node
  /// cannot be added to itself or to its own descendant; that is reported, and nothing changes.
  package final func insertChild(
    _ child: LayoutNode, at index: Int, file: String = #fileID, line: Int = #line
  ) {
    insertChild(child, at: index, addedAt: SourceLocation(file: file, line: line))
  }

  /// Inserts `child` with its source line, if known.
  package final func insertChild(
    _ child: LayoutNode, at index: Int, addedAt source: SourceLocation?
  ) {
    guard !isDescendant(of: child) else {
      report(
        remark: LocalizedText(
          "\(child.debugName) cannot be added to itself, or to what is inside of it.",
          chinese: "\(child.debugName) 不能加入它自己，也不能加入它内部的视图。"))
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

  /// Moves a child to another index, clamped to the valid range; constraints stay. If the child is there
  /// already, nothing changes, so a layout may call this each time.
  ///
  /// - Returns: Whether the child moved.
  @discardableResult package final func moveChild(_ child: LayoutNode, to index: Int) -> Bool {
    guard let old = children.firstIndex(where: { $0 === child }) else { return false }
    let new = min(max(0, index), children.count - 1)
    guard new != old else { return false }
    storedChildren.remove(at: old)
    storedChildren.insert(child, at: new)
    // The tree order breaks ties.
    if SubtreeMove(node: child).takesPart(in: island.engine) { tellIsland(.structure) }
    markNeedsLayout()
    return true
  }

  /// Removes the node from its parent, and deactivates the constraints between its subtree and the rest.
  package final func removeFromParent() {
    if let parent { SubtreeMove(node: self).remove(from: parent) }
  }

  /// Tells the island's engine about a change, and the island's owner that the content has changed.
  final func tellIsland(_ change: LayoutChange) {
    let island = island
    if let engine = island.engine {
      engine.note(change)
      if engine.isFitting { return }
    }
    sizesInsideChanged()
    WaitingPath(node: island).markLayout()
    guard let delegate = island.parent?.layoutDelegate else { return }
    // The owner's reaction is not attributed to the view that is being laid out.
    tree.unwatched { delegate.islandContentChanged(island) }
  }
}

extension LayoutNode {
  /// Recomputes the constraints on this view's baselines, after the subview that provides them was replaced.
  package final func baselinesChanged() {
    guard let engine = island.engine, engine.usesBaseline(of: self) else { return }
    tellIsland(.dependence(.baseline(ObjectIdentifier(self))))
  }
}

extension LayoutNode {
  /// The reading direction of this view: that of its ``semanticContentAttribute``, or its superview's.
  public final var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: container?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension LayoutNode {
  /// Whether the view's frame acts as a constraint although it was never set.
  final var hasUnsetFrame: Bool {
    translatesAutoresizingMaskIntoConstraints && frame == .zero && !wasPlaced && container != nil
  }

  /// Stores the present frame and superview size. Autoresizing starts from them.
  final func noteAutoresizingReference() {
    autoresizingReference = AutoresizingReference(
      frame: frame, superviewSize: container?.frame.size ?? .zero)
  }

  /// Sets the frames of the children that follow this view's size.
  final func resizeChildren() {
    for child in children
    where child.translatesAutoresizingMaskIntoConstraints && child.autoresizingMask != [] {
      let frame = child.autoresizingReference.frame(child.autoresizingMask, in: self.frame.size)
      guard child.applyFrame(frame) else { continue }
      child.engine?.note(.rootFrame)
      island.engine?.note(.followingFrame(child))
    }
  }
}
