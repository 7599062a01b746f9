extension Solver {
  /// Removes a constraint. If it is an edit variable's, its editing ends.
  /// - Throws: `unknownConstraint`.
  /// - Complexity: one pivot.
  public mutating func remove(_ constraint: Constraint) throws(SolverError) {
    let place = try place(of: constraint)
    refresh()
    if let variable = constraint.expression.terms.first?.variable, edits[variable] == constraint {
      edits[variable] = nil
    }
    take(place)
  }

  /// Removes a variable that no constraint uses.
  /// - Throws: `unknownVariable`, `variableInUse`.
  public mutating func remove(_ variable: Variable) throws(SolverError) {
    guard let record = record(of: variable) else { throw .unknownVariable(variable) }
    guard record.uses == 0 else { throw .variableInUse(variable) }
    if tableau.positions[variable.symbol] != nil { rebuild() }
    tableau.release(variable.symbol)
    variables[variable.symbol] = nil
    variableOrder = nil
  }
}
