import Cassowary

extension ReferenceSolver {
  /// Lets a variable be moved by suggestions: adds a constraint that it equal a suggested value,
  /// at first its value as of the last optimization.
  ///
  /// The constraint counts as any other of its priority, and is ranked when it is added.
  /// - Throws: `duplicateEditVariable`; `unsatisfiable` when it is required and contradicts other
  ///   required constraints; `iterationLimit`.
  public mutating func addEditVariable(
    _ variable: Variable, priority: Priority
  ) throws(ReferenceError) {
    guard edits[variable] == nil else { throw .duplicateEditVariable(variable) }
    let edit = (variable == value(of: variable)).with(priority: priority)
    try add(edit)
    edits[variable] = edit
  }

  /// Ends the editing of a variable.
  /// - Throws: `unknownEditVariable`.
  public mutating func removeEditVariable(_ variable: Variable) throws(ReferenceError) {
    guard let edit = edits[variable] else { throw .unknownEditVariable(variable) }
    try remove(edit)
  }

  /// Suggests a value for an edit variable.
  /// - Throws: `unknownEditVariable`; `unsatisfiable` when the edit is required and contradicts
  ///   other required constraints; `iterationLimit`.
  public mutating func suggest(
    _ value: Double, for variable: Variable
  ) throws(ReferenceError) {
    try suggest([(variable, value)])
  }

  /// Suggests values for several edit variables, all at once or not at all.
  /// - Throws: As for a single one.
  public mutating func suggest(
    _ values: [(variable: Variable, value: Double)]
  ) throws(ReferenceError) {
    var changes: [(constraint: Constraint, constant: Double)] = []
    for (variable, value) in values {
      guard let edit = edits[variable] else { throw .unknownEditVariable(variable) }
      changes.append((edit, -value))
    }
    try setConstants(changes)
  }
}
