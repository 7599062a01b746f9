import Foundation

/// What a series' operations take, over its sizes.
struct SeriesFigures {
  /// What stands behind a figure: `ns`, or nothing for instructions.
  let unit: String
  private var points: [(operation: String, constraints: Int, figure: Double)] = []

  init(unit: String) {
    self.unit = unit
  }

  /// A line with the median and the worst of the seeds.
  mutating func line(
    _ name: String, _ operation: String, _ figures: [Double], constraints: Int
  ) -> String {
    let middle = median(figures)
    points.append((operation, constraints, middle))
    let worst = figures.max() ?? 0
    return "\(name) \(operation) median=\(Int(middle))\(unit) worst=\(Int(worst))\(unit)"
  }

  /// A line with the medians of the seeds' updates, and the slowest single one; none without updates.
  /// - Parameter updates: By seed, those that changed a value.
  mutating func line(
    _ name: String, _ operation: String, updates: [[SeriesUpdate]], constraints: Int
  ) -> [String] {
    let updates = updates.filter { !$0.isEmpty }
    guard let slowest = updates.joined().max(by: { $0.figure < $1.figure }) else { return [] }
    let medians = updates.map { median($0.map(\.figure)) }
    // How many times as long as the median of the same seed.
    let ratio =
      zip(updates, medians).map { ($0.map(\.figure).max() ?? 0) / $1 }.max() ?? 0
    let changed = median(updates.joined().map { Double($0.changed) })
    let each = updates.map { median($0.map { $0.figure / Double($0.changed) }) }
    let ofSeeds = line(name, operation, medians, constraints: constraints)
    points.append(("\(operation)-per-value", constraints, median(each)))
    return [
      ofSeeds
        + " slowest=\(Int(slowest.figure))\(unit) (\(decimal(ratio, places: 1)) times the median)"
        + " changed=\(Int(changed)) by-slowest=\(slowest.changed)"
    ]
  }

  /// How the figures grow with the number of constraints, as exponents: the slopes of straight lines through the
  /// logarithms (least squares).
  func growthLines(of series: Series) -> [String] {
    var operations: [String] = []
    for point in points where !operations.contains(point.operation) {
      operations.append(point.operation)
    }
    return operations.compactMap { operation in
      let measured = points.filter { $0.operation == operation }
      guard measured.count > 1 else { return nil }
      return "\(series.rawValue) \(operation)-exponent \(exponent(measured))"
    }
  }

  private func exponent(_ points: [(operation: String, constraints: Int, figure: Double)]) -> String
  {
    let sizes = points.map { log(Double($0.constraints)) }
    let figures = points.map { log($0.figure) }
    let (size, figure) = (mean(sizes), mean(figures))
    let common = zip(sizes, figures).reduce(0) { $0 + ($1.0 - size) * ($1.1 - figure) }
    let spread = sizes.reduce(0) { $0 + ($1 - size) * ($1 - size) }
    return decimal(common / spread, places: 2)
  }

  private func mean(_ numbers: [Double]) -> Double {
    numbers.reduce(0, +) / Double(numbers.count)
  }
}
