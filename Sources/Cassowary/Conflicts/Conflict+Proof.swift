extension Conflict {
  /// Finds the multipliers of an irreducible set of contradicting constraints.
  ///
  /// In such a set just one combination of the expressions has no variable left (a proper subset
  /// is linearly independent).
  /// - Parameter contradictory: The constraints in order of rank, with the constants they count
  ///   with.
  /// - Complexity: the square of the number of constraints, times that of their variables.
  init(proving contradictory: [(constraint: Constraint, constant: Double)]) {
    let dependencies = LinearDependencies(among: contradictory.map(\.constraint))
    let multipliers =
      dependencies.vectors.first?.multipliers ?? contradictory.map { _ in 0 }
    self.init(contradictory, multipliers: multipliers)
  }

  /// Creates a conflict from multipliers, scaled to the size and sign that the proof needs.
  init(
    _ contradictory: [(constraint: Constraint, constant: Double)], multipliers: [Double]
  ) {
    let sum = zip(contradictory, multipliers).reduce(0) { $0 + $1.0.constant * $1.1 }
    let largest = multipliers.reduce(0) { max($0, abs($1)) }
    let factor = (sum < 0 ? -1 : 1) / (largest == 0 ? 1 : largest)
    members = zip(contradictory, multipliers).map {
      Member(constraint: $0.constraint, constant: $0.constant, multiplier: $1 * factor)
    }
    excess = sum * factor
  }

  /// Whether the proof adds up: all variables cancel, and the excess is positive.
  var addsUp: Bool {
    var sums: [Variable: (sum: Double, size: Double)] = [:]
    var size = 0.0
    for member in members {
      if !member.hasRightSign { return false }
      for term in member.constraint.expression.terms {
        let part = term.coefficient * member.multiplier
        let old = sums[term.variable] ?? (0, 0)
        sums[term.variable] = (old.sum + part, old.size + abs(part))
      }
      size += abs(member.constant * member.multiplier)
    }
    return excess > 1e-10 * size && sums.values.allSatisfy { abs($0.sum) <= 1e-8 * $0.size }
  }
}
