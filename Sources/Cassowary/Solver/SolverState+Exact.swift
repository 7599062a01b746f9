extension SolverState {
  /// Returns whether a constraint can hold whatever the others say: one of its variables is in no other.
  func isUnconstrained(_ place: Int32) -> Bool {
    constraints[place]?.expression.terms.contains {
      $0.coefficient != 0 && variables[$0.variable.symbol].uses == 1
    } ?? false
  }

  /// Works on the parts, which are up to date, beside the rest of the state.
  mutating func withExactParts<Result, Failure: Error>(
    _ body: (inout ExactParts, borrowing SolverState) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var parts = exact
    if !parts.isCurrent { parts.update(self) }
    // Emptied, so that no other copy of the parts is left.
    exact = ExactParts()
    defer { exact = parts }
    return try body(&parts, self)
  }

  // MARK: - Optimizing

  /// Optimizes the parts for which the tableau's answer is not good enough.
  @inline(never) mutating func optimizeExactly() throws(SolverError) -> SolvedParts {
    var solved = try SolvedParts(&self)
    // A tableau that leads to another point is no good for what follows either.
    if !solved.areTableaus, exact.isStained, rebuild() {
      try findOptimumAnyhow()
      solved = try SolvedParts(&self)
    }
    var isAside = !solved.areTableaus && SettingAside(&self).isDone
    if !isAside { isAside = SettingAside(ifStrayed: &self).isDone }
    // More may be set aside on the way.
    while isAside {
      try findOptimumAnyhow()
      solved = try SolvedParts(&self)
      isAside = SettingAside(ifStrayed: &self).isDone
    }
    return solved
  }

  // MARK: - The tableau

  /// Looks after the tableau when a call has changed it.
  @inline(never) mutating func keepSound() {
    // In a large system that waits until the optimum is looked for.
    if needsOptimizing, constraints.count <= 2 * ExactParts.largestSize {
      _ = SettingAside(ifStrayed: &self)
    }
  }
}
