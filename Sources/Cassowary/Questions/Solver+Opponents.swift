extension Solver {
  /// Returns the constraints that prevent an optional constraint from holding, in order of rank.
  ///
  /// Without them it would hold. If several limits forbid the same, only one of them is returned.
  ///
  /// They are found in rounds. If required constraints contradict it, they are the other members of the conflict.
  /// Otherwise they are the constraints of its own or a higher priority whose errors would grow, by more than rounding
  /// errors, if it held. If there are none, they are those whose errors would grow most. They are removed before the
  /// next round. Pending changes are included; the solver does not change.
  /// - Returns: The opponents; empty for a constraint that holds, for one that contradicts itself, and for one that is
  ///   violated
  ///   by less than 1e-12 of the largest number in the constraints that are connected with it.
  /// - Throws: `unknownConstraint`; `iterationLimit`, `undecidable`.
  /// - Complexity: Meant for inspection: two copies of the solver for each round, at most one more than there are
  ///   opponents.
  public func opponents(of constraint: Constraint) throws(SolverError) -> [Constraint] {
    guard contains(constraint) else { throw naming(.unknownConstraint(constraint)) }
    var remaining = self
    var opponents: Set<Constraint> = []
    try remaining.optimize()
    while let error = remaining.error(of: constraint), error != 0,
      let first = constraint.expression.terms.first
    {
      let vague = Component(of: first.variable, in: remaining).roundingErrors
      if abs(error) <= vague { break }
      let found = try remaining.nextOpponents(of: constraint, vague: vague)
      if found.isEmpty { break }
      for opponent in found {
        opponents.insert(opponent)
        try remaining.remove(opponent)
      }
      try remaining.optimize()
    }
    return constraints.filter(opponents.contains)
  }

  /// Returns the opponents of a constraint that have to be removed first, in an optimized solver.
  /// - Parameter vague: The largest rounding error of a value.
  private func nextOpponents(
    of constraint: Constraint, vague: Double
  ) throws(SolverError) -> [Constraint] {
    // A copy in which the constraint holds.
    var met = self
    if let conflict = try met.require(constraint) {
      return conflict.constraints.filter { $0 != constraint }
    }
    try met.optimize()
    var losses: [(constraint: Constraint, growth: Double, noise: Double)] = []
    for other in constraints where other != constraint {
      guard let priority = priority(of: other), let own = self.priority(of: constraint),
        priority >= own, let before = sum(of: other), let after = met.sum(of: other)
      else { continue }
      let violation = max(other.relation.violation(at: before.value), 0)
      let growth = other.relation.violation(at: after.value) - violation
      // A sum of terms of about a million has errors of about a billionth.
      let noise = max(1e-9 * max(1, before.size, after.size), vague)
      if growth > 0 { losses.append((other, growth, noise)) }
    }
    let clear = losses.filter { $0.growth > $0.noise }
    if !clear.isEmpty { return clear.map(\.constraint) }
    // Some constraint opposes it, however small the growth is. The errors that grow most show which.
    let largest = losses.reduce(0) { max($0, $1.growth) }
    return losses.filter { $0.growth > 1e-3 * largest }.map(\.constraint)
  }

  /// Makes a constraint required, or returns the conflict with other required ones; nil if there is none.
  private mutating func require(_ constraint: Constraint) throws(SolverError) -> Conflict? {
    do throws(SolverError) {
      do throws(SolverError) {
        try setPriority(.required, of: constraint)
      } catch .undecidable(let doubt) {
        // If the violation is too small to prove a contradiction, a thousand times as large a one is proved instead.
        let sum = sum(of: constraint)?.value ?? 0
        let amount = doubt.constraint == constraint ? doubt.amount : abs(sum)
        let constant = (constant(of: constraint) ?? 0) + (sum < 0 ? -1000 : 1000) * amount
        try setConstant(constant, of: constraint)
        try setPriority(.required, of: constraint)
      }
      return nil
    } catch .unsatisfiable(let conflict) {
      return conflict
    }
  }
}
