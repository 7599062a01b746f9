internal import Cassowary

extension LayoutEngine {
  /// Builds the system from the tree, in the canonical order: the system's required constraints
  /// first, then the user's in order of activation, each left out that contradicts the ones
  /// before; then the optional ones, which never do.
  ///
  /// A required natural length of a view that a required constraint says a number for comes after the
  /// user's: Apple's frames show that such a number wins.
  func rebuild() throws(SolverError) {
    let (items, constraints) = collect()
    solver = Solver()
    rows = [:]
    origins = [:]
    dependents = [:]
    insetSources = []
    knownInsets = []
    for source in usedInsets.keys { usedInsets[source]?.soft = nil }
    broken = []
    needsRebuild = false
    hasGivenUp = false
    structureVersion += 1
    mustPublishAll = true
    recordIndex = [:]
    variableOwners = [:]
    records = items.enumerated().map { makeRecord(for: $1, at: $0) }
    for (index, item) in items.enumerated() { recordIndex[ObjectIdentifier(item)] = index }
    naturalSizes = naturalSizes.filter { recordIndex[$0.key] != nil }
    usedInsets = usedInsets.filter { $0.value.node != nil }
    pending = PendingChanges()

    try addFrameRows()
    let numbers = Set(constraints.compactMap(\.requiredNumber))
    try addContentRows { !numbers.contains($0) }
    try add(constraints.filter { $0.priority == .required })
    try addContentRows { numbers.contains($0) }
    try add(constraints.filter { $0.priority != .required })
  }

  private func add(_ constraints: [LayoutConstraint]) throws(SolverError) {
    for constraint in constraints {
      do {
        _ = try add(constraint)
      } catch .unsatisfiable(let conflict) {
        leaveOut(.user(constraint), .user(ObjectIdentifier(constraint)), conflict)
      }
    }
  }

  /// The items that take part, in tree order, and their constraints in order of activation.
  func collect() -> (items: [LayoutItem], constraints: [LayoutConstraint]) {
    var walked: [LayoutItem] = []
    var constraints: [LayoutConstraint] = []
    func walk(_ node: LayoutNode) {
      walked.append(node)
      for guide in node.guides where guide.hasVariables { walked.append(guide) }
      constraints += node.constraints
      for child in node.children where !child.isLayoutIsland { walk(child) }
    }
    walk(root)
    constraints.sort { $0.serial < $1.serial }

    var referenced: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    for constraint in constraints {
      for place in [constraint.firstPlace, constraint.secondPlace] {
        // The places of all views up to the common ancestor are part of the sum.
        var item: LayoutItem? = place?.item
        while let current = item, current !== constraint.owner {
          referenced.insert(ObjectIdentifier(current))
          item = current.container
        }
        // A readable column is measured from its owner.
        if let owner = place?.item.node { referenced.insert(ObjectIdentifier(owner)) }
        if let owner = constraint.owner { referenced.insert(ObjectIdentifier(owner)) }
      }
    }
    var items: [LayoutItem] = []
    for item in walked {
      let takesPart = (item as? LayoutNode).map { !$0.translatesAutoresizingMaskIntoConstraints }
      if takesPart ?? false || referenced.contains(ObjectIdentifier(item)) { items.append(item) }
    }
    return (items, constraints)
  }

  func role(of item: LayoutItem) -> EngineRecord.Role {
    guard let node = item as? LayoutNode else { return .guide }
    return node === root ? .root : node.translatesAutoresizingMaskIntoConstraints ? .fixed : .solved
  }

  private func makeRecord(for item: LayoutItem, at index: Int) -> EngineRecord {
    let role = role(of: item)
    let name = item.identifier ?? "\(type(of: item))"
    let extent = PerAxis.each { axis in
      self.solver.makeVariable(
        "\(name).\(axis == .horizontal ? "width" : "height")", rank: Rank.extent(index, axis))
    }
    let origin = PerAxis<Variable?>.each { axis in
      guard role != .root else { return nil }
      return self.solver.makeVariable(
        "\(name).\(axis == .horizontal ? "x" : "y")", rank: Rank.origin(index, axis))
    }
    for axis in LayoutAxis.allCases {
      variableOwners[extent[axis]] = index
      if let origin = origin[axis] { variableOwners[origin] = index }
    }
    var record = EngineRecord(item: item, role: role, origin: origin, extent: extent)
    record.alignment = (item as? LayoutNode)?.alignmentRectInsets ?? .zero
    return record
  }
}

/// A length of a view.
struct ViewLength: Hashable {
  let view: ObjectIdentifier
  let axis: LayoutAxis
}

extension LayoutConstraint {
  /// The length that a required constraint gives as a number, if it does.
  fileprivate var requiredNumber: ViewLength? {
    guard priority == .required, relation == .equal, secondAttribute == nil, let firstItem else {
      return nil
    }
    return ViewLength(view: ObjectIdentifier(firstItem), axis: firstAttribute.axis)
  }
}
