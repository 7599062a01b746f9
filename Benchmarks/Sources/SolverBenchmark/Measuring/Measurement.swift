import Foundation

/// The timing of a workload in all its sizes.
struct Measurement {
  let workload: Workload
  let entrants: [Entrant]
  /// The seconds a solver may take for one run.
  let limit: Double
  private var growths: [Growth] = []
  /// The last run of each solver that ended.
  private var lasts: [Entrant: (size: Int, seconds: Double)?] = [:]
  private(set) var faults = 0

  init(of workload: Workload, _ entrants: [Entrant], limit: Double) {
    self.workload = workload
    self.entrants = entrants
    self.limit = limit
  }

  /// Measures one size, and returns its lines.
  mutating func measure(size: Int) throws -> [String] {
    let label = "\(workload.rawValue) \(workload.label(size: size))"
    var trials: [Entrant: Trial] = [:]
    for entrant in entrants {
      trials[entrant] = try tryOut(entrant, size: size)
    }
    let comparison = Comparison(trials)
    faults += comparison.faults.count
    var lines = comparison.faults.map { "# \(label) FAULT: \($0)" }
    if !comparison.notes.isEmpty {
      lines.append("# \(label) \(comparison.notes.joined(separator: "; "))")
    }
    let stream = workload.stream(size: size)
    let race = try Race(stream, trials)
    for (index, segment) in stream.segments.enumerated()
    where workload.isMeasured(segment.name) {
      var figures: [Entrant: Double] = [:]
      for entrant in entrants {
        guard let time = race.nanoseconds(index, of: entrant) else { continue }
        figures[entrant] = time
        note(time, of: entrant, segment.name, size: size)
      }
      let line = Line(
        workload: workload, size: workload.label(size: size), operation: segment.name,
        figures: figures, entrants: entrants, unit: "ns")
      lines.append(line.text)
    }
    // A hundred rounds of churn are as long as 25 times what was timed.
    if workload == .churn, let ours = trials[.ours], ours.total * 25 < limit {
      lines += try LongChurn(rows: size).lines(label)
    }
    return lines
  }

  /// Runs a solver once, unless the size before lets expect that it does not end in time.
  private mutating func tryOut(_ entrant: Entrant, size: Int) throws -> Trial? {
    let limit = entrant == .reference ? min(limit, 3) : limit
    if case .some(let last) = lasts[entrant] {
      guard let last else { return nil }
      let growth = workload.extent(size: size) / workload.extent(size: last.size)
      // No solver here grows less than the systems do, and kiwi and the reference grow as the
      // square at the least.
      let exponent = entrant == .ours ? 1.0 : 1.8
      if last.seconds * pow(growth, exponent) > limit {
        lasts[entrant] = .some(nil)
        return nil
      }
    }
    let trial = try Trial.run(of: entrant, workload, size: size, limit: limit)
    lasts[entrant] = .some(trial.map { (size, $0.total) })
    return trial
  }

  private mutating func note(
    _ time: Double, of entrant: Entrant, _ operation: String, size: Int
  ) {
    if let index = growths.firstIndex(where: { $0.operation == operation }) {
      growths[index].times[entrant, default: []].append((size, time))
    } else {
      growths.append(
        Growth(
          workload: workload, operation: operation,
          times: [entrant: [(size, time)]]))
    }
  }

  /// How the times grow, once all sizes are measured.
  var growthLines: [String] { growths.flatMap(\.lines) }
}
