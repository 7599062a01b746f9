/// Solves linear constraints with strict priorities, incrementally.
///
/// The answer is a single point, fixed by these rules in this order:
/// 1. required constraints hold;
/// 2. for each priority, from the highest to the lowest, the sum of the weighted errors of its
///    constraints is least, given all higher ones;
/// 3. among the points where all those sums are least: priority by priority from the highest,
///    the errors read from the latest ranked constraint to the earliest are lexicographically
///    least, so that what was added earlier yields first;
/// 4. what is then still free: variable by variable in order of rank, as near zero as can be.
///
/// It does not depend on the way the constraints came to be what they are. Adding and changing
/// keep the required constraints satisfiable, or throw and leave everything as it was; values
/// change only with `optimize()`, which serves a whole batch of changes.
///
///     var solver = Solver()
///     let width = solver.makeVariable("width")
///     try solver.add(width <= 80)
///     try solver.add((width == 100).with(priority: 750))
///     try solver.optimize()
///     solver.value(of: width)  // 80
///
/// The method is that of Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm" (2001), with a sequence of objectives in place of weights.
/// A copy is independent of its original.
public struct Solver: Sendable {
  var tableau = Tableau()
  /// The constraints, at places that are used again; none where a place is free.
  var records: [ConstraintRecord?] = []
  var freePlaces: [Int] = []
  var places: [ObjectIdentifier: Int] = [:]
  /// The variables, by symbol.
  var variables: [VariableRecord?] = []
  /// The constraint of each edit variable.
  var edits: [Variable: Constraint] = [:]
  var constraintsMade = 0
  var variablesMade = 0
  /// What the variables of this solver and its copies know it by.
  let family = Family()

  /// The tableau's wear when it was last checked for rounding errors.
  var checkedWear = 0
  var needsOptimizing = false
  /// The variables whose value the last optimization changed, in order of rank.
  public internal(set) var changedVariables: [Variable] = []
  /// The optional constraints' places, the highest priority and the latest rank first.
  var objectiveOrder: [Int]?
  /// The variables' symbols in order of rank.
  var variableOrder: [Symbol]?

  /// Creates a solver without variables and constraints.
  public init() {}

  /// Makes a variable, with the value zero until the next optimization.
  /// - Parameters:
  ///   - name: What it is called in the solver's description.
  ///   - rank: Where it stands among variables when what is free is settled; by default its
  ///     running number, beginning with 0.
  public mutating func makeVariable(_ name: String = "", rank: Int? = nil) -> Variable {
    let symbol = tableau.makeSymbol(.free)
    let variable = Variable(
      symbol: symbol, number: variablesMade, family: ObjectIdentifier(family))
    variablesMade += 1
    while variables.count <= symbol { variables.append(nil) }
    variables[symbol] = VariableRecord(
      variable: variable, name: name, rank: rank ?? variable.number)
    variableOrder = nil
    return variable
  }

  // MARK: - Questions

  /// The value of a variable as of the last optimization.
  ///
  /// The variable must belong to the solver.
  public func value(of variable: Variable) -> Double {
    guard let record = record(of: variable) else {
      preconditionFailure("Ask only for values of variables that belong to the solver.")
    }
    return record.value
  }

  /// The name a variable was made with.
  public func name(of variable: Variable) -> String? {
    record(of: variable)?.name
  }

  /// Whether a variable belongs to the solver.
  public func contains(_ variable: Variable) -> Bool {
    record(of: variable) != nil
  }

  /// Whether a constraint is in the solver.
  public func contains(_ constraint: Constraint) -> Bool {
    places[ObjectIdentifier(constraint)] != nil
  }

  /// The constant of a constraint's expression as the solver sees it; none when it is unknown.
  public func constant(of constraint: Constraint) -> Double? {
    record(of: constraint)?.constant
  }

  /// The priority of a constraint as the solver sees it; none when it is unknown.
  public func priority(of constraint: Constraint) -> Priority? {
    record(of: constraint)?.priority
  }

  /// The rank of a constraint as the solver sees it; none when it is unknown.
  public func rank(of constraint: Constraint) -> Int? {
    record(of: constraint)?.rank
  }

  /// The constraints in the solver, edit variables' included, in order of rank.
  public var constraints: [Constraint] {
    records.compactMap { $0 }.sorted { $0.precedes($1) }.map(\.constraint)
  }

  // MARK: - Records

  func record(of variable: Variable) -> VariableRecord? {
    guard variables.indices.contains(variable.symbol), let record = variables[variable.symbol],
      record.variable == variable
    else { return nil }
    return record
  }

  func record(of constraint: Constraint) -> ConstraintRecord? {
    places[ObjectIdentifier(constraint)].flatMap { records[$0] }
  }

  func place(of constraint: Constraint) throws(SolverError) -> Int {
    guard let place = places[ObjectIdentifier(constraint)] else {
      throw .unknownConstraint(constraint)
    }
    return place
  }

  func check(_ variable: Variable) throws(SolverError) {
    guard contains(variable) else { throw .unknownVariable(variable) }
  }
}

/// A family of solvers: one and the copies made of it.
final class Family: Sendable {}
