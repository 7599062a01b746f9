internal import Cassowary

extension LayoutEngine {
  /// Updates, solves and lays out until nothing waits any more, as often as the turn grants.
  func layoutUntilSettled(in turn: LayoutTurn) {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    while turn.grantsSolve(to: self) {
      root.updateConstraintsIfNeeded()
      if isDirty { solve() }
      root.layoutSubtree(in: turn)
      let passes = root.passes
      if !isDirty, !passes.subtreeNeedsLayout, !passes.subtreeNeedsUpdateConstraints { return }
    }
    turn.giveUp(self)
  }

  /// Solves what has changed and hands the frames to the nodes.
  private func solve() {
    askNaturalSizes()
    do {
      try solveWithMargins()
      try publish()
      // Who is still to be asked, after as many rounds as there are, is asked in the next solve.
      if records.contains(where: { takesContentSize($0.role) && $0.node?.content.isStale ?? false })
      {
        pending.hasChanged = true
      }
    } catch {
      // No constraint of ordinary size leads here; the next change starts over.
      pending = PendingChanges()
      needsRebuild = false
      hasGivenUp = true
      root.report(.solverGaveUp(island: root.debugName, reason: "\(error)"))
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
      // A node that takes part for the first time: its place in the tree decides its rank.
      guard let expression = rowExpression(of: constraint) else { return try rebuild() }
      try add(expression, of: constraint)
    }
  }

  /// The length of a node along both axes in the last solution.
  func solvedSize(of record: EngineRecord) -> Size {
    Size(
      width: max(0, Snap.value(solver.value(of: record.extent.horizontal))),
      height: max(0, Snap.value(solver.value(of: record.extent.vertical))))
  }

  /// Hands the solved frames to the nodes; the parents of those that change apply them.
  private func publish() throws(SolverError) {
    var changed: [(node: LayoutNode, frame: Rect)] = []
    for record in records where record.role == .solved {
      guard let node = record.node else { continue }
      let place = PerAxis.each { axis in
        record.origin[axis].map { Snap.value(self.solver.value(of: $0)) } ?? 0
      }
      let frame = Rect(
        origin: Point(x: place.horizontal, y: place.vertical), size: solvedSize(of: record))
      guard frame.isFinite else { throw .nonFiniteNumber(.infinity) }
      node.solvedFrame = nil
      if frame != node.frame { changed.append((node, frame)) }
    }
    for (node, frame) in changed {
      node.solvedFrame = frame
      node.parent?.setNeedsLayout()
    }
    if fitting != nil, let record = records.first {
      root.applyFrame(Rect(origin: root.frame.origin, size: solvedSize(of: record)))
    }
  }

  // MARK: - Reports

  /// Reports the contradictions that the last turn did not have.
  func reportConflicts() {
    guard fitting == nil else { return }
    for (constraint, conflict) in broken
    where !shownBroken.contains(where: { $0 === constraint }) {
      root.report(.conflict(conflict))
    }
    shownBroken = broken.map(\.constraint)
    reportSelfReferences()
  }
}
