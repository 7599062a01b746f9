extension Solver {
  /// Lets a variable be moved by suggestions: adds a constraint that it equal a suggested value,
  /// at first its value as of the last optimization, which is 0 before the first.
  ///
  /// The constraint counts as any other of its priority, and is ranked when it is added. It is
  /// among the solver's `constraints`, and suggestions change its constant. Any priority will do:
  /// a required suggestion is met or refused, an optional one is met as well as can be.
  /// (Badros, Borning and Stuckey 2001, 2.4.)
  /// - Throws: `duplicateEditVariable`, `unknownVariable`, `priorityOutOfRange`; `unsatisfiable`
  ///   when it is required and contradicts other required constraints; `iterationLimit`.
  /// - Complexity: as `add(_:rank:)` of a constraint with one term.
  public mutating func addEditVariable(
    _ variable: Variable, priority: Priority
  ) throws(SolverError) {
    try change { state throws(SolverError) in
      try state.addEdit(variable, priority: priority)
    }
  }

  /// Ends the editing of a variable: its constraint is removed, so that it goes where the others
  /// want it with the next `optimize()`.
  /// - Throws: `unknownEditVariable`.
  /// - Complexity: as `remove(_:)` of a constraint.
  public mutating func removeEditVariable(_ variable: Variable) throws(SolverError) {
    try change { state throws(SolverError) in try state.removeEdit(of: variable) }
  }

  /// Suggests a value for an edit variable, until another is suggested.
  ///
  ///     try solver.suggest(80, for: width)
  ///     try solver.optimize()
  ///
  /// - Throws: `unknownEditVariable`, `nonFiniteNumber`; `unsatisfiable` when the edit is
  ///   required and contradicts other required constraints; `iterationLimit`.
  /// - Complexity: the rows that depend on the variable; a pivot for each limit that is met or
  ///   left, when a solution is known (the dual simplex method).
  public mutating func suggest(
    _ value: Double, for variable: Variable
  ) throws(SolverError) {
    try suggestEach(CollectionOfOne((variable: variable, value: value)))
  }

  /// Suggests values for several edit variables, all at once or not at all.
  ///
  /// Only the whole of it has to be satisfiable. Of several values for one variable the last
  /// counts.
  /// - Throws: As for a single one.
  /// - Complexity: as for a single one, for each.
  public mutating func suggest(
    _ values: [(variable: Variable, value: Double)]
  ) throws(SolverError) {
    try suggestEach(values)
  }

  private mutating func suggestEach(
    _ values: some Collection<(variable: Variable, value: Double)>
  ) throws(SolverError) {
    try change { state throws(SolverError) in
      state.changes.removeAll()
      for (variable, value) in values {
        guard value.isFinite else { throw .nonFiniteNumber(value) }
        try state.plan(-value, of: state.edit(of: variable))
      }
      try state.changeConstants()
    }
  }
}
