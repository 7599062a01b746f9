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
/// A copy is independent of its original; the memory is shared until one of them changes.
public struct Solver: Sendable {
  private(set) var storage = SolverStorage(SolverState())

  /// Creates a solver without variables and constraints.
  public init() {}

  /// Changes the state, which is this solver's own from then on.
  @inline(__always) mutating func change<Result, Failure: Error>(
    _ body: (inout SolverState) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !isKnownUniquelyReferenced(&storage) {
      storage = SolverStorage(storage.state.copy())
    }
    return try body(&storage.state)
  }

  /// Makes a variable, with the value zero until the next optimization.
  /// - Parameters:
  ///   - name: Its name in the solver's description. Names need not differ.
  ///   - rank: Its place among variables when what is free is settled; by default its
  ///     running number, beginning with 0.
  public mutating func makeVariable(_ name: String = "", rank: Int? = nil) -> Variable {
    change { $0.makeVariable(name, rank: rank) }
  }

  // MARK: - Questions

  /// The value of a variable as of the last optimization.
  ///
  /// It is 0 before the first optimization, and for a variable without constraints. The variable
  /// must belong to the solver: anything else is a mistake of the program, and stops it.
  /// - Complexity: a constant.
  public func value(of variable: Variable) -> Double {
    precondition(
      contains(variable), "Ask only for values of variables that belong to the solver.")
    return storage.state.values[variable.symbol] + 0.0
  }

  /// The name a variable was made with, empty if there was none; none for a variable that does not
  /// belong to the solver.
  public func name(of variable: Variable) -> String? {
    contains(variable) ? storage.state.names[variable.symbol] ?? "" : nil
  }

  /// Whether a variable belongs to the solver: it was made by it, or by one it was copied from before
  /// the copy was made, and has not been removed.
  public func contains(_ variable: Variable) -> Bool {
    storage.state.contains(variable)
  }

  /// Whether a constraint is in the solver.
  public func contains(_ constraint: Constraint) -> Bool {
    storage.state.places[ObjectIdentifier(constraint)] != nil
  }

  /// The constant of a constraint's expression as the solver sees it; none when it is unknown.
  public func constant(of constraint: Constraint) -> Double? {
    storage.state.demand(of: constraint)?.constant
  }

  /// The priority of a constraint as the solver sees it; none when it is unknown.
  public func priority(of constraint: Constraint) -> Priority? {
    storage.state.demand(of: constraint).map { Level.priority(ofSumBand: $0.sumBand) }
  }

  /// The rank of a constraint as the solver sees it; none when it is unknown.
  public func rank(of constraint: Constraint) -> Int? {
    storage.state.demand(of: constraint)?.rank
  }

  /// The constraints in the solver, edit variables' included, in order of rank.
  /// - Complexity: they are sorted each time.
  public var constraints: [Constraint] { storage.state.orderedConstraints() }

  /// The variables whose value the last optimization changed, in order of rank.
  ///
  /// Differences of less than 1e-11 of the value, or of 1, are rounding errors and no changes. An
  /// `optimize()` that had nothing to do has changed none.
  /// - Complexity: a pass over all variables, when it is asked.
  public var changedVariables: [Variable] {
    storage.state.changedSymbols().map { storage.state.variable($0) }
  }
}
