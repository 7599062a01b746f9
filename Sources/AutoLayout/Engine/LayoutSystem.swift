internal import Cassowary

/// The constraints of an island in the solver, and their origins.
///
/// A system is built from the tree as a whole (``build(from:of:fitting:insets:collapsed:naturalSizes:supposing:)``) and
/// dropped as a whole; nothing in it is reset. While nothing contradicts and no item is added or removed,
/// changes are applied in place.
@MainActor final class LayoutSystem {
  /// The root of the island. It owns the engine, which owns the system.
  var root: LayoutNode { rootReference.object }
  private let rootReference: UncountedReference<LayoutNode>
  /// The target size of the root in a fitting; nil if the root's frame is given.
  let fitting: FittingTarget?
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var solver: Solver
  /// The records of the participating items.
  let records: RecordTable
  /// The solver's counterpart of each active constraint that is not left out.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var installed: [ObjectIdentifier: InstalledConstraint] = [:]
  /// The number of installed constraints that relate the two axes.
  var joints = 0
  /// The origin of each constraint in the solver.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var origins: [ObjectIdentifier: ConstraintOrigin] = [:]
  /// The constraints whose expressions depend on values other than variables.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var dependents: [Dependence: [LayoutConstraint]] = [:]
  /// The margins and borders that constraints refer to.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var insets: YieldingInsets
  /// The lengths that follow a superview's length, in tree order.
  var followers: [(place: Int, axis: LayoutAxis)] = []
  /// The lengths that are 0 because their superview is too small.
  let collapsed: Set<ViewLength>
  /// The active constraints that are left out, with their contradictions.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var broken: [BrokenConstraint] = []
  /// The places of nodes whose intrinsic size has been seen to depend on their frame.
  private(set) var suspects = MarkedPlaces()
  /// The places of nodes whose intrinsic size was queried again, including `suspects`.
  private(set) var askedAgain = MarkedPlaces()
  /// The places of records whose frames have to be published.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var moved = MovedRecords()
  /// Cached answers about the present solution.
  var cachedAnswers = CachedAnswers()
  /// An alternative solution that is shown instead of the solver's; nil if there is none.
  var exercise: AmbiguityExercise?
  /// The hypothetical change, to compute its outcome; nil in a layout.
  let supposition: HypotheticalChange?

  /// Creates a system with variables for the items and no constraints.
  init(
    items: [LayoutItem], of root: LayoutNode, fitting: FittingTarget?,
    insets: YieldingInsets = YieldingInsets(.whole), collapsed: Set<ViewLength> = [],
    supposing supposition: HypotheticalChange? = nil
  ) {
    rootReference = UncountedReference(root)
    self.fitting = fitting
    self.insets = insets
    self.collapsed = collapsed
    self.supposition = supposition
    var solver = Solver()
    records = RecordTable(of: items, variablesIn: &solver) { item in
      item === supposition?.unmasked ? .solved : EngineRecord.Role(of: item, root: root)
    }
    self.solver = solver
  }

  /// The size of the root, if it is given before a solve; infinite along an axis along which it is not.
  var knownRootSize: Size {
    guard let fitting else { return givenSize(of: root) }
    var size = Size(width: .infinity, height: .infinity)
    for axis in LayoutAxis.allCases where fitting.priority[axis] == .required {
      size[axis] = fitting.size[axis]
    }
    return size
  }

  /// Returns the size of an explicit frame or of the root, with a hypothetical change applied.
  func givenSize(of node: LayoutNode) -> Size {
    supposition?.givenSize(of: node) ?? node.frame.size
  }

  /// Returns the role of a node in the layout.
  func role(of node: LayoutNode) -> EngineRecord.Role {
    node === supposition?.unmasked ? .solved : EngineRecord.Role(of: node, root: root)
  }

  /// Returns whether the intrinsic size of a node with a role is used. For a given frame it is not.
  func takesNaturalSize(_ role: EngineRecord.Role) -> Bool {
    role == .solved || (role == .root && fitting != nil)
  }

  /// Whether an installed constraint relates the two axes, for instance a width to a height.
  var joinsAxes: Bool { joints > 0 }

  /// Returns whether a constraint uses a baseline of the node.
  func usesBaseline(of node: LayoutNode) -> Bool {
    !(dependents[.baseline(ObjectIdentifier(node))] ?? []).isEmpty
  }

  /// Marks the place of a node whose size was queried again or depends on its frame.
  func mark(_ place: Int, by size: NaturalSize) {
    let follows = size.followsFrame.horizontal || size.followsFrame.vertical
    if follows { suspects.mark(place) }
    if size.wasAskedAgain { askedAgain.mark(place) }
  }

  /// Optimizes after the changes, and marks the records that move.
  func optimize() throws(SolverError) {
    try solver.optimize()
    if moved.includesAll { return }
    for variable in solver.changedVariables {
      if let place = records.place(ofVariable: variable.number) { moved.marked.mark(place) }
    }
  }
}

/// The target size of a fitting, with a priority for each axis.
struct FittingTarget {
  private(set) var size: Size
  private(set) var priority: PerAxis<LayoutPriority>

  /// Creates a target. A length that is negative or not finite counts as 0, a length beyond the limit as the
  /// limit, and an illegal priority as `LayoutPriority.fittingSizeLevel`.
  init(_ size: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) {
    self.size = size
    priority = PerAxis(horizontal: horizontal, vertical: vertical)
    for axis in LayoutAxis.allCases {
      self.size[axis] =
        size[axis].isFinite ? min(max(0, size[axis]), LayoutLimit.stated) : 0
      if !priority[axis].isLegal { priority[axis] = .fittingSizeLevel }
    }
  }
}
