internal import Cassowary

/// The solver of one island's constraints: it connects nodes and the Cassowary solver.
///
/// Changes are collected and applied together in a layout. A change of the tree, and a contradiction, are
/// handled by a rebuild of the system in the canonical order, so the frames do not depend on history.
@MainActor final class LayoutEngine {
  /// The root. It owns the engine and may call it in its deinit, in which a checked reference would trap.
  var root: LayoutNode { rootReference.object }
  private let rootReference: UncountedReference<LayoutNode>
  /// The target size of the root in a fitting; nil if the root's frame is given.
  let fitting: FittingTarget?
  let isFitting: Bool
  /// A hypothetical change; nil for the engine of a layout.
  private let supposition: HypotheticalChange?
  /// The system as of the last update.
  var system: LayoutSystem
  /// The changes that wait for the next solve.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var pending = PendingChanges()
  /// Whether the system has to be rebuilt.
  var needsRebuild = true
  /// The participating items and constraints, cached until one is added or removed.
  var participants: Participants?
  /// The intrinsic sizes of the participating nodes.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var naturalSizes = NaturalSizes()
  /// The keys of the constraints that were left out at the end of the last turn.
  var shownBroken: Set<LeftOutKey> = []
  /// A number that increases with each change that may affect which constraints fix a view.
  private(set) var structureVersion = 0
  /// Whether the solver gave up, which makes its values unusable; the next change rebuilds the system.
  private(set) var hasGivenUp = false
  /// Whether the island settled in the last turn.
  var hasSettled = true
  var isLayingOut = false
  /// The number of solves so far.
  private(set) var solveCount = 0
  /// Whether a constraint or the tree has changed since the engine was created.
  var heardChange = false

  init(
    root: LayoutNode, fitting: FittingTarget? = nil,
    supposing supposition: HypotheticalChange? = nil
  ) {
    rootReference = UncountedReference(root)
    self.fitting = fitting
    isFitting = fitting != nil
    self.supposition = supposition
    system = LayoutSystem(items: [], of: root, fitting: fitting)
  }

  var isDirty: Bool { needsRebuild || !pending.isEmpty }

  /// Returns the record of an item; nil if the item does not take part or the system has to be rebuilt.
  func record(of item: LayoutItem) -> EngineRecord? {
    needsRebuild ? nil : system.records.record(of: item)
  }

  // MARK: - Solving

  /// Solves the pending changes, publishes the frames, and counts the work.
  func solve(counting work: inout LayoutSummary) {
    work.solves += 1
    solveCount += 1
    endExercise()
    system.cachedAnswers = CachedAnswers()
    do {
      askNaturalSizes(counting: &work)
      try solveSystem(counting: &work)
      try publish(counting: &work)
      // Queries that remain after the maximal number of rounds are made in the next solve.
      if !naturalSizes.stale.isEmpty { pending.hasChanged = true }
    } catch {
      // No constraint of ordinary size leads here. The next change, whatever it is, rebuilds the system.
      pending = PendingChanges()
      needsRebuild = false
      hasGivenUp = true
      root.report(
        .solverGaveUp(island: root.debugName, reason: "\(error)"),
        while: NoticeCondition(.solverGaveUp, in: root))
    }
  }

  /// Solves with insets limited to the available room, and with lengths of 0 for views that autoresize with a
  /// superview that is too small. Neither is a linear relation.
  ///
  /// The room depends on sizes, which depend on the insets. In the first solve all insets are whole, except
  /// those of views whose sizes are known. If required constraints contradict each other, a second solve uses
  /// insets that yield to all required constraints, to find the sizes. The insets are then limited to the
  /// room in these sizes; a contradiction that remains has another reason.
  ///
  /// Lengths that follow a superview's may be negative in the first attempt. Those are 0 in the next one.
  /// Each attempt starts from the beginning, so earlier sizes do not affect the frames.
  func solveSystem(counting work: inout LayoutSummary) throws(SolverError) {
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

  /// Updates the system after changes of the tree and the pending changes, and solves it.
  private func bringUpToDate(
    _ room: YieldingInsets.Room, _ collapsed: Set<ViewLength>, counting work: inout LayoutSummary
  ) throws(SolverError) {
    if !needsRebuild, !system.insets.order.isEmpty {
      for key in system.insets.take(room, in: system) { refresh(dependingOn: key) }
      // No inset is limited, so the sizes in the present solution confirm the room.
      if case .found = room, !isDirty { return }
    }
    if !needsRebuild, !hasGivenUp, system.broken.isEmpty {
      do {
        if try applyPending() { return try system.optimize() }
      } catch {
        // A rebuild leaves out contradicting constraints. It may also solve what could not be solved in place,
        // since the result does not depend on earlier states.
      }
    }
    work.rebuilds += 1
    try rebuild(room, collapsed)
    try system.optimize()
  }

  private func rebuild(
    _ room: YieldingInsets.Room, _ collapsed: Set<ViewLength>
  ) throws(SolverError) {
    let participants = participants ?? Participants(of: root, supposing: supposition)
    self.participants = nil
    if fitting == nil, supposition == nil {
      for guide in participants.unmentionedGuides { guide.solvedFrame = .zero }
    }
    structureVersion += 1
    needsRebuild = false
    hasGivenUp = false
    pending = PendingChanges()
    naturalSizes.forget(exceptOf: participants.items)
    system = try LayoutSystem.build(
      from: participants, of: root, fitting: fitting, insets: YieldingInsets(room),
      collapsed: collapsed, naturalSizes: naturalSizes, supposing: supposition)
  }

  /// Applies the pending changes.
  ///
  /// - Returns: False if an item takes part for the first time. The system then has to be rebuilt, since the rank of
  ///   an item depends on its place in the tree.
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
