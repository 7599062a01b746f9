internal import Cassowary

/// Keeps the constraints of one island solved: the bridge between nodes and the solver.
///
/// Changes are noted as they come and applied together when the island is laid out. Whatever
/// changes the tree, and whatever contradicts, is answered by building the system anew in the
/// canonical order, so that no history can show in the frames.
@MainActor final class LayoutEngine {
  /// It holds the engine, and may still ask it at its own end: a checked pointer would trap there.
  unowned(unsafe) let root: LayoutNode
  @exclusivity(unchecked) var solver = Solver()
  /// The items that take part, in tree order; the root is the first.
  @exclusivity(unchecked) var records: [EngineRecord] = []
  @exclusivity(unchecked) var recordIndex: [ObjectIdentifier: Int] = [:]
  /// The place of the record that a variable belongs to, by the variable's number.
  @exclusivity(unchecked) var variableOwners: [Int] = []
  /// The items and constraints that take part, as long as none comes or goes.
  @exclusivity(unchecked) var collected: (items: [LayoutItem], constraints: [LayoutConstraint])?
  /// What the nodes that take part have answered about their natural sizes.
  @exclusivity(unchecked) var naturalSizes: [ObjectIdentifier: NaturalSize] = [:]
  /// The places of nodes whose natural size was seen to follow their frame.
  @exclusivity(unchecked) var suspects = MarkedPlaces()
  /// The nodes that have to be asked again, as far as they are known.
  @exclusivity(unchecked) var staleNodes: [ItemLink] = []
  /// The solver's counterpart of each active constraint.
  @exclusivity(unchecked) var rows: [ObjectIdentifier: InstalledConstraint] = [:]
  @exclusivity(unchecked) var origins: [ObjectIdentifier: ConstraintOrigin] = [:]
  /// The constraints whose rows contain what is no variable.
  @exclusivity(unchecked) var dependents: [Dependence: [LayoutConstraint]] = [:]
  /// The margins and borders that rows use, in order of their first use.
  @exclusivity(unchecked) var marginsInOrder: [Dependence] = []
  @exclusivity(unchecked) var knownMargins: Set<Dependence> = []
  @exclusivity(unchecked) var usedMargins: [Dependence: UsedMargins] = [:]
  /// While the room for margins is looked for, they are variables.
  @exclusivity(unchecked) var marginsAreSoft = false
  /// The lengths that follow a superview's, in tree order.
  @exclusivity(unchecked) var followers: [(index: Int, axis: LayoutAxis)] = []
  /// Those for which the superview is too small: they are 0.
  @exclusivity(unchecked) var collapsed: Set<ViewLength> = []
  /// The active constraints that are left out, with the contradiction.
  @exclusivity(unchecked) var broken: [BrokenConstraint] = []
  /// Those that were left out at the end of the last turn.
  @exclusivity(unchecked) var shownBroken: Set<BrokenConstraint.Key> = []

  /// What the system falls into, as long as it is solved as it was.
  @exclusivity(unchecked) var parts: SystemParts?
  /// Whether constraints were found to decide every frame, as long as it is solved as it was.
  @exclusivity(unchecked) var isDecided = false
  /// Another solution that is shown in place of the solver's.
  @exclusivity(unchecked) var exercise: AmbiguityExercise?

  @exclusivity(unchecked) var pending = PendingChanges()
  @exclusivity(unchecked) var needsRebuild = true
  /// Nothing can be trusted after the solver gave up; the next change builds the system anew.
  @exclusivity(unchecked) var hasGivenUp = false
  /// Whether the last turn came to an end with it.
  @exclusivity(unchecked) var hasSettled = true
  /// The root's size is pinned to its frame, but while it is being fitted.
  let fitting: FittingTarget?
  @exclusivity(unchecked) var isLayingOut = false
  /// The turn that runs.
  weak var turn: LayoutTurn?
  /// A constraint or the tree was changed since the engine was made.
  @exclusivity(unchecked) var heardChange = false
  /// The places of records whose values have changed, or whose frames were overwritten, since frames
  /// were handed out.
  @exclusivity(unchecked) var touched = MarkedPlaces()
  @exclusivity(unchecked) var mustPublishAll = true
  /// Counts what may change which constraints fix a view.
  @exclusivity(unchecked) var structureVersion = 0

  init(root: LayoutNode, fitting: FittingTarget? = nil) {
    self.root = root
    self.fitting = fitting
  }

  var isDirty: Bool { needsRebuild || !pending.isEmpty }

  /// The place of an item among the ``records``; absent while they are out of date.
  func index(of item: LayoutItem) -> Int? { needsRebuild ? nil : place(of: item) }

