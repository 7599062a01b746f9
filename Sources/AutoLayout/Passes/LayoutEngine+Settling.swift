extension LayoutEngine {
  /// Updates, solves and lays out until nothing waits any more around a node, as often as the turn
  /// grants; returns whether that was possible at all.
  @discardableResult func layoutUntilSettled(
    in turn: LayoutTurn, within node: LayoutNode? = nil
  ) -> Bool {
    guard !isLayingOut else { return false }
    isLayingOut = true
    defer { isLayingOut = false }
    while turn.grantsSolve(to: self) {
      root.updateConstraintsIfNeeded()
      if isDirty || system.exercise != nil {
        solve()
        turn.summary += takeWork()
      }
      let top = node?.topmostWaiting(below: root) ?? root
      top.layoutSubtree(in: turn)
      if top !== root { top.refreshWaitingAbove() }
      if !isDirty, !top.passes.subtreeNeedsLayout, !root.passes.subtreeNeedsUpdateConstraints {
        return true
      }
    }
    turn.giveUp(self)
    return true
  }

  /// Reports the contradictions that the last turn did not have.
  func reportConflicts() {
    guard !isFitting, !root.tree.isInBatch else { return }
    let new = system.broken.filter { !shownBroken.contains($0.key) }
    shownBroken = Set(system.broken.map(\.key))
    for constraint in new { ViewAlertForUnsatisfiableConstraints(constraint, in: root) }
    reportSelfReferences()
  }
}
