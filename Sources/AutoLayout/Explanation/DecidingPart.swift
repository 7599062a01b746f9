internal import Cassowary

/// The constraints that can influence some variables of a solved system, in a separate solver. So a question about a
/// label in a row costs no more than the row.
///
/// Its solution agrees with the system's: ties and free values are resolved in the same order, and a length that is
/// given from outside depends on nothing inside. If the part has more than 150 constraints, such as a hundred rows
/// below each other, it may contain only the variables from which a value follows directly, fixed at their values.
@MainActor struct DecidingPart {
  /// The part's own solver, solved.
  private(set) var solver = Solver()
  /// The part's variable for each variable of the system.
  private var variables: [Variable: Variable] = [:]
  /// The part's constraint for each constraint of the system.
  private var constraints: [Constraint: Constraint] = [:]
  private var originals: [Constraint: Constraint] = [:]

  /// Creates the part that decides the given variables; nil if the solver cannot solve it.
  init?(of subjects: [Variable], in system: LayoutSystem) {
    let whole = system.solver
    let linked = system.links.part(of: subjects)
    for (rank, variable) in linked.variables.enumerated() {
      variables[variable] = solver.makeVariable(whole.name(of: variable) ?? "", rank: rank)
    }
    for original in linked.constraints {
      let terms = original.expression.terms.compactMap { term in
        variables[term.variable].map { Term($0, coefficient: term.coefficient) }
      }
      guard let constant = whole.constant(of: original), let rank = whole.rank(of: original),
        let priority = whole.priority(of: original)
      else { return nil }
      let own = Constraint(
        LinearExpression(terms: terms, constant: constant), original.relation, priority: priority,
        weight: original.weight)
      // A subset of consistent constraints is consistent.
      guard (try? solver.add(own, rank: rank)) != nil else { return nil }
      constraints[original] = own
      originals[own] = original
    }
    for variable in linked.variables where linked.around.contains(variable) {
      guard let own = variables[variable],
        (try? solver.add(own == whole.value(of: variable))) != nil
      else { return nil }
    }
    guard (try? solver.optimize()) != nil else { return nil }
  }

  /// Returns the part's variable for a variable of the system; nil if the part does not contain it.
  subscript(variable: Variable) -> Variable? { variables[variable] }

  /// Returns the part's constraint for a constraint of the system; nil if the part does not contain it.
  subscript(constraint: Constraint) -> Constraint? { constraints[constraint] }

  /// Returns the system's constraint for a constraint of the part.
  func original(of own: Constraint) -> Constraint? { originals[own] }
}
