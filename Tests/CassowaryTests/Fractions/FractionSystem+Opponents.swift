import Cassowary

extension FractionSystem {
  /// Returns what is wrong with what is said to stand against each wish, as sentences.
  func opponentFaults() throws -> [String] {
    guard let start = try values() else { return ["There is no answer."] }
    var faults: [String] = []
    for (index, constraint) in constraints.enumerated() {
      let opponents = try solver.opponents(of: constraint)
      if error(of: index, at: start) <= 2e-9 * size(of: index, at: start) {
        if !opponents.isEmpty { faults.append("\(constraint) holds against \(opponents).") }
        continue
      }
      if opponents.contains(where: { $0 == constraint || $0.priority < constraint.priority }) {
        faults.append("What cannot stands against \(constraint): \(opponents).")
      }
      var without = model
      without.inequalities.removeAll { opponents.contains(constraints[$0.number]) }
      guard case .answer(let answer) = try Oracle.verdict(on: without) else { continue }
      let left = error(of: index, at: answer.values)
      if left > 2e-9 * size(of: index, at: answer.values) {
        faults.append("Without \(opponents), \(constraint) still is off by \(left).")
      }
    }
    return faults
  }

  /// Returns what is wrong with the conflicts of the refused constraints, as sentences.
  func conflictFaults() throws -> [String] {
    try refusals.flatMap { model, constraints, conflict in
      try reductionFaults(
        of: conflict,
        in: conflict.constraints.compactMap { member in
          constraints.firstIndex(of: member).map { model.inequalities[$0] }
        }, model.unknowns) + proofFaults(of: conflict)
    }
  }
}

/// Returns what is wrong with a conflict that is said to be irreducible, as sentences.
///
/// The members must contradict each other, and no more without any one of them.
/// - Parameter inequalities: The members as the oracle takes them.
func reductionFaults(
  of conflict: Conflict, in inequalities: [Model.Inequality], _ unknowns: [Model.Unknown]
) throws(Overflow) -> [String] {
  guard inequalities.count == conflict.members.count else {
    return ["The conflict has strange members: \(conflict)"]
  }
  var model = Model(unknowns: unknowns, inequalities: inequalities)
  if try Oracle.contradiction(in: model) == nil { return ["There is no conflict: \(conflict)"] }
  for index in inequalities.indices {
    model.inequalities = inequalities
    model.inequalities.remove(at: index)
    if try Oracle.contradiction(in: model) != nil {
      return ["The conflict does not need member \(index): \(conflict)"]
    }
  }
  return []
}
