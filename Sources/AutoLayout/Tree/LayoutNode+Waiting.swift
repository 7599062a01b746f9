extension LayoutNode {
  /// True during ``systemLayoutSizeFitting(_:)``: frames are temporary.
  package final var isBeingFitted: Bool { knownTree?.isFitting ?? false }

  /// Requests `layoutSubviews` in the next turn.
  public final func setNeedsLayout() {
    knownTree?.watch(.needsLayout, of: self)
    markNeedsLayout()
  }

  /// Whether this node or a descendant waits for a layout or is being laid out. The root is notified when the
  /// layout is done.
  package final var subtreeNeedsLayout: Bool { passes.subtreeNeedsLayout }

  /// Marks the node as waiting for a layout. The engine calls this; unlike `setNeedsLayout()` it
  /// never reports a mistake.
  final func markNeedsLayout() {
    passes.needsLayout = true
    WaitingPath(node: self).markLayout()
  }

  /// Whether anything in the tree waits for a layout.
  package final var needsLayoutInTree: Bool {
    let root = treeRoot
    return root.passes.subtreeNeedsLayout || root.passes.subtreeNeedsUpdateConstraints
  }

  /// Requests `updateConstraints` in the next turn; several calls have the effect of one.
  public final func setNeedsUpdateConstraints() {
    knownTree?.watch(.needsUpdateConstraints, of: self)
    passes.needsUpdateConstraints = true
    WaitingPath(node: self).markUpdateConstraints()
  }

  /// Requests `updateConstraints` again, after a layout changed its inputs.
  package final func updateConstraintsAgain() {
    passes.needsUpdateConstraints = true
    WaitingPath(node: self).markUpdateConstraints()
  }

  /// Whether ``updateConstraints()`` reads intrinsic or fitted sizes of subviews. If so, it runs again when
  /// one of these may have changed.
  package final var constraintsFollowContent: Bool {
    get { passes.constraintsFollowContent }
    set { passes.constraintsFollowContent = newValue }
  }

  /// Whether the delegate is called before and after ``layoutSubviews()``.
  package final var tellsOfLayout: Bool {
    get { passes.tellsOfLayout }
    set { passes.tellsOfLayout = newValue }
  }

  /// Whether this is a stack without a visible view. Its undecided length is intended and not a pitfall.
  final var arrangesNothing: Bool {
    get { passes.arrangesNothing }
    set { passes.arrangesNothing = newValue }
  }

  /// Requests `updateConstraints` of this node and of those ancestors whose constraints follow the sizes of subviews.
  final func sizesInsideChanged() {
    var node: LayoutNode? = self
    while let current = node {
      // A node that is updating its constraints measures its subviews, which is not a change.
      if current.passes.constraintsFollowContent, !current.passes.isUpdatingConstraints {
        current.updateConstraintsAgain()
      }
      node = current.parent
    }
  }

  /// Whether ``updateConstraints()`` will be called in the next turn.
  public final var needsUpdateConstraints: Bool { passes.needsUpdateConstraints }

  /// Sets the frames of the children to those of the last solve.
  final func applySolvedFrames() {
    for child in children {
      guard let frame = child.solvedFrame else { continue }
      child.solvedFrame = nil
      child.applyFrame(frame)
    }
  }
}

/// The pending and running passes of a node and its descendants.
struct PassFlags {
  var needsLayout = true
  var subtreeNeedsLayout = true
  /// True at first: a view may create its constraints in its first `updateConstraints`.
  var needsUpdateConstraints = true
  var subtreeNeedsUpdateConstraints = true
  var isInLayout = false
  /// Whether the delegate is called before and after `layoutSubviews`.
  var tellsOfLayout = false
  var isUpdatingConstraints = false
  /// Whether `updateConstraints` reads sizes of subviews.
  var constraintsFollowContent = false
  /// Whether the node is a stack without a visible view.
  var arrangesNothing = false
  /// Whether the running method has called the inherited one.
  var reachedBase = false
}

/// The path from the root to a node that waits. Each node on it has a flag that a descendant waits.
@MainActor struct WaitingPath {
  let node: LayoutNode

  /// Marks the path as waiting for a layout.
  func markLayout() {
    var node: LayoutNode? = node
    while let current = node, !current.passes.subtreeNeedsLayout {
      current.passes.subtreeNeedsLayout = true
      node = current.parent
    }
  }

  /// Marks the path as waiting for an update of constraints.
  func markUpdateConstraints() {
    var node: LayoutNode? = node
    while let current = node, !current.passes.subtreeNeedsUpdateConstraints {
      current.passes.subtreeNeedsUpdateConstraints = true
      node = current.parent
    }
    markLayout()
  }

  /// Recomputes for each ancestor of the node whether a layout is waiting below it.
  func refreshAbove() {
    var node = node.parent
    while let current = node {
      current.passes.subtreeNeedsLayout = WaitingPath(node: current).waits
      node = current.parent
    }
  }

  /// Cancels the node's own request for a layout.
  func cancelLayout() {
    node.passes.needsLayout = false
    node.passes.subtreeNeedsLayout = waits
    refreshAbove()
  }

  /// Whether the node or a descendant waits for a layout.
  var waits: Bool {
    if node.passes.needsLayout { return true }
    for child in node.children where child.passes.subtreeNeedsLayout { return true }
    return false
  }
}
