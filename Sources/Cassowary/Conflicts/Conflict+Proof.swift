extension Conflict {
  /// Finds the multipliers of an irreducible set of contradicting constraints, in order of rank, with their present
  /// constants. In such a set exactly one combination of the expressions, up to a factor, has no variable.
  /// - Complexity: the square of the number of constraints, times that of their variables.
  init(proving contradictory: [(constraint: Constraint, constant: Double)]) {
    let dependencies = LinearDependencies(among: contradictory.map(\.constraint))
    let multipliers = dependencies.vectors.first?.multipliers ?? contradictory.map { _ in 0 }
    self.init(contradictory, multipliers: multipliers)
  }

  /// Creates a conflict from multipliers, scaled to the magnitude and sign that the proof needs. Constraints whose
  /// multiplier is zero are left out.
  init(_ contradictory: [(constraint: Constraint, constant: Double)], multipliers: [Double]) {
    let sum = zip(contradictory, multipliers).reduce(0) { $0 + $1.0.constant * $1.1 }
    let largest = multipliers.reduce(0) { max($0, abs($1)) }
    let factor = (sum < 0 ? -1 : 1) / (largest == 0 ? 1 : largest)
    members = zip(contradictory, multipliers).filter { $0.1 != 0 }.map {
      Member(constraint: $0.constraint, constant: $0.constant, multiplier: $1 * factor)
    }
    excess = sum * factor
  }

  /// The sum of the magnitudes of the terms of the excess.
  var size: Double { members.reduce(0) { $0 + abs($1.constant * $1.multiplier) } }

  /// Whether the proof is valid: all variables cancel, and the excess is positive.
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

  /// The fraction of the largest part in a proof below which a part may be a rounding error of the tableau.
  private static let smallPart = 1e-4
  /// The fraction of the largest multiplier below which a multiplier of the wrong sign is a rounding error.
  private static let negligible = 1e-7
  /// The fraction of the constants in a proof below which the excess may be a rounding error of the tableau.
  private static let smallExcess = 1e-5

  /// Returns the conflict without parts that are rounding errors of the tableau. If the whole excess is such an error,
  /// the result does not add up.
  ///
  /// Very small parts are examined closely. Some are legitimate: in a chain of constraints whose coefficients are
  /// hundredths, each part is a hundredth of the one before. A rounding error shows in one of two ways. Its member is
  /// part of no combination without variables. Or there are several such combinations, and the proof is a mixture of
  /// them.
  func irreducible() -> Conflict {
    let largest = members.reduce(0) { max($0, $1.part) }
    let isExcessDoubtful = excess <= Conflict.smallExcess * size
    guard isExcessDoubtful || members.contains(where: { $0.part <= Conflict.smallPart * largest })
    else { return self }
    let reduced = unmixed()
    return reduced.addsUp || isExcessDoubtful ? reduced : self
  }

  /// Returns a proof whose members have no other proof. As long as there are several combinations without variables, a
  /// multiple of one is subtracted so that a member drops out (Carathéodory's theorem).
  private func unmixed() -> Conflict {
    let dependencies = LinearDependencies(among: constraints).vectors
    // The multipliers are recomputed from the original coefficients.
    var multipliers = Array(repeating: 0.0, count: members.count)
    for (dependent, vector) in dependencies {
      multipliers.subtract(vector, times: -members[dependent].multiplier)
    }
    guard dependencies.count > 1, let other = dependencies.last?.multipliers
    else { return with(multipliers) }
    // The smallest multiple is mostly sufficient; it removes a rounding error.
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

  /// Whether the excess and the signs of the multipliers are those of a proof, up to rounding errors.
  private var mayProve: Bool {
    excess > 0
      && members.allSatisfy { $0.hasRightSign || abs($0.multiplier) <= Conflict.negligible }
  }
}

extension Conflict.Member {
  /// The largest magnitude that the member adds to a variable's sum in the proof.
  fileprivate var part: Double {
    let coefficients = constraint.expression.terms.map { abs($0.coefficient) }
    return abs(multiplier) * (coefficients.max() ?? 1)
  }

  /// Whether the multiplier has the sign that the constraint's relation requires: that of a violation.
  fileprivate var hasRightSign: Bool { constraint.relation.violation(at: multiplier) > 0 }
}
