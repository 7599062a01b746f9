internal import Cassowary

extension LayoutEngine {
  /// Updates, solves and lays out until nothing waits any more around a node, as often as the turn
  /// grants; returns whether that was possible at all.
  @discardableResult func layoutUntilSettled(
    in turn: LayoutTurn, within node: LayoutNode? = nil
  ) -> Bool {
    guard !isLayingOut else { return false }
    isLayingOut = true
    self.turn = turn
    defer { isLayingOut = false }
    while turn.grantsSolve(to: self) {
      root.updateConstraintsIfNeeded()
      if isDirty || exercise != nil { solve() }
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

  /// Solves what has changed and hands the frames to the nodes.
  private func solve() {
    turn?.summary.solves += 1
    endExercise()
    parts = nil
    isDecided = false
    askNaturalSizes()
    do {
      try solveWithFollowers()
      try publish()
      // Who is still to be asked, after as many rounds as there are, is asked in the next solve.
      if !staleNodes.isEmpty { pending.hasChanged = true }
    } catch {
      // No constraint of ordinary size leads here; the next change starts over.
      pending = PendingChanges()
      needsRebuild = false
      hasGivenUp = true
      root.report(
        .solverGaveUp(island: root.debugName, reason: "\(error)"),
        while: Notice.Condition(of: root, about: "solver") { $0.hasGivenUp })
    }
  }

  /// Brings the solver up to date with the tree and what is pending.
  func apply() throws(SolverError) {
    if mustRebuild {
      try rebuild()
    } else {
      do { try applyPending() } catch .unsatisfiable { try rebuild() }
    }
    try solver.optimize()
    if mustPublishAll { return }
    for variable in solver.changedVariables where variable.number < variableOwners.count {
      touched.mark(variableOwners[variable.number])
    }
  }

  var mustRebuild: Bool { needsRebuild || hasGivenUp || !broken.isEmpty }

  /// Applies the changes; where one contradicts, the whole is built anew.
  private func applyPending() throws(SolverError) {
    let changes = pending
    pending = PendingChanges()
    if !(changes.added.isEmpty && changes.removed.isEmpty && changes.priorities.isEmpty) {
      structureVersion += 1
    }
    for row in changes.removed { try solver.remove(row) }
    for change in changes.priorities {
      try solver.setPriority(change.priority, of: change.constraint)
    }
    try solver.setConstants(changes.constants)
    for constraint in changes.added {
      // An item that takes part for the first time: its place in the tree decides its rank.
      guard try add(constraint) else { return try rebuild() }
    }
  }

  // MARK: - Reports

  /// Reports the contradictions that the last turn did not have.
  func reportConflicts() {
    guard fitting == nil, root.treeRoot.passes.openBatches == 0 else { return }
    let new = broken.filter { !shownBroken.contains($0.key) }
    shownBroken = Set(broken.map(\.key))
    for constraint in new { ViewAlertForUnsatisfiableConstraints(constraint, in: root) }
    reportSelfReferences()
  }
}
