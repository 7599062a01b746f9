import Counting

/// The measurement of a series in all its sizes.
struct SeriesMeasurement {
  private let series: Series
  /// Whether instructions are counted, under callgrind; otherwise it is timed.
  private let isCounted: Bool
  private var figures: SeriesFigures
  private(set) var faults = 0

  init(of series: Series, isCounted: Bool) {
    self.series = series
    self.isCounted = isCounted
    figures = SeriesFigures(unit: isCounted ? "" : "ns")
  }

  /// Measures one size, and returns its lines.
  mutating func measure(size: Int) throws -> [String] {
    let label = series.label(size: size)
    var lines: [String] = []
    var runs: [SeriesRun] = []
    var constraints = 0
    for seed in Series.seeds {
      let stream = series.stream(size: size, seed: seed)
      constraints = stream.constraints.count
      let counts = try isCounted ? count(stream, size: size, seed: seed) : nil
      do {
        var run = try SeriesRun(stream, counts: counts)
        for _ in 0..<(isCounted ? 0 : 2) { run.take(try SeriesRun(stream)) }
        runs.append(run)
      } catch {
        lines.append("# \(label) seed \(seed) FAULT: \(error)")
        faults += 1
      }
    }
    guard let first = runs.first else { return lines }
    let name = "\(label) constraints=\(constraints)"
    lines.append(figures.line(name, "build", runs.map(\.build), constraints: constraints))
    for (number, operation) in first.updates.map(\.operation).enumerated() {
      let updates = runs.map { $0.updates[number].list }
      lines += figures.line(name, operation, updates: updates, constraints: constraints)
    }
    return lines
  }

  /// The instructions of each piece.
  private func count(_ stream: Stream, size: Int, seed: UInt64) throws -> [Int] {
    try instructions(
      ofRegions: stream.pieces.count,
      in: ["perform-series", series.rawValue, "\(size)", "\(seed)"])
  }

  /// How the figures grow with the number of constraints.
  var growthLines: [String] { figures.growthLines(of: series) }
}
