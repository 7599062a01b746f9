import ConflictAnalysis
internal import Cassowary

/// Rows that contradict each other, with the factors by which all variables cancel.
struct Proof {
  struct Member {
    let origin: LogSystem.Requirement
    /// The factor of the left side minus the right side: above 0 for "at most", below 0 for "at least".
    let factor: Double
  }

  let members: [Member]

  init(_ conflict: Conflict, rows: [LogSystem.Row]) {
    var origins: [Constraint: LogSystem.Requirement] = [:]
    for row in rows { origins[row.constraint] = row.origin }
    members = conflict.members.compactMap { member in
      guard let origin = origins[member.constraint], member.multiplier != 0 else { return nil }
      return Member(origin: origin, factor: member.multiplier)
    }
  }

  /// The printed constraints, in order.
  var printed: [Int] {
    var indices: [Int] = []
    for case .printed(let index) in members.map(\.origin) where !indices.contains(index) {
      indices.append(index)
    }
    return indices.sorted()
  }

  var implicit: [ImplicitRule] {
    members.compactMap {
      if case .implicit(let rule) = $0.origin { rule } else { nil }
    }
  }

  /// Returns the factor of a printed constraint; 0 if it is not in the proof.
  func factor(of index: Int) -> Double {
    members.filter { $0.origin == .printed(index) }.reduce(0) { $0 + $1.factor }
  }
}
