extension Solver {
  /// Lets a variable be moved by suggestions: adds a constraint that it equal a suggested value,
  /// at first its value as of the last optimization.
  ///
  /// The constraint counts as any other of its priority, and is ranked when it is added.
  /// - Throws: `duplicateEditVariable`, `unknownVariable`, `priorityOutOfRange`; `unsatisfiable`
  ///   when it is required and contradicts other required constraints; `iterationLimit`.
  public mutating func addEditVariable(
    _ variable: Variable, priority: Priority
  ) throws(SolverError) {
    try change { state throws(SolverError) in
      try state.addEdit(variable, priority: priority)
    }
  }

  /// Ends the editing of a variable.
  /// - Throws: `unknownEditVariable`.
  public mutating func removeEditVariable(_ variable: Variable) throws(SolverError) {
    try change { state throws(SolverError) in try state.removeEdit(of: variable) }
  }

  /// Suggests a value for an edit variable.
  /// - Throws: `unknownEditVariable`, `nonFiniteNumber`; `unsatisfiable` when the edit is
  ///   required and contradicts other required constraints; `iterationLimit`.
  public mutating func suggest(
    _ value: Double, for variable: Variable
  ) throws(SolverError) {
    try suggestEach(CollectionOfOne((variable: variable, value: value)))
  }

  /// Suggests values for several edit variables, all at once or not at all.
  /// - Throws: As for a single one.
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
        try state.plan(-value, of: state.edit(of: variable))
      }
      try state.changeConstants()
    }
  }
}
