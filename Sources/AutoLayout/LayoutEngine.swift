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
  /// What the nodes that take part have answered about their natural sizes.
  var naturalSizes: [ObjectIdentifier: NaturalSize] = [:]
  /// The solver's counterpart of each active constraint.
  var rows: [ObjectIdentifier: Constraint] = [:]
  var origins: [ObjectIdentifier: ConstraintOrigin] = [:]
  /// The constraints whose constants contain margins.
  var marginUsers: [LayoutConstraint] = []
  /// The margins that there is room for, of the nodes whose margins are used.
  var effectiveMargins: [ObjectIdentifier: EdgeInsets] = [:]
  /// While the room for margins is looked for, they are variables.
  var marginsAreSoft = false
  var softMargins: [ObjectIdentifier: SoftMargins] = [:]
  /// The active constraints that are left out, with the contradiction.
  var broken: [(constraint: LayoutConstraint, conflict: LayoutConflict)] = []
  /// Those that were left out at the end of the last turn.
  var shownBroken: [LayoutConstraint] = []

  var pending = PendingChanges()
  var needsRebuild = true
  /// Nothing can be trusted after the solver gave up; the next change builds the system anew.
  var hasGivenUp = false
  /// The root's size is pinned to its frame, but while it is being fitted.
  let fitting: FittingTarget?
  var isLayingOut = false
  /// A constraint or the tree was changed since the engine was made.
  var heardChange = false
  /// Counts what may change which constraints fix a view.
  var structureVersion = 0

  init(root: LayoutNode, fitting: FittingTarget? = nil) {
    self.root = root
    self.fitting = fitting
  }

  var isDirty: Bool { needsRebuild || !pending.isEmpty }

  /// The place of a node among the ``records``; absent while they are out of date.
  func index(of node: LayoutNode) -> Int? {
    needsRebuild ? nil : recordIndex[ObjectIdentifier(node)]
  }

  // MARK: - What has changed

  func setNeedsRebuild() {
    heardChange = true
    needsRebuild = true
  }

  func activated(_ constraint: LayoutConstraint) {
    heardChange = true
    pending.added.append(constraint)
  }

  func deactivated(_ constraint: LayoutConstraint) {
    heardChange = true
    pending.added.removeAll { $0 === constraint }
    broken.removeAll { $0.constraint === constraint }
    shownBroken.removeAll { $0 === constraint }
    marginUsers.removeAll { $0 === constraint }
    if let row = rows.removeValue(forKey: ObjectIdentifier(constraint)) {
      origins[ObjectIdentifier(row)] = nil
      pending.remove(row)
    } else if constraint.priority == .required {
      // Without this one, others that were left out may fit.
      needsRebuild = true
    }
  }

  func constantChanged(of constraint: LayoutConstraint) {
    heardChange = true
    refreshConstant(of: constraint)
  }

  func refreshConstant(of constraint: LayoutConstraint) {
    pending.hasChanged = true
    if let row = rows[ObjectIdentifier(constraint)], let constant = rowConstant(of: constraint) {
      pending.setConstant(constant, of: row)
    }
  }

  func priorityChanged(of constraint: LayoutConstraint) {
    heardChange = true
    pending.hasChanged = true
    if let row = rows[ObjectIdentifier(constraint)] {
      pending.priorities.append((row, Priority(constraint.priority)))
    }
  }

  func fixedFrameChanged(of node: LayoutNode) {
    guard let index = index(of: node), records[index].role == .fixed else { return }
    pending.hasChanged = true
    for axis in LayoutAxis.allCases {
      if let row = records[index].rows[axis].origin {
        pending.setConstant(-node.frame.origin(along: axis), of: row)
      }
      if let row = records[index].rows[axis].extent {
        pending.setConstant(-node.frame.size[axis], of: row)
      }
    }
  }

  /// A frame that constraints decide was set by hand: it is given again.
  func solvedFrameChanged() {
    pending.hasChanged = true
    root.markSubtreeNeedsLayout()
  }

  /// The size suggested from outside: an ordinary change of two constants.
  func rootFrameChanged() {
    guard fitting == nil else { return }
    if !needsRebuild, let record = records.first {
      for axis in LayoutAxis.allCases {
        if let row = record.rows[axis].extent {
          pending.setConstant(-root.frame.size[axis], of: row)
        }
      }
    }
    root.markSubtreeNeedsLayout()
  }
}
