internal import Cassowary

/// The links between the variables of a solved system, for questions about a few of them.
@MainActor final class SystemLinks {
  /// The constraints that contain each variable, in order of rank.
  private var users: [Variable: [Constraint]] = [:]
  /// The constraints among these that can decide the variable.
  private var deciding: [Variable: [Constraint]] = [:]
  /// The equations that only define a variable: the variable follows from the others in it and decides none of them.
  private var equations: [Variable: Constraint] = [:]
  /// The constraint that fixes a length or edge of the root or of an explicit frame. All others yield to it, so only
  /// its own number moves the variable.
  private var givers: [Variable: Constraint] = [:]
  /// The index of each variable in the order of ranks.
  private var order: [Variable: Int] = [:]

  /// - Complexity: one pass over all constraints and variables.
  fileprivate init(of system: LayoutSystem) {
    for constraint in system.solver.constraints {
      for term in constraint.expression.terms {
        users[term.variable, default: []].append(constraint)
      }
    }
    for (index, variable) in system.solver.variables.enumerated() { order[variable] = index }
    for record in system.records.all where record.role == .root || record.role == .fixed {
      for axis in LayoutAxis.allCases {
        let own = record.constraints[axis]
        give(record.extent[axis], own.extent, in: system)
        if let origin = record.origin[axis] { give(origin, own.origin, in: system) }
      }
    }
    findFollowing(in: system.solver)
  }

  private func give(_ variable: Variable, _ constraint: Constraint?, in system: LayoutSystem) {
    // The target of a fitting may be optional; then it fixes nothing.
    guard let constraint, system.solver.priority(of: constraint) == .required else { return }
    givers[variable] = constraint
  }

  /// Finds the variables that follow from others, beginning with those of the highest rank.
  ///
  /// If the only constraint on a variable is a required equation, the variable follows from the others in the equation
  /// and does not restrict them. If the others are free, they are fixed first, since their ranks are lower. So the
  /// equation does not link the others, and one of them may now have a single constraint left.
  private func findFollowing(in solver: Solver) {
    var count = users.mapValues(\.count)
    var waiting = order.keys.filter { count[$0] == 1 }.sorted {
      (order[$0] ?? 0) < (order[$1] ?? 0)
    }
    var solved: Set<Constraint> = []
    while let variable = waiting.popLast() {
      guard givers[variable] == nil,
        let equation = users[variable]?.first(where: { !solved.contains($0) }),
        equation.relation == .equal, solver.priority(of: equation) == .required,
        equation.expression.terms.allSatisfy({ (order[$0.variable] ?? 0) <= (order[variable] ?? 0) }
        )
      else { continue }
      deciding[variable] = [equation]
      equations[variable] = equation
      solved.insert(equation)
      for term in equation.expression.terms {
        let left = (count[term.variable] ?? 0) - 1
        count[term.variable] = left
        if left == 1 { waiting.append(term.variable) }
      }
    }
    for (variable, constraints) in users where deciding[variable] == nil {
      deciding[variable] =
        givers[variable].map { [$0] } ?? constraints.filter { !solved.contains($0) }
    }
  }

  /// Returns the constraints that contain a variable, in order of rank.
  func constraints(on variable: Variable) -> [Constraint] { users[variable] ?? [] }

  /// Returns the constraints that can decide the given variables.
  func part(of variables: [Variable]) -> Part {
    let whole = part(of: variables, around: [])
    guard whole.constraints.count > Self.limit else { return whole }
    // A variable that follows from others does not influence them, so the others can be fixed.
    let around = variables.compactMap { equations[$0] }.flatMap(\.expression.terms)
      .map(\.variable).filter { !variables.contains($0) }
    let near = part(of: variables, around: Set(around))
    let isApart = near.constraints.allSatisfy { constraint in
      constraint.expression.terms.contains { equations[$0.variable] == constraint }
        || !constraint.expression.terms.contains { near.around.contains($0.variable) }
    }
    return isApart ? near : whole
  }

  /// The size up to which a part is solved as a whole, in constraints; a larger one would take longer
  /// than a person waits.
  private static let limit = 150

  private func part(of variables: [Variable], around: Set<Variable>) -> Part {
    var (known, waiting) = (Set(variables), variables)
    var (seen, constraints): (Set<Constraint>, [Constraint]) = ([], [])
    while let variable = waiting.popLast() {
      for constraint in deciding[variable] ?? [] where seen.insert(constraint).inserted {
        constraints.append(constraint)
        for term in constraint.expression.terms where known.insert(term.variable).inserted {
          if !around.contains(term.variable) { waiting.append(term.variable) }
        }
      }
    }
    return Part(
      variables: known.sorted { (order[$0] ?? 0) < (order[$1] ?? 0) }, around: around,
      constraints: constraints)
  }

  /// Variables and the constraints that can decide on them.
  struct Part {
    /// The variables that the constraints link, in order of rank. The links end at given lengths and edges: only the
    /// constraint that fixes such a variable is included.
    let variables: [Variable]
    /// The variables among these that are fixed at their values, without the constraints that decide them.
    /// In a very large part only the surroundings of a variable are explained; links lead further.
    let around: Set<Variable>
    let constraints: [Constraint]
  }
}

extension LayoutSystem {
  /// The links of the system in its present solution.
  var links: SystemLinks {
    if let known = cachedAnswers[SystemLinks.self] { return known }
    let made = SystemLinks(of: self)
    cachedAnswers[SystemLinks.self] = made
    return made
  }
}
