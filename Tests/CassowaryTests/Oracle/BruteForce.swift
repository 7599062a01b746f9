import Cassowary

/// A constraint in whole numbers: `Σ coefficients · variables + constant (<=, ==, >=) 0`.
struct WholeConstraint {
  var coefficients: [Int]
  var constant: Int
  var relation: Relation
  var priority: Double
  var weight: Int
  var rank: Int
  var number: Int

  var isRequired: Bool { priority == 1000 }

  init(_ inequality: Model.Inequality, variableCount: Int) {
    coefficients = Array(repeating: 0, count: variableCount)
    for term in inequality.terms { coefficients[term.variable] += Int(term.coefficient) }
    (constant, relation) = (Int(inequality.constant), inequality.relation)
    (priority, weight) = (inequality.priority, Int(inequality.weight))
    (rank, number) = (inequality.rank, inequality.number)
  }
}

/// A point with whole coordinates over a common, positive divisor.
struct Point {
  var coordinates: [Int]
  var divisor: Int

  var values: [Double] { coordinates.map { Double($0) / Double(divisor) } }
}

/// Solves tiny systems by trying every point that can be the answer, in exact arithmetic.
///
/// The hyperplanes on which constraints' expressions or variables are zero cut space into cells.
/// Within a closed cell every error and every |variable| is linear, so the answer, being the only
/// best point of the cells it lies in, is a corner of one: a point where as many independent
/// hyperplanes meet as there are variables. Each cell has corners, as the variables' own
/// hyperplanes are among those that cut. For the same reason a system that can be satisfied is
/// satisfied in a corner.
struct BruteForce {
  var variableCount: Int
  /// The variables in order of rank.
  var variableOrder: [Int]
  var constraints: [WholeConstraint]

  init(_ model: Model) {
    variableCount = model.unknowns.count
    variableOrder = model.order
    constraints = model.inequalities.map {
      WholeConstraint($0, variableCount: model.unknowns.count)
    }
  }

  /// The answer, or none when the required constraints contradict each other.
  func answer() -> Point? {
    let levels = Set(constraints.map(\.priority)).subtracting([1000]).sorted(by: >)
    var best: (point: Point, order: [Int])?
    for point in corners() where isPossible(point) {
      let order = order(of: point, levels: levels)
      if let found = best,
        !isLess(order, point.divisor, than: found.order, found.point.divisor)
      {
        continue
      }
      best = (point, order)
    }
    return best?.point
  }

  func isSatisfiable() -> Bool {
    corners().contains { isPossible($0) }
  }

  private func isPossible(_ point: Point) -> Bool {
    constraints.allSatisfy { !$0.isRequired || error(of: $0, at: point) == 0 }
  }

  /// What is to be lexicographically least, times the point's divisor.
  private func order(of point: Point, levels: [Double]) -> [Int] {
    var order: [Int] = []
    for level in levels {
      order.append(
        constraints.filter { $0.priority == level }
          .reduce(0) { $0 + $1.weight * error(of: $1, at: point) })
    }
    for level in levels {
      let latestFirst = constraints.filter { $0.priority == level }
        .sorted { ($0.rank, $0.number) > ($1.rank, $1.number) }
      order += latestFirst.map { error(of: $0, at: point) }
    }
    return order + variableOrder.map { abs(point.coordinates[$0]) }
  }

  private func isLess(
    _ left: [Int], _ leftDivisor: Int, than right: [Int], _ rightDivisor: Int
  ) -> Bool {
    for (a, b) in zip(left, right) where a * rightDivisor != b * leftDivisor {
      return a * rightDivisor < b * leftDivisor
    }
    return false
  }

  /// A constraint's error, times the point's divisor.
  private func error(of constraint: WholeConstraint, at point: Point) -> Int {
    let products = zip(constraint.coefficients, point.coordinates).map { $0 * $1 }
    let value = products.reduce(constraint.constant * point.divisor, +)
    switch constraint.relation {
    case .lessThanOrEqual: return max(value, 0)
    case .equal: return abs(value)
    case .greaterThanOrEqual: return max(-value, 0)
    }
  }

  // MARK: - Corners

  /// All points where as many independent hyperplanes meet as there are variables.
  private func corners() -> [Point] {
    var planes = constraints.map { $0.coefficients + [-$0.constant] }
    for variable in 0..<variableCount {
      planes.append((0...variableCount).map { $0 == variable ? 1 : 0 })
    }
    var corners: [Point] = []
    choose(variableCount, of: planes, from: 0, chosen: []) { corners += corner(of: $0) }
    return corners
  }

  private func choose(
    _ count: Int, of planes: [[Int]], from start: Int, chosen: [[Int]],
    body: ([[Int]]) -> Void
  ) {
    if count == 0 { return body(chosen) }
    for index in start..<planes.count {
      choose(
        count - 1, of: planes, from: index + 1, chosen: chosen + [planes[index]], body: body)
    }
  }

  /// The point where hyperplanes meet, by Cramer's rule; none when they are not independent.
  private func corner(of planes: [[Int]]) -> [Point] {
    let columns = 0..<variableCount
    let divisor = determinant(planes.map { Array($0[columns]) })
    if divisor == 0 { return [] }
    let coordinates = columns.map { replaced in
      determinant(
        planes.map { plane in columns.map { plane[$0 == replaced ? variableCount : $0] } })
    }
    return [
      Point(coordinates: coordinates.map { $0 * divisor.signum() }, divisor: abs(divisor))
    ]
  }

  private func determinant(_ matrix: [[Int]]) -> Int {
    if matrix.count == 1 { return matrix[0][0] }
    var sum = 0
    for column in matrix.indices where matrix[0][column] != 0 {
      let minor = matrix.dropFirst().map { row in
        matrix.indices.filter { $0 != column }.map { row[$0] }
      }
      sum += (column % 2 == 0 ? 1 : -1) * matrix[0][column] * determinant(minor)
    }
    return sum
  }
}
