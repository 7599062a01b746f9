/// The path of a solution while a constraint's constant moves in one direction.
///
/// A solution is a continuous, piecewise linear function of the constant: each of the solver's rules
/// minimizes a piecewise linear function over the polyhedron that the earlier rules leave, whose bounds are
/// such functions of the constant, too. A piece is found exactly, because two solutions determine it. Since
/// every rule minimizes a convex function, whether a point is the answer depends only on its neighbourhood:
/// on which expressions and variables are zero, and on the signs of the others. So if these signs are the
/// same along the straight line between two solutions, the whole line consists of solutions.
struct ConstantMove {
  /// A copy of the solver, which moves back and forth.
  private var solver: Solver
  let component: Component
  /// The index of the component's row whose constant moves.
  let row: Int
  /// The direction of the move: 1 or -1.
  let direction: Double

  /// The largest magnitude met on the path.
  private var scale: Double
  /// The readings before the move.
  private let start: [Double]

  /// A result of looking ahead on the path.
  private enum Outlook {
    case piece(StraightPiece)
    /// The required constraints that forbid a further move.
    case end(Conflict)
  }

  /// - Parameter solver: An optimized solver.
  init(_ solver: Solver, _ component: Component, row: Int, direction: Double) {
    self.solver = solver
    self.component = component
    self.row = row
    self.direction = direction
    scale = component.scale(in: solver)
    start = ConstantMove.cleaned(component.readings(in: solver), scale: scale)
  }

  /// Returns the tolerance at a scale. The solver keeps about eleven decimal places, also for small numbers.
  static func tolerance(at scale: Double) -> Double {
    1e-9 * max(0.1, scale)
  }

  /// The difference between readings that counts as a rounding error.
  private var tolerance: Double { ConstantMove.tolerance(at: scale) }
  private var constraint: Constraint { component.rows[row].constraint }
  /// The index of the component's first variable among the readings.
  private var observed: Int { component.rows.count }

  /// Returns the rate at which the component's first variable follows the constant.
  ///
  /// Pieces that differ only in the movement of other variables are joined.
  mutating func sensitivity() throws(SolverError) -> Sensitivity {
    guard case .piece(var piece) = try outlook(from: start, at: 0, isExact: true) else {
      return .blocked
    }
    let factor = piece.slopes[observed]
    var place = start
    var reach = piece.length
    // Rounding errors at worst could make the pieces too many.
    for _ in 0..<8 * place.count where reach.isFinite {
      let end = zip(place, piece.slopes).map { $0 + piece.length * $1 }
      scale = end.reduce(scale) { max($0, abs($1)) }
      place = ConstantMove.cleaned(end, scale: scale)
      guard case .piece(let next) = try outlook(from: place, at: reach, isExact: true),
        abs(next.slopes[observed] - factor) <= 1e-6 * max(1, abs(factor))
      else { break }
      piece = next
      reach += piece.length
    }
    return Sensitivity(factor: factor, reach: reach)
  }

  /// Returns whether the component's first variable follows the constant at first.
  ///
  /// If required constraints block the move, returns whether it would if they yielded, that is, if they were
  /// optional and more important than all other optional ones.
  mutating func isFollowed() throws(SolverError) -> Bool {
    var saved: Solver?
    defer { if let saved { solver = saved } }
    for _ in component.rows {
      switch try outlook(from: start, at: 0, isExact: false) {
      case .piece(let piece): return piece.slopes[observed] != 0
      case .end(let conflict):
        saved = saved ?? solver
        for other in conflict.constraints where other != constraint {
          try solver.setPriority(Priority(Priority.required.rawValue.nextDown), of: other)
        }
      }
    }
    return false
  }

  // MARK: - Pieces

  /// Looks ahead from a place on the path. A trial step that is too long is shortened until it stays in the
  /// piece.
  private mutating func outlook(
    from place: [Double], at shift: Double, isExact: Bool
  ) throws(SolverError) -> Outlook {
    // Short, as that is likely to succeed; small numbers need all the length there is.
    var step = max(scale / 64, min(scale, 1e-3))
    while true {
      switch try trial(of: step, from: place, at: shift) {
      case .success(let piece):
        return .piece(isExact ? try lengthened(piece, from: place, at: shift) : piece)
      case .bend(let crossing, let piece):
        // A piece shorter than the tolerance is accepted as measured.
        if step <= 8 * tolerance { return .piece(piece) }
        step *= min(1.0 / 8, crossing / 2)
      case .refusal(let conflict):
        let room = step - overshoot(of: conflict)
        if room <= tolerance { return .end(conflict) }
        step = min(step / 8, room / 2)
      }
    }
  }

  /// Returns the same piece measured with a longer step, which makes its slopes and length more exact.
  private mutating func lengthened(
    _ piece: StraightPiece, from place: [Double], at shift: Double
  ) throws(SolverError) -> StraightPiece {
    var step = min(piece.length / 2, 8 * scale)
    while step > 4 * piece.step {
      if case .success(let longer) = try trial(of: step, from: place, at: shift) { return longer }
      // About the geometric mean. A square root would want the C library's mathematics to be linked,
      // which programs that import nothing else do not do.
      step = Double(
        sign: .plus, exponent: (step.exponent + piece.step.exponent) / 2, significand: 1)
    }
    return piece
  }

  private enum Trial {
    case success(StraightPiece)
    /// A reading changes its sign: the share of the step at which the first one is zero, and the piece that a
    /// straight path would be.
    case bend(Double, StraightPiece)
    case refusal(Conflict)
  }

  /// Makes a step, and determines whether it stays in a piece.
  private mutating func trial(
    of step: Double, from place: [Double], at shift: Double
  ) throws(SolverError) -> Trial {
    let found: [Double]
    do throws(SolverError) {
      found = try readings(at: shift + step)
    } catch {
      guard case .unsatisfiable(let conflict) = error else { throw error }
      return .refusal(conflict)
    }
    let piece = StraightPiece(from: place, to: found, step: step, tolerance: tolerance)
    let lost = StraightPiece.firstLostSign(from: place, to: found, tolerance: tolerance)
    return lost.map { .bend($0, piece) } ?? .success(piece)
  }

  /// Returns the readings with the constant moved, including that of its own constraint.
  private mutating func readings(at shift: Double) throws(SolverError) -> [Double] {
    let moved = direction * shift
    try solver.setConstant(component.rows[row].constant + moved, of: constraint)
    try solver.optimize()
    return component.readings(in: solver, shift: (row, moved))
  }

  /// Returns the part of a move that a conflict forbids. The excess of its proof is linear in the constant
  /// and must not be positive.
  private func overshoot(of conflict: Conflict) -> Double {
    guard let member = conflict.members.first(where: { $0.constraint == constraint }) else {
      return .infinity
    }
    return conflict.excess / abs(member.multiplier)
  }

  /// Returns readings with rounding errors replaced by 0.
  private static func cleaned(_ readings: [Double], scale: Double) -> [Double] {
    let tolerance = tolerance(at: scale)
    return readings.map { abs($0) <= tolerance ? 0 : $0 }
  }
}
