/// Why a call is refused.
extension SolverState {
  /// Returns the proven reason of a refusal; nil if there is no proof, since rounding errors may be the
  /// cause.
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

  /// Returns the conflict for the tableau's proof; nil if it does not add up.
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
    // What rounding errors added is dropped first: its variables, which nothing cancels, would refute the proof.
    let conflict = Conflict(members, multipliers: parts.map(\.multiplier)).irreducible()
    return conflict.addsUp ? conflict : nil
  }

  // MARK: - The additive method

  /// Returns an irreducible conflict among the required constraints, by building systems of fewer and fewer of them
  /// (the additive method: Chinneck 2008, "Feasibility and Infeasibility in Optimization", chapter 6).
  ///
  /// They are added one by one in order of rank until they contradict each other: the last of them belongs to the conflict.
  /// Then again, beginning with the ones that are known to belong, until those contradict each other by themselves.
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

  /// Returns why what was added or changed is refused; nil if rounding errors were the reason: the tableau has it now.
  /// - Parameter indices: The constraints that were added or changed.
  mutating func reason(of refusal: Refusal, on indices: [Int32]) -> SolverError? {
    if let proven = provenReason(for: refusal) { return proven }
    // Without a proof the run has ended with required constraints as costs, and new rows would not change that.
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
    // To undo the call may take more steps than it was allowed.
    let limits = tableau.work.limits
    tableau.work.limits.steps = max(limits.steps, Work.Limits().steps)
    defer { tableau.work.limits = limits }
    tableau.refill(.restored)
    // Without a proof some required constraints are still costs: the tableau is built anew.
    var isSound = refusal == .contradiction && !tableau.proof.isEmpty
    if isSound { isSound = (try? tableau.repair()) != nil }
    // If neither helps, rows wait to be repaired when the optimum is looked for.
    if !isSound, !rebuild() { try? tableau.repair() }
    finishChange()
  }
}
