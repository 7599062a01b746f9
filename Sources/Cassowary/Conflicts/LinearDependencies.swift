/// The ways in which the expressions of constraints, each times a number, add up to a constant.
///
/// They are the null space of the constraints' coefficients, found by elimination: each row has the record of how
/// it was combined, and one that vanishes gives a vector.
struct LinearDependencies {
  /// The share of a row's largest coefficient below which a remainder is nothing.
  private static let smallestPivot = 1e-9

  /// Independent vectors, with a number for each constraint, that together give all others. That of a constraint
  /// which depends on earlier ones has 1 for it, and 0 for all other constraints which do.
  private(set) var vectors: [(dependent: Int, multipliers: [Double])] = []

  /// - Complexity: the square of the number of constraints, times that of their variables.
  init(among constraints: [Constraint]) {
    let (rows, count) = LinearDependencies.coefficients(of: constraints)
    var reduced: [(row: [Double], combination: [Double], pivot: Int)] = []
    for index in rows.indices {
      var row = rows[index]
      var combination = Array(repeating: 0.0, count: rows.count)
      combination[index] = 1
      let size = row.reduce(0) { max($0, abs($1)) }
      for known in reduced where row[known.pivot] != 0 {
        let factor = row[known.pivot] / known.row[known.pivot]
        for column in 0..<count { row[column].subtract(factor * known.row[column]) }
        row[known.pivot] = 0
        for other in 0..<index { combination[other].subtract(factor * known.combination[other]) }
      }
      let pivot = row.indices.max { abs(row[$0]) < abs(row[$1]) }
      if let pivot, abs(row[pivot]) > LinearDependencies.smallestPivot * size {
        reduced.append((row, combination, pivot))
      } else {
        vectors.append((index, combination))
      }
    }
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
}

extension Double {
  /// The share of a difference's parts below which it is rounding noise.
  private static let cancellationNoise = 1e-11

  /// Subtracts a number, and leaves nothing if only the remainder of a cancellation is left.
  mutating func subtract(_ other: Double) {
    let size = Swift.max(abs(self), abs(other))
    self -= other
    if abs(self) <= Double.cancellationNoise * size { self = 0 }
  }
}
