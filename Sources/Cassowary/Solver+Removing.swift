extension Solver {
  /// Removes a constraint. An edit variable's constraint goes with `removeEditVariable`.
  /// - Throws: `unknownConstraint`.
  /// - Complexity: one pivot.
  public mutating func remove(_ constraint: Constraint) throws(SolverError) {
    take(try place(of: constraint))
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
