internal import Cassowary

/// Changes from nodes and constraints. They wait for the next solve.
extension LayoutEngine {
  func note(_ change: LayoutChange) {
    // A system that was not solved may lack the object of the change.
    if hasGivenUp, !needsRebuild { setNeedsRebuild() }
    switch change {
    case .structure: setNeedsRebuild()
    case .activated(let constraint): activated(constraint)
    case .deactivated(let constraint): deactivated(constraint)
    case .constant(let constraint): constantChanged(of: constraint)
    case .priority(let constraint): priorityChanged(of: constraint)
    case .contentPriority(let node, let axis): contentPriorityChanged(of: node, axis)
    case .naturalSize(let node):
      naturalSizes.stale.append(node.link)
      pending.hasChanged = true
    case .content: pending.hasChanged = true
    case .dependence(let dependence): dependenceChanged(dependence)
    case .additionalSafeArea: heardChange = true
    case .rootFrame: rootFrameChanged()
    case .fixedFrame(let node): fixedFrameChanged(of: node)
    case .followingFrame(let node): fixedFrameFollowed(of: node)
    case .solvedFrame(let node): solvedFrameChanged(of: node)
    }
  }

  private func setNeedsRebuild() {
    heardChange = true
    participants = nil
    needsRebuild = true
  }

  private func activated(_ constraint: LayoutConstraint) {
    heardChange = true
    participants = nil
    // The ranks of a stack's constraints are found together, when the system is rebuilt.
    if constraint.isArranged { return needsRebuild = true }
    pending.added.append(constraint)
  }

  private func deactivated(_ constraint: LayoutConstraint) {
    heardChange = true
    participants = nil
    let key = LeftOutKey.user(ObjectIdentifier(constraint))
    system.broken.removeAll { $0.key == key }
    shownBroken.remove(key)
    if let installed = system.forget(constraint) {
      pending.remove(installed)
      return
    }
    pending.added.removeFromNearerEnd(constraint)
    if constraint.priority == .required {
      // Without this constraint, others that were left out may fit.
      needsRebuild = true
    }
  }

  private func constantChanged(of constraint: LayoutConstraint) {
    heardChange = true
    pending.hasChanged = true
    if let installed = system.installed[ObjectIdentifier(constraint)] {
      pending.setConstant(installed.base - constraint.countedConstant, of: installed.constraint)
    }
  }

  private func priorityChanged(of constraint: LayoutConstraint) {
    heardChange = true
    pending.hasChanged = true
    if let installed = system.installed[ObjectIdentifier(constraint)]?.constraint {
      pending.priorities.append((installed, Priority(constraint.priority)))
    }
  }

  /// Records a change of a node's hugging or compression resistance. Optional constraints change in place.
  private func contentPriorityChanged(of node: LayoutNode, _ axis: LayoutAxis) {
    heardChange = true
    guard let own = record(of: node)?.constraints[axis] else { return setNeedsRebuild() }
    guard let hugging = own.hugging, let resistance = own.compressionResistance,
      let oldHugging = system.solver.priority(of: hugging),
      let oldResistance = system.solver.priority(of: resistance)
    else { return setNeedsRebuild() }
    let changes = [
      (hugging, oldHugging, Priority(node.contentHuggingPriority(for: axis))),
      (resistance, oldResistance, Priority(node.contentCompressionResistancePriority(for: axis))),
    ]
    // Required intrinsic lengths have a place of their own in the canonical order.
    if changes.contains(where: { $1 == .required || $2 == .required }) { return setNeedsRebuild() }
    pending.hasChanged = true
    for (constraint, _, priority) in changes { pending.priorities.append((constraint, priority)) }
  }

  /// Applies a change of a value from which expressions were computed.
  private func dependenceChanged(_ dependence: Dependence) {
    if case .insets(let kind, _) = dependence, kind.yields {
      // The solve determines the available room.
      if system.insets.contains(dependence) { pending.hasChanged = true }
      return
    }
    refresh(dependingOn: dependence)
  }

  /// Recomputes the constants of constraints. If a constraint's terms would change, because another view
  /// provides a baseline, the system is rebuilt.
  func refresh(dependingOn dependence: Dependence) {
    guard !needsRebuild else { return }
    for constraint in system.dependents[dependence] ?? [] {
      guard system.installed[ObjectIdentifier(constraint)] != nil else { continue }
      pending.hasChanged = true
      guard let (installed, constant) = system.refresh(constraint) else {
        needsRebuild = true
        return
      }
      pending.setConstant(constant, of: installed)
    }
  }

  // MARK: - Frames

  /// Applies a change of an explicit frame.
  private func fixedFrameChanged(of node: LayoutNode) {
    guard let record = record(of: node), record.role == .fixed else { return }
    pending.hasChanged = true
    guard node.autoresizingMask == [] else {
      // The new frame is the new start of autoresizing, so the linear functions change.
      needsRebuild = true
      return
    }
    refreshFixedFrame(of: node, record)
  }

  /// Applies a change of a frame that followed its superview's frame.
  private func fixedFrameFollowed(of node: LayoutNode) {
    guard let record = record(of: node), record.role == .fixed,
      !(node.container.map { system.records.place(of: $0) != nil } ?? false)
    else { return }
    pending.hasChanged = true
    refreshFixedFrame(of: node, record)
  }

  private func refreshFixedFrame(of node: LayoutNode, _ record: EngineRecord) {
    for axis in LayoutAxis.allCases {
      let lines = system.frameLines(of: node, record, axis)
      if let origin = record.constraints[axis].origin {
        pending.setConstant(-lines.origin.constant, of: origin)
      }
      if let extent = record.constraints[axis].extent {
        pending.setConstant(-lines.length.constant, of: extent)
      }
    }
  }

  /// Marks a frame that was set although constraints decide it. The next solve replaces it.
  private func solvedFrameChanged(of node: LayoutNode) {
    pending.hasChanged = true
    if !needsRebuild, let place = system.records.place(of: node) { system.moved.marked.mark(place) }
    WaitingPath(node: root).markLayout()
  }

  /// Applies a new size of the root: a change of two constants.
  private func rootFrameChanged() {
    guard fitting == nil else { return }
    if !needsRebuild, let record = system.records.all.first {
      for axis in LayoutAxis.allCases {
        if let extent = record.constraints[axis].extent {
          pending.setConstant(-record.alignmentLength(of: root.frame, axis), of: extent)
        }
      }
    }
    WaitingPath(node: root).markLayout()
  }
}
