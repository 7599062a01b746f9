extension Solver {
  /// Gives a constraint's expression another constant.
  /// - Throws: `unsatisfiable` when required constraints would contradict each other;
  ///   `unknownConstraint`, `nonFiniteNumber`; `iterationLimit`.
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

  /// Gives a constraint another priority, required or optional before and after.
  /// - Throws: `unsatisfiable` when required constraints would contradict each other;
  ///   `unknownConstraint`, `priorityOutOfRange`; `iterationLimit`.
  public mutating func setPriority(
    _ priority: Priority, of constraint: Constraint
  ) throws(SolverError) {
    try change { state throws(SolverError) in try state.setPriority(priority, of: constraint) }
  }

  /// Gives a constraint another rank.
  /// - Throws: `unknownConstraint`.
  public mutating func setRank(_ rank: Int, of constraint: Constraint) throws(SolverError) {
    try change { state throws(SolverError) in try state.setRank(rank, of: constraint) }
  }

  /// Gives a variable another rank.
  /// - Throws: `unknownVariable`.
  public mutating func setRank(_ rank: Int, of variable: Variable) throws(SolverError) {
    try change { state throws(SolverError) in try state.setRank(rank, of: variable) }
  }

  /// Finds the values of all variables.
  ///
  /// Does nothing when nothing has changed since the last time. What it changed is in
  /// `changedVariables` afterwards.
  /// - Throws: `iterationLimit`; the values are then as they were.
  /// - Complexity: a few pivots for a few changes, and a pass over all definitions.
  public mutating func optimize() throws(SolverError) {
    try change { state throws(SolverError) in try state.optimize() }
  }
}
