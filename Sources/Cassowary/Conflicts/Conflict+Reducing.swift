extension Conflict {
  /// The share of the largest part in a proof below which a part may be a rounding error.
  private static let negligiblePart = 1e-7

  /// Returns the conflict without the members whose part in the proof is a rounding error of the tableau.
  ///
  /// A member with a very small part is left out if the others contradict each other without it, which a new
  /// proof from their own coefficients has to show. Some parts are small for good: in a chain of constraints
  /// whose coefficients are thousandths, each part is a thousandth of the one before.
  ///
  /// One may be left out only after another: with both, the others are bound to each other in two ways, and
  /// their proof need not be the one that is looked for.
  func irreducible() -> Conflict {
    let largest = members.reduce(0) { max($0, $1.part) }
    let negligible = members.filter { $0.part <= Conflict.negligiblePart * largest }
    for member in negligible.sorted(by: { $0.part < $1.part }) {
      let others = members.filter { $0.constraint != member.constraint }
      let proven = Conflict(proving: others.map { ($0.constraint, $0.constant) })
        .withoutZeroMultipliers
      if proven.addsUp { return proven.irreducible() }
    }
    return self
  }

  /// The conflict without members that have no part in the proof.
  private var withoutZeroMultipliers: Conflict {
    Conflict(members: members.filter { $0.multiplier != 0 }, excess: excess)
  }
}

extension Conflict.Member {
  /// The largest number that the member adds to a variable's sum in the proof.
  fileprivate var part: Double {
    let coefficients = constraint.expression.terms.map { abs($0.coefficient) }
    return abs(multiplier) * (coefficients.max() ?? 1)
  }
}
