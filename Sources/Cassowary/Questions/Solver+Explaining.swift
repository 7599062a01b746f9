extension Solver {
  /// Returns the amount by which a constraint is violated: its expression's value, if that is on the wrong
  /// side of zero; nil if the constraint is unknown.
  ///
  /// A positive result means that the expression is too large, a negative one that it is too small, and 0
  /// that the constraint holds. The variables' values are those of the last optimization. An amount below
  /// 1e-9 counts as 0, or below that share of the expression's largest number if that is above 1.
  public func error(of constraint: Constraint) -> Double? {
    guard let (sum, largest) = sum(of: constraint) else { return nil }
    if abs(sum) <= Solver.leastError(largest) { return 0 }
    switch constraint.relation {
    case .lessThanOrEqual: return max(sum, 0)
    case .equal: return sum
    case .greaterThanOrEqual: return min(sum, 0)
    }
  }

  /// Returns the amount up to which an expression counts as zero, by the magnitude of the largest number in it.
  private static func leastError(_ largest: Double) -> Double { 1e-9 * max(1, largest) }

  /// Returns the value of a constraint's expression, and the magnitude of the largest number in it; nil if the
  /// constraint is unknown.
  private func sum(of constraint: Constraint) -> (sum: Double, largest: Double)? {
    guard let constant = constant(of: constraint) else { return nil }
    var (sum, largest) = (constant, abs(constant))
    for term in constraint.expression.terms {
      let part = term.coefficient * value(of: term.variable)
      sum += part
      largest = max(largest, abs(part))
    }
    return (sum, largest)
  }

  /// Returns whether an inequality has slack: more than an amount that ``error(of:)`` counts as 0.
  func hasSlack(_ constraint: Constraint) -> Bool {
    guard let (sum, largest) = sum(of: constraint) else { return false }
    let slack = constraint.relation == .lessThanOrEqual ? -sum : sum
    return slack > Solver.leastError(largest)
  }

  /// Returns the constraints that hold a variable in place, in order of rank, each with the rate at which the
  /// variable follows its constant.
  ///
  /// A constraint holds the variable if the variable moves when the constraint's constant moves in either
  /// direction; the constants are moved one by one. If required constraints forbid the move, it counts as
  /// if they yielded, so of several required constraints that all fix the variable each one is listed. The
  /// result is empty if only the rule for free variables decided.
  ///
  /// Pending changes are included; the solver does not change.
  ///
  ///     let (left, right) = (x >= 3, x <= 10)  // x is 3
  ///     try solver.explanation(of: x)  // left; upward: -1 up to 3, downward: 1 up to 7, a contradiction
  ///
  /// - Throws: `unknownVariable`; `iterationLimit`, `undecidable`.
  /// - Complexity: Meant for inspection. Only constraints that are connected with the variable
  ///   and whose expression is zero can hold it. For each of them the tableau is evaluated a few times in each
  ///   direction; where the path has a corner or an end, a few copies of the solver are optimized.
  public func explanation(of variable: Variable) throws(SolverError) -> [Influence] {
    var influences: [Influence] = []
    try forEachHolder(of: variable) { constraint, up, down throws(SolverError) in
      influences.append(
        Influence(
          constraint: constraint, upward: try up.sensitivity(), downward: try down.sensitivity()))
    }
    return influences
  }

  /// Returns the constraints that hold a variable in place, in order of rank.
  ///
  /// They are those of ``explanation(of:)``: the variable moves when a constant of theirs moves in either direction. The
  /// result is empty if only the rule for free variables decided. Pending changes are included; the solver does not change.
  ///
  ///     try solver.add(x >= 3)
  ///     try solver.add(x <= 10)
  ///     try solver.holders(of: x)  // x >= 3, as x is 3
  ///
  /// - Throws: `unknownVariable` for a variable of another solver, or one that was removed; `iterationLimit`,
  ///   `undecidable` if the solver cannot be optimized.
  /// - Complexity: As for ``explanation(of:)``, but no path is followed to its end: a copy is optimized only where required
  ///   constraints forbid a move, or the path begins with a corner.
  public func holders(of variable: Variable) throws(SolverError) -> [Constraint] {
    var holders: [Constraint] = []
    try forEachHolder(of: variable) { constraint, _, _ throws(SolverError) in
      holders.append(constraint)
    }
    return holders
  }

  /// Calls a closure with each constraint that holds a variable, and with the two ways its constant can move.
  private func forEachHolder(
    of variable: Variable,
    _ body: (Constraint, inout ConstantMove, inout ConstantMove) throws(SolverError) -> Void
  ) throws(SolverError) {
    guard contains(variable) else { throw .unknownVariable(variable) }
    var best = self
    try best.optimize()
    let component = Component(of: variable, in: best)
    let scale = component.scale(in: best)
    for member in component.members.indices where best.isTight(component.members[member].constraint)
    {
      let constraint = component.members[member].constraint
      // Found first: once a move holds the solver, it would be copied.
      let pieceUp = try best.piece(of: variable, moving: constraint, direction: 1)
      let pieceDown = try best.piece(of: variable, moving: constraint, direction: -1)
      var up = ConstantMove(
        best, component, member: member, direction: 1, scale: scale, first: pieceUp)
      var down = ConstantMove(
        best, component, member: member, direction: -1, scale: scale, first: pieceDown)
      var holds = try up.isFollowed()
      if !holds { holds = try down.isFollowed() }
      if holds { try body(constraint, &up, &down) }
    }
  }

  /// Returns whether a constraint's expression is zero, in an optimized solver.
  private func isTight(_ constraint: Constraint) -> Bool {
    guard let place = storage.state.constraints.place(of: constraint) else { return false }
    return storage.state.tableau.isTight(place)
  }

  /// Returns the constraints that prevent an optional constraint from holding, in order of rank.
  ///
  /// Without them it would hold; where several limits forbid the same, one of them is told. They are found in
  /// rounds. If required constraints contradict it, the other
  /// members of that conflict are opponents. Otherwise the opponents are the constraints of its own or a
  /// higher priority whose errors would grow if it held, by more than rounding errors of their largest
  /// number; if there are none, those whose errors would grow most. They are then removed, and the search
  /// continues.
  ///
  /// Pending changes are included; the solver does not change.
  /// - Returns: The opponents; empty for a constraint that holds, for one that contradicts itself, and for one that
  ///   misses zero by less than 1e-12 of the largest number in the constraints that are connected with it.
  /// - Throws: `unknownConstraint`; `iterationLimit`, `undecidable`.
  /// - Complexity: Meant for inspection: two copies of the solver for each round, of which there
  ///   are at most as many as opponents, and one more.
  public func opponents(of constraint: Constraint) throws(SolverError) -> [Constraint] {
    guard contains(constraint) else { throw naming(.unknownConstraint(constraint)) }
    var remaining = self
    var opponents: Set<Constraint> = []
    try remaining.optimize()
    while let error = remaining.error(of: constraint), error != 0,
      let first = constraint.expression.terms.first
    {
      let component = Component(of: first.variable, in: remaining)
      if abs(error) <= component.roundingErrors(in: remaining) { break }
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

  /// Returns the constraints that a constraint would have to prevail against first, in an optimized solver.
  private func nextOpponents(
    of constraint: Constraint, in component: Component
  ) throws(SolverError) -> [Constraint] {
    // A copy in which it holds.
    var met = self
    if let conflict = try met.require(constraint) {
      return conflict.constraints.filter { $0 != constraint }
    }
    try met.optimize()
    let vague = max(component.roundingErrors(in: self), component.roundingErrors(in: met))
    var losses: [(constraint: Constraint, growth: Double, noise: Double)] = []
    for other in constraints where other != constraint {
      guard let priority = priority(of: other), let own = self.priority(of: constraint),
        priority >= own, let before = violation(of: other), let after = met.violation(of: other),
        after > before
      else { continue }
      // What terms of a million add up to is no better than a billionth.
      let noise = max(1e-9 * max(1, size(of: other), met.size(of: other)), vague)
      losses.append((other, after - before, noise))
    }
    let clear = losses.filter { $0.growth > $0.noise }
    if !clear.isEmpty { return clear.map(\.constraint) }
    // Something stands against it, however small the loss: the largest ones tell what it is.
    let largest = losses.reduce(0) { max($0, $1.growth) }
    return losses.filter { $0.growth > 1e-3 * largest }.map(\.constraint)
  }

  /// Makes a constraint required, or returns the conflict with others that are.
  private mutating func require(_ constraint: Constraint) throws(SolverError) -> Conflict? {
    do throws(SolverError) {
      try setPriority(.required, of: constraint)
    } catch .unsatisfiable(let conflict) {
      return conflict
    } catch .undecidable(let doubt) {
      // What is too little to prove that the others forbid it is proved by a thousand times as much.
      let sum = sum(of: constraint)?.sum ?? 0
      let amount = doubt.constraint == constraint ? doubt.amount : abs(sum)
      let constant = (constant(of: constraint) ?? 0) + (sum < 0 ? -1000 : 1000) * amount
      try setConstant(constant, of: constraint)
      do throws(SolverError) {
        try setPriority(.required, of: constraint)
      } catch .unsatisfiable(let conflict) {
        return conflict
      }
    }
    return nil
  }

  /// Returns the magnitude of a constraint's error, however small; nil if the constraint is unknown.
  private func violation(of constraint: Constraint) -> Double? {
    sum(of: constraint).map { max(constraint.relation.violation(at: $0.sum), 0) }
  }

  /// Returns the magnitude of the numbers that a constraint adds up.
  private func size(of constraint: Constraint) -> Double {
    constraint.expression.terms.reduce(abs(self.constant(of: constraint) ?? 0)) {
      $0 + abs($1.coefficient * value(of: $1.variable))
    }
  }
}
