extension Solver {
  /// Makes a variable editable: adds a constraint that it equals a suggested value. The first value is that
  /// of the last optimization, or 0 before the first.
  ///
  /// The constraint counts like any other of its priority, and is ranked when it is added. It is one of
  /// the solver's `constraints`, and suggestions change its constant. Any priority is possible: a required
  /// suggestion is met or refused, an optional one is met as well as possible.
  /// (Badros, Borning and Stuckey 2001, 2.4.)
  /// - Throws: `duplicateEditVariable`, `unknownVariable`, `priorityOutOfRange`; `unsatisfiable`
  ///   when it is required and contradicts other required constraints; `iterationLimit`, `undecidable`.
  /// - Complexity: as `add(_:rank:)` of a constraint with one term.
  public mutating func addEditVariable(
    _ variable: Variable, priority: Priority
  ) throws(SolverError) {
    try attempt { state throws(SolverError) in
      try state.addEdit(variable, priority: priority)
    }
  }

  /// Ends the editing of a variable and removes its constraint, so that the other constraints decide its
  /// value in the next `optimize()`.
  /// - Throws: `unknownEditVariable`.
  /// - Complexity: as `remove(_:)` of a constraint.
  public mutating func removeEditVariable(_ variable: Variable) throws(SolverError) {
    try attempt { state throws(SolverError) in try state.removeEdit(of: variable) }
  }

  /// Suggests a value for an edit variable, until another is suggested.
  ///
  ///     try solver.suggest(80, for: width)
  ///     try solver.optimize()
  ///
  /// - Throws: `unknownEditVariable`, `nonFiniteNumber`; `unsatisfiable` when the edit is
  ///   required and contradicts other required constraints; `iterationLimit`, `undecidable`.
  /// - Complexity: the rows that depend on the variable; a pivot for each limit that is met or
  ///   left, when a solution is known (the dual simplex method).
  public mutating func suggest(
    _ value: Double, for variable: Variable
  ) throws(SolverError) {
    try withUnsafePointer(to: (variable: variable, value: value)) { pointer throws(SolverError) in
      try suggestEach(UnsafeBufferPointer(start: pointer, count: 1))
    }
  }

  /// Suggests values for several edit variables; all are accepted or none.
  ///
  /// Only the final state has to be satisfiable. If a variable is listed several times, the last value is
  /// used.
  /// - Throws: As for a single value.
  /// - Complexity: as for a single value, for each.
  @inlinable @inline(__always)
  public mutating func suggest(
    _ values: [(variable: Variable, value: Double)]
  ) throws(SolverError) {
    // Inlined, so that an array literal in the call needs no allocation.
    try values.withUnsafeBufferPointer { values throws(SolverError) in try suggestEach(values) }
  }

  @usableFromInline mutating func suggestEach(
    _ values: UnsafeBufferPointer<(variable: Variable, value: Double)>
  ) throws(SolverError) {
    try attempt { state throws(SolverError) in
      state.changes.removeAll()
      for (variable, value) in values {
        guard value.isFinite else { throw .nonFiniteNumber(value) }
        let edit = try state.edit(of: variable)
        guard state.isUsable(value, at: edit) else { throw .nonFiniteNumber(value) }
        try state.plan(-value, of: edit)
      }
      try state.changeConstants()
    }
  }
}
