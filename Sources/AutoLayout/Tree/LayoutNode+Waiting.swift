extension LayoutNode {
  /// True during ``systemLayoutSizeFitting(_:)``: frames are temporary.
  package final var isBeingFitted: Bool { knownTree?.isFitting ?? false }

  /// Asks for `layoutSubviews` in the next turn.
  public final func setNeedsLayout() {
    knownTree?.watch(.needsLayout, of: self)
    markNeedsLayout()
  }

  /// Whether this node, or one below it, waits for a layout or is being laid out: then the top of the
  /// tree is told when that has happened.
  package final var subtreeNeedsLayout: Bool { passes.subtreeNeedsLayout }

  /// The same where the engine asks.
  final func markNeedsLayout() {
    passes.needsLayout = true
    WaitingPath(node: self).markLayout()
  }

  /// Whether anything in the tree waits for a layout.
  package final var needsLayoutInTree: Bool {
    let root = treeRoot
    return root.passes.subtreeNeedsLayout || root.passes.subtreeNeedsUpdateConstraints
  }

  /// Asks for `updateConstraints` in the next turn; any number of calls make one.
  public final func setNeedsUpdateConstraints() {
    knownTree?.watch(.needsUpdateConstraints, of: self)
    passes.needsUpdateConstraints = true
    WaitingPath(node: self).markUpdateConstraints()
  }

  /// The same where a layout has shown what the constraints are made from.
  package final func updateConstraintsAgain() {
    passes.needsUpdateConstraints = true
    WaitingPath(node: self).markUpdateConstraints()
  }

  /// Whether ``updateConstraints()`` reads natural and fitted sizes of what is inside: then it is called
  /// again when one of these may have changed.
  package final var constraintsFollowContent: Bool {
    get { passes.constraintsFollowContent }
    set { passes.constraintsFollowContent = newValue }
  }

  /// Whether this is a stack that has no view to show just now: that it has no length then is meant so.
  final var arrangesNothing: Bool {
    get { passes.arrangesNothing }
    set { passes.arrangesNothing = newValue }
  }

  /// Has constraints made again that follow sizes of what is inside, from this node up.
  final func sizesInsideChanged() {
    var node: LayoutNode? = self
    while let current = node {
      // Who just makes them measures, and that is no change.
      if current.passes.constraintsFollowContent, !current.passes.isUpdatingConstraints {
        current.updateConstraintsAgain()
      }
      node = current.parent
    }
  }

  /// Whether ``updateConstraints()`` is to be called in the next turn.
  public final var needsUpdateConstraints: Bool { passes.needsUpdateConstraints }

  /// Gives the children the frames that the engine has for them.
  final func applySolvedFrames() {
    for child in children {
      guard let frame = child.solvedFrame else { continue }
      child.solvedFrame = nil
      child.applyFrame(frame)
    }
  }
}
