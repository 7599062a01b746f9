/// The reasons for which a call is refused.
extension SolverState {
  /// Returns the reason of a refusal if there is a proof; nil if there is none, since rounding errors may be the cause.
  func provenReason(for refusal: Refusal) -> SolverError? {
    refusal == .contradiction ? provenConflict().map { .unsatisfiable($0) } : nil
  }

  /// Returns the reason of a refusal after a rebuild did not help.
  mutating func foundReason(for refusal: Refusal) -> SolverError {
    guard refusal == .contradiction || rebuildDoubt != nil else {
      return .iterationLimit(tableau.work.limits.steps)
    }
    let conflict = filteredConflict()
    return conflict.addsUp
      ? .unsatisfiable(conflict) : conflict.doubt.map { .undecidable($0) } ?? reasonOfRebuild()
  }

  /// Returns the conflict of the tableau's proof; nil if the proof does not hold for the original constraints.
  private func provenConflict() -> Conflict? {
    let parts = tableau.proof.sorted {
      let (first, second) = (tableau.constraints[$0.index], tableau.constraints[$1.index])
      return (first.rank, first.number) < (second.rank, second.number)
    }
    guard !parts.isEmpty else { return nil }
    var members: [(constraint: Constraint, constant: Double)] = []
    for part in parts {
      guard let constraint = constraints[part.index] else { return nil }
      members.append((constraint, tableau.constraints[part.index].constant))
    }
    // Terms that rounding errors have added are dropped first. Their variables do not cancel, so they would
    // invalidate the proof.
    let conflict = Conflict(members, multipliers: parts.map(\.multiplier)).irreducible()
    return conflict.addsUp ? conflict : nil
  }

  // MARK: - The additive method

  /// Returns an irreducible conflict among the required constraints, found by the additive method (Chinneck 2008,
  /// "Feasibility and Infeasibility in Optimization", chapter 6).
  ///
  /// Constraints are added one by one in order of rank to an empty system until they contradict each other. The last
  /// one then belongs to the conflict. This is repeated with systems that begin with the known members, until the
  /// members alone contradict each other.
  /// - Complexity: as many builds of the required constraints as the conflict has members.
  private func filteredConflict() -> Conflict {
    let ordered = orderedIndices()
    var candidates = ordered.filter { tableau.constraints[$0].isRequired }
    var members: [Int32] = []
    while let last = firstContradiction(candidates, members), last < candidates.count {
      members.append(candidates[last])
      candidates.removeSubrange(last...)
    }
    return Conflict(
      proving: ordered.filter(members.contains).compactMap { index in
        constraints[index].map { ($0, tableau.constraints[index].constant) }
      })
  }

  /// Returns the index of the first candidate that contradicts the earlier ones and the members; the number
  /// of candidates if the members contradict each other; nil if there is no contradiction.
  private func firstContradiction(_ candidates: [Int32], _ members: [Int32]) -> Int? {
    var fresh = emptied()
    for member in members.reversed() {
      if fresh.reinstall(member, constraints[member]) != nil { return candidates.count }
    }
    for (index, candidate) in candidates.enumerated() {
      if fresh.reinstall(candidate, constraints[candidate]) != nil { return index }
    }
    return nil
  }

  // MARK: - Refused calls

  /// Returns the reason why an addition or a change is refused. Nil if rounding errors were the cause; the tableau
  /// then has the change.
  /// - Parameter indices: The constraints that were added or changed.
  mutating func reason(of refusal: Refusal, on indices: [Int32]) -> SolverError? {
    if let proven = provenReason(for: refusal) { return proven }
    // Without a proof the run ended with violations of required constraints as costs, and recomputed rows would
    // not change that.
    if refusal == .contradiction, !tableau.proof.isEmpty, refactor() {
      tableau.refill(.restored)
      do throws(Refusal) {
        for index in indices { try tableau.checkBounds(of: index) }
        try tableau.repair()
        return nil
      } catch {
        if let proven = provenReason(for: error) { return proven }
      }
    }
    return rebuild() ? nil : foundReason(for: refusal)
  }

  /// Restores a consistent state after a refused call was undone.
  mutating func recover(from refusal: Refusal) {
    // To undo the call may take more steps than the call was allowed.
    let limits = tableau.work.limits
    tableau.work.limits.steps = max(limits.steps, Work.Limits().steps)
    defer { tableau.work.limits = limits }
    tableau.refill(.restored)
    // Without a proof some required constraints are still costs, so the tableau is rebuilt.
    var isSound = refusal == .contradiction && !tableau.proof.isEmpty
    if isSound { isSound = (try? tableau.repair()) != nil }
    // If neither helps, rows stay infeasible and are repaired in the next optimization.
    if !isSound, !rebuild() { try? tableau.repair() }
    finishChange()
  }
}
