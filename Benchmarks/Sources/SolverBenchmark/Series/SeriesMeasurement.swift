import Foundation

/// The timing of a series in all its sizes.
struct SeriesMeasurement {
  let series: Series
  /// The seconds that a run of a stream may take.
  let limit: Double
  private var points: [(operation: String, constraints: Int, nanoseconds: Double)] = []
  /// The size after which the others are left out.
  private var last: Int?
  private(set) var faults = 0

  init(of series: Series, limit: Double) {
    self.series = series
    self.limit = limit
  }

  /// Measures one size, and returns its lines.
  mutating func measure(size: Int) -> [String] {
    let label = "\(series.rawValue) \(series.label(size: size))"
    if let last {
      return ["# \(label) left out, as \(series.label(size: last)) took too long"]
    }
    var lines: [String] = []
    var runs: [SeriesRun] = []
    var constraints = 0
    for seed in series.seeds {
      let stream = series.stream(size: size, seed: seed)
      constraints = stream.constraints.count
      let run = SeriesRun.best(stream, limit: limit)
      if let failure = run.failure {
        lines.append("# \(label) seed \(seed) FAULT: \(failure)")
        faults += 1
      } else if run.isOverLimit {
        lines.append("# \(label) seed \(seed) was ended after \(Int(limit)) s")
        last = size
        break
      } else {
        runs.append(run)
      }
      // Written so that NaN counts as a violation too.
      if !(run.violation <= 1e-6) {
        lines.append("# \(label) seed \(seed) FAULT: violates a constraint by \(run.violation)")
        faults += 1
      }
    }
    guard last == nil, !runs.isEmpty else { return lines }
    let name = "\(label) constraints=\(constraints)"
    lines.append(line(name, "build", runs.map(\.build), constraints))
    for (number, operation) in runs[0].updates.map(\.operation).enumerated() {
      let times = runs.map { $0.updates[number].times }.filter { !$0.isEmpty }
      if times.isEmpty { continue }
      lines.append(line(name, operation, times.map(median), constraints, times))
    }
    return lines
  }

  /// A line with the median and the worst of the seeds, and the slowest single update.
  /// - Parameters:
  ///   - times: The time of each seed.
  ///   - updates: The times of the single updates of each seed.
  private mutating func line(
    _ name: String, _ operation: String, _ times: [Double], _ constraints: Int,
    _ updates: [[Double]] = []
  ) -> String {
    let middle = median(times)
    points.append((operation, constraints, middle))
    var text = "\(name) \(operation) median=\(Int(middle))ns worst=\(Int(times.max() ?? 0))ns"
    if let slowest = updates.joined().max() {
      // How many times as long as the median of the same seed.
      let ratio = zip(updates, times).map { ($0.max() ?? 0) / $1 }.max() ?? 0
      text += " slowest=\(Int(slowest))ns (\(decimal(ratio, places: 1)) times the median)"
    }
    return text
  }

  /// How the times grow with the number of constraints, as exponents: the slopes of straight lines through the
  /// logarithms (least squares), through all sizes and, where more than two are larger than 300 constraints, through
  /// those.
  var growthLines: [String] {
    var operations: [String] = []
    for point in points where !operations.contains(point.operation) {
      operations.append(point.operation)
    }
    return operations.compactMap { operation in
      let measured = points.filter { $0.operation == operation }
      guard measured.count > 1 else { return nil }
      let large = measured.filter { $0.constraints >= 300 }
      let figures =
        ["all=\(exponent(measured))"] + (large.count > 2 ? ["large=\(exponent(large))"] : [])
      return "\(series.rawValue) \(operation)-exponent \(figures.joined(separator: " "))"
    }
  }

  private func exponent(
    _ points: [(operation: String, constraints: Int, nanoseconds: Double)]
  ) -> String {
    let sizes = points.map { log(Double($0.constraints)) }
    let times = points.map { log($0.nanoseconds) }
    let (size, time) = (mean(sizes), mean(times))
    let common = zip(sizes, times).reduce(0) { $0 + ($1.0 - size) * ($1.1 - time) }
    let spread = sizes.reduce(0) { $0 + ($1 - size) * ($1 - size) }
    return decimal(common / spread, places: 2)
  }

  private func mean(_ numbers: [Double]) -> Double {
    numbers.reduce(0, +) / Double(numbers.count)
  }
}

extension SeriesRun {
  /// Runs a stream, three times if that does not take long, and returns the run with the shortest building.
  fileprivate static func best(_ stream: Stream, limit: Double) -> SeriesRun {
    var best = SeriesRun(stream, limit: .seconds(limit))
    guard best.failure == nil, !best.isOverLimit else { return best }
    let first = (best.build + best.updates.flatMap(\.times).reduce(0, +)) / 1e9
    for _ in 0..<(first < 0.5 ? 2 : 0) {
      let run = SeriesRun(stream, limit: .seconds(limit))
      guard run.failure == nil, !run.isOverLimit else { return run }
      best.take(run)
    }
    return best
  }

  /// Takes the lesser time of each update, as what else the machine does is no part of it.
  private mutating func take(_ other: SeriesRun) {
    build = min(build, other.build)
    for number in updates.indices {
      updates[number].times = zip(updates[number].times, other.updates[number].times).map {
        min($0, $1)
      }
    }
  }
}
