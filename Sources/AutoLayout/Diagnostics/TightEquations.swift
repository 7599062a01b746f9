internal import Cassowary

/// The tight constraints as homogeneous equations: their solutions are the changes of frames that leave all
/// errors as they are.
@MainActor struct TightEquations {
  private(set) var equations: [[NullSpace.Term]] = []
  private let system: LayoutSystem
  /// Whether constraints decide a variable, indexed by its number. Variables of explicit and given
  /// frames are constants here.
  private var isOpen: [Bool] = []

  init(of system: LayoutSystem) {
    self.system = system
    for number in 0..<system.records.variableCount {
      let role = system.records.record(ofVariable: number)?.role
      isOpen.append(role == .solved || role == .guide)
    }
    for constraint in system.solver.constraints where isHeld(constraint) {
      add(constraint.expression.terms)
    }
    // A constraint that is left out was still written, and is reported as a conflict. So it counts as if it held.
    for case .user(let constraint) in system.broken.map(\.constraint) {
      if let expression = system.expression(of: constraint) { add(expression.terms) }
    }
    for (number, isOpen) in isOpen.enumerated() where !isOpen { equations.append([(number, 1)]) }
    for record in system.records.all where record.node?.arrangesNothing ?? false {
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

  /// Returns whether some change of the expression would change the constraint's error. An inequality with slack
  /// holds nothing, nor does the system's rule that lengths are not negative.
  private func isHeld(_ constraint: Constraint) -> Bool {
    if constraint.relation == .equal { return true }
    var value = system.solver.constant(of: constraint) ?? constraint.expression.constant
    for term in constraint.expression.terms {
      value += term.coefficient * system.solver.value(of: term.variable)
    }
    let room = constraint.relation == .lessThanOrEqual ? -value : value
    guard room < SystemParts.Part.noise else { return false }
    guard case .system(let known) = system.origins[ObjectIdentifier(constraint)] else {
      return true
    }
    return known.kind.isStated
  }

  // MARK: - Order of reports

  /// Returns the variables in the order in which they should be decided. Those of visible views come first; among
  /// these, those that are not the subject of a constraint; then by place in the tree, lengths before positions.
  func inOrderToDecide(_ numbers: [Int]) -> [Int] {
    if numbers.isEmpty { return [] }
    let stated = stated()
    func key(_ number: Int) -> [Int] {
      let place = system.records.place(ofVariable: number) ?? 0
      let record = system.records[place]
      let isSeen = record.node?.isShownInTree ?? false
      let isLength = LayoutAxis.allCases.contains { record.extent[$0].number == number }
      return [isSeen ? 0 : 1, stated.contains(number) ? 1 : 0, place, isLength ? 0 : 1]
    }
    return numbers.map { (key($0), $0) }
      .sorted { $0.0 == $1.0 ? $0.1 < $1.1 : $0.0.lexicographicallyPrecedes($1.0) }
      .map(\.1)
  }

  /// Returns the positions and lengths that are the subject of a constraint.
  private func stated() -> Set<Int> {
    var stated: Set<Int> = []
    for installed in system.solver.constraints {
      guard case .user(let constraint) = system.origins[ObjectIdentifier(installed)],
        let statement = LayoutStatement(constraint),
        let record = system.records.record(of: statement.item)
      else { continue }
      let axis = statement.attribute.axis
      let variable = statement.attribute.isPosition ? record.origin[axis] : record.extent[axis]
      if let variable { stated.insert(variable.number) }
    }
    return stated
  }
}
