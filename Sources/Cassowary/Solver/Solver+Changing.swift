extension Solver {
  /// Changes the constant of a constraint's expression: in `x - 3 >= 0` it is -3.
  ///
  /// The constraint itself is unchanged, and has its original constant again if it is removed and added.
  /// - Throws: `unsatisfiable` if required constraints would contradict each other;
  ///   `unknownConstraint`, `nonFiniteNumber`; `iterationLimit`.
  /// - Complexity: the rows that depend on the constraint, and some pivots (the dual simplex
  ///   method; Badros, Borning and Stuckey 2001, 2.4).
  public mutating func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(SolverError) {
    try setEach(CollectionOfOne((constraint: constraint, constant: constant)))
  }

  /// Changes the constants of several constraints' expressions at once.
  ///
  /// Only the final state has to be satisfiable; otherwise all changes are refused. If a constraint is
  /// listed several times, the last change is used.
  /// - Throws: As `setConstant`.
  /// - Complexity: the rows that depend on each constraint, and a few pivots.
  public mutating func setConstants(
    _ changes: [(constraint: Constraint, constant: Double)]
  ) throws(SolverError) {
    try setEach(changes)
  }

  private mutating func setEach(
    _ changes: some Collection<(constraint: Constraint, constant: Double)>
  ) throws(SolverError) {
    try change { state throws(SolverError) in
      state.changes.removeAll()
      for change in changes {
        try state.plan(change.constant, of: state.place(of: change.constraint))
      }
      try state.changeConstants()
    }
  }

  /// Changes the priority of a constraint, from and to any priority. Its weight stays.
  /// - Throws: `unsatisfiable` if required constraints would contradict each other;
  ///   `unknownConstraint`, `priorityOutOfRange`; `iterationLimit`.
  /// - Complexity: between optional priorities, marking the dependents; to required, a removal and an
  ///   addition.
  public mutating func setPriority(
    _ priority: Priority, of constraint: Constraint
  ) throws(SolverError) {
    try change { state throws(SolverError) in try state.setPriority(priority, of: constraint) }
  }

  /// Changes the rank of a constraint: its place in the settling of ties, and in lists.
  ///
  /// Any number is valid; constraints of equal rank are in order of addition.
  /// - Throws: `unknownConstraint`.
  /// - Complexity: marking the dependents.
  public mutating func setRank(_ rank: Int, of constraint: Constraint) throws(SolverError) {
    try change { state throws(SolverError) in try state.setRank(rank, of: constraint) }
  }

  /// Changes the rank of a variable: its place in the settling of free variables, and in lists.
  ///
  /// Any number is valid; variables of equal rank are in order of creation.
  /// - Throws: `unknownVariable`.
  /// - Complexity: marking the dependents.
  public mutating func setRank(_ rank: Int, of variable: Variable) throws(SolverError) {
    try change { state throws(SolverError) in try state.setRank(rank, of: variable) }
  }

  /// Finds the values of all variables.
  ///
  /// It does nothing if nothing has changed since the last call. Afterwards `changedVariables` has the
  /// variables whose values changed.
  /// - Throws: `iterationLimit`, and `nonFiniteNumber` if a value would not be finite; the values are
  ///   then unchanged.
  /// - Complexity: some pivots for each change that matters, and a pass over all definitions. A pivot
  ///   takes time in proportion to the rows in which the entering symbol occurs.
  public mutating func optimize() throws(SolverError) {
    try change { state throws(SolverError) in try state.optimize() }
  }
}
