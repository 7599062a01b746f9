internal import Cassowary

/// The choice of a value among those that satisfy all constraints equally well.
@MainActor struct Choice {
  private let subject: ItemAttribute
  private let probe: Probe
  private let system: LayoutSystem

  init(
    of subject: ItemAttribute, _ probe: Probe, in system: LayoutSystem
  ) {
    self.subject = subject
    self.probe = probe
    self.system = system
  }

  /// The choice; nil where there is one value only.
  var found: LayoutChoice? {
    guard (try? probe.solver.isAmbiguous(probe.variable)) ?? false,
      let range = try? probe.solver.range(of: probe.variable)
    else { return nil }
    let solution = try? probe.solver.alternative(for: probe.variable)
    let yielding = solution.map(yielding) ?? []
    let rule =
      yielding.first.map { LayoutChoice.Rule.yields($0.reading) }
      ?? .nearestToZero(solution.flatMap(settledFirst) ?? subject)
    return LayoutChoice(
      range: Snap.value(range.lowerBound)...Snap.value(range.upperBound),
      companions: solution.map(companions) ?? [], rule: rule,
      settlement: settlement(by: rule, yielding))
  }

  /// Returns the constraints that are missed by more than in another solution, which is as good: those of a priority
  /// that yield, in order of rank.
  private func yielding(_ solution: Solution) -> [(own: Constraint, reading: ConstraintReading)] {
    system.solver.constraints.compactMap { installed in
      guard let own = probe.part[installed], probe.solver.contains(own), own.priority != .required
      else { return nil }
      let (now, then) = (missed(own, probe.solver.value(of:)), missed(own, solution.value(of:)))
      guard now > then + 1e-6 * max(1, then) else { return nil }
      return system.reading(of: installed, for: nil).map { (own, $0) }
    }
  }

  /// Returns the amount by which a constraint is missed at some values of its variables.
  private func missed(_ constraint: Constraint, _ value: (Variable) -> Double) -> Double {
    guard let sum = probe.solver.expressionValue(of: constraint, at: value) else { return 0 }
    return switch constraint.relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: max(0, -sum)
    }
  }

  /// The near edges and lengths that the part decides, in tree order.
  private var frames: [(attribute: ItemAttribute, own: Variable)] {
    system.records.all.flatMap { record in
      record.frameValues.compactMap { value in
        guard let item = record.item, let own = probe.part[value.variable] else { return nil }
        return (ItemAttribute(item, absolute: value.attribute), own)
      }
    }
  }

  /// Returns the attribute that the rule for free values settles, and the explained one with it: the first one that has
  /// another value in another solution.
  private func settledFirst(_ solution: Solution) -> ItemAttribute? {
    let attributes = Dictionary(frames.map { ($0.own, $0.attribute) }) { $1 }
    return probe.solver.variables.first {
      attributes[$0] != nil && differ($0, solution.value(of:))
    }.flatMap { attributes[$0] }
  }

  /// Returns whether a variable has another value than in the probe's solution.
  private func differ(_ variable: Variable, _ value: (Variable) -> Double) -> Bool {
    let (old, new) = (probe.solver.value(of: variable), value(variable))
    return abs(old - new) > 1e-6 * max(1, abs(old))
  }

  /// Returns a constraint or priority with which all values stay, and this one is no choice; nil if neither does.
  private func settlement(
    by rule: LayoutChoice.Rule, _ yielding: [(own: Constraint, reading: ConstraintReading)]
  ) -> LayoutChoice.Settlement? {
    if case .nearestToZero(let attribute) = rule {
      guard let variable = frames.first(where: { $0.attribute == attribute })?.own else {
        return nil
      }
      let pin = (variable == 0).with(priority: 1)
      guard settles({ solver in try solver.add(pin) }) else { return nil }
      return .pin(attribute, to: attribute.attribute.isPosition ? attribute.item.container : nil)
    }
    for (own, reading) in yielding where reading.priority.rawValue > 1 {
      let lower = LayoutPriority(reading.priority.rawValue - 1)
      if settles({ solver in try solver.setPriority(Priority(lower), of: own) }) {
        return .priority(reading, lower)
      }
    }
    return nil
  }

  /// Returns whether all values stay with a change, and the explained one is no choice any more.
  private func settles(_ change: (inout Solver) throws -> Void) -> Bool {
    var copy = probe.solver
    guard (try? change(&copy)) != nil, (try? copy.optimize()) != nil,
      (try? copy.isAmbiguous(probe.variable)) == false
    else { return false }
    return !probe.solver.variables.contains { differ($0, copy.value(of:)) }
  }

  /// The attributes of other items that have other values in the alternative.
  private func companions(in solution: Solution) -> [ItemAttribute] {
    frames.filter { attribute, own in
      attribute.item !== subject.item && attribute.attribute.axis == subject.attribute.axis
        && differ(own, solution.value(of:))
    }.map(\.attribute)
  }
}
