internal import Cassowary

/// Finds the event that ends the rate at which a value follows a number.
@MainActor struct MoverEnds {
  private let solver: Solver
  private let part: DecidingPart
  private let system: LayoutSystem
  /// The required constraints that are left out, in the part's variables.
  private let leftOut: [(own: Constraint, reading: ConstraintReading)]

  /// - Parameters:
  ///   - solver: The part's solver, with the variables of a probe.
  init(in solver: Solver, _ part: DecidingPart, of system: LayoutSystem) {
    self.solver = solver
    self.part = part
    self.system = system
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
        LinearExpression(terms: terms, constant: expression.constant - constraint.countedConstant),
        Relation(constraint.relation), priority: .required)
      return (own, reading)
    }
  }

  /// Returns a rate limited to the reach in which left-out constraints stay left out, and the event at its end.
  ///
  /// - Parameters:
  ///   - sensitivity: The rate in the solver, which may reach farther.
  ///   - constraint: The constraint whose constant in the solver is the number, with a sign.
  ///   - direction: The direction in which the constant moves: 1 or -1.
  func end(
    of rate: LayoutRate, in sensitivity: Sensitivity, moving constraint: Constraint,
    by direction: Double
  ) -> (LayoutRate, LayoutMover.End?) {
    guard !rate.isBlocked else { return (rate, nil) }
    let nearest = leftOut.compactMap { out in
      distance(to: out.own, moving: constraint, by: direction).map { ($0, out.reading) }
    }.min { $0.0 < $1.0 }
    if let (distance, reading) = nearest, distance <= rate.reach + 1e-6, distance > 1e-6 {
      return (LayoutRate(factor: rate.factor, upTo: distance), .fitsAgain(reading))
    }
    return (rate, rate.reach < sensitivity.reach ? nil : sensitivity.end.flatMap(event))
  }

  /// Returns the event at the end of a rate: the constraint that becomes tight, or a contradiction; nil
  /// if it has no name.
  private func event(_ end: Sensitivity.End) -> LayoutMover.End? {
    guard case .limits(let limits) = end else { return .contradiction }
    for limit in limits {
      if let original = part.original(of: limit),
        let reading = system.reading(of: original, for: nil), reading.origin != .nonNegativeSize
      {
        return .binds(reading)
      }
    }
    return nil
  }

  /// Returns the distance that a constant has to move before a left-out constraint fits; nil if it never fits.
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
}
