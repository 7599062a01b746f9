extension Solver {
  /// Adds a constraint.
  ///
  /// An optional constraint of valid numbers is always accepted, whatever it contradicts. One that
  /// mentions no variable, or whose variables cancel, is accepted unless it is required and does
  /// not hold. Values stay what they are until `optimize()`.
  /// (Badros, Borning and Stuckey 2001, 2.5.)
  /// - Parameters:
  ///   - constraint: One that is not in the solver yet, over variables of this solver.
  ///   - rank: Its place among constraints: by default its running number, beginning with 0.
  ///     Constraints of the same rank stand in order of addition.
  /// - Throws: `unsatisfiable` when it is required and contradicts other required ones;
  ///   `duplicateConstraint`, `unknownVariable`, `nonFiniteNumber`, `priorityOutOfRange`,
  ///   `weightOutOfRange`; `iterationLimit`.
  /// - Complexity: the terms and the definitions of its variables; where it is required and does
  ///   not hold at the moment, what is pending is optimized and some pivots are done.
  public mutating func add(_ constraint: Constraint, rank: Int? = nil) throws(SolverError) {
    try change { state throws(SolverError) in try state.add(constraint, rank: rank) }
  }

  /// Removes a constraint. If it is an edit variable's, its editing ends.
  ///
  /// It can be added again, and then counts with the constant and the priority it was made with.
  /// (Badros, Borning and Stuckey 2001, 2.6.)
  /// - Throws: `unknownConstraint`.
  /// - Complexity: the terms and, if it has one, its row; what follows is left to `optimize()`.
  public mutating func remove(_ constraint: Constraint) throws(SolverError) {
    try change { state throws(SolverError) in try state.remove(constraint) }
  }

  /// Removes a variable that no constraint uses.
  ///
  /// From then on it is unknown: asking for its value is a mistake of the program. There is no need
  /// to remove variables before a solver goes away.
  /// - Throws: `unknownVariable`, `variableInUse`; `iterationLimit`.
  /// - Complexity: a pivot at most, and the search for it; if other variables are defined by it still,
  ///   though no constraint says so any more, the tableau is built anew.
  public mutating func remove(_ variable: Variable) throws(SolverError) {
    try change { state throws(SolverError) in try state.remove(variable) }
  }
}
