internal import Cassowary

/// Finds out what ends the rate at which a value follows a number.
@MainActor struct MoverEnds {
  private let solver: Solver
  private let part: DecidingPart
  private let system: LayoutSystem
  /// The inequalities of the part, in the solver's order, with the room that each has.
  private let inequalities: [(own: Constraint, original: Constraint, room: Double)]
  /// The required constraints that are left out, in the part's variables.
  private let leftOut: [(own: Constraint, reading: ConstraintReading)]

  /// - Parameters:
  ///   - solver: The part's solver, with the variables of a probe.
  init(in solver: Solver, _ part: DecidingPart, of system: LayoutSystem) {
    self.solver = solver
    self.part = part
    self.system = system
    inequalities = solver.constraints.compactMap { own in
      guard own.relation != .equal, let original = part.original(of: own),
        let room = Self.room(own, in: solver)
      else { return nil }
      return (own, original, room)
    }
    leftOut = system.broken.compactMap { broken in
      guard case .user(let constraint) = broken.constraint,
        let expression = system.expression(of: constraint),
        let reading = system.reading(of: constraint, for: nil)
      else { return nil }
      let terms = expression.terms.compactMap { term in
        part[term.variable].map { Term($0, coefficient: term.coefficient) }
      }
      guard !terms.isEmpty, terms.count == expression.terms.count else { return nil }
      let own = Constraint(
        LinearExpression(terms: terms, constant: expression.constant - constraint.constant),
        Relation(constraint.relation), priority: .required)
      return (own, reading)
    }
  }

  /// Returns a rate with the reach at which constraints that are left out stay so, and its end.
  ///
  /// - Parameters:
  ///   - constraint: The constraint whose constant in the solver is the number, with a sign.
  ///   - direction: The direction in which the constant moves: 1 or -1.
  func end(
    of rate: LayoutRate, moving constraint: Constraint, by direction: Double
  ) -> (LayoutRate, LayoutMover.End?) {
    guard !rate.isBlocked else { return (rate, nil) }
    let nearest = leftOut.compactMap { out in
      distance(to: out.own, moving: constraint, by: direction).map { ($0, out.reading) }
    }.min { $0.0 < $1.0 }
    if let (distance, reading) = nearest, distance <= rate.reach + 1e-6, distance > 1e-6 {
      return (LayoutRate(factor: rate.factor, upTo: distance), .fitsAgain(reading))
    }
    guard rate.reach.isFinite else { return (rate, nil) }
    return (rate, event(after: rate.reach, moving: constraint, by: direction))
  }

  /// Returns the event at a distance: what binds there, or that there is nothing beyond.
  private func event(
    after reach: Double, moving constraint: Constraint, by direction: Double
  ) -> LayoutMover.End? {
    guard let constant = solver.constant(of: constraint) else { return nil }
    let beyond = max(1e-3, reach * 1e-6)
    var copy = solver
    guard (try? copy.setConstant(constant + direction * (reach + beyond), of: constraint)) != nil,
      (try? copy.optimize()) != nil
    else { return .contradiction }
    let tolerance = 1e-6 * max(1, reach)
    // What had room and has none any more.
    for known in inequalities where known.room > tolerance {
      guard let room = Self.room(known.own, in: copy), room <= tolerance,
        let reading = system.reading(of: known.original, for: nil),
        reading.origin != .nonNegativeSize
      else { continue }
      return .binds(reading)
    }
    return nil
  }

  /// Returns the distance that a constant has to move until a constraint that is left out fits; nil if it never does.
  private func distance(
    to out: Constraint, moving constraint: Constraint, by direction: Double
  ) -> Double? {
    guard let constant = solver.constant(of: constraint),
      let priority = solver.priority(of: constraint), priority == .required
    else { return nil }
    var copy = solver
    let way = copy.makeVariable("way", rank: Rank.explained << 1)
    let moved = Constraint(
      LinearExpression(
        terms: constraint.expression.terms + [Term(way, coefficient: direction)],
        constant: constant), constraint.relation, priority: priority)
    let shortest = (way == 0).with(priority: Priority(Priority.required.rawValue.nextDown))
    guard (try? copy.remove(constraint)) != nil, (try? copy.add(moved)) != nil,
      (try? copy.add(way >= 0)) != nil, (try? copy.add(shortest)) != nil,
      (try? copy.add(out)) != nil, (try? copy.optimize()) != nil
    else { return nil }
    return copy.value(of: way)
  }

  /// Returns the room that an inequality has: negative where it is missed.
  private static func room(_ constraint: Constraint, in solver: Solver) -> Double? {
    solver.expressionValue(of: constraint, at: solver.value(of:)).map {
      constraint.relation == .lessThanOrEqual ? -$0 : $0
    }
  }
}
