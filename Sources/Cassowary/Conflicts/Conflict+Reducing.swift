extension Conflict {
  /// The share of the largest part in a proof below which a part may be a rounding error of the tableau.
  private static let smallPart = 1e-4
  /// The share of the largest multiplier below which one of the wrong sign is a rounding error.
  private static let negligible = 1e-7

  /// The share of the constants in a proof below which the excess may be a rounding error of the tableau.
  private static let smallExcess = 1e-5

  /// Returns the conflict without rounding errors of the tableau, which may be parts of the proof or all of its
  /// excess; what was no conflict does not add up any more.
  ///
  /// Very small parts are looked at more closely. Some are small for good: in a chain of constraints whose
  /// coefficients are thousandths, each part is a thousandth of the one before. Rounding errors betray themselves:
  /// their members either take no part in any sum that has no variables left, or there are several such sums, and
  /// the proof is a mixture of them.
  func irreducible() -> Conflict {
    let largest = members.reduce(0) { max($0, $1.part) }
    let size = members.reduce(0) { $0 + abs($1.constant * $1.multiplier) }
    let isExcessDoubtful = excess <= Conflict.smallExcess * size
    guard isExcessDoubtful || members.contains(where: { $0.part <= Conflict.smallPart * largest })
    else { return self }
    let reduced = unmixed()
    return reduced.addsUp || isExcessDoubtful ? reduced : self
  }

  /// Returns a proof that is the only one its members have: a multiple of one sum is taken from it as long as there
  /// are several, so that a member goes (Carathéodory's theorem).
  private func unmixed() -> Conflict {
    let dependencies = LinearDependencies(among: constraints).vectors
    // From the coefficients as they were given, the multipliers are found anew.
    var multipliers = Array(repeating: 0.0, count: members.count)
    for (dependent, vector) in dependencies {
      for index in members.indices {
        multipliers[index].subtract(-members[dependent].multiplier * vector[index])
      }
    }
    guard dependencies.count > 1, let (_, other) = dependencies.last else {
      return with(multipliers)
    }
    // Mostly the least multiple will do, which takes out a rounding error.
    let multiples = members.indices.filter { other[$0] != 0 }
      .map { (index: $0, multiple: multipliers[$0] / other[$0]) }
      .sorted { (abs($0.multiple), $0.index) < (abs($1.multiple), $1.index) }
    for (gone, multiple) in multiples {
      var rest = multipliers
      for index in rest.indices { rest[index].subtract(multiple * other[index]) }
      rest[gone] = 0
      let smaller = with(rest)
      if smaller.mayProve { return smaller.unmixed() }
    }
    let alone = with(other)
    return alone.mayProve && alone.members.count < members.count ? alone.unmixed() : self
  }

  /// Returns the conflict with other multipliers, without the members whose multiplier is zero.
  private func with(_ multipliers: [Double]) -> Conflict {
    let changed = Conflict(
      members.map { ($0.constraint, $0.constant) }, multipliers: multipliers)
    return Conflict(members: changed.members.filter { $0.multiplier != 0 }, excess: changed.excess)
  }

  /// Whether, rounding errors aside, the signs are those of a proof, and the excess is.
  private var mayProve: Bool {
    excess > 0
      && members.allSatisfy { $0.hasRightSign || abs($0.multiplier) <= Conflict.negligible }
  }
}

extension Conflict.Member {
  /// The largest number that the member adds to a variable's sum in the proof.
  fileprivate var part: Double {
    let coefficients = constraint.expression.terms.map { abs($0.coefficient) }
    return abs(multiplier) * (coefficients.max() ?? 1)
  }

  /// Whether the multiplier has the sign that the constraint's relation needs.
  var hasRightSign: Bool {
    switch constraint.relation {
    case .lessThanOrEqual: multiplier > 0
    case .equal: multiplier != 0
    case .greaterThanOrEqual: multiplier < 0
    }
  }
}
