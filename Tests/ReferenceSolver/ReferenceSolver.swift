import Cassowary

/// The solver's rules in their clearest form: a tableau of sorted rows and a sequence of
/// objectives (Badros, Borning and Stuckey 2001).
///
/// It gives the answer that `Cassowary.Solver` documents, and takes its constraints, so that the
/// two can be compared: their answers in tests, their times in the benchmark. Its variables are
/// those of another solver; the numbers it is given are not checked.
///
///     var solver = Solver()
///     let width = solver.makeVariable()
///     var reference = ReferenceSolver()
///     reference.introduce(width)
///     try reference.add(width >= 3)
///     try reference.optimize()
///     reference.value(of: width)  // 3
public struct ReferenceSolver: Sendable {
  var tableau = Tableau()
  /// The constraints, at places that are used again; none where a place is free.
  var records: [ConstraintRecord?] = []
  var freePlaces: [Int] = []
  var places: [Constraint: Int] = [:]
  var variables: [VariableRecord] = []
  /// Where each variable stands in `variables`.
  var variablePlaces: [Variable: Int] = [:]
  /// The constraint of each edit variable.
  var edits: [Variable: Constraint] = [:]
  var constraintsMade = 0

  /// The tableau's wear when it was last checked for rounding errors.
  var checkedWear = 0
  var needsOptimizing = false
  /// The optional constraints' places, the highest priority and the latest rank first.
  var objectiveOrder: [Int]?
  /// The places of the variables in order of rank.
  var variableOrder: [Int]?

  /// Creates a solver without variables and constraints.
  public init() {}

  /// Takes a variable in, with the value zero until the next optimization.
  ///
  /// Variables should be introduced in the order in which they were made. One that is not is
  /// introduced when a constraint mentions it.
  /// - Parameter rank: Where it stands among variables when what is free is settled; by default
  ///   its running number, beginning with 0.
  public mutating func introduce(_ variable: Variable, rank: Int? = nil) {
    guard variablePlaces[variable] == nil else { return }
    variablePlaces[variable] = variables.count
    variables.append(
      VariableRecord(
        variable: variable, symbol: tableau.makeSymbol(.free), rank: rank ?? variables.count))
    variableOrder = nil
  }

  // MARK: - Questions

  /// The value of a variable as of the last optimization, 0 for one that is unknown.
  public func value(of variable: Variable) -> Double {
    variablePlaces[variable].map { variables[$0].value } ?? 0
  }

  /// Whether a constraint is in the solver.
  public func contains(_ constraint: Constraint) -> Bool {
    places[constraint] != nil
  }

  /// The constant of a constraint's expression as the solver sees it; none when it is unknown.
  public func constant(of constraint: Constraint) -> Double? {
    places[constraint].flatMap { records[$0]?.constant }
  }

  /// The constraints in the solver, edit variables' included, in order of rank.
  public var constraints: [Constraint] {
    records.compactMap { $0 }.sorted { $0.precedes($1) }.map(\.constraint)
  }

  func place(of constraint: Constraint) throws(ReferenceError) -> Int {
    guard let place = places[constraint] else { throw .unknownConstraint(constraint) }
    return place
  }
}
