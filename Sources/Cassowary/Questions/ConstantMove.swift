/// The way a solution goes while a constraint's constant moves in one direction.
///
/// A solution is a continuous, piecewise linear function of the constant: each of the solver's
/// rules minimizes a piecewise linear function over the polyhedron that the rules before it leave,
/// whose bounds themselves are such functions of the constant. A piece is found exactly, because
/// one can be told from two solutions. Whether a point is the answer depends, as every rule
/// minimizes a convex function, on its close surroundings only: on which expressions and variables
/// are zero, and on which side of zero the others are. So wherever the straight way between two
/// solutions keeps these signs, all of it consists of solutions.
struct ConstantMove {
  /// A copy of its own, which goes back and forth.
  private var solver: Solver
  let component: Component
  /// The index among the component's rows of the constraint whose constant moves.
  let row: Int
  /// 1 or -1.
  let direction: Double

  /// The size of the largest number met on the way.
  private var scale: Double
  /// The readings before the move.
  private let start: [Double]

  /// What lies ahead of a place on the way.
  private enum Outlook {
    case piece(StraightPiece)
    /// The required constraints that allow no farther move.
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

  /// A solver takes care of about eleven places after the point; small numbers have no more.
  static func tolerance(at scale: Double) -> Double {
    1e-9 * max(0.1, scale)
  }

  /// What a reading may differ from zero, or another one, by rounding errors.
  private var tolerance: Double { ConstantMove.tolerance(at: scale) }
  private var constraint: Constraint { component.rows[row].constraint }
  /// Where the component's first variable stands among the readings.
  private var observed: Int { component.rows.count }

  /// How the component's first variable follows the constant.
  ///
  /// Pieces that only differ in how other variables move are strung together.
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

  /// Whether the component's first variable follows the constant at first.
  ///
  /// If required constraints block the move, whether it would if those yielded: if they were
  /// optional, and more important than all other optional ones.
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

  /// Looks ahead from a place on the way: a trial step that is too long is shortened until it
  /// stays in the piece.
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
        // A piece that is shorter than what can be told apart is taken as it seems.
        if step <= 8 * tolerance { return .piece(piece) }
        step *= min(1.0 / 8, crossing / 2)
      case .refusal(let conflict):
        let room = step - overshoot(of: conflict)
        if room <= tolerance { return .end(conflict) }
        step = min(step / 8, room / 2)
      }
    }
  }

  /// The same piece, told from a longer step: the slopes, and the length, are the more exact.
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
    /// Not all readings keep their sign: the part of the step after which one is zero, and what
    /// would be the piece.
    case bend(Double, StraightPiece)
    case refusal(Conflict)
  }

  /// Steps ahead, and sees whether the step stays in a piece.
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

  /// The readings with the constant moved: its own constraint's are what it is now.
  private mutating func readings(at shift: Double) throws(SolverError) -> [Double] {
    let moved = direction * shift
    try solver.setConstant(component.rows[row].constant + moved, of: constraint)
    try solver.optimize()
    return component.readings(in: solver, shift: (row, moved))
  }

  /// How much of a move a conflict forbids, by its proof: what the proof amounts to is linear in
  /// the constant, and must not exceed zero.
  private func overshoot(of conflict: Conflict) -> Double {
    guard let member = conflict.members.first(where: { $0.constraint == constraint }) else {
      return .infinity
    }
    return conflict.excess / abs(member.multiplier)
  }

  /// Readings without what is rounding errors.
  private static func cleaned(_ readings: [Double], scale: Double) -> [Double] {
    let tolerance = tolerance(at: scale)
    return readings.map { abs($0) <= tolerance ? 0 : $0 }
  }
}
