/// The path of a solution while a constraint's constant moves in one direction (parametric right-hand side analysis).
///
/// A solution is a continuous, piecewise linear function of the constant: each of the solver's rules minimizes such a
/// function over the polyhedron that the earlier rules leave, whose bounds are such functions, too. Each linear piece
/// is the range of a basis. If a step leads beyond the next range, it is shortened to less than the start of the range
/// that it reached. So ranges are found in order, however short they are.
struct ParametricPath {
  /// The next section of the path.
  private enum Outlook {
    /// A range, with the variable's rate in it, and the move at its end.
    case range(rate: Double, end: Double)
    /// The end of the path: the required constraints that forbid a further move; nil if rounding errors hide which do.
    case end(Conflict?)
  }

  /// The optimized solver before the move.
  private let start: Solver
  private let component: Component
  /// The constraint whose constant moves, and the constant before the move.
  private let moving: Component.Member
  /// The direction of the move: 1 or -1.
  private let direction: Double
  /// The solver with the constant moved to the latest known range, and optimized.
  private var solver: Solver
  /// The range that contains the solver's present constant.
  private var range: ParametricRange
  /// The move of the solver's constant from the start.
  private var moved = 0.0
  /// The first section of the path.
  private var first = Outlook.end(nil)

  /// Creates the path of the component's first variable, from the state of an optimized solver.
  /// - Parameter range: The range of that state. It has to be computed before a path holds the solver, which would
  ///   otherwise be copied.
  init(
    from solver: Solver, on range: ParametricRange, _ component: Component,
    moving: Component.Member, direction: Double
  ) throws(SolverError) {
    (self.component, self.moving, self.direction) = (component, moving, direction)
    (start, self.solver, self.range) = (solver, solver, range)
    first = try outlook(from: 0)
  }

  /// Returns the rate at which the variable follows the constant. Ranges that differ only in the rates of other
  /// variables are joined.
  func sensitivity() throws(SolverError) -> Sensitivity {
    guard case .range(let factor, var reach) = first else {
      return Sensitivity(factor: 0, reach: 0, end: nil)
    }
    var path = self
    // A limit in case rounding errors cause too many ranges.
    for _ in 0..<8 * (component.members.count + component.variables.count) where reach.isFinite {
      let before = path.solver
      switch try path.outlook(from: reach) {
      case .end: return Sensitivity(factor: factor, reach: reach, end: .contradiction)
      case .range(let rate, let end):
        if abs(rate - factor) > 1e-10 * max(abs(rate), abs(factor)) {
          return Sensitivity(factor: factor, reach: reach, end: .limits(path.limits(since: before)))
        }
        reach = end
      }
    }
    return Sensitivity(factor: factor, reach: reach, end: nil)
  }

  /// Returns the inequalities without slack in the present state: first those that have slack in the range before, then
  /// those that have slack before the move and are tight.
  private func limits(since before: Solver) -> [Constraint] {
    let spent = component.members.map(\.constraint).filter { other in
      other.relation != .equal && !solver.hasSlack(other)
        && (before.hasSlack(other) || start.hasSlack(other))
    }
    return spent.filter(before.hasSlack)
      + spent.filter { !before.hasSlack($0) && solver.error(of: $0) == 0 }
  }

  /// Returns whether the variable follows the constant at first. If required constraints block the move, it returns
  /// whether the variable would follow if these were optional and more important than all other optional ones.
  func isFollowed() throws(SolverError) -> Bool {
    var path = self
    for _ in component.members {
      switch path.first {
      case .range(let rate, _): return rate != 0
      case .end(nil): return false
      case .end(let conflict?):
        var yielding = path.solver
        for other in conflict.constraints where other != moving.constraint {
          try yielding.setPriority(Priority(Priority.required.rawValue.nextDown), of: other)
        }
        try yielding.optimize()
        let range = try yielding.parametricRange(
          of: component.variables[0], moving: moving.constraint, direction: direction)
        path = try ParametricPath(
          from: yielding, on: range, component, moving: moving, direction: direction)
      }
    }
    return false
  }

  /// Finds the next section of the path from a point, given as the move of the constant up to there.
  private mutating func outlook(from reach: Double) throws(SolverError) -> Outlook {
    // A shorter step is lost in rounding errors.
    let least = max(4e-12 * max(abs(moving.constant), reach), component.roundingErrors)
    if reach == moved, range.ahead > least {
      return .range(rate: range.rate, end: reach + range.ahead)
    }
    // The first step leads clearly beyond constraints that forbid any move.
    var step = max(component.scale / 64, 4 * least)
    while true {
      // The shortest step is the most exact, so each trial begins at the last known range.
      var trial = solver
      do throws(SolverError) {
        let constant = moving.constant + direction * (reach + step)
        try trial.setConstant(constant, of: moving.constraint)
      } catch .unsatisfiable(let conflict) {
        // The excess of the proof is linear in the constant and must not be positive.
        let own = conflict.members.first { $0.constraint == moving.constraint }
        let rate = abs(own?.multiplier ?? 0)
        let room = step - conflict.excess / rate
        if room <= max(least, 1e-11 * conflict.size / rate) { return .end(conflict) }
        step = min(step / 8, room * 0.4)
        continue
      } catch .undecidable {
        // The step led just beyond the possible moves.
        if step <= least { return .end(nil) }
        step *= 0.4
        continue
      }
      try trial.optimize()
      let found = try trial.parametricRange(
        of: component.variables[0], moving: moving.constraint, direction: direction)
      if step > least, found.behind < step - least {
        // The factor is not 1/2, since that could lead to a corner of the path again.
        step = (step - found.behind) * 0.4
      } else if step > least, found.ahead <= least {
        // If the step ended at the next corner, the slack before the corner would be unknown.
        step *= 0.4
      } else {
        (solver, moved, range) = (trial, reach + step, found)
        return .range(rate: found.rate, end: moved + found.ahead)
      }
    }
  }
}
