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
  /// An optimized solver, before the move.
  var solver: Solver
  let component: Component
  /// The index among the component's rows of the constraint whose constant moves.
  let row: Int
  /// 1 or -1.
  let direction: Double

  /// What a reading may differ from zero, or another one, by rounding errors.
  private let tolerance: Double
  private let scale: Double

  /// What lies ahead of a place on the way.
  private enum Outlook {
    /// A straight piece of the way: what each reading gains for each unit, and how far it goes.
    case piece(slopes: [Double], length: Double)
    /// The required constraints that allow no farther move.
    case end(Conflict)
  }

  init(_ solver: Solver, _ component: Component, row: Int, direction: Double) {
    self.solver = solver
    self.component = component
    self.row = row
    self.direction = direction
    scale = component.scale(in: solver)
    tolerance = ConstantMove.tolerance(at: scale)
  }

  /// A solver takes care of about eleven places after the point; small numbers have no more.
  static func tolerance(at scale: Double) -> Double {
    1e-9 * max(0.1, scale)
  }

  private var constraint: Constraint { component.rows[row].constraint }
  /// Where the component's first variable stands among the readings.
  private var observed: Int { component.rows.count }

  /// How the component's first variable follows the constant.
  ///
  /// Pieces that only differ in how other variables move are strung together.
  func sensitivity() throws(SolverError) -> Sensitivity {
    var place = cleaned(component.readings(in: solver))
    guard case .piece(var slopes, var length) = try outlook(from: place, at: 0) else {
      return .blocked
    }
    let factor = slopes[observed]
    var reach = length
    // Rounding errors at worst could make the pieces too many.
    for _ in place.indices where reach.isFinite {
      place = cleaned(zip(place, slopes).map { $0 + length * $1 })
      guard case .piece(let next, let nextLength) = try outlook(from: place, at: reach),
        abs(next[observed] - factor) <= 1e-6 * max(1, abs(factor))
      else { break }
      (slopes, length) = (next, nextLength)
      reach += length
    }
    return Sensitivity(factor: factor, reach: reach)
  }

  /// Whether the variable would follow if the required constraints that block the move yielded:
  /// if they were optional, and more important than all other optional ones.
  func wouldMoveUnblocked() throws(SolverError) -> Bool {
    var free = self
    let place = cleaned(component.readings(in: solver))
    for _ in component.rows {
      switch try free.outlook(from: place, at: 0) {
      case .piece(let slopes, _): return slopes[observed] != 0
      case .end(let conflict):
        for other in conflict.constraints where other != constraint {
          try free.solver.setPriority(Priority(Priority.required.rawValue.nextDown), of: other)
        }
      }
    }
    return false
  }

  // MARK: - Pieces

  /// Looks ahead from a place on the way: a trial step that is too long is shortened until it
  /// stays in the piece, and one that turns out needlessly short is lengthened once, as it tells
  /// the slopes less exactly.
  private func outlook(from place: [Double], at shift: Double) throws(SolverError) -> Outlook {
    var trial = solver
    var step = scale
    var short: Outlook?
    while true {
      let found: [Double]
      do throws(SolverError) {
        found = try readings(of: &trial, at: shift + step)
      } catch {
        guard case .unsatisfiable(let conflict) = error else { throw error }
        if let short { return short }
        let room = step - overshoot(of: conflict)
        if room <= tolerance { return .end(conflict) }
        step = min(step / 8, room / 2)
        continue
      }
      let crossing = firstLostSign(from: place, to: found)
      if crossing != nil, let short { return short }
      // A piece that is shorter than what can be told apart is taken as it seems.
      if let crossing, step > 8 * tolerance {
        step *= min(1.0 / 8, crossing / 2)
        continue
      }
      let (slopes, length) = piece(from: place, to: found, step: step)
      let isExact = step > scale / 512 || length < 64 * step || short != nil
      if isExact { return .piece(slopes: slopes, length: length) }
      short = .piece(slopes: slopes, length: length)
      step = min(scale, length / 2)
    }
  }

  /// The readings with the constant moved: its own constraint's are what it is now.
  private func readings(of trial: inout Solver, at shift: Double) throws(SolverError) -> [Double] {
    let moved = direction * shift
    try trial.setConstant(component.rows[row].constant + moved, of: constraint)
    try trial.optimize()
    return component.readings(in: trial, shift: (row, moved))
  }

  /// How much of a move a conflict forbids, by its proof: what the proof amounts to is linear in
  /// the constant, and must not exceed zero.
  private func overshoot(of conflict: Conflict) -> Double {
    guard let member = conflict.members.first(where: { $0.constraint == constraint }) else {
      return .infinity
    }
    return conflict.excess / abs(member.multiplier)
  }

  /// The part of the way after which the first reading has lost its sign; none when all that are
  /// not zero at first keep theirs.
  private func firstLostSign(from place: [Double], to found: [Double]) -> Double? {
    var first: Double?
    for (old, new) in zip(place, found) where old != 0 {
      let isKept = old > 0 ? new > tolerance : new < -tolerance
      if !isKept { first = min(first ?? 1, old / (old - new)) }
    }
    return first
  }

  /// The piece that two solutions belong to, which ends where the first reading becomes zero.
  private func piece(
    from place: [Double], to found: [Double], step: Double
  ) -> (slopes: [Double], length: Double) {
    var length = Double.infinity
    let slopes = zip(place, found).map { old, new in
      abs(new - old) <= tolerance ? 0 : (new - old) / step
    }
    for (old, slope) in zip(place, slopes) where old * slope < 0 {
      length = min(length, -old / slope)
    }
    return (slopes, length)
  }

  /// Readings without what is rounding errors.
  private func cleaned(_ readings: [Double]) -> [Double] {
    readings.map { abs($0) <= tolerance ? 0 : $0 }
  }
}
