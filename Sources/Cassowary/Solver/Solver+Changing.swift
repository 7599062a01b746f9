extension Solver {
  /// Changes the number on the right side of a constraint, as it was written.
  ///
  ///     let width = try solver.add(x == 3)
  ///     try solver.setRightHandSide(5, of: width)  // x == 5
  ///
  /// Nothing else changes: `x + 1 <= y + 10` becomes `x + 1 <= y + 5`. Where variables stand on the right only,
  /// the number on the left is meant: `3 <= x` becomes `5 <= x`. A constraint that was made as
  /// `expression relation 0` has the right-hand side 0. The constraint itself is unchanged, and has its original
  /// number again if it is removed and added.
  /// - Throws: `unsatisfiable` if required constraints would contradict each other;
  ///   `unknownConstraint`; `nonFiniteNumber`; `iterationLimit`,
  ///   `undecidable`.
  /// - Complexity: as `setConstant(_:of:)`.
  public mutating func setRightHandSide(
    _ number: Double, of constraint: Constraint
  ) throws(SolverError) {
    try setEachRightHandSide(CollectionOfOne((constraint: constraint, number: number)))
  }

  /// Changes the numbers on the right sides of several constraints at once.
  ///
  /// Only the final state has to be satisfiable; otherwise all changes are refused. If a constraint is
  /// listed several times, the last change is used.
  /// - Throws: As `setRightHandSide(_:of:)`.
  /// - Complexity: as `setConstants(_:)`.
  public mutating func setRightHandSides(
    _ changes: [(constraint: Constraint, number: Double)]
  ) throws(SolverError) {
    try setEachRightHandSide(changes)
  }

  private mutating func setEachRightHandSide(
    _ changes: some Collection<(constraint: Constraint, number: Double)>
  ) throws(SolverError) {
    try attempt { state throws(SolverError) in
      state.changes.removeAll()
      for (constraint, number) in changes {
        let index = try state.index(of: constraint)
        let constant = constraint.sides.constant(for: number)
        guard state.isUsable(constant, at: index) else { throw .nonFiniteNumber(number) }
        try state.plan(constant, of: index)
      }
      try state.changeConstants()
    }
  }

  /// Changes the constant of a constraint's expression: it is -3 in `x - 3 >= 0`, and also in `x >= 3`.
  ///
  /// The constraint itself is unchanged, and has its original constant again if it is removed and added.
  /// - Throws: `unsatisfiable` if required constraints would contradict each other;
  ///   `unknownConstraint`, `nonFiniteNumber`; `iterationLimit`, `undecidable`.
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
    try attempt { state throws(SolverError) in
      state.changes.removeAll()
      for change in changes {
        try state.plan(change.constant, of: state.index(of: change.constraint))
      }
      try state.changeConstants()
    }
  }

  /// Changes the priority of a constraint, from and to any priority. Its weight stays.
  /// - Throws: `unsatisfiable` if required constraints would contradict each other;
  ///   `unknownConstraint`, `priorityOutOfRange`; `iterationLimit`, `undecidable`.
  /// - Complexity: between optional priorities, marking the dependents; to required, a removal and an
  ///   addition.
  public mutating func setPriority(
    _ priority: Priority, of constraint: Constraint
  ) throws(SolverError) {
    try attempt { state throws(SolverError) in try state.setPriority(priority, of: constraint) }
  }

  /// Changes the rank of a constraint: its position in the order that breaks ties, and in lists.
  ///
  /// Any number is valid; constraints of equal rank are in order of addition.
  /// - Throws: `unknownConstraint`.
  /// - Complexity: marking the dependents.
  public mutating func setRank(_ rank: Int, of constraint: Constraint) throws(SolverError) {
    try attempt { state throws(SolverError) in try state.setRank(rank, of: constraint) }
  }

  /// Changes the rank of a variable: its position in the order in which free variables are minimized, and in lists.
  ///
  /// Any number is valid; variables of equal rank are in order of creation.
  /// - Throws: `unknownVariable`.
  /// - Complexity: marking the dependents.
  public mutating func setRank(_ rank: Int, of variable: Variable) throws(SolverError) {
    try attempt { state throws(SolverError) in try state.setRank(rank, of: variable) }
  }

  /// Finds the values of all variables.
  ///
  /// It does nothing if nothing has changed since the last call. Afterwards `changedVariables` has the
  /// variables whose values changed.
  /// - Throws: `iterationLimit`, `undecidable`, and `nonFiniteNumber` if a value would not be finite; the values are
  ///   then unchanged.
  /// - Complexity: some pivots for each change that matters, and a pass over all definitions. A pivot
  ///   takes time in proportion to the rows in which the entering symbol occurs.
  public mutating func optimize() throws(SolverError) {
    try attempt { state throws(SolverError) in try state.optimize() }
  }
}
