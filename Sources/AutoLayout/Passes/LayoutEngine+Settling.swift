extension LayoutEngine {
  /// Returns the engine of an island, created at the first call.
  static func of(_ island: LayoutNode) -> LayoutEngine {
    if let engine = island.engine as? LayoutEngine { return engine }
    let made = LayoutEngine(root: island)
    island.engine = made
    return made
  }

  /// Updates constraints, solves and lays out until nothing near the node waits, or the turn has no
  /// solves left for the island.
  ///
  /// - Returns: False if the island is being laid out already.
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

  /// Returns the highest waiting node on the path from a node up to the root; the node itself if none waits.
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

  /// Reports the constraints that are left out at the end of this turn and were not left out at the end of the last.
  func reportAtEndOfTurn() {
    guard !isFitting, !root.tree.isInBatch else { return }
    let new = system.broken.filter { !shownBroken.contains($0.key) }
    shownBroken = Set(system.broken.map(\.key))
    for constraint in new { ViewAlertForUnsatisfiableConstraints(constraint, in: root) }
    reportSelfReferences()
  }
}
