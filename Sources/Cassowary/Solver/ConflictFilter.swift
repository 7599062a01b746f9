/// The search for an irreducible conflict by building systems of fewer and fewer constraints (the additive method:
/// Chinneck 2008, "Feasibility and Infeasibility in Optimization", chapter 6).
///
/// Required constraints are added one by one in order of rank until they contradict each other: the last of them
/// belongs to the conflict. Then again, beginning with the ones that are known to belong, until those contradict each
/// other by themselves.
struct ConflictFilter {
  /// The places of the constraints that are known to belong to the conflict.
  private(set) var members: [Int32] = []

  /// - Complexity: as many builds of the required constraints as the conflict has members.
  init(_ state: inout SolverState) {
    var candidates = state.orderedPlaces().filter { state.tableau.constraints[$0].isRequired }
    while let last = firstContradiction(candidates, &state), last < candidates.count {
      members.append(candidates[last])
      candidates.removeSubrange(last...)
    }
  }

  /// Returns the index of the first candidate that contradicts the earlier ones and the members; the number
  /// of candidates if the members contradict each other; nil if there is no contradiction.
  private func firstContradiction(_ candidates: [Int32], _ state: inout SolverState) -> Int? {
    var fresh = state.emptied()
    for member in members.reversed() {
      if fresh.reinstall(member, state.constraints[member]) != nil { return candidates.count }
    }
    for (index, candidate) in candidates.enumerated() {
      if fresh.reinstall(candidate, state.constraints[candidate]) != nil { return index }
    }
    return nil
  }
}

extension SolverState {
  /// Returns an irreducible conflict among the required constraints.
  mutating func filteredConflict() -> Conflict {
    let members = ConflictFilter(&self).members
    return Conflict(
      proving: orderedPlaces().filter(members.contains).compactMap { place in
        constraints[place].map { ($0, tableau.constraints[place].constant) }
      })
  }
}
