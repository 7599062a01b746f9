/// Solves linear constraints with strict priorities, incrementally.
///
/// The answer is a single point, determined by these rules in this order:
/// 1. Required constraints hold.
/// 2. For each priority, from the highest to the lowest, the sum of the weighted errors of its
///    constraints is as small as possible, given all higher ones.
/// 3. Among the points with these sums, for each priority from the highest: the errors, from the latest
///    ranked constraint to the earliest, are lexicographically smallest. So a constraint that was added
///    earlier yields first. This is the tie rule.
/// 4. Variables that are still free are as close to zero as possible, one by one in order of rank.
///
/// The answer does not depend on the history of the constraints. Adding and changing keep the required
/// constraints satisfiable, or throw and change nothing. Values change only with `optimize()`, once for
/// a whole batch of changes.
///
///     var solver = Solver()
///     let width = solver.makeVariable("width")
///     try solver.add(width <= 80)
///     try solver.add((width == 100).with(priority: 750))
///     try solver.optimize()
///     solver.value(of: width)  // 80
///
/// The method is that of Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm" (2001), with a sequence of objectives instead of weights.
/// A copy is independent of its original; they share memory until one of them changes.
public struct Solver: Sendable {
  private(set) var storage = SolverStorage(SolverState())

  /// Creates a solver without variables and constraints.
  public init() {}

  /// Changes the state, after copying it if another solver shares it.
  @inline(__always) mutating func change<Result, Failure: Error>(
    _ body: (inout SolverState) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !isKnownUniquelyReferenced(&storage) {
      storage = SolverStorage(storage.state.copy())
    }
    return try body(&storage.state)
  }

  /// Changes the state. Names of variables are added to an error.
  @inline(__always) mutating func attempt<Result>(
    _ body: (inout SolverState) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    do throws(SolverError) {
      return try change(body)
    } catch {
      throw naming(error)
    }
  }

  /// Returns an error with the names of those variables in it that the solver knows.
  @inline(never) func naming(_ error: SolverError) -> SolverError {
    error.naming { variables in VariableNames(of: variables) { name(of: $0) } }
  }

  /// Creates a variable, with the value zero until the next optimization.
  /// - Parameters:
  ///   - name: The name in the texts of errors and of the solver. Names need not be unique.
  ///   - rank: The position in the order of variables, when free ones are settled; by default the
  ///     variable's number, beginning with 0.
  public mutating func makeVariable(_ name: String = "", rank: Int? = nil) -> Variable {
    change { $0.makeVariable(name, rank: rank) }
  }

  // MARK: - Values

  /// Returns the value of a variable as of the last optimization.
  ///
  /// It is 0 before the first optimization, and for a variable without constraints. The variable must belong
  /// to the solver; otherwise the program stops. The subscript answers nil instead.
  /// - Complexity: constant.
  public func value(of variable: Variable) -> Double {
    precondition(
      contains(variable), "Ask only for values of variables that belong to the solver.")
    return storage.state.answer[variable.symbol] + 0.0
  }

  /// The value of a variable as of the last optimization; nil for one that does not belong to the solver.
  ///
  /// It is 0 before the first optimization, and for a variable without constraints.
  /// - Complexity: constant.
  public subscript(variable: Variable) -> Double? {
    contains(variable) ? storage.state.answer[variable.symbol] + 0.0 : nil
  }

  /// The variables whose value the last optimization changed, in order of rank.
  ///
  /// Differences of less than 1e-11 of the value, or of 1, count as rounding errors. An `optimize()`
  /// without work changes none.
  /// - Complexity: a pass over all variables, at each call.
  public var changedVariables: [Variable] {
    storage.state.changedSymbols().map { storage.state.variable($0) }
  }

  // MARK: - Variables

  /// All variables of the solver, in order of rank.
  /// - Complexity: a pass over all variables, at each call; they are sorted if ranks were given.
  public var variables: [Variable] {
    storage.state.sortedSymbols().map { storage.state.variables.variable($0) }
  }

  /// The variables that are being edited, in order of rank.
  /// - Complexity: as for `variables`.
  public var editVariables: [Variable] { variables.filter(isEdited) }

  /// Returns whether a variable is an edit variable; false for one that does not belong to the solver.
  /// - Complexity: constant.
  public func isEdited(_ variable: Variable) -> Bool {
    contains(variable) && storage.state.variables[variable.symbol].edit >= 0
  }

  /// Returns the name that a variable was created with, possibly empty; nil for a variable that does not
  /// belong to the solver.
  public func name(of variable: Variable) -> String? {
    contains(variable) ? storage.state.variables.name(of: variable.symbol) ?? "" : nil
  }

  /// Returns whether a variable belongs to the solver: the solver created it, or the original did before it
  /// was copied, and it has not been removed.
  public func contains(_ variable: Variable) -> Bool {
    storage.state.contains(variable)
  }

  // MARK: - Constraints

  /// Returns whether a constraint is in the solver.
  public func contains(_ constraint: Constraint) -> Bool {
    storage.state.constraints.index(of: constraint) != nil
  }

  /// Returns the constant of a constraint's expression, as the solver sees it; nil for an unknown constraint.
  /// For `x == 3` it is -3: the number with the sign that it has on the left. `rightHandSide(of:)` is the 3.
  public func constant(of constraint: Constraint) -> Double? {
    storage.state.record(of: constraint)?.constant
  }

  /// Returns the number on the right side of a constraint as it was written, with the value that the solver
  /// sees: 3 for `x == 3`. It is nil for an unknown constraint.
  ///
  /// The number is the one that was set last. If there is a number on the left side, too, it may differ by
  /// a rounding error.
  public func rightHandSide(of constraint: Constraint) -> Double? {
    guard let constant = constant(of: constraint) else { return nil }
    return constant == constraint.expression.constant
      ? constraint.rightHandSide : constraint.sides.number(for: constant)
  }

  /// Returns the priority of a constraint, as the solver sees it; nil for an unknown constraint.
  public func priority(of constraint: Constraint) -> Priority? {
    storage.state.record(of: constraint).map { Level.priority(ofSumBand: $0.sumBand) }
  }

  /// Returns the rank of a constraint, as the solver sees it; nil for an unknown constraint.
  public func rank(of constraint: Constraint) -> Int? {
    storage.state.record(of: constraint)?.rank
  }

  /// The constraints in the solver, including those of edit variables, in order of rank.
  /// - Complexity: they are sorted at each call.
  public var constraints: [Constraint] { storage.state.orderedConstraints() }
}
