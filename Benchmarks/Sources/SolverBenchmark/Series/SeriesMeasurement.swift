import Foundation

/// The timing of a series in all its sizes.
struct SeriesMeasurement {
  let series: Series
  /// The seconds that a run of a stream may take.
  let limit: Double
  private var figures = SeriesFigures(unit: "ns")
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
    lines.append(figures.line(name, "build", runs.map(\.build), constraints: constraints))
    for (number, operation) in runs[0].updates.map(\.operation).enumerated() {
      let updates = runs.map { $0.updates[number].list }
      lines += figures.line(name, operation, updates: updates, constraints: constraints)
    }
    return lines
  }

  /// How the times grow with the number of constraints.
  var growthLines: [String] { figures.growthLines(of: series) }
}

extension SeriesRun {
  /// Runs a stream, three times if that does not take long, and returns the run with the shortest building.
  fileprivate static func best(_ stream: Stream, limit: Double) -> SeriesRun {
    var best = SeriesRun(stream, limit: .seconds(limit))
    guard best.failure == nil, !best.isOverLimit else { return best }
    let first = (best.build + best.updates.flatMap(\.list).reduce(0) { $0 + $1.figure }) / 1e9
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
      updates[number].list = zip(updates[number].list, other.updates[number].list).map {
        $0.figure <= $1.figure ? $0 : $1
      }
    }
  }
}
