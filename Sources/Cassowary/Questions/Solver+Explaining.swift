extension Solver {
  /// Returns the amount by which a constraint is violated at the values of the last optimization; nil if it is unknown.
  ///
  /// A positive result means that the expression is too large, a negative one that it is too small, and 0 that the
  /// constraint holds. An amount below 1e-9 counts as 0, or below that share of the expression's largest number if that
  /// is above 1.
  public func error(of constraint: Constraint) -> Double? {
    guard let sum = sum(of: constraint) else { return nil }
    let isViolated = constraint.relation.violation(at: sum.value) > Solver.leastError(sum.largest)
    return isViolated ? sum.value : 0
  }

  /// Returns whether an inequality has slack, that is, more than the amount that ``error(of:)`` counts as 0.
  func hasSlack(_ constraint: Constraint) -> Bool {
    guard let sum = sum(of: constraint) else { return false }
    let slack = constraint.relation == .lessThanOrEqual ? -sum.value : sum.value
    return slack > Solver.leastError(sum.largest)
  }

  /// Returns the largest magnitude of an expression that counts as zero, given the magnitude of its largest number.
  private static func leastError(_ largest: Double) -> Double { 1e-9 * max(1, largest) }

  /// Returns the value of a constraint's expression, its largest magnitude, and the sum of the magnitudes; nil if it is
  /// unknown.
  func sum(of constraint: Constraint) -> (value: Double, largest: Double, size: Double)? {
    guard let constant = constant(of: constraint) else { return nil }
    var (sum, largest, size) = (constant, abs(constant), abs(constant))
    for term in constraint.expression.terms {
      let part = term.coefficient * value(of: term.variable)
      sum += part
      largest = max(largest, abs(part))
      size += abs(part)
    }
    return (sum, largest, size)
  }

  // MARK: - Holders

  /// Returns the constraints that hold a variable in place, in order of rank, each with the rate at which the variable
  /// follows its constant.
  ///
  /// A constraint holds the variable if the variable moves when the constraint's constant alone moves in either
  /// direction. If required constraints forbid the move, it counts as if they yielded. So if several required
  /// constraints fix the variable, all of them are listed. The result is empty if only the rule for free variables
  /// decided. Pending changes are included; the solver does not change.
  ///
  ///     let (left, right) = (x >= 3, x <= 10)  // x is 3
  ///     try solver.explanation(of: x)  // left; upward: -1 up to 3, downward: 1 up to 7, a contradiction
  ///
  /// - Throws: `unknownVariable`; `iterationLimit`, `undecidable`.
  /// - Complexity: For each constraint that is connected with the variable and whose expression is zero, the tableau is
  ///   evaluated a few times; where the path has a corner or an end, a few copies are optimized.
  public func explanation(of variable: Variable) throws(SolverError) -> [Influence] {
    try mapHolders(of: variable) { constraint, up, down throws(SolverError) in
      Influence(
        constraint: constraint, upward: try up.sensitivity(), downward: try down.sensitivity())
    }
  }

  /// Returns the constraints that hold a variable in place, in order of rank: those of ``explanation(of:)``.
  /// - Throws: `unknownVariable`; `iterationLimit`, `undecidable`.
  /// - Complexity: As for ``explanation(of:)``, but a copy is optimized only where required constraints forbid a move,
  ///   or the path begins with a corner.
  public func holders(of variable: Variable) throws(SolverError) -> [Constraint] {
    try mapHolders(of: variable) { constraint, _, _ in constraint }
  }

  /// Returns the results of a closure for each constraint that holds a variable, called with the paths upward and
  /// downward.
  private func mapHolders<Result>(
    of variable: Variable,
    _ transform: (Constraint, ParametricPath, ParametricPath) throws(SolverError) -> Result
  ) throws(SolverError) -> [Result] {
    var best = try optimized(with: [variable])
    let component = Component(of: variable, in: best)
    var results: [Result] = []
    for member in component.members where best.isTight(member.constraint) {
      // Both ranges are computed first: once a path holds the solver, a change would copy it.
      let upward = try best.parametricRange(of: variable, moving: member.constraint, direction: 1)
      let downward = try best.parametricRange(
        of: variable, moving: member.constraint, direction: -1)
      let up = try ParametricPath(
        from: best, on: upward, component, moving: member, direction: 1)
      let down = try ParametricPath(
        from: best, on: downward, component, moving: member, direction: -1)
      var holds = try up.isFollowed()
      if !holds { holds = try down.isFollowed() }
      if holds { results.append(try transform(member.constraint, up, down)) }
    }
    return results
  }

  /// Returns an optimized copy, after a check that it contains the given variables.
  func optimized(with variables: [Variable]) throws(SolverError) -> Solver {
    for variable in variables where !contains(variable) { throw .unknownVariable(variable) }
    var copy = self
    try copy.optimize()
    return copy
  }

  /// Returns whether a constraint of an optimized solver is tight.
  private func isTight(_ constraint: Constraint) -> Bool {
    guard let index = storage.state.constraints.index(of: constraint) else { return false }
    return storage.state.tableau.isTight(index)
  }
}

extension Tableau {
  /// Returns whether a constraint's expression is zero, up to rounding errors. The symbol's value is compared with the
  /// breakpoint, since it is more exact than a sum of variables.
  fileprivate func isTight(_ index: Int32) -> Bool {
    let record = constraints[index]
    guard record.symbol >= 0 else { return false }
    var size = abs(record.position)
    if form.basis.role(of: record.symbol) == .basic {
      size = max(size, form.basis.sum(of: form.basis.row(of: record.symbol)).magnitude)
    }
    return abs(values[record.symbol] - record.position) <= 1e-9 * size + Tolerance.zero
  }
}
