/// The constraints and variables that are connected with a variable, directly or through others. The rest of the system
/// does not affect it.
struct Component: Sendable {
  /// A constraint with its present constant.
  typealias Member = (constraint: Constraint, constant: Double)

  /// The constraints, in order of rank.
  private(set) var members: [Member] = []
  /// The variables, beginning with the one for which the component was created.
  private(set) var variables: [Variable]
  /// The index of each variable.
  private var columns: [Variable: Int]
  /// The magnitude of the largest number among the values and in the constraints' sums; 1 if all are zero.
  private(set) var scale = 0.0

  /// - Complexity: one pass over all constraints of the solver.
  init(of variable: Variable, in solver: Solver) {
    variables = [variable]
    columns = [variable: 0]
    let constraints = solver.constraints
    var users: [Variable: [Int]] = [:]
    for (index, constraint) in constraints.enumerated() {
      for term in constraint.expression.terms { users[term.variable, default: []].append(index) }
    }
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
    scale = variables.reduce(0) { max($0, abs(solver.value(of: $1))) }
    for (index, constraint) in constraints.enumerated() where isMember[index] {
      members.append((constraint, solver.constant(of: constraint) ?? 0))
      scale = max(scale, solver.sum(of: constraint)?.largest ?? 0)
    }
    if scale == 0 { scale = 1 }
  }

  /// The largest rounding error of a value, even of a value that is zero: 1e-12 of the largest number.
  var roundingErrors: Double { 1e-12 * scale }

  func contains(_ variable: Variable) -> Bool { columns[variable] != nil }

  /// Returns whether the optimal solutions let a variable grow (or, with the direction -1, fall) without end.
  ///
  /// There is an infinite path of optimal points if and only if no constraint's error grows along it. Its direction
  /// then satisfies all constraints, including optional ones, without their constants. (The recession cone of a convex
  /// function's level set does not depend on the level: Rockafellar, "Convex Analysis", theorem 8.7.)
  func isUnbounded(_ variable: Variable, direction: Double) throws(SolverError) -> Bool {
    var cone = Solver()
    let steps = variables.map { _ in cone.makeVariable() }
    func step(of variable: Variable) -> Variable { steps[columns[variable] ?? 0] }
    for (constraint, _) in members {
      let terms = constraint.expression.terms.map {
        Term(step(of: $0.variable), coefficient: $0.coefficient)
      }
      try cone.add(Constraint(LinearExpression(terms: terms), constraint.relation))
    }
    // In a cone, a variable that can leave zero can reach any distance.
    try cone.add((step(of: variable) == direction).with(priority: 1))
    try cone.optimize()
    return abs(cone.value(of: step(of: variable))) > 0.5
  }
}
