/// What of a node, or below it, waits for the next turn.
struct PassFlags {
  var needsLayout = true
  var subtreeNeedsLayout = true
  var needsUpdateConstraints = false
  var subtreeNeedsUpdateConstraints = false
  var isInLayout = false
  /// Whether something in the tree is being fitted; known at its top.
  var isFitting = false
}

extension LayoutNode {
  /// Whether the layout that runs is one of a fitting, whose frames are put back.
  package final var isBeingFitted: Bool { treeRoot.passes.isFitting }

  /// Asks for `layoutSubviews` in the next turn.
  public final func setNeedsLayout() {
    passes.needsLayout = true
    markSubtreeNeedsLayout()
  }

  /// Whether anything in the tree waits for a layout.
  public final var needsLayoutInTree: Bool {
    let root = treeRoot
    return root.passes.subtreeNeedsLayout || root.passes.subtreeNeedsUpdateConstraints
  }

  /// Asks for `updateConstraints` in the next turn; any number of calls make one.
  public final func setNeedsUpdateConstraints() {
    passes.needsUpdateConstraints = true
    markSubtreeNeedsUpdateConstraints()
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
      updateConstraints()
    }
  }

  /// Brings the whole tree up to date: constraints from leaf to root, then frames from root to
  /// leaf. What cannot settle within five solves is reported.
  public final func layoutIfNeeded() {
    let root = treeRoot
    let engine = root.liveEngine()
    guard root.needsLayoutInTree, !engine.isLayingOut, !root.passes.isFitting else { return }
    let turn = LayoutTurn()
    engine.layoutUntilSettled(in: turn)
    turn.finish()
  }

  /// Lays out this node and what is below it, from the top down.
  final func layoutSubtree(in turn: LayoutTurn) {
    guard passes.subtreeNeedsLayout else { return }
    if passes.needsLayout {
      passes.needsLayout = false
      let wasInLayout = passes.isInLayout
      passes.isInLayout = true
      layoutSubviews()
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
    passes.subtreeNeedsLayout =
      passes.needsLayout || children.contains { $0.passes.subtreeNeedsLayout }
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
