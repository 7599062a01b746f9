extension Solver {
  /// The number of symbols that the solver has room for, which must not grow without limit. For tests, as a
  /// measure of memory.
  public var symbolCount: Int { storage.state.tableau.symbolCount }

  /// Returns the inconsistencies of the solver's inner state, as sentences; empty if there are none.
  ///
  /// For tests, after calls that returned. Rows, columns and definitions are compared with each
  /// other, with the constraints as they were given and with the values.
  /// - Complexity: a pass over the whole tableau and all constraints.
  public func checkInvariants() -> [String] {
    var check = SolverCheck(of: self)
    return check.faults()
  }
}
