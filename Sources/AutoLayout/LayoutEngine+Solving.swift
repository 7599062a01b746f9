internal import Cassowary

extension LayoutEngine {
  /// The number of solves within which a turn has to settle.
  static let solveBudget = 5

  /// Updates, solves and lays out until nothing waits any more, then reports what was noticed.
  func layoutUntilSettled(_ layout: () -> Void) {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    marginsWereReset = false
    for _ in 0..<Self.solveBudget {
      root.updateConstraintsIfNeeded()
      if isDirty { solve() }
      layout()
      if !isDirty, !root.passes.subtreeNeedsLayout, !root.passes.subtreeNeedsUpdateConstraints {
        return reportBroken()
      }
    }
    root.report(.didNotSettle(island: root.debugName, solves: Self.solveBudget))
    reportBroken()
  }

  /// Solves what has changed and hands the frames to the nodes.
  func solve() {
    do {
      if !needsRebuild { resetMarginsOnce() }
      try refreshIntrinsicSizes()
      if needsRebuild || !broken.isEmpty {
        try rebuild()
      } else {
        do { try applyPending() } catch .unsatisfiable { try rebuild() }
      }
      try solver.optimize()
    } catch {
      // Nothing a constraint says leads here; the next change starts over.
      pending = PendingChanges()
      needsRebuild = false
      root.report(.solverGaveUp(island: root.debugName, reason: "\(error)"))
      return
    }
    publish()
    if !needsRebuild { shrinkMargins() }
  }

  /// Applies the changes so that every step holds less than the last one: where one contradicts,
  /// the whole does.
  private func applyPending() throws(SolverError) {
    let changes = pending
    pending = PendingChanges()
    for row in changes.removed { try solver.remove(row) }
    for change in changes.priorities where change.priority != .required {
      try solver.setPriority(change.priority, of: change.constraint)
    }
    try solver.setConstants(changes.constants)
    for change in changes.priorities where change.priority == .required {
      try solver.setPriority(change.priority, of: change.constraint)
    }
    for constraint in changes.added {
      guard let first = constraint.firstItem, recordIndex[ObjectIdentifier(first)] != nil,
        constraint.owner.map({ recordIndex[ObjectIdentifier($0)] != nil }) ?? false,
        constraint.secondItem.map({ recordIndex[ObjectIdentifier($0)] != nil }) ?? true
      else {
        // A node takes part for the first time: its place in the tree decides its rank.
        try rebuild()
        return
      }
      if constraint.usesMargins { marginUsers.append(constraint) }
      try add(constraint)
      structureVersion += 1
    }
  }

  private func refreshIntrinsicSizes() throws(SolverError) {
    guard !needsRebuild else { return }
    let indices = pending.intrinsic.sorted()
    pending.intrinsic = []
    for index in indices where takesContentSize(index) {
      guard let size = records[index].node?.queryIntrinsicContentSize() else { continue }
      for axis in LayoutAxis.allCases {
        guard size[axis] != records[index].intrinsic[axis] else { continue }
        let had = records[index].intrinsic[axis] != nil
        records[index].intrinsic[axis] = size[axis]
        guard had, let length = size[axis] else {
          needsRebuild = true
          continue
        }
        let rows = records[index].rows[axis]
        for row in [rows.hugging, rows.compressionResistance] {
          if let row { pending.setConstant(-length, of: row) }
        }
        noteOwnSize(index, axis)
      }
    }
  }

  /// Hands the solved frames to the nodes; the parents of those that change apply them.
  private func publish() {
    for record in records where record.role == .solved {
      guard let node = record.node else { continue }
      let length = PerAxis.each { max(0, Snap.value(self.solver.value(of: record.extent[$0]))) }
      let place = PerAxis.each { axis in
        record.origin[axis].map { Snap.value(self.solver.value(of: $0)) } ?? 0
      }
      let frame = Rect(
        x: place.horizontal, y: place.vertical, width: length.horizontal, height: length.vertical)
      node.solvedFrame = nil
      if frame != node.frame {
        node.solvedFrame = frame
        node.parent?.setNeedsLayout()
      }
    }
    if fitting != nil { applyFittedRootSize() }
  }

  // MARK: - Margins

  /// Starts a turn from what fits the sizes that are known before solving, so that the answer does
  /// not depend on an earlier turn's.
  func resetMarginsOnce() {
    guard !marginsWereReset else { return }
    marginsWereReset = true
    setMargins { record, node in
      switch record.role {
      case .solved: node.margins.wanted
      case .fixed: node.fittedMargins(for: node.frame.size)
      case .root: node.fittedMargins(for: self.knownRootSize)
      }
    }
  }

  /// Shrinks the margins of views that turned out too small for them; they are solved again.
  private func shrinkMargins() {
    setMargins { record, node in
      let size = Size(
        width: Snap.value(self.solver.value(of: record.extent.horizontal)),
        height: Snap.value(self.solver.value(of: record.extent.vertical)))
      return node.fittedMargins(for: size)
    }
  }

  private func setMargins(_ margins: (EngineRecord, LayoutNode) -> EdgeInsets) {
    var seen: Set<ObjectIdentifier> = []
    for constraint in marginUsers {
      for item in [constraint.firstItem, constraint.secondItem] {
        guard let item, seen.insert(ObjectIdentifier(item)).inserted,
          let index = recordIndex[ObjectIdentifier(item)]
        else { continue }
        let fitted = margins(records[index], item)
        guard fitted != item.margins.effective else { continue }
        item.margins.effective = fitted
        refreshConstants(usingMarginsOf: item)
      }
    }
  }

  // MARK: - Reports

  private func reportBroken() {
    guard fitting == nil else { return }
    for constraint in shownBroken { constraint.isBroken = false }
    for (constraint, conflict) in broken {
      constraint.isBroken = true
      if !shownBroken.contains(where: { $0 === constraint }) { root.report(.conflict(conflict)) }
    }
    shownBroken = broken.map(\.constraint)
    reportSelfReferences()
  }
}
