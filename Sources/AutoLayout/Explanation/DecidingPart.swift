internal import Cassowary

/// The constraints that can decide on some variables of a solved system, in a solver of their own: a question about a
/// label in a row costs no more than the row.
///
/// Its solution is the system's, as far as it goes: ties and free values are settled in the same order, and a length
/// that is given from outside depends on nothing inside. Of a part of more than 150 constraints, such as a hundred rows
/// below each other, it has only what a value follows from directly, and takes that as it is.
@MainActor struct DecidingPart {
  /// The part's own solver, solved.
  private(set) var solver = Solver()
  /// The part's variables, by those of the system.
  private var variables: [Variable: Variable] = [:]
  /// The part's constraints, by those of the system.
  private var constraints: [Constraint: Constraint] = [:]
  private var originals: [Constraint: Constraint] = [:]

  /// Creates the part that decides on variables; nil if the solver cannot solve it.
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
      // Constraints that hold together hold in parts.
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

  /// Returns the part's variable for one of the system; nil for those that it does not have.
  subscript(variable: Variable) -> Variable? { variables[variable] }

  /// Returns the part's constraint for one of the system; nil for those that it does not have.
  subscript(constraint: Constraint) -> Constraint? { constraints[constraint] }

  /// Returns the system's constraint for one of the part.
  func original(of own: Constraint) -> Constraint? { originals[own] }
}
