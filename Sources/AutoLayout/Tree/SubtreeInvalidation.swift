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
