internal import Cassowary

extension LayoutEngine {
  /// Builds the system from the tree, in the canonical order: the system's required constraints
  /// first, then the user's in order of activation, each left out that contradicts the ones
  /// before; then the optional ones, which never do.
  func rebuild() throws(SolverError) {
    let (nodes, constraints) = collect()
    solver = Solver()
    rows = [:]
    origins = [:]
    broken = []
    needsRebuild = false
    hasGivenUp = false
    structureVersion += 1
    recordIndex = [:]
    records = nodes.enumerated().map { makeRecord(for: $1, at: $0) }
    for (index, node) in nodes.enumerated() { recordIndex[ObjectIdentifier(node)] = index }
    naturalSizes = naturalSizes.filter { recordIndex[$0.key] != nil }
    marginUsers = constraints.filter(\.usesMargins)
    effectiveMargins = effectiveMargins.filter { recordIndex[$0.key] != nil }
    pending = PendingChanges()

    try addSystemRows()
    try addSoftMargins()
    let ordered =
      constraints.filter { $0.priority == .required }
      + constraints.filter { $0.priority != .required }
    for constraint in ordered {
      guard let expression = rowExpression(of: constraint) else { continue }
      do {
        try add(expression, of: constraint)
      } catch .unsatisfiable(let conflict) {
        drop(constraint)
        broken.append((constraint, describe(conflict.constraints, breaking: constraint)))
      }
    }
  }

  /// The nodes that take part, in tree order, and their constraints in order of activation.
  func collect() -> (nodes: [LayoutNode], constraints: [LayoutConstraint]) {
    var walked: [LayoutNode] = []
    var constraints: [LayoutConstraint] = []
    func walk(_ node: LayoutNode) {
      walked.append(node)
      constraints += node.constraints
      for child in node.children where !child.isLayoutIsland { walk(child) }
    }
    walk(root)
    constraints.sort { $0.serial < $1.serial }

    var referenced: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    for constraint in constraints {
      for item in [constraint.firstItem, constraint.secondItem] {
        // The places of all views up to the common ancestor are part of the sum.
        var node = item
        while let current = node, current !== constraint.owner {
          referenced.insert(ObjectIdentifier(current))
          node = current.parent
        }
        if let owner = constraint.owner { referenced.insert(ObjectIdentifier(owner)) }
      }
    }
    let nodes = walked.filter {
      !$0.translatesAutoresizingMaskIntoConstraints || referenced.contains(ObjectIdentifier($0))
    }
    return (nodes, constraints)
  }

  func role(of node: LayoutNode) -> EngineRecord.Role {
    node === root ? .root : node.translatesAutoresizingMaskIntoConstraints ? .fixed : .solved
  }

  private func makeRecord(for node: LayoutNode, at index: Int) -> EngineRecord {
    let role = role(of: node)
    let name = node.identifier ?? "\(type(of: node))"
    let extent = PerAxis.each { axis in
      self.solver.makeVariable(
        "\(name).\(axis == .horizontal ? "width" : "height")", rank: Rank.extent(index, axis))
    }
    let origin = PerAxis<Variable?>.each { axis in
      guard role != .root else { return nil }
      return self.solver.makeVariable(
        "\(name).\(axis == .horizontal ? "x" : "y")", rank: Rank.origin(index, axis))
    }
    return EngineRecord(node: node, role: role, origin: origin, extent: extent)
  }

  /// Installs an active constraint.
  func add(
    _ expression: LinearExpression, of constraint: LayoutConstraint
  ) throws(SolverError) {
    let row = Constraint(
      expression, Relation(constraint.relation), priority: Priority(constraint.priority))
    rows[ObjectIdentifier(constraint)] = row
    origins[ObjectIdentifier(row)] = .user(constraint)
    try solver.add(row, rank: Rank.user(constraint.serial))
  }

  private func drop(_ constraint: LayoutConstraint) {
    guard let row = rows.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    origins[ObjectIdentifier(row)] = nil
  }

  private func describe(
    _ conflict: [Constraint], breaking constraint: LayoutConstraint
  ) -> LayoutConflict {
    var systems: [LayoutConflict.Member] = []
    var users: [LayoutConflict.Member] = []
    for row in conflict {
      switch origins[ObjectIdentifier(row)] {
      case .user(let other) where other !== constraint: users.append(other.conflictMember)
      case .system(let system): systems.append(system.member)
      default: break
      }
    }
    let culprit = constraint.conflictMember
    return LayoutConflict(members: systems + users + [culprit], broken: culprit)
  }
}

extension Relation {
  init(_ relation: LayoutRelation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension LayoutConstraint {
  var conflictMember: LayoutConflict.Member {
    LayoutConflict.Member(description: debugDescription, source: source)
  }

  var usesMargins: Bool {
    firstAttribute.form.usesMargins || (secondAttribute?.form.usesMargins ?? false)
  }
}
