import Cassowary
import SeededNumbers

/// A sparse random system of required constraints and wishes, which a point that is drawn first can satisfy, with one
/// variable to edit: the workload W5 of the benchmarks.
struct SparseSystem {
  private(set) var solver = Solver()
  let variables: [Variable]
  private var random: SeededGenerator
  private var point: [Double] = []
  private let coefficients: [Double]

  /// - Parameter coefficients: Six coefficients, of which each term has one.
  init(
    variables count: Int, seed: UInt64, coefficients: [Double] = [1, -1, 2, -1, 1, 0.5]
  ) throws(SolverError) {
    self.coefficients = coefficients
    random = SeededGenerator(seed: seed)
    var made: [Variable] = []
    for _ in 0..<count {
      made.append(solver.makeVariable())
      point.append(Double(random.next() % 100))
    }
    variables = made
    for index in variables.indices {
      try add(around: index)
      if index == edited { try solver.addEditVariable(variables[edited], priority: 900) }
    }
    try solver.suggest(point[edited], for: variables[edited])
    try solver.optimize()
  }

  private var edited: Int { variables.count / 2 }

  /// Suggests another value for the edited variable.
  mutating func change() throws(SolverError) {
    try solver.suggest(Double(random.next() % 100) + fraction(), for: variables[edited])
    try solver.optimize()
  }

  private mutating func add(around index: Int) throws(SolverError) {
    try solver.add(variables[index] >= 0)
    let wish = Double(random.next() % 100) + 0.001 * fraction()
    try solver.add(
      (variables[index] == wish).with(priority: 250, weight: 1 + 0.1 * fraction()))
    let (terms, value) = drawTerms(around: index)
    if index % 5 == 0 {
      try solver.add(terms == value)
    } else if index % 2 == 0 {
      try solver.add(terms <= value + Double(random.next() % 5))
    } else {
      try solver.add(terms >= value - Double(random.next() % 5))
    }
    let (others, _) = drawTerms(around: index)
    let strengths: [(Priority, Double)] = [(250, 3), (500, 1), (500, 2), (750, 1)]
    let (priority, weight) = strengths[Int(random.next() % 4)]
    let factor = weight * (1 + 0.1 * fraction())
    let constant = Double(random.next() % 100)
    let relation = [Relation.lessThanOrEqual, .greaterThanOrEqual, .equal][Int(random.next() % 3)]
    try solver.add(
      Constraint(others - constant, relation, priority: priority, weight: factor))
  }

  /// Two to four variables that are near one, less those drawn twice, and their sum at the point.
  private mutating func drawTerms(around index: Int) -> (LinearExpression, value: Double) {
    var terms: [Term] = []
    var value = 0.0
    for _ in 0..<(2 + random.next() % 3) {
      let other = min(point.count - 1, max(0, index + Int(random.next() % 12) - 6))
      if terms.contains(where: { $0.variable == variables[other] }) { continue }
      let coefficient = coefficients[Int(random.next() % 6)]
      terms.append(Term(variables[other], coefficient: coefficient))
      value += coefficient * point[other]
    }
    return (LinearExpression(terms: terms, constant: 0), value)
  }

  /// A number from 0 to below 1.
  private mutating func fraction() -> Double {
    Double(random.next() >> 11) / Double(1 << 53 as UInt64)
  }
}
