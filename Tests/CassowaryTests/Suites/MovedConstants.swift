import Cassowary

/// What happens to a variable when the constant of a constraint is moved, beside what its explanation says.
///
/// Each move is made with a copy of the solver, whose constant is set.
struct MovedConstants {
  let solver: Solver
  let variable: Variable
  /// How many factors were compared with a movement.
  private(set) var factors = 0
  /// How many reaches were compared with what is beyond their end.
  private(set) var ends = 0
  /// How many constraints were found to block a move, or to move nothing.
  private(set) var others = 0
  private(set) var faults: [String] = []

  /// - Parameter solver: An optimized solver.
  init(_ solver: Solver, of variable: Variable) throws(SolverError) {
    self.solver = solver
    self.variable = variable
    let influences = try solver.explanation(of: variable)
    for constraint in solver.constraints {
      let influence = influences.first { $0.constraint == constraint }
      for direction in [1.0, -1.0] {
        let move = Move(of: variable, by: constraint, direction, in: solver)
        guard let influence else {
          try checkStill(move)
          continue
        }
        let side = direction > 0 ? influence.upward : influence.downward
        if side.isBlocked { try checkBlocked(move) } else { try check(side, move) }
      }
    }
  }

  private mutating func fail(_ move: Move, _ what: String) {
    let way = move.direction > 0 ? "up" : "down"
    faults.append("\(variable) by \(move.constraint), \(way): \(what)")
  }

  /// Half of a very small distance moves it half as far, if it moves at once.
  private mutating func checkStill(_ move: Move) throws(SolverError) {
    others += 1
    let distance = power(-12)
    guard let near = try move.gain(after: distance / 2), let far = try move.gain(after: distance)
    else { return }
    if abs(far) > 1e6 * move.noise, abs(near - far / 2) <= move.noise + 1e-10 * abs(far) {
      fail(move, "it follows by \(far / distance), which is not told.")
    }
  }

  private mutating func checkBlocked(_ move: Move) throws(SolverError) {
    others += 1
    if try move.gain(after: power(-16)) != nil { fail(move, "it is not blocked.") }
  }

  private mutating func check(_ side: Sensitivity, _ move: Move) throws(SolverError) {
    for part in [power(-10), 0.25, 0.75, 1 - power(-10)] {
      factors += 1
      let distance = part * min(side.reach, 1000)
      let gain = try move.gain(after: distance)
      let expected = side.factor * distance
      // What a value moves by comes from two optima, each of which may have rounding errors of its own.
      let error =
        1e-9 * abs(expected) + move.error(of: side.factor, after: distance) + 10 * move.noise
      if gain.map({ abs($0 - expected) <= error }) != true {
        let found = gain.map { "by \($0 / distance)" } ?? "not at all: that contradicts"
        fail(move, "after \(distance) it follows \(found), but \(side) is told.")
      }
    }
    guard side.reach.isFinite else { return }
    ends += 1
    if try move.goesOn(with: side.factor, after: side.reach) {
      fail(move, "it goes on after the end of \(side).")
    }
  }
}

/// The move of a constraint's constant in a direction.
private struct Move {
  let variable: Variable
  let constraint: Constraint
  let direction: Double
  let solver: Solver
  /// The rounding error of a difference of two values.
  let noise: Double

  init(
    of variable: Variable, by constraint: Constraint, _ direction: Double, in solver: Solver
  ) {
    noise = Move.noise(of: solver)
    self.variable = variable
    self.constraint = constraint
    self.direction = direction
    self.solver = solver
  }

  /// Returns the error of a gain that is due to the rounding of the moved constant, which may be taken for a near
  /// fraction, and to those of the values.
  func error(of factor: Double, after distance: Double) -> Double {
    let constant = max(abs(solver.constant(of: constraint) ?? 0), distance)
    return abs(factor) * 6e-14 * constant + noise
  }

  /// The error that values of a tableau may have: a value may come from larger numbers that cancel.
  private static func noise(of solver: Solver) -> Double {
    let constants = solver.constraints.map { abs(solver.constant(of: $0) ?? 0) }
    let largest = solver.variables.reduce(constants.max() ?? 0) {
      max($0, abs(solver.value(of: $1)))
    }
    return 1e-12 * max(1, largest)
  }

  /// Returns how far the variable has moved after a distance of the constant; nil if that contradicts.
  func gain(after distance: Double) throws(SolverError) -> Double? {
    var copy = solver
    do throws(SolverError) {
      let constant = solver.constant(of: constraint) ?? 0
      try copy.setConstant(constant + direction * distance, of: constraint)
      try copy.optimize()
    } catch {
      guard case .unsatisfiable = error else { throw error }
      return nil
    }
    return copy.value(of: variable) - solver.value(of: variable)
  }

  /// Returns whether a factor still holds at several distances after an end: a short piece may lead back to its line.
  ///
  /// The factor after the end may differ by as little as one part in ten billions, which is seen on a long way only.
  func goesOn(with factor: Double, after end: Double) throws(SolverError) -> Bool {
    if abs(factor * end) <= 1e11 * noise { return false }
    for exponent in stride(from: 0, through: -32, by: -4) {
      let distance = end * (1 + power(exponent))
      guard let gain = try gain(after: distance) else { return false }
      let error = 1e-14 * abs(factor * distance) + error(of: factor, after: distance)
      if abs(gain - factor * distance) > error { return false }
    }
    return true
  }
}
