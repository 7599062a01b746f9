internal import Cassowary

/// Keeps the constraints of one island solved: the bridge between nodes and the solver.
///
/// Changes are noted as they come and applied together when the island is laid out. Whatever
/// changes the tree, and whatever contradicts, is answered by building the system anew in the
/// canonical order, so that no history can show in the frames.
@MainActor final class LayoutEngine {
  /// The root owns the engine and may call it in its deinit, where a checked reference traps.
  var root: LayoutNode { rootReference.object }
  private let rootReference: UncountedReference<LayoutNode>
  /// What the root's size is pulled to while it is fitted; absent where the root's frame is given.
  let fitting: FittingTarget?
  let isFitting: Bool
  /// The system as it was last brought up to date.
  var system: LayoutSystem
  /// Changes that wait for the next solve.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var pending = PendingChanges()
  /// Whether the system is to be built anew.
  var needsRebuild = true
  /// The items and constraints that take part, as long as none comes or goes.
  var participants: Participants?
  /// What the nodes that take part have answered about their natural sizes.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var naturalSizes = NaturalSizes()
  /// The keys of the constraints that were left out at the end of the last turn.
  var shownBroken: Set<LeftOutKey> = []
  /// Counts what may change which constraints fix a view.
  private(set) var structureVersion = 0
  /// Nothing can be trusted after the solver gave up; the next change builds the system anew.
  private(set) var hasGivenUp = false
  /// Whether the last turn came to an end with it.
  var hasSettled = true
  var isLayingOut = false
  /// A constraint or the tree was changed since the engine was made.
  var heardChange = false

  init(root: LayoutNode, fitting: FittingTarget? = nil) {
    rootReference = UncountedReference(root)
    self.fitting = fitting
    isFitting = fitting != nil
    system = LayoutSystem(items: [], of: root, fitting: fitting)
  }

  var isDirty: Bool { needsRebuild || !pending.isEmpty }

  /// The record of an item; absent where it takes no part, and while the system is to be built anew.
  func record(of item: LayoutItem) -> EngineRecord? {
    needsRebuild ? nil : system.records.record(of: item)
  }

  // MARK: - Solving

  /// Solves what has changed and hands the frames to the nodes; counts what that takes.
  func solve(counting work: inout LayoutSummary) {
    work.solves += 1
    endExercise()
    system.cachedAnswers = CachedAnswers()
    do {
      askNaturalSizes(counting: &work)
      try solveSystem(counting: &work)
      try publish(counting: &work)
      // Who is still to be asked, after as many rounds as there are, is asked in the next solve.
      if !naturalSizes.stale.isEmpty { pending.hasChanged = true }
    } catch {
      // No constraint of ordinary size leads here; the next change starts over.
      pending = PendingChanges()
      needsRebuild = false
      hasGivenUp = true
      root.report(
        .solverGaveUp(island: root.debugName, reason: "\(error)"),
        while: Notice.Condition(.solverGaveUp, in: root))
    }
  }

  /// Solves with the insets that there is room for, and with lengths of 0 where a superview is too small for what
  /// follows it. Neither is a linear relation.
  ///
  /// The room follows from sizes that follow from the insets. First all insets are whole, but for those of known
  /// sizes. Where required constraints contradict, the sizes are found with insets that yield to everything required.
  /// What does not fit into the sizes then shrinks, and what contradicts now, does so for another reason than the
  /// insets.
  ///
  /// Lengths that follow a superview's are free to be negative at first; those that are, are 0 in the next try. It
  /// always begins anew, so that no size before shows in the frames.
  private func solveSystem(counting work: inout LayoutSummary) throws(SolverError) {
    var collapsed: Set<ViewLength> = []
    if !system.collapsed.isEmpty { needsRebuild = true }
    while true {
      try bringUpToDate(.whole, collapsed, counting: &work)
      if !system.insets.order.isEmpty {
        if !system.broken.isEmpty, system.insets.includeLaidOut(in: system) {
          needsRebuild = true
          try bringUpToDate(.variable, collapsed, counting: &work)
          needsRebuild = true
        }
        try bringUpToDate(system.insets.found(in: system), collapsed, counting: &work)
      }
      if system.followers.isEmpty { return }
      let negative = system.negativeFollowers
      if negative.isEmpty { return }
      collapsed.formUnion(negative)
      needsRebuild = true
    }
  }

  /// Brings the system up to date with the tree and what is pending, and solves it.
  private func bringUpToDate(
    _ room: YieldingInsets.Room, _ collapsed: Set<ViewLength>, counting work: inout LayoutSummary
  ) throws(SolverError) {
    if !needsRebuild, !system.insets.order.isEmpty {
      for key in system.insets.take(room, in: system) { refresh(dependingOn: key) }
      // There was room for all: the sizes that say so are those of the solution.
      if case .found = room, !isDirty { return }
    }
    var isApplied = false
    if !needsRebuild, !hasGivenUp, system.broken.isEmpty {
      do { isApplied = try applyPending() } catch .unsatisfiable { isApplied = false }
    }
    if !isApplied {
      work.rebuilds += 1
      try rebuild(room, collapsed)
    }
    try system.optimize()
  }

  private func rebuild(
    _ room: YieldingInsets.Room, _ collapsed: Set<ViewLength>
  ) throws(SolverError) {
    let participants = participants ?? Participants(of: root)
    self.participants = nil
    if fitting == nil {
      for guide in participants.unmentionedGuides { guide.solvedFrame = .zero }
    }
    structureVersion += 1
    needsRebuild = false
    hasGivenUp = false
    pending = PendingChanges()
    naturalSizes.forget(exceptOf: participants.items)
    system = try LayoutSystem.build(
      from: participants, of: root, fitting: fitting, insets: YieldingInsets(room),
      collapsed: collapsed, naturalSizes: naturalSizes)
  }

  /// Applies the changes; returns false where an item takes part for the first time: its place in the tree decides
  /// its rank.
  private func applyPending() throws(SolverError) -> Bool {
    let changes = pending
    pending = PendingChanges()
    if changes.changeStructure { structureVersion += 1 }
    for constraint in changes.removed { try system.solver.remove(constraint) }
    for change in changes.priorities {
      try system.solver.setPriority(change.priority, of: change.constraint)
    }
    try system.solver.setConstants(changes.constants)
    for constraint in changes.added {
      guard try system.install(constraint) else { return false }
    }
    return true
  }
}
