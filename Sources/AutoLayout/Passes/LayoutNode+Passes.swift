/// What of a node, or below it, waits for the next turn.
struct PassFlags {
  var needsLayout = true
  var subtreeNeedsLayout = true
  /// A view is asked once without having asked: it may make all of its constraints there.
  var needsUpdateConstraints = true
  var subtreeNeedsUpdateConstraints = true
  var isInLayout = false
  var isUpdatingConstraints = false
  /// Whether the constraints that are updated are made from sizes of what is inside.
  var constraintsFollowContent = false
  /// Whether it is a stack that shows nothing just now.
  var arrangesNothing = false
  /// Whether the inherited method was reached, of the one that runs.
  var reachedBase = false
  /// Whether something in the tree is being fitted; known at its top.
  var isFitting = false
  /// The batches that were begun in the tree; known at its top.
  var batches: [Batch] = []
  /// How many of them are open.
  var openBatches: Int { batches.filter(\.isOpen).count }
  /// Who is laid out or updated just now, from the outside in; known at the top of the tree.
  var running: [RunningPass] = []
}

extension LayoutNode {
  /// Whether the layout that runs is one of a fitting, whose frames are put back.
  package final var isBeingFitted: Bool { treeRoot.passes.isFitting }

  /// Asks for `layoutSubviews` in the next turn.
  public final func setNeedsLayout() {
    watch(.needsLayout)
    markNeedsLayout()
  }

  /// Whether this node, or one below it, waits for a layout or is being laid out: then the top of the
  /// tree is told when that has happened.
  package final var subtreeNeedsLayout: Bool { passes.subtreeNeedsLayout }

  /// The same where the engine asks.
  final func markNeedsLayout() {
    passes.needsLayout = true
    markSubtreeNeedsLayout()
  }

  /// Whether anything in the tree waits for a layout.
  package final var needsLayoutInTree: Bool {
    let root = treeRoot
    return root.passes.subtreeNeedsLayout || root.passes.subtreeNeedsUpdateConstraints
  }

  /// Asks for `updateConstraints` in the next turn; any number of calls make one.
  public final func setNeedsUpdateConstraints() {
    watch(.needsUpdateConstraints)
    passes.needsUpdateConstraints = true
    markSubtreeNeedsUpdateConstraints()
  }

  /// The same where a layout has shown what the constraints are made from.
  package final func updateConstraintsAgain() {
    passes.needsUpdateConstraints = true
    markSubtreeNeedsUpdateConstraints()
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

  final func markSubtreeNeedsLayout() {
    var node: LayoutNode? = self
    while let current = node, !current.passes.subtreeNeedsLayout {
      current.passes.subtreeNeedsLayout = true
      node = current.parent
    }
  }

  final func markSubtreeNeedsUpdateConstraints() {
    var node: LayoutNode? = self
    while let current = node, !current.passes.subtreeNeedsUpdateConstraints {
      current.passes.subtreeNeedsUpdateConstraints = true
      node = current.parent
    }
    markSubtreeNeedsLayout()
  }

  /// Runs the constraint pass of the subtree, from the leaves to this node.
  public final func updateConstraintsIfNeeded() {
    guard passes.subtreeNeedsUpdateConstraints else { return }
    passes.subtreeNeedsUpdateConstraints = false
    for child in children { child.updateConstraintsIfNeeded() }
    if passes.needsUpdateConstraints {
      passes.needsUpdateConstraints = false
      passes.isUpdatingConstraints = true
      run(.updateConstraints, under: treeRoot) { updateConstraints() }
      passes.isUpdatingConstraints = false
    }
  }

  /// Whether ``updateConstraints()`` is to be called in the next turn.
  public final var needsUpdateConstraints: Bool { passes.needsUpdateConstraints }

  /// Brings this view and what is in it up to date: the constraints of its tree from leaf to root, then
  /// frames from the top down, beginning with the highest view above it that waits for a layout.
  ///
  /// What waits elsewhere in the tree goes on waiting. At the top of a tree everything is laid out. What
  /// cannot settle within five solves is reported.
  public final func layoutIfNeeded() {
    let root = treeRoot
    guard root.needsLayoutInTree, !root.passes.isFitting else { return }
    let turn = LayoutTurn(top: root)
    // An island that is not up to date has its size from above.
    var island = self.island
    while !island.isUpToDateOutside, let next = island.parent?.island { island = next }
    guard island.liveEngine().layoutUntilSettled(in: turn, within: self) else { return }
    root.lastLayout = turn.summary
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

  /// The highest node from this one up to `top` that waits for a layout; this one where none does.
  final func topmostWaiting(below top: LayoutNode) -> LayoutNode {
    var highest = self
    var node: LayoutNode? = self
    while let current = node {
      if current.passes.needsLayout { highest = current }
      if current === top { break }
      node = current.parent
    }
    return highest
  }

  /// Finds out anew whether something waits below the nodes above this one.
  final func refreshWaitingAbove() {
    var node = parent
    while let current = node {
      current.passes.subtreeNeedsLayout = current.waits
      node = current.parent
    }
  }

  /// Takes back that this node, for itself, waits for a layout.
  final func cancelNeedsLayout() {
    passes.needsLayout = false
    passes.subtreeNeedsLayout = waits
    refreshWaitingAbove()
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
      run(.layoutSubviews, under: turn.top) { layoutSubviews() }
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

  /// Whether this node or one below it waits for a layout.
  private final var waits: Bool {
    if passes.needsLayout { return true }
    for child in children where child.passes.subtreeNeedsLayout { return true }
    return false
  }

  /// Gives the children the frames that the engine has for them.
  final func applySolvedFrames() {
    for child in children {
      guard let frame = child.solvedFrame else { continue }
      child.solvedFrame = nil
      child.applyFrame(frame)
    }
  }

  /// The engine of this island, made when it is first needed.
  final func liveEngine() -> LayoutEngine {
    if let engine { return engine }
    let made = LayoutEngine(root: self)
    engine = made
    return made
  }
}
