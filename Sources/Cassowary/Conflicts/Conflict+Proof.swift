extension Conflict {
  /// Finds the multipliers of an irreducible set of contradicting constraints.
  ///
  /// In such a set just one combination of the expressions has no variable left (a proper subset
  /// is linearly independent). It is found by elimination, each row with the record of how it
  /// was combined.
  /// - Parameter contradictory: The constraints in order of rank, with the constants they count
  ///   with.
  /// - Complexity: the square of the number of constraints, times that of their variables.
  init(proving contradictory: [(constraint: Constraint, constant: Double)]) {
    let (terms, count) = Conflict.coefficients(of: contradictory.map(\.constraint))
    var reduced: [(row: [Double], combination: [Double], pivot: Int)] = []
    var multipliers = Array(repeating: 0.0, count: contradictory.count)
    for index in contradictory.indices {
      var row = terms[index]
      var combination = Array(repeating: 0.0, count: contradictory.count)
      combination[index] = 1
      let size = row.reduce(0) { max($0, abs($1)) }
      for known in reduced where row[known.pivot] != 0 {
        let factor = row[known.pivot] / known.row[known.pivot]
        for column in 0..<count { row[column] -= factor * known.row[column] }
        row[known.pivot] = 0
        for other in combination.indices { combination[other] -= factor * known.combination[other] }
      }
      let pivot = row.indices.max { abs(row[$0]) < abs(row[$1]) }
      guard let pivot, abs(row[pivot]) > 1e-9 * size else {
        multipliers = combination
        break
      }
      reduced.append((row, combination, pivot))
    }
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

  /// Returns the constraints' coefficients, with a column for each variable.
  private static func coefficients(of constraints: [Constraint]) -> ([[Double]], count: Int) {
    var columns: [Variable: Int] = [:]
    for term in constraints.flatMap(\.expression.terms) where columns[term.variable] == nil {
      columns[term.variable] = columns.count
    }
    let rows = constraints.map { constraint in
      var row = Array(repeating: 0.0, count: columns.count)
      for term in constraint.expression.terms {
        row[columns[term.variable] ?? 0] += term.coefficient
      }
      return row
    }
    return (rows, columns.count)
  }

  /// Whether the proof adds up: all variables cancel, and the excess is positive.
  var addsUp: Bool {
    var sums: [Variable: (sum: Double, size: Double)] = [:]
    var size = 0.0
    for member in members {
      let isRightSign =
        switch member.constraint.relation {
        case .lessThanOrEqual: member.multiplier > 0
        case .equal: member.multiplier != 0
        case .greaterThanOrEqual: member.multiplier < 0
        }
      if !isRightSign { return false }
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
