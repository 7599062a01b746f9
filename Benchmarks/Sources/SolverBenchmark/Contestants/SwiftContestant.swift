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

/// A call in plain numbers, so that what is timed is the solver and not the copying of calls.
private struct Call {
  enum Kind {
    case add
    case remove
    case edit
    case suggest
    case suggestTwo
    case update
  }

  var kind: Kind
  /// Which constraint, or which variable.
  var index = 0
  /// Which other variable.
  var other = 0
  /// The value suggested for each, or the priority.
  var number = 0.0
  var otherNumber = 0.0
}

/// A solver with strict priorities, ours or the reference.
struct SwiftContestant<S: StrictSolver>: Contestant {
  private(set) var solver: S
  private let variables: [Variable]
  private let constraints: [Constraint]
  private let calls: [Call]

  init(_ stream: Stream) {
    let (solver, variables) = S.make(variables: stream.variableCount)
    self.solver = solver
    self.variables = variables
    constraints = stream.constraints.map { constraint in
      let terms = constraint.terms.map { Term(variables[$0.variable], coefficient: $0.coefficient) }
      return Constraint(
        LinearExpression(terms: terms, constant: constraint.constant), constraint.relation,
        priority: constraint.strength?.priority ?? .required,
        weight: constraint.strength?.factor ?? 1)
    }
    calls = stream.operations.map { operation in
      switch operation {
      case .add(let constraint): Call(kind: .add, index: constraint)
      case .remove(let constraint): Call(kind: .remove, index: constraint)
      case .edit(let variable, let strength):
        Call(kind: .edit, index: variable, number: strength.priority.rawValue)
      case .suggest(let values) where values.count == 2:
        Call(
          kind: .suggestTwo, index: values[0].variable, other: values[1].variable,
          number: values[0].value, otherNumber: values[1].value)
      case .suggest(let values):
        Call(kind: .suggest, index: values[0].variable, number: values[0].value)
      case .update: Call(kind: .update)
      }
    }
  }

  // Its calls are direct ones then, as a client's are, and kiwi's.
  @_specialize(where S == Solver)
  mutating func perform(_ operations: Range<Int>) throws {
    for index in operations {
      let call = calls[index]
      switch call.kind {
      case .add: try solver.add(constraints[call.index])
      case .remove: try solver.remove(constraints[call.index])
      case .edit:
        try solver.addEditVariable(variables[call.index], priority: Priority(call.number))
      // The arrays are made here, as they are in a client's call.
      case .suggest: try solver.suggest([(variables[call.index], call.number)])
      case .suggestTwo:
        try solver.suggest([
          (variables[call.index], call.number), (variables[call.other], call.otherNumber),
        ])
      case .update: try solver.optimize()
      }
    }
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }
}
