extension Solver {
  /// Returns the range of a variable's values among all solutions that are as good for every priority.
  ///
  /// In these solutions the required constraints hold, and each priority's weighted sum of errors is
  /// smallest. The tie rule and the rule for free variables do not count: if one of them decided, the
  /// variable has other values, too. Each value in the range occurs in some solution, and none outside
  /// does. A variable that is not ambiguous has a range of one value.
  ///
  /// The ends are found by optimizing copies that include pending changes; the solver and its values do not
  /// change. An end is as exact as any value of the solver.
  /// - Returns: The range; its ends are infinite if nothing limits the variable.
  /// - Throws: `unknownVariable`; `iterationLimit`, `undecidable`.
  /// - Complexity: two copies and a few pivots if both ends are near. For an end farther away than the
  ///   largest number in the system, the system is built again.
  public func range(of variable: Variable) throws(SolverError) -> ClosedRange<Double> {
    let best = try optimized(for: variable)
    let component = Component(of: variable, in: best)
    let lower = try best.end(of: component, direction: -1)
    let upper = try best.end(of: component, direction: 1)
    return lower...max(lower, upper)
  }

  /// Returns whether a variable has other values in solutions that are as good for every priority, so that
  /// the tie rule or the rule for free variables decided on its value.
  ///
  /// The answer is confirmed by such a solution. Values differ if the difference is more than a rounding
  /// error: 1e-8, or that share of the value if it is above 1.
  /// - Throws: `unknownVariable`; `iterationLimit`, `undecidable`.
  /// - Complexity: two copies of the solver and a few pivots.
  public func isAmbiguous(_ variable: Variable) throws(SolverError) -> Bool {
    let best = try optimized(for: variable)
    let value = best.value(of: variable)
    for distance in [Solver.size(value), -Solver.size(value)] {
      let pulled = try best.pulling(variable, to: value + distance)
      if Solver.differ(pulled.value(of: variable), value) { return true }
    }
    return false
  }

  /// Returns another solution that is as good for every priority, in which a variable has another value.
  ///
  /// The value is the end of the variable's range that is farther from its present value, or the upper end
  /// if both are equally far. If the range has no end, the distance is the magnitude of the present value,
  /// at least 1. The solver's rules settle the other variables that are still free.
  /// - Returns: The solution; nil if the variable is not ambiguous.
  /// - Throws: `unknownVariable`; `iterationLimit`, `undecidable`.
  /// - Complexity: as `range(of:)`, and one more copy.
  public func alternative(for variable: Variable) throws(SolverError) -> Solution? {
    let best = try optimized(for: variable)
    let value = best.value(of: variable)
    let range = try best.range(of: variable)
    guard range.lowerBound < range.upperBound else { return nil }
    var goal = range.upperBound
    var distance = Solver.size(value)
    if value - range.lowerBound > range.upperBound - value {
      goal = range.lowerBound
      distance = -distance
    }
    let pulled = try best.pulling(variable, to: goal.isFinite ? goal : value + distance)
    return Solution(of: pulled)
  }

  /// Finds for each of some variables a solution that is as good, in which it differs as much as it can. It is found in
  /// one copy that is changed and changed back, so each costs some pivots, whatever else is in the solver; where several
  /// solutions are as far away, the other variables may differ from those of `alternative(for:)`.
  ///
  /// A variable that is not ambiguous, or whose solution is not found, is passed over.
  /// - Parameter visit: Gets the index of a variable and the solver in that solution, which it may read only.
  /// - Throws: `unknownVariable`; `iterationLimit`, `undecidable` if this solver itself is not solved.
  package func alternatives(
    for variables: [Variable], _ visit: (_ index: Int, _ alternative: Solver) -> Void
  ) throws(SolverError) {
    guard let first = variables.first else { return }
    for variable in variables where !contains(variable) { throw .unknownVariable(variable) }
    let best = try optimized(for: first)
    let nearest = best.largestNumber
    var copy = try PulledCopy(of: best)
    for (index, variable) in variables.enumerated() {
      do {
        if try copy.moveAway(variable, nearest: nearest) { visit(index, copy.solver) }
      } catch {
        copy = try PulledCopy(of: best)
      }
    }
  }

  /// Returns an optimized copy that contains a variable.
  private func optimized(for variable: Variable) throws(SolverError) -> Solver {
    guard contains(variable) else { throw .unknownVariable(variable) }
    var copy = self
    try copy.optimize()
    return copy
  }

  // MARK: - Pulling

