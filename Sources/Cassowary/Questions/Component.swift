/// The constraints and variables that are connected with a variable, directly or through others.
///
/// The rest of the system does not affect the variable.
struct Component: Sendable {
  /// A constraint, with its variables by their index in the component.
  struct Member: Sendable {
    let constraint: Constraint
    let terms: [(column: Int, coefficient: Double)]
    let constant: Double
  }

  /// The constraints, in order of rank.
  private(set) var members: [Member] = []
  /// The variables, beginning with the one that the component was made for.
  private(set) var variables: [Variable]

  /// - Complexity: one pass over all constraints of the solver.
  init(of variable: Variable, in solver: Solver) {
    variables = [variable]
    let constraints = solver.constraints
    var users: [Variable: [Int]] = [:]
    for (index, constraint) in constraints.enumerated() {
      for term in constraint.expression.terms { users[term.variable, default: []].append(index) }
    }
    var columns = [variable: 0]
    var isMember = Array(repeating: false, count: constraints.count)
    var next = 0
    while next < variables.count {
      for index in users[variables[next]] ?? [] where !isMember[index] {
        isMember[index] = true
        for term in constraints[index].expression.terms where columns[term.variable] == nil {
          columns[term.variable] = variables.count
          variables.append(term.variable)
        }
      }
      next += 1
    }
    for (index, constraint) in constraints.enumerated() where isMember[index] {
      let terms = constraint.expression.terms.map { (columns[$0.variable] ?? 0, $0.coefficient) }
      let constant = solver.constant(of: constraint) ?? constraint.expression.constant
      members.append(Member(constraint: constraint, terms: terms, constant: constant))
    }
  }

  /// Returns the magnitude of the largest number among the values and in the constraints' sums, or 1 if all
  /// are zero.
  func scale(in solver: Solver) -> Double {
    let largest = variables.reduce(0) { max($0, abs(solver.value(of: $1))) }
    let scale = members.indices.reduce(largest) { max($0, size(of: $1, in: solver)) }
    return scale > 0 ? scale : 1
  }

  /// Returns the largest amount that can be a rounding error of a value, even of one that is zero: what is beyond
  /// twelve places of the largest number.
  func roundingErrors(in solver: Solver) -> Double { 1e-12 * scale(in: solver) }

  /// Returns the magnitude of the largest number in a constraint's sum.
  func size(of member: Int, in solver: Solver) -> Double {
    members[member].terms.reduce(abs(members[member].constant)) {
      max($0, abs($1.coefficient * solver.value(of: variables[$1.column])))
    }
  }

  /// Returns whether the solutions that are best for every priority let the first variable grow (or, with the
  /// direction -1, fall) without end.
  ///
  /// An endless path of best points leads from a best point if and only if no constraint's error grows along
  /// it, that is, if it satisfies all constraints, including optional ones, without their constants. (The
  /// recession cone of a convex function's level set does not depend on the level: Rockafellar, "Convex
  /// Analysis", theorem 8.7.)
  func isUnbounded(direction: Double) throws(SolverError) -> Bool {
    var cone = Solver()
    let steps = variables.map { _ in cone.makeVariable() }
    for member in members {
      let terms = member.terms.map { Term(steps[$0.column], coefficient: $0.coefficient) }
      try cone.add(Constraint(LinearExpression(terms: terms), member.constraint.relation))
    }
    // In a cone, a variable that can leave zero can reach any distance.
    try cone.add((steps[0] == direction).with(priority: 1))
    try cone.optimize()
    return abs(cone.value(of: steps[0])) > 0.5
  }
}
