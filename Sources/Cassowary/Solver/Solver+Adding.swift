extension Solver {
  /// Adds a constraint.
  ///
  /// An optional constraint is always accepted. One that mentions no variable is accepted unless
  /// it is required and does not hold.
  /// - Parameters:
  ///   - constraint: One that is not in the solver yet, over variables of this solver.
  ///   - rank: Where it stands among constraints: by default its running number, beginning with 0.
  ///     Constraints of the same rank stand in order of addition.
  /// - Throws: `unsatisfiable` when it is required and contradicts other required ones;
  ///   `duplicateConstraint`, `unknownVariable`, `nonFiniteNumber`, `priorityOutOfRange`,
  ///   `weightOutOfRange`; `iterationLimit`.
  /// - Complexity: the terms and the definitions of its variables; where it contradicts what the
  ///   values are and is required, a few pivots.
  public mutating func add(_ constraint: Constraint, rank: Int? = nil) throws(SolverError) {
    try change { state throws(SolverError) in try state.add(constraint, rank: rank) }
  }

  /// Removes a constraint. If it is an edit variable's, its editing ends.
  /// - Throws: `unknownConstraint`.
  /// - Complexity: a constant; what follows from it is left to `optimize()`.
  public mutating func remove(_ constraint: Constraint) throws(SolverError) {
    try change { state throws(SolverError) in try state.remove(constraint) }
  }

  /// Removes a variable that no constraint uses.
  /// - Throws: `unknownVariable`, `variableInUse`.
  public mutating func remove(_ variable: Variable) throws(SolverError) {
    try change { state throws(SolverError) in try state.remove(variable) }
  }
}