  /// Returns the end, in the direction 1 or -1, of the range of a component's first variable in an optimized
  /// solver.
  ///
  /// A pull that falls short of its goal has found the end. One that reaches its goal may have been too
  /// short, so longer ones follow, unless there is no end.
  private func end(of component: Component, direction: Double) throws(SolverError) -> Double {
    let variable = component.variables[0]
    return try Solver.end(
      from: value(of: variable), direction, nearest: max(1, component.scale(in: self))
    ) { goal throws(SolverError) in
      try pulling(variable, to: goal).value(of: variable)
    } isUnbounded: { () throws(SolverError) in
      try component.isUnbounded(direction: direction)
    }
  }

  /// The same, where `pull` returns how far a pull towards a goal comes.
  fileprivate static func end(
    from value: Double, _ direction: Double, nearest: Double,
    pull: (Double) throws(SolverError) -> Double, isUnbounded: () throws(SolverError) -> Bool
  ) throws(SolverError) -> Double {
    var distance = nearest
    while distance.isFinite {
      let goal = value + direction * distance
      let end = try pull(goal)
      if abs(end - goal) > noise * distance { return differ(end, value) ? end : value }
      if distance == nearest, try isUnbounded() { break }
      distance *= 1024
    }
    return direction * .infinity
  }

  /// The magnitude of the largest number among the values and in the constraints' sums, at least 1.
  private var largestNumber: Double {
    var largest = 1.0
    for constraint in constraints {
      largest = max(largest, abs(constant(of: constraint) ?? constraint.expression.constant))
      for term in constraint.expression.terms {
        let value = value(of: term.variable)
        largest = max(largest, abs(value), abs(term.coefficient * value))
      }
    }
    return largest
  }

  /// Returns a copy in which a variable is as close to a goal as possible without harm to any priority.
  private func pulling(_ variable: Variable, to goal: Double) throws(SolverError) -> Solver {
    var copy = self
    let pull = (variable == goal).with(priority: try copy.makePriorityBelowAll())
    try copy.add(pull)
    try copy.optimize()
    return copy
  }

  /// Returns a priority below all that are used.
  ///
  /// If the lowest one leaves no room above zero, all optional constraints get other priorities in the same
  /// order.
  fileprivate mutating func makePriorityBelowAll() throws(SolverError) -> Priority {
    let constraints = self.constraints
    let levels = Set(constraints.compactMap { priority(of: $0) }).sorted()
    guard let least = levels.first else { return 1 }
    let half = Priority(least.rawValue / 2)
    if half.isValid { return half }
    let step = 1000 / Double(levels.count + 1)
    for constraint in constraints {
      guard let priority = priority(of: constraint), priority != .required,
        let level = levels.firstIndex(of: priority)
      else { continue }
      try setPriority(Priority(step * Double(level + 1)), of: constraint)
    }
    return Priority(step / 2)
  }

  // MARK: - Rounding errors

  /// The share of a number's magnitude, or of 1, below which a difference is ignored.
  private static let noise = 1e-8

  fileprivate static func size(_ value: Double) -> Double { max(1, abs(value)) }

  private static func differ(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) > noise * size(other)
  }
}

/// A copy of an optimized solver in which one variable after the other is pulled, without harm to any priority.
private struct PulledCopy {
  private let best: Solver
  private(set) var solver: Solver
  private let priority: Priority
  private var pull: (constraint: Constraint, variable: Variable)?

  init(of best: Solver) throws(SolverError) {
    self.best = best
    var copy = best
    priority = try copy.makePriorityBelowAll()
    solver = copy
  }

  /// Moves a variable to the end of its range that is farther from its best value, as `alternative(for:)` does.
  ///
  /// - Returns: Whether there is another value.
  mutating func moveAway(_ variable: Variable, nearest: Double) throws(SolverError) -> Bool {
    let value = best.value(of: variable)
    let lower = try end(of: variable, value, -1, nearest)
    let upper = max(lower, try end(of: variable, value, 1, nearest))
    guard lower < upper else { return false }
    let isLower = value - lower > upper - value
    let goal = isLower ? lower : upper
    let distance = isLower ? -Solver.size(value) : Solver.size(value)
    try move(variable, to: goal.isFinite ? goal : value + distance)
    return true
  }

  private mutating func end(
    of variable: Variable, _ value: Double, _ direction: Double, _ nearest: Double
  ) throws(SolverError) -> Double {
    let best = best
    return try Solver.end(from: value, direction, nearest: nearest) { goal throws(SolverError) in
      try move(variable, to: goal)
      return solver.value(of: variable)
    } isUnbounded: { () throws(SolverError) in
      try Component(of: variable, in: best).isUnbounded(direction: direction)
    }
  }

  private mutating func move(_ variable: Variable, to goal: Double) throws(SolverError) {
    if let pull, pull.variable == variable {
      try solver.setConstant(-goal, of: pull.constraint)
    } else {
      if let pull { try solver.remove(pull.constraint) }
      pull = nil
      let constraint = (variable == goal).with(priority: priority)
      try solver.add(constraint)
      pull = (constraint, variable)
    }
    try solver.optimize()
  }
}
