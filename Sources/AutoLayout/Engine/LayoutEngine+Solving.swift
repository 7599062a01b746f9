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

  /// The size of an item's frame in the last solution.
  func solvedSize(of record: EngineRecord) -> Size {
    let insets = record.alignment
    let extent = record.extent
    return Size(
      width: insets.left + insets.right + max(0, solvedValue(of: extent.horizontal)),
      height: insets.top + insets.bottom + max(0, solvedValue(of: extent.vertical)))
  }

  /// Hands the solved frames to the nodes; the parents of those that change apply them.
  func publish() throws(SolverError) {
    let indices = mustPublishAll ? Array(records.indices) : touched.sorted
    mustPublishAll = false
    touched.removeAll()
    var changed: [(node: LayoutNode, frame: Rect)] = []
    for index in indices where index < records.count {
      let record = records[index]
      guard record.role == .solved || record.role == .guide else { continue }
      let frame = solvedFrame(of: record)
      guard frame.isFinite else { throw .nonFiniteNumber(.infinity) }
      if let node = record.node {
        node.solvedFrame = nil
        if frame != node.frame { changed.append((node, frame)) }
      } else if let guide = record.item as? LayoutGuide, frame != guide.solvedFrame {
        guide.solvedFrame = frame
        guide.container?.markNeedsLayout()
      }
    }
    turn?.summary.frames += changed.count
    for (node, frame) in changed {
      node.solvedFrame = frame
      node.parent?.markNeedsLayout()
    }
    if fitting != nil, let record = records.first {
      root.applyFrame(Rect(origin: root.frame.origin, size: solvedSize(of: record)))
    }
  }

  private func solvedFrame(of record: EngineRecord) -> Rect {
    let origin = record.origin
    let insets = record.alignment
    return Rect(
      origin: Point(
        x: solvedValue(of: origin.horizontal) - insets.left,
        y: solvedValue(of: origin.vertical) - insets.top),
      size: solvedSize(of: record))
  }

  private func solvedValue(of variable: Variable?) -> Double {
    guard let variable else { return 0 }
    return Snap.value(value(of: variable))
  }

  // MARK: - Reports

  /// Reports the contradictions that the last turn did not have.
  func reportConflicts() {
    guard fitting == nil, root.treeRoot.passes.openBatches == 0 else { return }
    for constraint in broken where !shownBroken.contains(constraint.key) {
      ViewAlertForUnsatisfiableConstraints(constraint, in: root)
    }
    shownBroken = Set(broken.map(\.key))
    reportSelfReferences()
  }
}
