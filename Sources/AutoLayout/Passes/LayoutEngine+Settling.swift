extension LayoutEngine {
  /// The engine of an island, made when it is first needed.
  static func of(_ island: LayoutNode) -> LayoutEngine {
    if let engine = island.engine as? LayoutEngine { return engine }
    let made = LayoutEngine(root: island)
    island.engine = made
    return made
  }

  /// Updates, solves and lays out until nothing waits any more around a node, as often as the turn
  /// grants; returns whether that was possible at all.
  @discardableResult func layoutUntilSettled(
    in turn: LayoutTurn, within node: LayoutNode? = nil
  ) -> Bool {
    guard !isLayingOut else { return false }
    isLayingOut = true
    defer { isLayingOut = false }
    while turn.grantsSolve(to: self) {
      turn.tree.updateConstraints(in: root)
      if isDirty || system.exercise != nil {
        var work = turn.summary
        solve(counting: &work)
        turn.summary = work
      }
      let top = topmostWaiting(above: node)
      turn.layOut(top)
      if top !== root { WaitingPath(node: top).refreshAbove() }
      if !isDirty, !top.passes.subtreeNeedsLayout, !root.passes.subtreeNeedsUpdateConstraints {
        return true
      }
    }
    turn.giveUp(self)
    return true
  }

  /// The highest node of the island that waits for a layout, from the root down to a node; this node where none
  /// does.
  private func topmostWaiting(above node: LayoutNode?) -> LayoutNode {
    var highest = node
    var ancestor = node
    while let current = ancestor {
      if current.passes.needsLayout { highest = current }
      if current === root { break }
      ancestor = current.parent
    }
    return highest ?? root
  }

  /// Reports what is so at the end of a turn, and was not at that of the last one.
  func reportAtEndOfTurn() {
    guard !isFitting, !root.tree.isInBatch else { return }
    let new = system.broken.filter { !shownBroken.contains($0.key) }
    shownBroken = Set(system.broken.map(\.key))
    for constraint in new { ViewAlertForUnsatisfiableConstraints(constraint, in: root) }
    reportSelfReferences()
  }
}
