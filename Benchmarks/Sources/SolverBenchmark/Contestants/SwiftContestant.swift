import Cassowary
import ReferenceSolver

/// What the benchmark does with a solver that takes `Cassowary`'s constraints.
protocol StrictSolver {
  /// A solver, with variables made.
  static func make(variables: Int) -> (solver: Self, variables: [Variable])
  mutating func add(_ constraint: Constraint) throws
  mutating func remove(_ constraint: Constraint) throws
  mutating func addEditVariable(_ variable: Variable, priority: Priority) throws
  mutating func suggest(_ values: [(variable: Variable, value: Double)]) throws
  mutating func optimize() throws
  func value(of variable: Variable) -> Double
}

extension Solver: StrictSolver {
  static func make(variables: Int) -> (solver: Solver, variables: [Variable]) {
    var solver = Solver()
    let made = (0..<variables).map { _ in solver.makeVariable() }
    return (solver, made)
  }

  mutating func add(_ constraint: Constraint) throws {
    try add(constraint, rank: nil)
  }
}

extension ReferenceSolver: StrictSolver {
  static func make(variables: Int) -> (solver: ReferenceSolver, variables: [Variable]) {
    var solver = Solver()
    var reference = ReferenceSolver()
    let made = (0..<variables).map { _ in solver.makeVariable() }
    for variable in made { reference.introduce(variable) }
    return (reference, made)
  }

  mutating func add(_ constraint: Constraint) throws {
    try add(constraint, rank: nil)
  }
}

/// A solver with strict priorities, ours or the reference.
struct SwiftContestant<S: StrictSolver>: Contestant {
  private enum Call {
    case add(Constraint)
    case remove(Constraint)
    case edit(Variable, Priority)
    case suggest(Variable, Double)
    case suggestTwo(Variable, Double, Variable, Double)
    case update
  }

  private(set) var solver: S
  private let variables: [Variable]
  private let calls: [Call]

  init(_ stream: Stream) {
    let (solver, variables) = S.make(variables: stream.variableCount)
    let constraints = stream.constraints.map { constraint in
      let terms = constraint.terms.map { Term(variables[$0.variable], coefficient: $0.coefficient) }
      return Constraint(
        LinearExpression(terms: terms, constant: constraint.constant), constraint.relation,
        priority: constraint.strength?.band.priority ?? .required,
        weight: constraint.strength?.factor ?? 1)
    }
    self.solver = solver
    self.variables = variables
    calls = stream.operations.map { operation in
      switch operation {
      case .add(let constraint): .add(constraints[constraint])
      case .remove(let constraint): .remove(constraints[constraint])
      case .edit(let variable, let strength): .edit(variables[variable], strength.band.priority)
      case .suggest(let values) where values.count == 2:
        .suggestTwo(
          variables[values[0].variable], values[0].value, variables[values[1].variable],
          values[1].value)
      case .suggest(let values): .suggest(variables[values[0].variable], values[0].value)
      case .update: .update
      }
    }
  }

  mutating func perform(_ operations: Range<Int>) throws {
    for index in operations {
      switch calls[index] {
      case .add(let constraint): try solver.add(constraint)
      case .remove(let constraint): try solver.remove(constraint)
      case .edit(let variable, let priority):
        try solver.addEditVariable(variable, priority: priority)
      // The arrays are made here, as they are in a client's call.
      case .suggest(let variable, let value): try solver.suggest([(variable, value)])
      case .suggestTwo(let first, let value, let second, let other):
        try solver.suggest([(first, value), (second, other)])
      case .update: try solver.optimize()
      }
    }
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }
}
