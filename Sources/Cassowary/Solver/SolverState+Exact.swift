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
  /// - Returns: The parts with their answers.
  @inline(never) mutating func optimizeExactly() throws(SolverError) -> [ExactPart] {
    let (parts, isRight) = try withExactParts { exact, state throws(SolverError) in
      var parts: [ExactPart] = []
      var isRight = true
      // The tableau's answer for a large one will do if no required constraint is missed.
      for root in exact.largeRoots
      where LargestMiss(among: exact.places(root), state).isIntolerable { exact.include(root) }
      for root in exact.roots {
        var part = exact.part(root, state)
        try part.solve(state)
        if part.isTooLong { try LargestMiss(among: part.places, state).check() }
        isRight = isRight && part.isNear(state)
        exact.keep(part, root)
        parts.append(part)
      }
      return (parts, isRight)
    }
    // A tableau that leads to another point is no good for what follows either.
    if !isRight, SettingAside(&self).isDone { try findOptimumAside() }
    while SettingAside(ifStrayed: &self).isDone { try findOptimumAside() }
    return parts
  }

  /// Optimizes a tableau that was built anew without some constraints.
  mutating func findOptimumAside() throws(SolverError) {
    do throws(Refusal) {
      try findCheckedOptimum()
    } catch {
      try findOptimumAnew()
    }
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
