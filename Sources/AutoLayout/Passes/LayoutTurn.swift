/// One layout of an island and the islands inside it, from pending changes to settled frames.
@MainActor final class LayoutTurn {
  /// The root of the tree.
  let top: LayoutNode
  let tree: LayoutTree
  var summary = LayoutSummary()
  private var solves: [ObjectIdentifier: Int] = [:]
  private var engines: [LayoutEngine] = []
  private var unsettled: [LayoutEngine] = []
  /// The roots of the islands, retained in case they leave the tree during the layout.
  private var roots: [LayoutNode] = []

  init(in tree: LayoutTree) {
    self.tree = tree
    top = tree.root
  }

  /// Lays out a node and its waiting descendants, from the top down.
  func layOut(_ node: LayoutNode) {
    guard node.passes.subtreeNeedsLayout else { return }
    summary.visits += 1
    if node.passes.needsLayout {
      node.passes.needsLayout = false
      let wasInLayout = node.passes.isInLayout
      node.passes.isInLayout = true
      summary.layouts += 1
      tree.run(.layoutSubviews, of: node) {
        guard node.tellsOfLayout else { return node.layoutSubviews() }
        node.layoutDelegate?.willLayOut()
        node.layoutSubviews()
        node.layoutDelegate?.didLayOut()
      }
      node.passes.isInLayout = wasInLayout
    }
    for child in node.children {
      if !child.isLayoutIsland {
        layOut(child)
      } else if child.passes.subtreeNeedsLayout {
        LayoutEngine.of(child).layoutUntilSettled(in: self)
      }
    }
    // Marks set meanwhile on views that were already visited wait for the next round.
    node.passes.subtreeNeedsLayout = WaitingPath(node: node).waits
  }

  /// Returns whether an island may be solved once more; false if its budget is spent.
  func grantsSolve(to engine: LayoutEngine) -> Bool {
    let used = solves[ObjectIdentifier(engine), default: 0]
    if used == 0 {
      engines.append(engine)
      roots.append(engine.root)
    }
    solves[ObjectIdentifier(engine)] = used + 1
    return used < LayoutSummary.solveBudget
  }

  /// Stops laying out an island that does not settle, so that the islands around it can.
  func giveUp(_ engine: LayoutEngine) {
    engine.root.passes.subtreeNeedsLayout = false
    engine.root.passes.subtreeNeedsUpdateConstraints = false
    if !unsettled.contains(where: { $0 === engine }) { unsettled.append(engine) }
  }

  /// Reports the findings, and schedules another attempt for unsettled islands in the next turn.
  func finish() {
    for engine in engines { engine.reportAtEndOfTurn() }
    for engine in engines { engine.hasSettled = true }
    for engine in unsettled {
      engine.hasSettled = false
      let root = engine.root
      root.report(
        .didNotSettle(island: root.debugName, solves: LayoutSummary.solveBudget),
        while: NoticeCondition(.unsettled, in: root))
    }
    leaveUnsettled()
  }

  /// Schedules another attempt for unsettled islands in the next turn.
  func leaveUnsettled() {
    for engine in unsettled { WaitingPath(node: engine.root).markUpdateConstraints() }
  }
}
