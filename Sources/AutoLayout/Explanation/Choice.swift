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
    let rule = solution.flatMap(tie) ?? .nearestToZero(solution.flatMap(settledFirst) ?? subject)
    return LayoutChoice(
      range: Snap.value(range.lowerBound)...Snap.value(range.upperBound),
      companions: solution.map(companions) ?? [], rule: rule, settlement: settlement(by: rule))
  }

  /// Returns the constraint that is missed by more than in another solution, which is as good: one of several of a priority.
  private func tie(_ solution: Solution) -> LayoutChoice.Rule? {
    for installed in system.solver.constraints {
      guard let own = probe.part[installed], probe.solver.contains(own),
        own.priority != .required,
        let reading = system.reading(of: installed, for: nil)
      else { continue }
      let (now, then) = (missed(own, probe.solver.value(of:)), missed(own, solution.value(of:)))
      if now > then + 1e-6 * max(1, then) { return .yields(reading) }
    }
    return nil
  }

  /// Returns the amount by which a constraint is missed at some values of its variables.
  private func missed(_ constraint: Constraint, _ value: (Variable) -> Double) -> Double {
    guard let constant = probe.solver.constant(of: constraint) else { return 0 }
    let sum = constraint.expression.terms.reduce(constant) {
      $0 + $1.coefficient * value($1.variable)
    }
    return switch constraint.relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: max(0, -sum)
    }
  }

  /// Returns the attribute that the rule for free values settles, and the explained one with it: the first one that has
  /// another value in another solution.
  private func settledFirst(_ solution: Solution) -> ItemAttribute? {
    var attributes: [Variable: ItemAttribute] = [:]
    for record in system.records.all {
      guard let item = record.item else { continue }
      for value in record.frameValues {
        guard let own = probe.part[value.variable] else { continue }
        attributes[own] = ItemAttribute(item, absolute: value.attribute)
      }
    }
    return probe.solver.variables.first { variable in
      attributes[variable] != nil && differ(variable, solution)
    }.flatMap { attributes[$0] }
  }

  private func differ(_ variable: Variable, _ solution: Solution) -> Bool {
    let (old, new) = (probe.solver.value(of: variable), solution.value(of: variable))
    return abs(old - new) > 1e-6 * max(1, abs(old))
  }

  private func settlement(by rule: LayoutChoice.Rule) -> LayoutChoice.Settlement {
    switch rule {
    case .nearestToZero(let attribute):
      .pin(attribute, to: attribute.attribute.isPosition ? attribute.item.container : nil)
    case .yields(let reading):
      .priority(reading, LayoutPriority(max(1, reading.priority.rawValue - 1)))
    }
  }

  /// The attributes of other items that have other values in the alternative.
  private func companions(in solution: Solution) -> [ItemAttribute] {
    var found: [ItemAttribute] = []
    for record in system.records.all {
      guard let item = record.item, item !== subject.item else { continue }
      for value in record.frameValues where value.attribute.axis == subject.attribute.axis {
        guard let own = probe.part[value.variable] else { continue }
        if differ(own, solution) {
          found.append(ItemAttribute(item, absolute: value.attribute))
        }
      }
    }
    return found
  }
}
