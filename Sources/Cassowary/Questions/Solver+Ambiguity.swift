extension Solver {
  /// Returns the range of a variable's values in all optimal solutions.
  ///
  /// In these solutions the required constraints hold, and each priority's weighted sum of errors is smallest. The tie
  /// rule and the rule for free variables do not count: if one of them decided, the variable has other values, too.
  /// Each value in the range occurs in some solution, and none outside does. Pending changes are included; the solver
  /// does not change.
  /// - Returns: The range, as exact as any value; infinite where nothing limits the variable, one value if it is not
  ///   ambiguous.
  /// - Throws: `unknownVariable`; `iterationLimit`, `undecidable`.
  /// - Complexity: two copies and a few pivots if both ends are near. For an end farther away than the largest number
  ///   in the
  ///   system, the system is built again.
  public func range(of variable: Variable) throws(SolverError) -> ClosedRange<Double> {
    var copy = try PulledCopy(of: optimized(with: [variable]))
    return try copy.range(of: variable)
  }

  /// Returns whether a variable has other values in other solutions that are equally good for every priority. The tie
  /// rule or the rule for free variables then decided its value. Differences below 1e-8 do not count, or below that
  /// share of a value above 1.
  /// - Throws: `unknownVariable`; `iterationLimit`, `undecidable`.
  /// - Complexity: two copies of the solver and a few pivots.
  public func isAmbiguous(_ variable: Variable) throws(SolverError) -> Bool {
    var copy = try PulledCopy(of: optimized(with: [variable]))
    return try copy.isMovable(variable)
  }

  /// Returns another solution that is equally good for every priority, in which a variable has another value; nil if it
  /// is not ambiguous.
  ///
  /// The value is the end of the variable's range that is farther from its present value, or the upper end if both are
  /// equally far. If that end is infinite, the distance is the magnitude of the present value, at least 1. The solver's
  /// rules settle the other variables that are still free.
  /// - Throws: `unknownVariable`; `iterationLimit`, `undecidable`.
  /// - Complexity: as `range(of:)`.
  public func alternative(for variable: Variable) throws(SolverError) -> Solution? {
    var copy = try PulledCopy(of: optimized(with: [variable]))
    return try copy.moveAway(variable) ? Solution(of: copy.solver) : nil
  }

  /// Finds for each variable the solution that `alternative(for:)` returns. All are found in one copy, so each costs
  /// some pivots. A variable that is not ambiguous, or whose solution is not found, is skipped.
  /// - Parameter visit: Called with the index of a variable and the solver in that solution, which it may only read.
  /// - Throws: `unknownVariable`; `iterationLimit`, `undecidable` if this solver itself is not solved.
  package func alternatives(
    for variables: [Variable], _ visit: (_ index: Int, _ alternative: Solver) -> Void
  ) throws(SolverError) {
    if variables.isEmpty { return }
    let best = try optimized(with: variables)
    var copy = try PulledCopy(of: best)
    for (index, variable) in variables.enumerated() {
      do {
        if try copy.moveAway(variable) { visit(index, copy.solver) }
      } catch {
        copy = try PulledCopy(of: best)
      }
    }
  }

  /// Returns a priority below all that are in use. If there is no room between the lowest one and zero, all optional
  /// constraints get other priorities in the same order.
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
}

/// A copy of an optimized solver in which constraints pull one variable after another, without an increase of
/// any priority's error.
private struct PulledCopy {
  /// The fraction of a number's magnitude, or of 1, below which a difference is ignored.
  private static let noise = 1e-8

  private let best: Solver
  private(set) var solver: Solver
  /// The priority of the pulling constraint: below all others.
  private let priority: Priority
  private var pull: (constraint: Constraint, variable: Variable)?
  /// The component of the variable that was requested last.
  private var component: Component?

  init(of best: Solver) throws(SolverError) {
    (self.best, solver) = (best, best)
    priority = try solver.makePriorityBelowAll()
  }

  mutating func isMovable(_ variable: Variable) throws(SolverError) -> Bool {
    let value = best.value(of: variable)
    for distance in [Self.size(value), -Self.size(value)] {
      if Self.differ(try move(variable, to: value + distance), value) { return true }
    }
    return false
  }

  /// Moves a variable as `Solver.alternative(for:)` does, and returns whether there is another value.
  mutating func moveAway(_ variable: Variable) throws(SolverError) -> Bool {
    let value = best.value(of: variable)
    let range = try range(of: variable)
    guard range.lowerBound < range.upperBound else { return false }
    let isLower = value - range.lowerBound > range.upperBound - value
    let end = isLower ? range.lowerBound : range.upperBound
    let near = value + (isLower ? -Self.size(value) : Self.size(value))
    _ = try move(variable, to: end.isFinite ? end : near)
    return true
  }

  mutating func range(of variable: Variable) throws(SolverError) -> ClosedRange<Double> {
    let known = component.flatMap { $0.contains(variable) ? $0 : nil }
    let connected = known ?? Component(of: variable, in: best)
    component = connected
    let lower = try end(of: variable, in: connected, direction: -1)
    let upper = try end(of: variable, in: connected, direction: 1)
    return lower...max(lower, upper)
  }

  /// Returns an end of a variable's range; the direction is 1 or -1.
  ///
  /// A pull that does not reach its goal has found the end. If it reaches the goal, that may have been too near, so
  /// farther ones follow, unless the range is unbounded.
  private mutating func end(
    of variable: Variable, in component: Component, direction: Double
  ) throws(SolverError) -> Double {
    let value = best.value(of: variable)
    let nearest = max(1, component.scale)
    var distance = nearest
    while distance.isFinite {
      let goal = value + direction * distance
      let end = try move(variable, to: goal)
      if abs(end - goal) > Self.noise * distance { return Self.differ(end, value) ? end : value }
      if distance == nearest, try component.isUnbounded(variable, direction: direction) { break }
      distance *= 1024
    }
    return direction * .infinity
  }

  /// Moves a variable as close to a goal as possible, and returns the new value.
  private mutating func move(_ variable: Variable, to goal: Double) throws(SolverError) -> Double {
    if let pull, pull.variable == variable {
      try solver.setConstant(-goal, of: pull.constraint)
    } else {
      if let pull { try solver.remove(pull.constraint) }
      let constraint = (variable == goal).with(priority: priority)
      try solver.add(constraint)
      pull = (constraint, variable)
    }
    try solver.optimize()
    return solver.value(of: variable)
  }

  private static func size(_ value: Double) -> Double { max(1, abs(value)) }
  private static func differ(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) > noise * size(other)
  }
}

/// A value for each variable of a solver, in a solution that is as good for every priority as the solver's own.
/// `Solver.alternative(for:)` creates it. It does not change with the solver.
public struct Solution: Equatable, Sendable, CustomStringConvertible {
  /// The values of the variables that constraints use; all others are zero.
  private var values: [Variable: Double] = [:]

  init(of solver: Solver) {
    for term in solver.constraints.lazy.flatMap(\.expression.terms) {
      values[term.variable] = solver.value(of: term.variable)
    }
  }

  /// Returns the value of a variable of the solver; 0 if no constraint used the variable.
  public func value(of variable: Variable) -> Double { values[variable] ?? 0 }

  /// The values, in order of the variables: `v0 = 3, v1 = 8`.
  public var description: String {
    values.sorted { $0.key.number < $1.key.number }
      .map { "\($0.key) = \(legible($0.value))" }.joined(separator: ", ")
  }
}
