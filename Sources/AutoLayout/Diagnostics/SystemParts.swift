internal import Cassowary

/// The independent parts of a solved system, where given frames count as numbers. Each line of a form is a
/// part if only the form's width links them. A question about a part costs no more than that part.
@MainActor final class SystemParts {
  /// The variables that constraints link, with a solver for these constraints alone.
  @MainActor final class Part {
    fileprivate(set) var solver = Solver()
    /// The part's variables, by those of the whole system.
    fileprivate(set) var variables: [Variable: Variable] = [:]
    fileprivate(set) var constraints: [Constraint: Constraint] = [:]
    private var alternatives: [Variable: Solution?] = [:]

    /// Returns another solution, in which a variable of the system differs as much as possible.
    func alternative(for variable: Variable) -> Solution? {
      if let found = alternatives[variable] { return found }
      let found = variables[variable].flatMap { try? solver.alternative(for: $0) }
      alternatives[variable] = .some(found)
      return found
    }

    /// Returns whether a variable of the system has another value in a solution than in the part's own.
    func isOther(_ variable: Variable, in solution: Solution?) -> Bool {
      guard let solution, let own = variables[variable] else { return false }
      return abs(solution.value(of: own) - solver.value(of: own)) > Self.noise
    }

    /// A distance far below a cell and above rounding errors.
    static let noise = 1e-4
  }

  private var parts: [Variable: Part] = [:]

  /// - Complexity: one pass over all constraints, and a solve of each part.
  init(of system: LayoutSystem) {
    let given = Self.given(in: system)
    let solver = system.solver
    var linked = DisjointVariables()
    let constraints = solver.constraints
    for constraint in constraints {
      let free = constraint.expression.terms.map(\.variable).filter { given[$0] == nil }
      for variable in free { linked.join(free[0], variable) }
    }
    for constraint in constraints {
      let terms = constraint.expression.terms
      guard let first = terms.first(where: { given[$0.variable] == nil })?.variable else {
        continue
      }
      let part = part(of: linked.representative(of: first))
      var constant = solver.constant(of: constraint) ?? constraint.expression.constant
      var open: [Term] = []
      for term in terms {
        if let value = given[term.variable] {
          constant += term.coefficient * value
        } else {
          let variable = part.variables[term.variable] ?? part.solver.makeVariable()
          part.variables[term.variable] = variable
          parts[term.variable] = part
          open.append(Term(variable, coefficient: term.coefficient))
        }
      }
      let own = Constraint(
        LinearExpression(terms: open, constant: constant), constraint.relation,
        priority: solver.priority(of: constraint) ?? constraint.priority, weight: constraint.weight)
      // Constraints that were solved together can be solved in parts, except for rounding errors.
      if (try? part.solver.add(own)) != nil { part.constraints[constraint] = own }
    }
  }

  private func part(of representative: Variable) -> Part {
    if let part = parts[representative] { return part }
    let made = Part()
    parts[representative] = made
    return made
  }

  /// Returns the part that a variable is in, solved.
  func part(with variable: Variable) -> Part? {
    guard let part = parts[variable], part.variables[variable] != nil else { return nil }
    do { try part.solver.optimize() } catch { return nil }
    return part
  }

  /// Returns the values of variables that belong to the root or to explicit frames.
  private static func given(in system: LayoutSystem) -> [Variable: Double] {
    var given: [Variable: Double] = [:]
    for record in system.records.all where record.role == .root || record.role == .fixed {
      for axis in LayoutAxis.allCases {
        given[record.extent[axis]] = system.solver.value(of: record.extent[axis])
        if let origin = record.origin[axis] { given[origin] = system.solver.value(of: origin) }
      }
    }
    return given
  }
}

/// Disjoint sets of variables, joined one by one.
private struct DisjointVariables {
  private var parents: [Variable: Variable] = [:]

  mutating func representative(of variable: Variable) -> Variable {
    var top = variable
    while let parent = parents[top] { top = parent }
    var step = variable
    while let parent = parents[step], parent != top {
      parents[step] = top
      step = parent
    }
    return top
  }

  mutating func join(_ one: Variable, _ two: Variable) {
    let (first, second) = (representative(of: one), representative(of: two))
    if first != second { parents[second] = first }
  }
}

extension LayoutSystem {
  /// The parts of the system in its present solution.
  var parts: SystemParts {
    if let known = cachedAnswers[SystemParts.self] { return known }
    let made = SystemParts(of: self)
    cachedAnswers[SystemParts.self] = made
    return made
  }
}
