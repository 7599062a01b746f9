extension Solver {
  /// The amount by which a constraint does not hold: its expression's value where that is on the
  /// wrong side of zero; none when the constraint is unknown.
  ///
  /// Above zero the expression is too large, below it is too small, and 0 says that the constraint
  /// holds. The variables' values are those of the last optimization. Less than 1e-9 counts as 0,
  /// or less than that part of the largest number in the expression when that is above 1.
  public func error(of constraint: Constraint) -> Double? {
    guard let constant = constant(of: constraint) else { return nil }
    var (sum, largest) = (constant, max(1, abs(constant)))
    for term in constraint.expression.terms {
      let part = term.coefficient * value(of: term.variable)
      sum += part
      largest = max(largest, abs(part))
    }
    if abs(sum) <= 1e-9 * largest { return 0 }
    switch constraint.relation {
    case .lessThanOrEqual: return max(sum, 0)
    case .equal: return sum
    case .greaterThanOrEqual: return min(sum, 0)
    }
  }

  /// The constraints that hold a variable where it is, in order of rank, each with how the
  /// variable follows its constant.
  ///
  /// A constraint belongs to them if the variable moves when its constant moves in one of the
  /// directions; the constants are moved one by one. It belongs to them, too, if required
  /// constraints forbid its constant to move, but the variable would move if they yielded: so
  /// of several required constraints that all fix the variable every one is listed. There is none
  /// where the rule for what is free decided alone.
  ///
  /// Changes that are pending are taken in; the solver itself stays as it is.
  ///
  ///     let (left, right) = (x >= 3, x <= 10)  // x is 3
  ///     try solver.explanation(of: x)  // left; upward: -1 up to 3, downward: 1 up to 7
  ///
  /// - Throws: `unknownVariable`; `iterationLimit`.
  /// - Complexity: Meant for inspection. Only constraints that are connected with the variable
  ///   and whose expression is zero can hold it; for each of them the solver is copied, and
  ///   optimized at least once in each direction, more often where the way soon bends.
  public func explanation(of variable: Variable) throws(SolverError) -> [Influence] {
    guard contains(variable) else { throw .unknownVariable(variable) }
    var best = self
    try best.optimize()
    let component = Component(of: variable, in: best)
    let readings = component.readings(in: best)
    let tolerance = ConstantMove.tolerance(at: component.scale(in: best))
    var influences: [Influence] = []
    for row in component.rows.indices where abs(readings[row]) <= tolerance {
      var up = ConstantMove(best, component, row: row, direction: 1)
      var down = ConstantMove(best, component, row: row, direction: -1)
      var holds = try up.isFollowed()
      if !holds { holds = try down.isFollowed() }
      guard holds else { continue }
      influences.append(
        Influence(
          constraint: component.rows[row].constraint, upward: try up.sensitivity(),
          downward: try down.sensitivity()))
    }
    return influences
  }

  /// The constraints that stand against an optional constraint that does not hold, in order of
  /// rank.
  ///
  /// Without them it would hold. They are found in rounds: if required constraints contradict
  /// it, the rest of that conflict stands against it; otherwise those constraints of its own or a
  /// higher priority that would be farther from holding if it held, by more than rounding errors of
  /// the largest number it has to do with. Then these are left out, and what stands against it still
  /// is looked for.
  ///
  /// Changes that are pending are taken in; the solver itself stays as it is.
  /// - Returns: None for a constraint that holds, and for one that contradicts itself.
  /// - Throws: `unknownConstraint`; `iterationLimit`.
  /// - Complexity: Meant for inspection: two copies of the solver for each round, of which there
  ///   are at most as many as opponents, and one more.
  public func opponents(of constraint: Constraint) throws(SolverError) -> [Constraint] {
    guard contains(constraint) else { throw .unknownConstraint(constraint) }
    var remaining = self
    var opponents: Set<Constraint> = []
    try remaining.optimize()
    while remaining.error(of: constraint) != 0, let first = constraint.expression.terms.first {
      let component = Component(of: first.variable, in: remaining)
      let found = try remaining.nextOpponents(of: constraint, in: component)
      if found.isEmpty { break }
      for opponent in found {
        opponents.insert(opponent)
        try remaining.remove(opponent)
      }
      try remaining.optimize()
    }
    return constraints.filter(opponents.contains)
  }

  /// What a constraint would have to prevail against first, in an optimized solver.
  private func nextOpponents(
    of constraint: Constraint, in component: Component
  ) throws(SolverError) -> [Constraint] {
    var met = self
    do throws(SolverError) {
      try met.setPriority(.required, of: constraint)
    } catch {
      guard case .unsatisfiable(let conflict) = error else { throw error }
      return conflict.constraints.filter { $0 != constraint }
    }
    try met.optimize()
    // A value is as exact as twelve places of the largest number allow, even if it is zero itself.
    let vague = 1e-12 * max(component.scale(in: self), component.scale(in: met))
    return constraints.filter { other in
      guard let priority = priority(of: other), let own = self.priority(of: constraint),
        let before = error(of: other), let after = met.error(of: other)
      else { return false }
      // What terms of a million add up to is no better than a billionth.
      let noise = max(1e-9 * max(1, size(of: other), met.size(of: other)), vague)
      return other != constraint && priority >= own && abs(after) > abs(before) + noise
    }
  }

  /// How large the numbers are that a constraint adds up.
  private func size(of constraint: Constraint) -> Double {
    constraint.expression.terms.reduce(abs(self.constant(of: constraint) ?? 0)) {
      $0 + abs($1.coefficient * value(of: $1.variable))
    }
  }
}
