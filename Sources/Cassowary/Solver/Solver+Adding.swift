extension Solver {
  /// Adds a constraint.
  ///
  /// An optional constraint of valid numbers is always accepted, whatever it contradicts. A constraint
  /// without variables, or whose variables cancel, is accepted unless it is required and does not hold.
  /// Values do not change before `optimize()`. (Badros, Borning and Stuckey 2001, 2.5.)
  ///
  ///     let limit = try solver.add(width <= 80)
  ///     try solver.setRightHandSide(60, of: limit)
  ///
  /// - Parameters:
  ///   - constraint: A constraint that is not in the solver yet, over variables of this solver.
  ///   - rank: The position in the order of constraints; by default the constraint's number, beginning with 0.
  ///     Constraints of equal rank are in order of addition.
  /// - Returns: The constraint.
  /// - Throws: `unsatisfiable` if it is required and contradicts other required ones;
  ///   `duplicateConstraint`, `unknownVariable`, `nonFiniteNumber`, `priorityOutOfRange`,
  ///   `weightOutOfRange`; `iterationLimit`, `undecidable`.
  /// - Complexity: the terms and the definitions of its variables. If it is required and does not hold
  ///   at present, pending changes are optimized with some pivots.
  @discardableResult @inlinable @inline(__always)
  public mutating func add(
    _ constraint: Constraint, rank: Int? = nil
  ) throws(SolverError) -> Constraint {
    // Inlined, so that an unused result is not retained.
    try insert(constraint, rank: rank)
    return constraint
  }

  @usableFromInline mutating func insert(
    _ constraint: Constraint, rank: Int?
  ) throws(SolverError) {
    try attempt { state throws(SolverError) in try state.add(constraint, rank: rank) }
  }

  /// Removes a constraint. If it is an edit variable's, the editing ends.
  ///
  /// It can be added again, with its original constant and priority.
  /// (Badros, Borning and Stuckey 2001, 2.6.)
  /// - Throws: `unknownConstraint`.
  /// - Complexity: the terms and, if it has one, its row; the rest is left to `optimize()`.
  public mutating func remove(_ constraint: Constraint) throws(SolverError) {
    try attempt { state throws(SolverError) in try state.remove(constraint) }
  }

  /// Removes a variable that no constraint uses.
  ///
  /// Then it is unknown, and asking for its value is a programming error. Variables need not be removed
  /// before a solver is released.
  /// - Throws: `unknownVariable`, `variableInUse`; `iterationLimit`, `undecidable`.
  /// - Complexity: at most a pivot, and the search for it. If definitions of other variables still mention
  ///   it, the tableau is rebuilt.
  public mutating func remove(_ variable: Variable) throws(SolverError) {
    try attempt { state throws(SolverError) in try state.remove(variable) }
  }
}
