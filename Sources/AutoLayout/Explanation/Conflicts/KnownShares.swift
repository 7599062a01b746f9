internal import Cassowary

/// The values of lengths that constraints of a contradiction multiply, as far as its equations determine them, and the
/// multipliers of a proof with these values in the place of the lengths.
@MainActor struct KnownShares {
  /// For each member the value of the multiplied length, times the factor; nil if it multiplies none, or the value is
  /// unknown.
  let values: [Double?]
  /// For each member its multiplier in the proof.
  let multipliers: [Double]

  init(_ members: [BrokenMember]) {
    let multiplied = members.map(Self.multipliedLength)
    let known = KnownLengths(members) { multiplied[$0] == nil }
    var multipliers = members.map(\.multiplier)
    var values: [Double?] = members.map { _ in nil }
    for index in members.indices {
      guard let (variable, coefficient) = multiplied[index],
        let found = known.value(of: variable)
      else { continue }
      // The variable is replaced by its value, so the multipliers of the equations that determine it change.
      values[index] = -coefficient * found.value
      for other in members.indices {
        multipliers[other] += members[index].multiplier * coefficient * found.factors[other]
      }
    }
    self.values = values
    self.multipliers = multipliers
  }

  /// Returns the length that a constraint multiplies, with its coefficient: the length of another view, or of the
  /// view in whose coordinates a position is measured. Nil if there is none.
  private static func multipliedLength(
    of member: BrokenMember
  ) -> (variable: Variable, coefficient: Double)? {
    guard case .user(let constraint) = member.origin, constraint.multiplier != 1,
      !constraint.isMirrored, let first = constraint.firstPlace,
      let second = constraint.secondPlace,
      first.item !== second.item, first.origin == 0 || second.item === constraint.owner,
      first.origin == 0 || first.extent == first.extent.rounded(), second.extent != 0
    else { return nil }
    // The expression of the second place consists of this variable alone.
    let coefficient = -constraint.multiplier * second.extent
    let found = member.terms.filter { abs($0.coefficient - coefficient) < 1e-9 }
    return found.count == 1 ? found.first.map { ($0.variable, coefficient) } : nil
  }
}
