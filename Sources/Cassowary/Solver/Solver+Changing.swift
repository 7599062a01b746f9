extension Solver {
  /// Gives a constraint's expression another constant: in `x - 3 >= 0` it is -3.
  ///
  /// The constraint itself stays as it was made, and counts with that again when it is removed and
  /// added.
  /// - Throws: `unsatisfiable` when required constraints would contradict each other;
  ///   `unknownConstraint`, `nonFiniteNumber`; `iterationLimit`.
  /// - Complexity: the rows that depend on the constraint, and some pivots (the dual simplex
  ///   method; Badros, Borning and Stuckey 2001, 2.4).
  public mutating func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(SolverError) {
    try setEach(CollectionOfOne((constraint: constraint, constant: constant)))
  }

  /// Gives several constraints' expressions other constants, all at once.
  ///
  /// Only the whole of it has to be satisfiable; it is refused as a whole. Of several changes of
  /// one constraint the last counts.
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

  /// Gives a constraint another priority, required or optional before and after. Its weight stays.
  /// - Throws: `unsatisfiable` when required constraints would contradict each other;
  ///   `unknownConstraint`, `priorityOutOfRange`; `iterationLimit`.
  /// - Complexity: between optional priorities a look at what depends on it; to required, as if it
  ///   were removed and added.
  public mutating func setPriority(
    _ priority: Priority, of constraint: Constraint
  ) throws(SolverError) {
    try change { state throws(SolverError) in try state.setPriority(priority, of: constraint) }
  }

  /// Gives a constraint another rank: where it stands when ties are settled, and in lists.
  ///
  /// Any number will do; constraints of the same rank stand in order of addition.
  /// - Throws: `unknownConstraint`.
  /// - Complexity: a look at what depends on it.
  public mutating func setRank(_ rank: Int, of constraint: Constraint) throws(SolverError) {
    try change { state throws(SolverError) in try state.setRank(rank, of: constraint) }
  }

  /// Gives a variable another rank: where it stands when what is free is settled, and in lists.
  ///
  /// Any number will do; variables of the same rank stand in the order in which they were made.
  /// - Throws: `unknownVariable`.
  /// - Complexity: a look at what depends on it.
  public mutating func setRank(_ rank: Int, of variable: Variable) throws(SolverError) {
    try change { state throws(SolverError) in try state.setRank(rank, of: variable) }
  }

  /// Finds the values of all variables.
  ///
  /// Does nothing when nothing has changed since the last time. The variables that it changed are
  /// `changedVariables` afterwards.
  /// - Throws: `iterationLimit`, and `nonFiniteNumber` where a value would be none; the values are
  ///   then as they were.
  /// - Complexity: some pivots for each change that matters, and a pass over all definitions. A pivot
  ///   takes as long as the rows are that the entering symbol occurs in.
  public mutating func optimize() throws(SolverError) {
    try change { state throws(SolverError) in try state.optimize() }
  }
}
