internal import Cassowary

extension LayoutEngine {
  // MARK: - The user's constraints

  /// `first - multiplier × second - constant`, in the coordinates of the closest common ancestor;
  /// absent while a view of it is unknown.
  func rowExpression(of constraint: LayoutConstraint) -> LinearExpression? {
    guard let constant = rowConstant(of: constraint), let first = constraint.firstItem,
      var terms = terms(of: constraint.firstAttribute, of: first, in: constraint.owner, scale: 1)
    else { return nil }
    if let attribute = constraint.secondAttribute {
      guard let second = constraint.secondItem,
        let others = self.terms(
          of: attribute, of: second, in: constraint.owner, scale: -constraint.multiplier)
      else { return nil }
      terms += others
    }
    return LinearExpression(terms: terms, constant: constant)
  }

  /// The part of the row that is no variable: margins and the constant.
  func rowConstant(of constraint: LayoutConstraint) -> Double? {
    guard let first = constraint.firstItem else { return nil }
    var constant =
      marginPart(of: constraint.firstAttribute, of: first).constant - constraint.constant
    if let attribute = constraint.secondAttribute, let second = constraint.secondItem {
      constant -= constraint.multiplier * marginPart(of: attribute, of: second).constant
    }
    return constant
  }

  private func terms(
    of attribute: LayoutAttribute, of item: LayoutNode, in ancestor: LayoutNode?, scale: Double
  ) -> [Term]? {
    guard let index = recordIndex[ObjectIdentifier(item)] else { return nil }
    let form = attribute.form
    let axis = attribute.axis
    var terms = marginPart(of: attribute, of: item).terms.map {
      Term($0.variable, coefficient: scale * $0.coefficient)
    }
    if form.extent != 0 {
      terms.append(Term(records[index].extent[axis], coefficient: scale * form.extent))
    }
    guard form.origin != 0 else { return terms }
    var node: LayoutNode? = item
    while let current = node, current !== ancestor {
      guard let index = recordIndex[ObjectIdentifier(current)] else { return nil }
      if let origin = records[index].origin[axis] {
        terms.append(Term(origin, coefficient: scale * form.origin))
      }
      node = current.parent
    }
    return terms
  }

  // MARK: - The system's constraints

  func addSystemRows() throws(SolverError) {
    for index in records.indices {
      for axis in LayoutAxis.allCases { try addSizeRows(index, axis) }
    }
    for index in records.indices where takesContentSize(records[index].role) {
      records[index].intrinsic =
        records[index].node.flatMap { lengths(of: $0) } ?? PerAxis(both: nil)
      for axis in LayoutAxis.allCases { try addContentRows(index, axis) }
    }
  }

  /// Whether a node's natural size counts: not where its size is given.
  func takesContentSize(_ role: EngineRecord.Role) -> Bool {
    role == .solved || (role == .root && fitting != nil)
  }

  func takesContentSize(_ node: LayoutNode) -> Bool { takesContentSize(role(of: node)) }

  private func addSizeRows(_ index: Int, _ axis: LayoutAxis) throws(SolverError) {
    let record = records[index]
    guard let node = record.node else { return }
    switch record.role {
    case .root:
      let pin = rootPin(axis)
      records[index].rows[axis].extent = try addSystem(
        index, .encapsulatedSize, axis,
        LinearExpression(terms: [Term(record.extent[axis])], constant: -pin.length), .equal,
        pin.priority)
    case .fixed:
      records[index].rows[axis].extent = try addSystem(
        index, .autoresizing, axis,
        LinearExpression(terms: [Term(record.extent[axis])], constant: -node.frame.size[axis]),
        .equal, .required)
      guard let origin = record.origin[axis] else { return }
      let row = Constraint(
        LinearExpression(terms: [Term(origin)], constant: -node.frame.origin(along: axis)), .equal)
      records[index].rows[axis].origin = row
      try install(
        row, index, .autoresizing, axis == .horizontal ? .left : .top,
        node.frame.origin(along: axis), axis)
    case .solved:
      records[index].rows[axis].extent = try addSystem(
        index, .nonNegativeSize, axis,
        LinearExpression(terms: [Term(record.extent[axis])], constant: 0), .greaterThanOrEqual,
        .required)
    }
  }

  /// Adds what keeps a node at its natural length along an axis, where it has one.
  private func addContentRows(_ index: Int, _ axis: LayoutAxis) throws(SolverError) {
    guard let node = records[index].node, let length = records[index].intrinsic[axis] else {
      return
    }
    let expression = LinearExpression(
      terms: [Term(records[index].extent[axis])], constant: -length)
    records[index].rows[axis].hugging = try addSystem(
      index, .hugging, axis, expression, .lessThanOrEqual,
      Priority(node.contentHuggingPriority(for: axis)))
    records[index].rows[axis].compressionResistance = try addSystem(
      index, .compressionResistance, axis, expression, .greaterThanOrEqual,
      Priority(node.contentCompressionResistancePriority(for: axis)))
  }

  /// Adds one of the system's constraints; one that contradicts the system's own is left out.
  private func addSystem(
    _ index: Int, _ kind: SystemConstraint.Kind, _ axis: LayoutAxis,
    _ expression: LinearExpression, _ relation: Relation, _ priority: Priority
  ) throws(SolverError) -> Constraint? {
    let row = Constraint(expression, relation, priority: priority)
    do {
      try install(
        row, index, kind, axis == .horizontal ? .width : .height, -expression.constant, axis)
      return row
    } catch .unsatisfiable {
      return nil
    }
  }

  private func install(
    _ row: Constraint, _ index: Int, _ kind: SystemConstraint.Kind, _ attribute: LayoutAttribute,
    _ constant: Double, _ axis: LayoutAxis
  ) throws(SolverError) {
    try solver.add(row, rank: Rank.system(index, kind, axis))
    origins[ObjectIdentifier(row)] = .system(
      SystemConstraint(
        kind: kind, attribute: attribute, node: records[index].node, constant: constant))
  }
}
