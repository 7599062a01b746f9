internal import Cassowary

extension LayoutSystem {
  /// Installs an active constraint.
  ///
  /// - Returns: False if an item of the constraint does not take part.
  /// - Throws: `unsatisfiable` if the constraint contradicts others; then it is not installed.
  @discardableResult func install(_ constraint: LayoutConstraint) throws(SolverError) -> Bool {
    var found = expression(of: constraint)
    if found == nil, try insets.use(constraint, in: self) { found = expression(of: constraint) }
    guard let expression = found else { return false }
    let made = Constraint(
      LinearExpression(
        terms: expression.terms, constant: expression.constant - constraint.countedConstant),
      Relation(constraint.relation), priority: Priority(constraint.priority))
    installed[ObjectIdentifier(constraint)] = InstalledConstraint(
      constraint: made, base: expression.constant, dependences: expression.dependences)
    origins[ObjectIdentifier(made)] = .user(constraint)
    if constraint.joinsAxes { joints += 1 }
    for dependence in expression.dependences {
      dependents[dependence, default: []].append(constraint)
    }
    do {
      try solver.add(made, rank: Rank.of(constraint))
    } catch {
      forget(constraint)
      throw error
    }
    return true
  }

  /// Removes the data of an installed constraint, and returns its counterpart in the solver; nil if
  /// it was not installed.
  @discardableResult func forget(_ constraint: LayoutConstraint) -> Constraint? {
    guard let known = installed.removeValue(forKey: ObjectIdentifier(constraint)) else {
      return nil
    }
    origins[ObjectIdentifier(known.constraint)] = nil
    if constraint.joinsAxes { joints -= 1 }
    for dependence in known.dependences {
      dependents[dependence]?.removeAll { $0 === constraint }
      if dependents[dependence]?.isEmpty ?? false { dependents[dependence] = nil }
    }
    return known.constraint
  }

  /// Recomputes the constant of an installed constraint. Returns the solver's constraint and its new
  /// constant; nil if its terms or dependences have changed.
  func refresh(_ constraint: LayoutConstraint) -> (constraint: Constraint, constant: Double)? {
    let key = ObjectIdentifier(constraint)
    guard let known = installed[key], let expression = expression(of: constraint),
      expression.terms == known.constraint.expression.terms,
      expression.dependences == known.dependences
    else { return nil }
    installed[key]?.base = expression.constant
    return (known.constraint, expression.constant - constraint.countedConstant)
  }

  /// Installs a system constraint. If it contradicts only system constraints, it is left out silently. If an
  /// intrinsic length contradicts a constraint of the program, it is recorded as broken.
  func install(
    _ system: consuming SystemConstraint, _ place: Int, _ terms: [Term],
    _ relation: Cassowary.Relation = .equal, _ priority: Priority = .required
  ) throws(SolverError) -> Constraint? {
    var priority = priority
    if let supposed = supposition?.change(of: system) {
      if let constant = supposed.constant { system.constant = constant }
      if let given = supposed.priority { priority = Priority(given) }
    }
    system.priority = LayoutPriority(priority.rawValue)
    let made = Constraint(
      LinearExpression(terms: terms, constant: -system.constant), relation, priority: priority)
    let axis = system.attribute.axis
    do {
      try solver.add(made, rank: Rank.system(place, system.kind, axis))
    } catch .unsatisfiable(let conflict) {
      let isByUser = conflict.constraints.contains {
        if case .user = origins[ObjectIdentifier($0)] { true } else { false }
      }
      if isByUser {
        leaveOut(.system(system), .content(records[place].key, system.kind, axis), conflict)
      }
      return nil
    }
    origins[ObjectIdentifier(made)] = .system(system)
    return made
  }

  /// Records a required constraint that is left out, with the proof of the contradiction.
  func leaveOut(_ constraint: ConstraintOrigin, _ key: LeftOutKey, _ conflict: Conflict) {
    let opponents = conflict.members.compactMap { member in
      origins[ObjectIdentifier(member.constraint)].map { BrokenMember($0, member) }
    }
    let refused = conflict.members.filter { !solver.contains($0.constraint) }
    broken.append(
      BrokenConstraint(
        key: key, constraint: constraint,
        members: opponents.filter(\.origin.isSystem) + opponents.filter { !$0.origin.isSystem }
          + refused.prefix(1).map { BrokenMember(constraint, $0) },
        excess: conflict.excess))
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

extension Priority {
  init(_ priority: LayoutPriority) { self.init(priority.rawValue) }
}

extension LayoutConstraint {
  /// Whether the constraint relates a width to a height.
  fileprivate var joinsAxes: Bool {
    secondAttribute.map { $0.axis != firstAttribute.axis } ?? false
  }
}
