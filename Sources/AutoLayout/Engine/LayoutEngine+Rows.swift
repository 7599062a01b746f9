internal import Cassowary

/// A sum of variables and what it was computed from.
struct PlaceExpression {
  var terms: [Term] = []
  var constant = 0.0
  var dependences: [Dependence] = []
}

extension LayoutEngine {
  /// `first - multiplier × second`, in the coordinates of the closest common ancestor; absent while
  /// an item of it is unknown. The row is this less the constraint's constant.
  ///
  /// A constraint that is read from the right counts positions from the ancestor's right edge: its
  /// expression is `multiplier × second - first + (1 - multiplier) × width`.
  func rowExpression(
    of constraint: LayoutConstraint
  ) throws(SolverError) -> PlaceExpression? {
    guard let owner = constraint.owner, let place = constraint.firstPlace else { return nil }
    let isMirrored = constraint.isMirrored
    let sign: Double = isMirrored ? -1 : 1
    var sum = PlaceExpression()
    sum.terms.reserveCapacity(4)
    guard try add(place, in: owner, scale: sign, to: &sum) else { return nil }
    if constraint.secondAttribute != nil {
      guard let second = constraint.secondPlace,
        try add(second, in: owner, scale: -sign * constraint.multiplier, to: &sum)
      else { return nil }
    }
    if isMirrored, constraint.multiplier != 1 {
      guard try add(width(of: owner), in: owner, scale: 1 - constraint.multiplier, to: &sum)
      else { return nil }
    }
    return sum
  }

  private func width(of node: LayoutNode) -> AttributePlace {
    AttributePlace(item: node, axis: .horizontal, origin: 0, extent: 1)
  }

  /// Adds a place in an ancestor's coordinates; returns false where an item is unknown.
  private func add(
    _ place: AttributePlace, in ancestor: LayoutNode, scale: Double, to sum: inout PlaceExpression
  ) throws(SolverError) -> Bool {
    let axis = place.axis
    guard let index = self.place(of: place.item) else { return false }
    sum.constant += scale * place.constant
    for view in place.baselineViews {
      sum.dependences.append(.baseline(ObjectIdentifier(view)))
    }
    if let (node, kind) = place.insets {
      let near = scale * place.nearInset
      let far = scale * place.farInset
      switch kind {
      case .margins, .border:
        let margins = try marginTerms(kind, of: node, along: axis)
        sum.terms += margins.terms(near: near, far: far)
        sum.constant += margins.constant(near: near, far: far)
        sum.dependences.append(.yieldingInsets(kind, of: node))
      case .safeArea:
        let insets = node.safeAreaInsets
        sum.constant += near * insets.leading(along: axis) + far * insets.trailing(along: axis)
        sum.dependences.append(.safeArea(ObjectIdentifier(node)))
      }
    }
    if place.extent != 0 {
      sum.terms.append(Term(records[index].extent[axis], coefficient: scale * place.extent))
    }
    guard place.origin != 0 else { return true }
    guard place.item !== ancestor else {
      // In its own coordinates it stands where they begin.
      addBoundsOrigin(of: ancestor, axis, scale: scale, to: &sum)
      sum.constant += scale * records[index].alignment.leading(along: axis)
      return true
    }
    if let origin = records[index].origin[axis] {
      sum.terms.append(Term(origin, coefficient: scale))
    }
    var node = place.item.container
    while let current = node, current !== ancestor {
      guard let index = self.place(of: current) else { return false }
      addBoundsOrigin(of: current, axis, scale: -scale, to: &sum)
      sum.constant -= scale * records[index].alignment.leading(along: axis)
      if let origin = records[index].origin[axis] {
        sum.terms.append(Term(origin, coefficient: scale))
      }
      node = current.container
    }
    return true
  }

  /// Adds where a view's coordinates begin; only what scrolls has them begin elsewhere than at its
  /// edge.
  private func addBoundsOrigin(
    of node: LayoutNode, _ axis: LayoutAxis, scale: Double, to sum: inout PlaceExpression
  ) {
    sum.constant += scale * node.bounds.origin(along: axis)
    if node.scrollsContent { sum.dependences.append(.boundsOrigin(of: node)) }
  }

  // MARK: - Installing

  /// Installs an active constraint; returns false while an item of it is unknown.
  ///
  /// - Throws: `unsatisfiable` where it contradicts; then nothing of it is left.
  func add(_ constraint: LayoutConstraint) throws(SolverError) -> Bool {
    guard let sum = try rowExpression(of: constraint) else { return false }
    let row = Constraint(
      LinearExpression(terms: sum.terms, constant: sum.constant - constraint.constant),
      Relation(constraint.relation), priority: Priority(constraint.priority))
    rows[ObjectIdentifier(constraint)] = InstalledConstraint(
      row: row, base: sum.constant, dependences: sum.dependences)
    origins[ObjectIdentifier(row)] = .user(constraint)
    for dependence in sum.dependences { dependents[dependence, default: []].append(constraint) }
    do {
      try solver.add(row, rank: Rank.of(constraint))
    } catch {
      forget(constraint)
      throw error
    }
    return true
  }

  /// Drops what is known of an installed constraint, and returns its row.
  @discardableResult func forget(_ constraint: LayoutConstraint) -> Constraint? {
    guard let installed = rows.removeValue(forKey: ObjectIdentifier(constraint)) else {
      return nil
    }
    origins[ObjectIdentifier(installed.row)] = nil
    for dependence in installed.dependences {
      dependents[dependence]?.removeAll { $0 === constraint }
    }
    return installed.row
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
