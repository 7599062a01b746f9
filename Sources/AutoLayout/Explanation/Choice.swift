internal import Cassowary

/// The choice of one value among several that satisfy all constraints equally well.
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

  /// The choice; nil if only one value is possible.
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

  /// Returns the optional constraints that are violated more than in an alternative optimal solution, in order of
  /// rank. These are the ones that yield.
  private func yielding(_ solution: Solution) -> [(own: Constraint, reading: ConstraintReading)] {
    system.solver.constraints.compactMap { installed in
      guard let own = probe.part[installed], probe.solver.contains(own), own.priority != .required
      else { return nil }
      let (now, then) = (missed(own, probe.solver.value(of:)), missed(own, solution.value(of:)))
      guard now > then + 1e-6 * max(1, then) else { return nil }
      return system.reading(of: installed, for: nil).map { (own, $0) }
    }
  }

  /// Returns the amount by which values of the variables violate a constraint; 0 if they satisfy it.
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

  /// Returns the first attribute, in order of rank, whose value differs in an alternative solution. The rule for free
  /// values fixes it, and with it the explained attribute.
  private func settledFirst(_ solution: Solution) -> ItemAttribute? {
    let attributes = Dictionary(frames.map { ($0.own, $0.attribute) }) { $1 }
    return probe.solver.variables.first {
      attributes[$0] != nil && differ($0, solution.value(of:))
    }.flatMap { attributes[$0] }
  }

  /// Returns whether a variable's value differs from that in the probe's solution.
  private func differ(_ variable: Variable, _ value: (Variable) -> Double) -> Bool {
    let (old, new) = (probe.solver.value(of: variable), value(variable))
    return abs(old - new) > 1e-6 * max(1, abs(old))
  }

  /// Returns a constraint or priority that makes the explained value unique and keeps all values; nil if there is none.
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

  /// Returns whether a change makes the explained value unique and keeps all values.
  private func settles(_ change: (inout Solver) throws -> Void) -> Bool {
    var copy = probe.solver
    guard (try? change(&copy)) != nil, (try? copy.optimize()) != nil,
      (try? copy.isAmbiguous(probe.variable)) == false
    else { return false }
    return !probe.solver.variables.contains { differ($0, copy.value(of:)) }
  }

  /// The attributes of other items whose values differ in an alternative solution.
  private func companions(in solution: Solution) -> [ItemAttribute] {
    frames.filter { attribute, own in
      attribute.item !== subject.item && attribute.attribute.axis == subject.attribute.axis
        && differ(own, solution.value(of:))
    }.map(\.attribute)
  }
}
