/// The linear dependencies of constraints: the combinations of their expressions that have no variables. They are the
/// null space of the coefficients, found by elimination. Each row records its combination; the record of a row that
/// vanishes is a vector of the null space.
struct LinearDependencies {
  /// The fraction of a row's largest coefficient below which a remainder counts as zero.
  private static let smallestPivot = 1e-9

  /// A basis of the null space: vectors with a number for each constraint. The vector of a constraint that depends on
  /// earlier ones has 1 for that constraint, and 0 for all other dependent ones.
  private(set) var vectors: [(dependent: Int, multipliers: [Double])] = []

  /// - Complexity: the square of the number of constraints, times that of their variables.
  init(among constraints: [Constraint]) {
    var columns: [Variable: Int] = [:]
    for term in constraints.flatMap(\.expression.terms) where columns[term.variable] == nil {
      columns[term.variable] = columns.count
    }
    var reduced: [(row: [Double], combination: [Double], pivot: Int)] = []
    for (index, constraint) in constraints.enumerated() {
      var row = Array(repeating: 0.0, count: columns.count)
      for term in constraint.expression.terms {
        row[columns[term.variable] ?? 0] += term.coefficient
      }
      var combination = Array(repeating: 0.0, count: constraints.count)
      combination[index] = 1
      let size = row.reduce(0) { max($0, abs($1)) }
      for known in reduced where row[known.pivot] != 0 {
        let factor = row[known.pivot] / known.row[known.pivot]
        row.subtract(known.row, times: factor)
        row[known.pivot] = 0
        combination.subtract(known.combination, times: factor)
      }
      let pivot = row.indices.max { abs(row[$0]) < abs(row[$1]) }
      if let pivot, abs(row[pivot]) > LinearDependencies.smallestPivot * size {
        reduced.append((row, combination, pivot))
      } else {
        vectors.append((index, combination))
      }
    }
  }
}

extension [Double] {
  /// Subtracts a multiple of a vector. A difference that is only the remainder of a cancellation, less than 1e-11 of
  /// the two numbers, becomes 0.
  mutating func subtract(_ other: [Double], times factor: Double) {
    for index in indices {
      let (former, part) = (self[index], factor * other[index])
      let rest = former - part
      let size = Swift.max(abs(former), abs(part))
      self[index] = abs(rest) <= 1e-11 * size ? 0 : rest
    }
  }
}
