internal import Cassowary

/// Keeps the constraints of one island solved: the bridge between nodes and the solver.
///
/// Changes are noted as they come and applied together when the island is laid out. Whatever
/// changes the tree, and whatever contradicts, is answered by building the system anew in the
/// canonical order, so that no history can show in the frames.
@MainActor final class LayoutEngine {
  unowned let root: LayoutNode
  var solver = Solver()
  /// The nodes that take part, in tree order; the root is the first.
  var records: [EngineRecord] = []
  var recordIndex: [ObjectIdentifier: Int] = [:]
  /// The solver's counterpart of each active constraint.
  var rows: [ObjectIdentifier: Constraint] = [:]
  var origins: [ObjectIdentifier: ConstraintOrigin] = [:]
  /// The constraints whose constants contain margins.
  var marginUsers: [LayoutConstraint] = []
  /// The active constraints that are left out, with the contradiction.
  var broken: [(constraint: LayoutConstraint, conflict: LayoutConflict)] = []
  /// Those that were left out at the end of the last turn.
  var shownBroken: [LayoutConstraint] = []

  var pending = PendingChanges()
  var needsRebuild = true
  /// The root's size is pinned to its frame, but while it is being fitted.
  var fitting: FittingTarget?
  var isLayingOut = false
  /// Counts what may change which constraints fix a view; for what is checked once a structure.
  var structureVersion = 0
  var selfReferenceCandidates: [SelfReferenceCandidate] = []
  var checkedSelfReferences: [SelfReferenceCandidate: Int] = [:]
  /// Whether this turn has started from the margins that are wanted.
  var marginsWereReset = false

  init(root: LayoutNode) {
    self.root = root
  }

  var isDirty: Bool { needsRebuild || !pending.isEmpty }

  func index(of node: LayoutNode) -> Int? {
    needsRebuild ? nil : recordIndex[ObjectIdentifier(node)]
  }

  /// Whether the subtree holds a node that takes part.
  func knows(subtree: LayoutNode) -> Bool {
    if recordIndex[ObjectIdentifier(subtree)] != nil { return true }
    return subtree.children.contains { !$0.isLayoutIsland && knows(subtree: $0) }
  }

  // MARK: - What has changed

  func setNeedsRebuild() {
    needsRebuild = true
    contentChanged()
  }

  func activated(_ constraint: LayoutConstraint) {
    pending.added.append(constraint)
    contentChanged()
  }

  func deactivated(_ constraint: LayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    pending.added.removeAll { $0 === constraint }
    broken.removeAll { $0.constraint === constraint }
    shownBroken.removeAll { $0 === constraint }
    marginUsers.removeAll { $0 === constraint }
    if let row = rows.removeValue(forKey: key) {
      origins[ObjectIdentifier(row)] = nil
      pending.remove(row)
    }
    // Without this one, others that were left out may fit again.
    pending.hasChanged = true
    contentChanged()
  }

  func constantChanged(of constraint: LayoutConstraint) {
    pending.hasChanged = true
    if let row = rows[ObjectIdentifier(constraint)], let constant = rowConstant(of: constraint) {
      pending.setConstant(constant, of: row)
    }
    contentChanged()
  }

  func priorityChanged(of constraint: LayoutConstraint) {
    pending.hasChanged = true
    if let row = rows[ObjectIdentifier(constraint)] {
      pending.priorities.append((row, Priority(constraint.priority)))
    }
    contentChanged()
  }

  func contentPriorityChanged(of node: LayoutNode) {
    guard index(of: node) != nil else { return }
    // Rare, and simplest as a whole: a priority may come from or go to required.
    setNeedsRebuild()
  }

  func intrinsicSizeInvalidated(of node: LayoutNode) {
    guard let index = index(of: node) else { return }
    pending.intrinsic.insert(index)
    contentChanged()
  }

  func marginsChanged(of node: LayoutNode) {
    refreshConstants(usingMarginsOf: node)
    contentChanged()
  }

  func fixedFrameChanged(of node: LayoutNode) {
    guard let index = index(of: node), records[index].role == .fixed else { return }
    for axis in LayoutAxis.allCases {
      if let row = records[index].rows[axis].origin {
        pending.setConstant(-node.frame.origin(along: axis), of: row)
      }
      if let row = records[index].rows[axis].extent {
        pending.setConstant(-node.frame.size[axis], of: row)
      }
    }
    refreshConstants(usingMarginsOf: node)
    contentChanged()
  }

  /// The size suggested from outside: an ordinary change of two constants.
  func rootFrameChanged() {
    guard fitting == nil else { return }
    pinRoot()
    root.markSubtreeNeedsLayout()
  }

  private func contentChanged() {
    root.markSubtreeNeedsLayout()
    if fitting == nil, !isLayingOut { root.parent?.islandContentChanged(root) }
  }
}

/// Changes that wait for the next solve.
struct PendingChanges {
  var added: [LayoutConstraint] = []
  private(set) var removed: [Constraint] = []
  private(set) var constants: [(constraint: Constraint, constant: Double)] = []
  private var constantIndex: [ObjectIdentifier: Int] = [:]
  var priorities: [(constraint: Constraint, priority: Priority)] = []
  /// Indices of the nodes to be asked for their natural size; handled in tree order.
  var intrinsic: Set<Int> = []
  /// Something changed that may let a broken constraint come back.
  var hasChanged = false

  var isEmpty: Bool {
    !hasChanged && added.isEmpty && removed.isEmpty && constants.isEmpty && priorities.isEmpty
      && intrinsic.isEmpty
  }

  mutating func setConstant(_ constant: Double, of constraint: Constraint) {
    let key = ObjectIdentifier(constraint)
    if let index = constantIndex[key] {
      constants[index].constant = constant
    } else {
      constantIndex[key] = constants.count
      constants.append((constraint, constant))
    }
  }

  mutating func remove(_ constraint: Constraint) {
    removed.append(constraint)
    priorities.removeAll { $0.constraint === constraint }
    guard constantIndex[ObjectIdentifier(constraint)] != nil else { return }
    let kept = constants.filter { $0.constraint !== constraint }
    constants = []
    constantIndex = [:]
    for change in kept { setConstant(change.constant, of: change.constraint) }
  }
}

extension Priority {
  init(_ priority: LayoutPriority) { self.init(priority.rawValue) }
}