  /// The same while they may be out of date.
  func place(of item: LayoutItem) -> Int? {
    let key = ObjectIdentifier(item)
    let slot = item.slot
    if slot >= 0, slot < records.count, records[slot].key == key { return slot }
    guard let place = recordIndex[key] else { return nil }
    item.slot = place
    return place
  }

  // MARK: - What has changed

  func setNeedsRebuild() {
    heardChange = true
    collected = nil
    needsRebuild = true
  }

  func activated(_ constraint: LayoutConstraint) {
    heardChange = true
    collected = nil
    // Its place in the order is found with those of all others.
    if constraint.isArranged { return needsRebuild = true }
    pending.added.append(constraint)
  }

  func deactivated(_ constraint: LayoutConstraint) {
    heardChange = true
    collected = nil
    broken.removeAll { $0.key == .user(ObjectIdentifier(constraint)) }
    shownBroken.remove(.user(ObjectIdentifier(constraint)))
    if let row = forget(constraint) {
      pending.remove(row)
      return
    }
    pending.added.removeFromNearerEnd(constraint)
    if constraint.priority == .required {
      // Without this one, others that were left out may fit.
      needsRebuild = true
    }
  }

  func constantChanged(of constraint: LayoutConstraint) {
    heardChange = true
    pending.hasChanged = true
    if let installed = rows[ObjectIdentifier(constraint)] {
      pending.setConstant(installed.base - constraint.constant, of: installed.row)
    }
  }

  /// Something has changed that rows contain.
  func dependenceChanged(_ dependence: Dependence) {
    if case .margins = dependence {
      // What there is room for is found when it is solved.
      if usedMargins[dependence] != nil { pending.hasChanged = true }
      return
    }
    do { try refreshRows(dependingOn: dependence) } catch { needsRebuild = true }
  }

  /// Finds the constants of rows anew. Where another view's baseline counts now, or another part of
  /// the view, the rows are other ones.
  func refreshRows(dependingOn dependence: Dependence) throws(SolverError) {
    guard !needsRebuild else { return }
    for constraint in dependents[dependence] ?? [] {
      let key = ObjectIdentifier(constraint)
      guard let row = rows[key]?.row else { continue }
      pending.hasChanged = true
      guard let sum = try rowExpression(of: constraint), sum.terms == row.expression.terms else {
        needsRebuild = true
        return
      }
      rows[key]?.base = sum.constant
      pending.setConstant(sum.constant - constraint.constant, of: row)
    }
  }

  func priorityChanged(of constraint: LayoutConstraint) {
    heardChange = true
    pending.hasChanged = true
    if let row = rows[ObjectIdentifier(constraint)]?.row {
      pending.priorities.append((row, Priority(constraint.priority)))
    }
  }

  /// A frame was set by hand, where that is authoritative.
  func fixedFrameChanged(of node: LayoutNode) {
    guard let index = index(of: node), records[index].role == .fixed else { return }
    pending.hasChanged = true
    guard node.autoresizingMask == [] else {
      // It follows the superview from another place on.
      needsRebuild = true
      return
    }
    refreshFixedRows(of: node, at: index)
  }

  /// A frame has followed that of its superview.
  func fixedFrameFollowed(of node: LayoutNode) {
    guard let index = index(of: node), records[index].role == .fixed,
      !(node.container.map { place(of: $0) != nil } ?? false)
    else { return }
    pending.hasChanged = true
    refreshFixedRows(of: node, at: index)
  }

  private func refreshFixedRows(of node: LayoutNode, at index: Int) {
    for axis in LayoutAxis.allCases {
      let lines = fixedLines(of: node, records[index], axis)
      if let row = records[index].rows[axis].origin {
        pending.setConstant(-lines.origin.constant, of: row)
      }
      if let row = records[index].rows[axis].extent {
        pending.setConstant(-lines.length.constant, of: row)
      }
    }
  }

  /// A frame that constraints decide was set by hand: it is given again.
  func solvedFrameChanged(of node: LayoutNode) {
    pending.hasChanged = true
    if let index = index(of: node) { touched.mark(index) }
    root.markSubtreeNeedsLayout()
  }

  /// The size suggested from outside: an ordinary change of two constants.
  func rootFrameChanged() {
    guard fitting == nil else { return }
    if !needsRebuild, let record = records.first {
      for axis in LayoutAxis.allCases {
        if let row = record.rows[axis].extent {
          pending.setConstant(-record.alignmentLength(of: root.frame, axis), of: row)
        }
      }
    }
    root.markSubtreeNeedsLayout()
  }
}
