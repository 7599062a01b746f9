internal import Cassowary

/// The insets along an axis in an expression: numbers, or variables of the solver.
enum InsetTerms {
  case known(near: Double, far: Double)
  case variable(near: Variable, far: Variable)

  func add(near: Double, far: Double, to sum: inout PlaceExpression) {
    switch self {
    case .known(let nearInset, let farInset): sum.constant += near * nearInset + far * farInset
    case .variable(let nearInset, let farInset):
      sum.terms.append(Term(nearInset, coefficient: near))
      sum.terms.append(Term(farInset, coefficient: far))
    }
  }
}

/// The margins and borders that constraints refer to. They shrink in a view that is too small for them.
///
/// The available room depends on sizes, which depend on the insets. So a system has its insets in one of
/// three forms, `Room`.
@MainActor struct YieldingInsets {
  enum Room {
    /// Whole insets, but limited in views whose sizes are known before the solve.
    case whole
    /// Variables in views that constraints lay out. They are as large as the required constraints allow.
    case variable
    /// The insets that an earlier solution allows.
    case found([Dependence: EdgeInsets])
  }

  private struct Entry {
    let link: ItemLink
    let kind: InsetKind
    /// The insets limited to the available room.
    var fitted: EdgeInsets
    /// The variables used instead of ``fitted``; nil if there are none.
    var variables: (near: PerAxis<Variable>, far: PerAxis<Variable>)?

    @MainActor var node: LayoutNode? { link.item as? LayoutNode }
  }

  private(set) var room: Room
  private var entries: [Dependence: Entry] = [:]
  /// The keys in order of first use.
  private(set) var order: [Dependence] = []

  init(_ room: Room) { self.room = room }

  func contains(_ key: Dependence) -> Bool { entries[key] != nil }

  /// Returns whether any insets belong to a view whose size constraints decide.
  func includeLaidOut(in system: LayoutSystem) -> Bool {
    order.contains { entries[$0]?.node.map { system.isLaidOut($0) } ?? false }
  }

  /// Returns the insets of a node along an axis; nil if they are not in use.
  func terms(of key: Dependence, along axis: LayoutAxis) -> InsetTerms? {
    guard let entry = entries[key] else { return nil }
    if let variables = entry.variables {
      return .variable(near: variables.near[axis], far: variables.far[axis])
    }
    return .known(
      near: entry.fitted.leading(along: axis), far: entry.fitted.trailing(along: axis))
  }

  /// Returns the insets limited to the room in the system's solution.
  func found(in system: LayoutSystem) -> Room {
    var found: [Dependence: EdgeInsets] = [:]
    for key in order {
      guard let entry = entries[key], let node = entry.node else { continue }
      let size = system.records.record(of: node).map { system.solvedSize(of: $0) }
      found[key] = node.wholeInsets(entry.kind).fitted(into: size ?? .zero)
    }
    return .found(found)
  }

  /// Changes to another form, and returns the keys of the insets that changed. A system with variables cannot
  /// change; it has to be rebuilt.
  mutating func take(_ room: Room, in system: LayoutSystem) -> [Dependence] {
    self.room = room
    var changed: [Dependence] = []
    for key in order {
      guard let entry = entries[key], let node = entry.node else { continue }
      let fitted = Self.fitted(
        key, node.wholeInsets(entry.kind), of: node, room, in: system)
      guard fitted != entry.fitted else { continue }
      entries[key]?.fitted = fitted
      changed.append(key)
    }
    return changed
  }

  /// Registers the insets that a constraint refers to.
  ///
  /// - Returns: Whether any were not registered before.
  mutating func use(
    _ constraint: LayoutConstraint, in system: LayoutSystem
  ) throws(SolverError) -> Bool {
    let former = order.count
    for place in [constraint.firstPlace, constraint.secondPlace] {
      guard let place, let (node, kind) = place.insets, kind.yields else { continue }
      let key = Dependence.insets(kind, of: node)
      guard entries[key] == nil else { continue }
      let insets = node.wholeInsets(kind)
      var entry = Entry(
        link: node.link, kind: kind, fitted: Self.fitted(key, insets, of: node, room, in: system))
      if case .variable = room, system.isLaidOut(node) {
        entry.variables = (
          near: try Self.variables(in: system) { insets.leading(along: $0) },
          far: try Self.variables(in: system) { insets.trailing(along: $0) }
        )
      }
      entries[key] = entry
      order.append(key)
    }
    return order.count > former
  }

  private static func fitted(
    _ key: Dependence, _ insets: EdgeInsets, of node: LayoutNode, _ room: Room,
    in system: LayoutSystem
  ) -> EdgeInsets {
    if case .found(let found) = room, let fitted = found[key] { return fitted }
    return switch system.role(of: node) {
    case .solved, .guide: insets
    case .fixed: insets.fitted(into: system.givenSize(of: node))
    case .root: insets.fitted(into: system.knownRootSize)
    }
  }

  /// Creates variables for an inset, each as close to the wanted length as possible.
  private static func variables(
    in system: LayoutSystem, _ wanted: (LayoutAxis) -> Double
  ) throws(SolverError) -> PerAxis<Variable> {
    let inset = PerAxis.each { _ in system.solver.makeVariable("inset") }
    for axis in LayoutAxis.allCases {
      try system.solver.add(inset[axis] >= 0)
      try system.solver.add(
        (inset[axis] == wanted(axis)).with(priority: Priority(1000.0.nextDown)))
    }
    return inset
  }
}

extension LayoutSystem {
  /// Returns whether constraints decide a node's frame.
  func isLaidOut(_ node: LayoutNode) -> Bool {
    role(of: node) == .solved
  }
}
