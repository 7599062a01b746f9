import Cassowary

extension Solver {
  /// Returns a new solver with the same constraints in the same order, and the variables that stand there for all of this one.
  /// - Parameter isInReverse: Whether the constraints come from the last to the first.
  func builtAnew(
    with variables: [Variable], isInReverse: Bool = false
  ) throws(SolverError) -> (solver: Solver, variables: [Variable]) {
    var solver = Solver()
    var counterparts: [Variable: Variable] = [:]
    let others = variables.map { _ in solver.makeVariable() }
    for (variable, other) in zip(variables, others) { counterparts[variable] = other }
    let ranked = Array(constraints.enumerated())
    for (rank, constraint) in isInReverse ? ranked.reversed() : ranked {
      var expression = LinearExpression(constant(of: constraint) ?? 0)
      for term in constraint.expression.terms {
        guard let other = counterparts[term.variable] else {
          preconditionFailure("\(constraint) has another variable.")
        }
        expression.terms.append(Term(other, coefficient: term.coefficient))
      }
      try solver.add(
        Constraint(
          expression, constraint.relation, priority: priority(of: constraint) ?? .required,
          weight: constraint.weight), rank: rank)
    }
    return (solver, others)
  }
}
