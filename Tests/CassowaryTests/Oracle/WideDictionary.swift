import Cassowary

/// The same as `ExactDictionary`, for numbers of any size.
///
/// It shares the numbers with the solver, which have tests of their own, and nothing else: every symbol is the
/// difference of two unknowns, each row has a divisor of its own, and there is no point to begin near.
struct WideDictionary {
  /// `divisor * basic = constant + sum of coefficients * the columns' unknowns`, the divisor above zero.
  struct Row {
    var basic: Int
    var divisor = BigInteger.one
    var constant: BigInteger
    var coefficients: [BigInteger]

    /// Adds `factor * other / other.divisor`.
    mutating func add(_ other: Row, times factor: BigInteger) {
      let old = divisor
      divisor = old * other.divisor
      constant = constant * other.divisor + other.constant * factor * old
      for column in coefficients.indices {
        coefficients[column] =
          coefficients[column] * other.divisor + other.coefficients[column] * factor * old
      }
      reduce()
    }

    /// Replaces the unknown of a column by another row's basic unknown.
    mutating func substitute(_ other: Row, at column: Int) {
      let factor = coefficients[column]
      if factor.isZero { return }
      coefficients[column] = .zero
      let old = divisor
      divisor = old * other.divisor
      constant = constant * other.divisor + other.constant * factor
      for index in coefficients.indices {
        coefficients[index] =
          coefficients[index] * other.divisor + other.coefficients[index] * factor
      }
      reduce()
    }

    mutating func reduce() {
      var common = BigInteger.greatestDivisor(divisor, constant)
      for coefficient in coefficients where common != .one && !coefficient.isZero {
        common = BigInteger.greatestDivisor(common, coefficient)
      }
      if common == .one { return }
      divisor = divisor.exactly(dividedBy: common)
      constant = constant.exactly(dividedBy: common)
      coefficients = coefficients.map { $0.exactly(dividedBy: common) }
    }
  }

  var columns: [Int]
  var rows: [Row]

  /// Minimizes a weighted sum of unknowns (Bland's rule), and keeps to its optimal points from then on.
  /// - Returns: The minimum as a fraction.
  mutating func minimize(
    _ weights: [(unknown: Int, weight: BigInteger)]
  ) -> (numerator: BigInteger, denominator: BigInteger) {
    var objective = Row(
      basic: -1, constant: .zero, coefficients: columns.map { _ in BigInteger.zero })
    for (unknown, weight) in weights {
      if let column = columns.firstIndex(of: unknown) {
        objective.coefficients[column] =
          objective.coefficients[column] + weight * objective.divisor
      } else if let row = rows.first(where: { $0.basic == unknown }) {
        objective.add(row, times: weight)
      }
    }
    while let entering = entering(objective), let leaving = leaving(entering) {
      pivot(leaving, entering)
      objective.substitute(rows[leaving], at: entering)
    }
    for column in columns.indices.reversed() where objective.coefficients[column].signum > 0 {
      columns.remove(at: column)
      for index in rows.indices { rows[index].coefficients.remove(at: column) }
    }
    return (objective.constant, objective.divisor)
  }

  func value(of unknown: Int) -> (numerator: BigInteger, denominator: BigInteger) {
    guard let row = rows.first(where: { $0.basic == unknown }) else { return (.zero, .one) }
    return (row.constant, row.divisor)
  }

  private func entering(_ objective: Row) -> Int? {
    columns.indices.filter { objective.coefficients[$0].signum < 0 }
      .min { columns[$0] < columns[$1] }
  }

  private func leaving(_ column: Int) -> Int? {
    var best: Int?
    for index in rows.indices where rows[index].coefficients[column].signum < 0 {
      guard let known = best else {
        best = index
        continue
      }
      let ours = rows[index].constant * -rows[known].coefficients[column]
      let theirs = rows[known].constant * -rows[index].coefficients[column]
      if ours < theirs || (ours == theirs && rows[index].basic < rows[known].basic) {
        best = index
      }
    }
    return best
  }

  private mutating func pivot(_ index: Int, _ column: Int) {
    let (leaving, divisor) = (rows[index].basic, rows[index].divisor)
    rows[index].divisor = -rows[index].coefficients[column]
    rows[index].coefficients[column] = -divisor
    rows[index].basic = columns[column]
    columns[column] = leaving
    for other in rows.indices where other != index {
      rows[other].substitute(rows[index], at: column)
    }
  }
}
