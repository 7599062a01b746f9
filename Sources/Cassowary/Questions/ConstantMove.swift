/// The path of a solution while a constraint's constant moves in one direction.
///
/// A solution is a continuous, piecewise linear function of the constant: each of the solver's rules
/// minimizes a piecewise linear function over the polyhedron that the earlier rules leave, whose bounds are
/// such functions of the constant, too. Each straight piece belongs to a basis, which tells where the piece
/// begins and ends. A step that led beyond the piece is shortened to less than the beginning of the piece
/// that it met, so pieces are found in order, however short they are.
struct ConstantMove {
  /// The optimized solver before the move.
  private let start: Solver
  /// The solver with the constant moved to the latest known piece, and optimized.
  private var solver: Solver
  /// The move of the constant in it.
  private var moved = 0.0
  /// The piece on which it is before the move.
  private var first: StraightPiece
  /// What comes first on the path, once it was looked for.
  private var beginning: Outlook?
  private let component: Component
  private let constraint: Constraint
  /// The constant before the move.
  private let constant: Double
  /// The direction of the move: 1 or -1.
  private let direction: Double
  /// The length of a first step, which leads clearly beyond what is forbidden from the beginning.
  private let longStep: Double
  /// The least length of a step.
  private let leastStep: Double

  /// The share by which the rate of a piece may differ from that of another one for rounding errors.
  private static let roundingError = 1e-10

  /// A result of looking ahead on the path.
  private enum Outlook {
    /// The rate of the next piece, and the move at which it ends.
    case piece(rate: Double, end: Double)
    /// The required constraints that forbid a further move; nil if rounding errors hide which do.
    case end(Conflict?)
  }

  /// - Parameters:
  ///   - solver: An optimized solver.
  ///   - member: The index of the component's constraint whose constant moves.
  ///   - scale: The magnitude of the largest number in the component.
  ///   - first: The piece on which the solver is.
  init(
    _ solver: Solver, _ component: Component, member: Int, direction: Double, scale: Double,
    first: StraightPiece
  ) {
    start = solver
    self.solver = solver
    self.first = first
    self.component = component
    constraint = component.members[member].constraint
    constant = component.members[member].constant
    self.direction = direction
    longStep = scale / 64
    leastStep = 1e-13 * longStep
  }

  private var observed: Variable { component.variables[0] }

  /// Returns the rate at which the component's first variable follows the constant.
  ///
  /// Pieces that differ only in the movement of other variables are joined.
  mutating func sensitivity() throws(SolverError) -> Sensitivity {
    guard case .piece(let factor, var reach) = try firstOutlook() else { return .blocked }
    // Rounding errors at worst could make the pieces too many.
    for _ in 0..<8 * (component.members.count + component.variables.count) where reach.isFinite {
      let onPiece = solver
      switch try outlook(from: reach) {
      case .end: return Sensitivity(factor: factor, reach: reach, end: .contradiction)
      case .piece(let rate, let end):
        let isOther =
          abs(rate - factor) > ConstantMove.roundingError * max(abs(rate), abs(factor))
        if isOther {
          return Sensitivity(factor: factor, reach: reach, end: .limits(limits(since: onPiece)))
        }
        reach = end
      }
    }
    return Sensitivity(factor: factor, reach: reach, end: nil)
  }

  /// Returns the inequalities without slack where the solver is: those first that have some on the piece before, then those
  /// that have some before the move and are binding.
  private func limits(since onPiece: Solver) -> [Constraint] {
    let spent = component.members.map(\.constraint).filter { other in
      other.relation != .equal && !solver.hasSlack(other)
        && (onPiece.hasSlack(other) || start.hasSlack(other))
    }
    return spent.filter(onPiece.hasSlack)
      + spent.filter { !onPiece.hasSlack($0) && solver.error(of: $0) == 0 }
  }

  /// Returns whether the component's first variable follows the constant at first.
  ///
  /// If required constraints block the move, returns whether it would if they yielded, that is, if they were
  /// optional and more important than all other optional ones.
  mutating func isFollowed() throws(SolverError) -> Bool {
    if case .piece(let rate, _) = try firstOutlook() { return rate != 0 }
    var move = self
    for _ in component.members {
      switch try move.firstOutlook() {
      case .piece(let rate, _): return rate != 0
      case .end(let conflict):
        guard let conflict else { return false }
        for other in conflict.constraints where other != constraint {
          try move.solver.setPriority(Priority(Priority.required.rawValue.nextDown), of: other)
        }
        try move.solver.optimize()
        move.first = try move.solver.piece(
          of: observed, moving: constraint, direction: direction)
        move.beginning = nil
      }
    }
    return false
  }

  /// Looks ahead from the beginning of the path, once.
  private mutating func firstOutlook() throws(SolverError) -> Outlook {
    if let beginning { return beginning }
    let found = try outlook(from: 0)
    beginning = found
    return found
  }

  /// Looks ahead from a point on the path, which is the move of the constant up to there.
  private mutating func outlook(from start: Double) throws(SolverError) -> Outlook {
    // What is shorter is lost in the rounding errors of the constant.
    let least = max(4e-12 * max(abs(constant), start), leastStep)
    if start == moved {
      let piece =
        start == 0
        ? first : try solver.piece(of: observed, moving: constraint, direction: direction)
      if piece.ahead > least { return .piece(rate: piece.rate, end: start + piece.ahead) }
    }
    var step = max(longStep, 4 * least)
    var isLong = false
    var isFromCorner = false
    while true {
      // The shortest way is the most exact, so each trial begins where the path is known.
      var trial = solver
      do throws(SolverError) {
        try trial.setConstant(constant + direction * (start + step), of: constraint)
      } catch {
        switch error {
        case .unsatisfiable(let conflict):
          let room = step - overshoot(of: conflict)
          if room <= max(least, noise(of: conflict)) { return .end(conflict) }
          step = min(step / 8, room * 0.4)
        case .undecidable:
          // It led just beyond what is possible; what is forbidden at once is told by a longer one.
          if step < longStep, !isLong {
            (step, isLong) = (longStep, true)
          } else if step <= least {
            return .end(nil)
          } else {
            step *= 0.4
          }
        default: throw error
        }
        continue
      }
      try trial.optimize()
      let piece = try trial.piece(
        of: observed, moving: constraint, direction: direction, wayBack: step, slack: least)
      guard let behind = piece.behind, step > least else {
        // At the next corner already, it would not tell what has room on the piece. There is none between.
        if piece.ahead <= least, step > least, !isFromCorner {
          isFromCorner = true
          step *= 0.4
          continue
        }
        (solver, moved) = (trial, start + step)
        return .piece(rate: piece.rate, end: moved + piece.ahead)
      }
      // Not the half: that could be a corner of the path again.
      step = min(step - behind, step) * 0.4
    }
  }

  /// Returns the part of a move that a conflict forbids. The excess of its proof is linear in the constant
  /// and must not be positive.
  private func overshoot(of conflict: Conflict) -> Double {
    guard let member = conflict.members.first(where: { $0.constraint == constraint }) else {
      return .infinity
    }
    return conflict.excess / abs(member.multiplier)
  }

  /// Returns the rounding error of the overshoot.
  private func noise(of conflict: Conflict) -> Double {
    guard let member = conflict.members.first(where: { $0.constraint == constraint }) else {
      return 0
    }
    let size = conflict.members.reduce(0) { $0 + abs($1.constant * $1.multiplier) }
    return 1e-11 * size / abs(member.multiplier)
  }
}
