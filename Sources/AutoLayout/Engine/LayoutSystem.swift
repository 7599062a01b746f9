internal import Cassowary

/// The constraints of an island as the solver has them, and what they were made from.
///
/// A system is built from the tree as a whole (``build(from:of:fitting:insets:collapsed:naturalSizes:)``) and dropped
/// as a whole: nothing in it is ever reset. As long as nothing contradicts and no item comes or goes, it follows
/// changes in place.
@MainActor final class LayoutSystem {
  /// The top of the island. It owns the engine, which owns the system.
  var root: LayoutNode { rootReference.object }
  private let rootReference: UncountedReference<LayoutNode>
  /// What the root's size is pulled to while it is fitted; absent where the root's frame is given.
  let fitting: FittingTarget?
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var solver: Solver
  /// The items that take part.
  let records: RecordTable
  /// The solver's counterpart of each active constraint that is not left out.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var installed: [ObjectIdentifier: InstalledConstraint] = [:]
  /// Where each constraint in the solver comes from.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var origins: [ObjectIdentifier: ConstraintOrigin] = [:]
  /// The constraints whose expressions contain what is no variable.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var dependents: [Dependence: [LayoutConstraint]] = [:]
  /// The margins and borders that constraints count from.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var insets: YieldingInsets
  /// The lengths that follow a superview's, in tree order.
  var followers: [(place: Int, axis: LayoutAxis)] = []
  /// Those for which the superview is too small: they are 0.
  let collapsed: Set<ViewLength>
  /// The active constraints that are left out, with the contradiction.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var broken: [BrokenConstraint] = []
  /// The places of nodes whose natural size was seen to follow their frame.
  var suspects = MarkedPlaces()
  /// The places of records whose frames have to be handed out.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var moved = MovedRecords()
  /// What was asked about it already.
  var cachedAnswers = CachedAnswers()
  /// Another solution that is shown in place of the solver's.
  var exercise: AmbiguityExercise?

  /// A system with variables for the items, and no constraints.
  init(
    items: [LayoutItem], of root: LayoutNode, fitting: FittingTarget?,
    insets: YieldingInsets = YieldingInsets(.whole), collapsed: Set<ViewLength> = []
  ) {
    rootReference = UncountedReference(root)
    self.fitting = fitting
    self.insets = insets
    self.collapsed = collapsed
    var solver = Solver()
    records = RecordTable(of: items, root: root, variablesIn: &solver)
    self.solver = solver
  }

  /// The size of the root where it is given before solving; infinite along an axis where not.
  var knownRootSize: Size {
    guard let fitting else { return root.frame.size }
    var size = Size(width: .infinity, height: .infinity)
    for axis in LayoutAxis.allCases where fitting.priority[axis] == .required {
      size[axis] = fitting.size[axis]
    }
    return size
  }

  /// Whether a node's natural size counts: not where its size is given.
  func takesNaturalSize(_ role: EngineRecord.Role) -> Bool {
    role == .solved || (role == .root && fitting != nil)
  }

  /// Whether a constraint counts with a baseline of the node.
  func usesBaseline(of node: LayoutNode) -> Bool {
    !(dependents[.baseline(ObjectIdentifier(node))] ?? []).isEmpty
  }

  /// Solves what has changed, and notes which records that moves.
  func optimize() throws(SolverError) {
    try solver.optimize()
    if moved.includesAll { return }
    for variable in solver.changedVariables {
      if let place = records.place(ofVariable: variable.number) { moved.marked.mark(place) }
    }
  }
}

/// The size that a fitting pulls towards, and how strongly.
struct FittingTarget {
  private(set) var size: Size
  private(set) var priority: PerAxis<LayoutPriority>

  /// A length that is negative or not finite counts as 0, a priority out of range as that of a fitting.
  init(_ size: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) {
    self.size = size
    priority = PerAxis(horizontal: horizontal, vertical: vertical)
    for axis in LayoutAxis.allCases {
      self.size[axis] = size[axis].isFinite ? max(0, size[axis]) : 0
      if !priority[axis].isLegal { priority[axis] = .fittingSizeLevel }
    }
  }
}
