import Cassowary
import SeededNumbers

/// A random system whose constraints have up to four variables with coefficients that differ by much: some of its values are
/// thousands of thousands of others.
struct CascadeSystem {
  private(set) var solver = Solver()
  let variables: [Variable]

  init(
    variables count: Int, constraints: Int, coefficients: [Double], seed: UInt64
  ) throws(SolverError) {
    var random = SeededGenerator(seed: seed)
    var made: [Variable] = []
    for _ in 0..<count { made.append(solver.makeVariable()) }
    variables = made
    while solver.constraints.count < constraints {
      var expression = LinearExpression(Double(random.number(-100...100)))
      for _ in 0..<random.number(1...4) {
        let variable = random.pick(variables)
        let coefficient = random.pick(coefficients) * (random.once(in: 2) ? 1 : -1)
        expression.terms.append(Term(variable, coefficient: coefficient))
      }
      let relation = random.pick([Relation.lessThanOrEqual, .equal, .greaterThanOrEqual])
      let priority = random.pick([Priority.required, 750.5, 750, 500, 250, 1])
      do throws(SolverError) {
        try solver.add(Constraint(expression, relation, priority: priority))
      } catch .unsatisfiable {
        // What contradicts the others is left out.
      }
    }
  }

  mutating func optimize() throws(SolverError) { try solver.optimize() }

  /// Returns the values in a new solver that gets the constraints from the last to the first, with their ranks.
  func valuesInReverse() throws(SolverError) -> [Double] {
    var (other, variables) = try solver.builtAnew(with: variables, isInReverse: true)
    try other.optimize()
    return variables.map { other.value(of: $0) }
  }
}
