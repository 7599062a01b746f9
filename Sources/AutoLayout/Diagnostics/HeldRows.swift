internal import Cassowary

/// What holds something where it is, as equations of what could move with all errors as they are.
@MainActor struct HeldRows {
  private(set) var equations: [[NullSpace.Term]] = []
  private let engine: LayoutEngine
  /// Of each variable, by its number, whether constraints are to decide on it: frames that are given are numbers.
  private var isOpen: [Bool] = []

  init(of engine: LayoutEngine) {
    self.engine = engine
    for owner in engine.variableOwners {
      let role = engine.records[owner].role
      isOpen.append(role == .solved || role == .guide)
    }
    for constraint in engine.solver.constraints where isHeld(constraint) {
      add(constraint.expression.terms)
    }
    // What is left out since it contradicts was said all the same, and is told as a conflict.
    for case .user(let constraint) in engine.broken.map(\.constraint) {
      if let sum = try? engine.rowExpression(of: constraint) { add(sum.terms) }
    }
    for (number, isOpen) in isOpen.enumerated() where !isOpen { equations.append([(number, 1)]) }
    for record in engine.records where record.node?.arrangesNothing ?? false {
      for axis in LayoutAxis.allCases { equations.append([(record.extent[axis].number, 1)]) }
    }
  }

  private mutating func add(_ terms: [Term]) {
    var open: [NullSpace.Term] = []
    open.reserveCapacity(terms.count)
    for term in terms {
      let number = term.variable.number
      if number < isOpen.count, isOpen[number] { open.append((number, term.coefficient)) }
    }
    if !open.isEmpty { equations.append(open) }
  }

  /// Whether a change of the expression would change an error, or would in one direction: not where an
  /// inequality has room. That a length is not negative does not count: nobody has said it.
  private func isHeld(_ constraint: Constraint) -> Bool {
    if constraint.relation == .equal { return true }
    var value = engine.solver.constant(of: constraint) ?? constraint.expression.constant
    for term in constraint.expression.terms {
      value += term.coefficient * engine.solver.value(of: term.variable)
    }
    let room = constraint.relation == .lessThanOrEqual ? -value : value
    guard room < SystemParts.Part.noise else { return false }
    guard case .system(let system) = engine.origins[ObjectIdentifier(constraint)] else {
      return true
    }
    return system.kind != .nonNegativeSize
  }

  // MARK: - Who is told

  /// Puts variables into the order in which they are to be decided: first those of views that are seen, before
  /// them those that no constraint is about, by their places in the tree, lengths before positions.
  func inOrderToDecide(_ numbers: [Int]) -> [Int] {
    if numbers.isEmpty { return [] }
    let stated = stated()
    func key(_ number: Int) -> [Int] {
      let place = engine.variableOwners[number]
      let record = engine.records[place]
      let isSeen = record.node?.isShownInTree ?? false
      let isLength = LayoutAxis.allCases.contains { record.extent[$0].number == number }
      return [isSeen ? 0 : 1, stated.contains(number) ? 1 : 0, place, isLength ? 0 : 1]
    }
    return numbers.map { (key($0), $0) }
      .sorted { $0.0 == $1.0 ? $0.1 < $1.1 : $0.0.lexicographicallyPrecedes($1.0) }
      .map(\.1)
  }

  /// The positions and lengths that a constraint is about.
  private func stated() -> Set<Int> {
    var stated: Set<Int> = []
    for row in engine.solver.constraints {
      guard case .user(let constraint) = engine.origins[ObjectIdentifier(row)],
        let statement = LayoutStatement(constraint), let place = engine.index(of: statement.item)
      else { continue }
      let (record, axis) = (engine.records[place], statement.attribute.axis)
      let variable = statement.attribute.isPosition ? record.origin[axis] : record.extent[axis]
      if let variable { stated.insert(variable.number) }
    }
    return stated
  }
}
