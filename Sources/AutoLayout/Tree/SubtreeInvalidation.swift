/// What is read or measured anew of a node and all that is in it.
@MainActor struct SubtreeInvalidation {
  private let node: LayoutNode

  init(of node: LayoutNode) { self.node = node }

  /// Marks what has joined an island: it is asked for its natural size when the island is built anew.
  func markNaturalSizesStale() {
    node.content.isStale = true
    for child in node.children where !child.isLayoutIsland {
      SubtreeInvalidation(of: child).markNaturalSizesStale()
    }
  }

  /// Has every node of the island's part asked for its size again, whoever asks next.
  func forgetNaturalSizes() {
    node.contentBecameStale()
    for child in node.children where !child.isLayoutIsland {
      SubtreeInvalidation(of: child).forgetNaturalSizes()
    }
  }

  /// Has everything measured again in another unit, in islands, too.
  func unitChanged() {
    node.invalidateIntrinsicContentSize()
    for child in node.children { SubtreeInvalidation(of: child).unitChanged() }
  }

  /// Has everything that says leading or trailing read anew.
  func directionChanged() {
    node.tellIsland(.structure)
    node.updateInsets()
    for child in node.children where child.semanticContentAttribute == .unspecified {
      SubtreeInvalidation(of: child).directionChanged()
    }
  }
}
