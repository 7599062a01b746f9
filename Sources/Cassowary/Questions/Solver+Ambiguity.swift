extension Solver {
  /// The values a variable takes among all solutions that are as good for every priority.
  ///
  /// In these solutions the required constraints hold, and each priority's weighted sum of errors
  /// is least. Neither the rule for ties nor that for what is free counts: where one of them
  /// decided, the variable has other values, too. Every value in the range is taken by some
  /// solution, and none outside is. A variable that is not ambiguous has the range of one value.
  ///
  /// The ends are found by optimizing copies with changes that are pending taken in; the solver
  /// itself, its values too, stays as it is. An end is as exact as any value of the solver.
  /// - Returns: The range; its ends are infinite where nothing bounds the variable.
  /// - Throws: `unknownVariable`; `iterationLimit`.
  /// - Complexity: two copies and a few pivots where both ends are near; where an end is farther
  ///   away than all numbers in the system are large, a build of the system for that end.
  public func range(of variable: Variable) throws(SolverError) -> ClosedRange<Double> {
    let best = try optimized(for: variable)
    let component = Component(of: variable, in: best)
    let lower = try best.end(of: component, direction: -1)
    let upper = try best.end(of: component, direction: 1)
    return lower...max(lower, upper)
  }

  /// Whether a variable has other values in solutions that are as good for every priority, so
  /// that the rule for ties or that for what is free decided on the one it has.
  ///
  /// It is confirmed by such a solution, and never a guess. Another value is one that differs by
  /// more than rounding errors do: by 1e-8, or by that part of the value when it is above 1.
  /// - Throws: `unknownVariable`; `iterationLimit`.
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

  /// Another solution that is as good for every priority, in which a variable has another value.
  ///
  /// It is the one at the end of the variable's range that is farther away from its value, or the
  /// upper one if both are as far. Where the range has no end, the variable is as far away from its
  /// value as that is from zero, and at least 1. The other variables, as far as they are still
  /// free, are settled by the solver's rules.
  /// - Returns: The solution, or none when the variable is not ambiguous.
  /// - Throws: `unknownVariable`; `iterationLimit`.
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

  /// A copy with its values found, in which a variable is known.
  private func optimized(for variable: Variable) throws(SolverError) -> Solver {
    guard contains(variable) else { throw .unknownVariable(variable) }
    var copy = self
    try copy.optimize()
    return copy
  }

  // MARK: - Pulling

  /// The end of an optimized solver's range of a component's first variable, in the direction 1
  /// or -1.
  ///
  /// A pull that falls short of its goal has found the end. One that reaches it may have been too
  /// short: unless there is no end, longer ones follow.
  private func end(of component: Component, direction: Double) throws(SolverError) -> Double {
    let variable = component.variables[0]
    let value = self.value(of: variable)
    let nearest = max(1, component.scale(in: self))
    var distance = nearest
    while distance.isFinite {
      let goal = value + direction * distance
      let end = try pulling(variable, to: goal).value(of: variable)
      if abs(end - goal) > Solver.noise * distance {
        return Solver.differ(end, value) ? end : value
      }
      if distance == nearest, try component.isUnbounded(direction: direction) { break }
      distance *= 1024
    }
    return direction * .infinity
  }

  /// A copy in which a variable comes as near a goal as it can without harm to any priority.
  private func pulling(_ variable: Variable, to goal: Double) throws(SolverError) -> Solver {
    var copy = self
    let pull = (variable == goal).with(priority: try copy.makePriorityBelowAll())
    try copy.add(pull)
    try copy.optimize()
    return copy
  }

  /// A priority below all that are used.
  ///
  /// Where the least one leaves no room above zero, all optional constraints are given other
  /// priorities in the same order.
  private mutating func makePriorityBelowAll() throws(SolverError) -> Priority {
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

  /// The part of a number's size, or of 1, below which a difference is none.
  private static let noise = 1e-8

  private static func size(_ value: Double) -> Double { max(1, abs(value)) }

  private static func differ(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) > noise * size(other)
  }
}
