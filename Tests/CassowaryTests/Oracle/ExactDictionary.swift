/// Equations that express some unknowns, the basic ones, by the others, in exact numbers.
///
/// All unknowns are numbered and at least zero. The point it stands for has all unknowns at zero
/// that are not basic. It is always feasible: no row's constant is negative.
struct ExactDictionary {
  /// `divisor * basic = constant + sum of coefficients * the columns' unknowns`, the divisor
  /// above zero and all numbers without a common factor.
  struct Row {
    var basic: Int
    var divisor: Int128 = 1
    var constant: Int128 = 0
    var coefficients: [Int128]
  }

  /// The unknown of each column.
  var columns: [Int]
  var rows: [Row]

  /// Minimizes a weighted sum of unknowns, with the simplex method and Bland's rule, and keeps
  /// to its optimal points from then on.
  /// - Returns: The minimum as a fraction.
  mutating func minimize(
    _ weights: [(unknown: Int, weight: Int128)]
  ) throws(Overflow) -> (numerator: Int128, denominator: Int128) {
    var objective = try row(of: weights)
    while let entering = entering(objective) {
      // As no error is negative there is always a row that ends the way.
      guard let leaving = try leaving(entering) else { break }
      try pivot(leaving, entering)
      try rows[leaving].substitute(into: &objective, at: entering)
    }
    // The objective is its constant plus these unknowns, times numbers above zero: it is least
    // just where all of them are zero.
    let needless = columns.indices.filter { objective.coefficients[$0] > 0 }
    for column in needless.reversed() { drop(column) }
    return (objective.constant, objective.divisor)
  }

  /// The value of an unknown, as a fraction.
  func value(of unknown: Int) -> (numerator: Int128, denominator: Int128) {
    guard let row = rows.first(where: { $0.basic == unknown }) else { return (0, 1) }
    return (row.constant, row.divisor)
  }

  /// The column with the lowest unknown that makes the objective less.
  private func entering(_ objective: Row) -> Int? {
    var best: Int?
    for column in columns.indices where objective.coefficients[column] < 0 {
      if best.map({ columns[column] < columns[$0] }) ?? true { best = column }
    }
    return best
  }

  /// The row that reaches zero first, of several the one with the lowest unknown.
  private func leaving(_ column: Int) throws(Overflow) -> Int? {
    var best: Int?
    for index in rows.indices where rows[index].coefficients[column] < 0 {
      guard let known = best else {
        best = index
        continue
      }
      let (row, other) = (rows[index], rows[known])
      let ours = try product(row.constant, -other.coefficients[column])
      let theirs = try product(other.constant, -row.coefficients[column])
      if ours < theirs || (ours == theirs && row.basic < other.basic) { best = index }
    }
    return best
  }

  /// Exchanges a row's basic unknown for a column's.
  private mutating func pivot(_ index: Int, _ column: Int) throws(Overflow) {
    // From d b = c + a e + ... with a below zero follows -a e = c - d b + ...
    let (leaving, divisor) = (rows[index].basic, rows[index].divisor)
    rows[index].divisor = -rows[index].coefficients[column]
    rows[index].coefficients[column] = -divisor
    rows[index].basic = columns[column]
    columns[column] = leaving
    let changed = rows[index]
    for other in rows.indices where other != index {
      try changed.substitute(into: &rows[other], at: column)
    }
  }

  private mutating func drop(_ column: Int) {
    columns.remove(at: column)
    for index in rows.indices {
      rows[index].coefficients.remove(at: column)
      rows[index].reduce()
    }
  }

  /// A weighted sum of unknowns, expressed by the columns' unknowns.
  private func row(
    of weights: [(unknown: Int, weight: Int128)]
  ) throws(Overflow) -> Row {
    var total = Row(basic: -1, coefficients: columns.map { _ in 0 })
    for (unknown, weight) in weights {
      if let column = columns.firstIndex(of: unknown) {
        let part = try product(weight, total.divisor)
        total.coefficients[column] = try sum(total.coefficients[column], part)
      } else if let row = rows.first(where: { $0.basic == unknown }) {
        try total.add(row, times: weight)
      }
    }
    return total
  }
}

extension ExactDictionary.Row {
  /// Replaces the unknown that a column had before the pivot that made this row.
  fileprivate func substitute(
    into row: inout ExactDictionary.Row, at column: Int
  ) throws(Overflow) {
    let factor = row.coefficients[column]
    if factor == 0 { return }
    row.coefficients[column] = 0
    try row.combine(with: self, times: factor)
  }

  /// Adds a multiple of what another row's basic unknown is.
  fileprivate mutating func add(
    _ other: ExactDictionary.Row, times factor: Int128
  ) throws(Overflow) {
    try combine(with: other, times: try product(factor, divisor))
  }

  /// Adds `factor * other / other.divisor` to the right side.
  private mutating func combine(
    with other: ExactDictionary.Row, times factor: Int128
  ) throws(Overflow) {
    let common = greatestDivisor(other.divisor, factor)
    let (ours, theirs) = (other.divisor / common, factor / common)
    divisor = try product(divisor, ours)
    constant = try sum(try product(constant, ours), try product(other.constant, theirs))
    for column in coefficients.indices {
      let (own, added) = (coefficients[column], other.coefficients[column])
      if added == 0 {
        if own != 0, ours != 1 { coefficients[column] = try product(own, ours) }
      } else {
        coefficients[column] = try sum(try product(own, ours), try product(added, theirs))
      }
    }
    reduce()
  }

  /// Divides by what all numbers have in common.
  fileprivate mutating func reduce() {
    if divisor == 1 { return }
    var common = greatestDivisor(divisor, constant)
    for coefficient in coefficients where coefficient != 0 {
      if common == 1 { return }
      common = greatestDivisor(common, coefficient)
    }
    if common == 1 { return }
    divisor /= common
    constant /= common
    for column in coefficients.indices where coefficients[column] != 0 {
      coefficients[column] /= common
    }
  }
}
