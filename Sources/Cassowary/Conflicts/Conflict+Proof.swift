extension Conflict {
  /// Finds the multipliers of an irreducible set of contradicting constraints, in order of rank, with the constants they
  /// count with. In such a set just one combination of the expressions has no variable left.
  /// - Complexity: the square of the number of constraints, times that of their variables.
  init(proving contradictory: [(constraint: Constraint, constant: Double)]) {
    let dependencies = LinearDependencies(among: contradictory.map(\.constraint))
    let multipliers = dependencies.vectors.first?.multipliers ?? contradictory.map { _ in 0 }
    self.init(contradictory, multipliers: multipliers)
  }

  /// Creates a conflict from multipliers, scaled to the size and sign that the proof needs, without the constraints whose
  /// multiplier is zero.
  init(_ contradictory: [(constraint: Constraint, constant: Double)], multipliers: [Double]) {
    let sum = zip(contradictory, multipliers).reduce(0) { $0 + $1.0.constant * $1.1 }
    let largest = multipliers.reduce(0) { max($0, abs($1)) }
    let factor = (sum < 0 ? -1 : 1) / (largest == 0 ? 1 : largest)
    members = zip(contradictory, multipliers).filter { $0.1 != 0 }.map {
      Member(constraint: $0.constraint, constant: $0.constant, multiplier: $1 * factor)
    }
    excess = sum * factor
  }

  /// The sum of the magnitudes of which the excess is the sum.
  var size: Double { members.reduce(0) { $0 + abs($1.constant * $1.multiplier) } }

  /// Whether the proof adds up: all variables cancel, and the excess is positive.
  var addsUp: Bool {
    var sums: [Variable: (sum: Double, size: Double)] = [:]
    for member in members {
      for term in member.constraint.expression.terms {
        let part = term.coefficient * member.multiplier
        let old = sums[term.variable] ?? (0, 0)
        sums[term.variable] = (old.sum + part, old.size + abs(part))
      }
    }
    return members.allSatisfy(\.hasRightSign) && excess > 1e-10 * size
      && sums.values.allSatisfy { abs($0.sum) <= 1e-8 * $0.size }
  }

  // MARK: - Rounding errors

  /// The share of the largest part in a proof below which a part may be a rounding error of the tableau.
  private static let smallPart = 1e-4
  /// The share of the largest multiplier below which one of the wrong sign is a rounding error.
  private static let negligible = 1e-7
  /// The share of the constants in a proof below which the excess may be a rounding error of the tableau.
  private static let smallExcess = 1e-5

  /// Returns the conflict without rounding errors of the tableau, which may be parts of the proof or all of its excess; what
  /// was no conflict does not add up any more.
  ///
  /// Very small parts are looked at more closely. Some are small for good: in a chain of constraints whose coefficients are
  /// hundredths, each part is a hundredth of the one before. Rounding errors betray themselves: their members either take no
  /// part in any sum that has no variables left, or there are several such sums, and the proof is a mixture of them.
  func irreducible() -> Conflict {
    let largest = members.reduce(0) { max($0, $1.part) }
    let isExcessDoubtful = excess <= Conflict.smallExcess * size
    guard isExcessDoubtful || members.contains(where: { $0.part <= Conflict.smallPart * largest })
    else { return self }
    let reduced = unmixed()
    return reduced.addsUp || isExcessDoubtful ? reduced : self
  }

  /// Returns a proof that is the only one its members have: a multiple of one sum is taken from it as long as there are
  /// several, so that a member goes (Carathéodory's theorem).
  private func unmixed() -> Conflict {
    let dependencies = LinearDependencies(among: constraints).vectors
    // The multipliers are found anew, from the coefficients as they were given.
    var multipliers = Array(repeating: 0.0, count: members.count)
    for (dependent, vector) in dependencies {
      multipliers.subtract(vector, times: -members[dependent].multiplier)
    }
    guard dependencies.count > 1, let other = dependencies.last?.multipliers
    else { return with(multipliers) }
    // Mostly the least multiple will do, which takes out a rounding error.
    let multiples = members.indices.filter { other[$0] != 0 }
      .map { (index: $0, multiple: multipliers[$0] / other[$0]) }
      .sorted { (abs($0.multiple), $0.index) < (abs($1.multiple), $1.index) }
    for (gone, multiple) in multiples {
      var rest = multipliers
      rest.subtract(other, times: multiple)
      rest[gone] = 0
      let smaller = with(rest)
      if smaller.mayProve { return smaller.unmixed() }
    }
    let alone = with(other)
    return alone.mayProve && alone.members.count < members.count ? alone.unmixed() : self
  }

  private func with(_ multipliers: [Double]) -> Conflict {
    Conflict(members.map { ($0.constraint, $0.constant) }, multipliers: multipliers)
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

  /// Whether the multiplier has the sign that the constraint's relation needs: that of what violates it.
  fileprivate var hasRightSign: Bool { constraint.relation.violation(at: multiplier) > 0 }
}
