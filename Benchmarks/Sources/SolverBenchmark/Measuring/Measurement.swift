import Foundation

/// The timing of a workload in all its sizes.
struct Measurement {
  let workload: Workload
  let entrants: [Entrant]
  /// The seconds a solver may take for one run.
  let limit: Double
  private var growths: [Growth] = []
  /// The last run of each solver; none when it did not end.
  private var lasts: [Entrant: (size: Int, trial: Trial)?] = [:]
  private(set) var faults = 0

  init(of workload: Workload, _ entrants: [Entrant], limit: Double) {
    self.workload = workload
    self.entrants = entrants
    self.limit = limit
  }

  /// Measures one size, and returns its lines.
  mutating func measure(size: Int) throws -> [String] {
    let label = "\(workload.rawValue) \(workload.label(size: size))"
    let stream = workload.stream(size: size)
    var trials: [Entrant: Trial] = [:]
    var comparison = Comparison()
    for entrant in entrants {
      guard let outcome = try tryOut(entrant, stream, size: size) else { continue }
      trials[entrant] = outcome.trial
      comparison.note(outcome, of: entrant)
    }
    comparison.compare(trials)
    faults += comparison.faults.count
    var lines = comparison.faults.map { "# \(label) FAULT: \($0)" }
    if !comparison.notes.isEmpty {
      lines.append("# \(label) \(comparison.notes.joined(separator: "; "))")
    }
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
    // A hundred rounds of churn are 25 times as many as were timed.
    if workload == .churn, let ours = trials[.ours], ours.total * 25 < limit {
      lines += try longChurn(rows: size).map { "\(label) \($0)" }
    }
    return lines
  }

  /// Runs a solver once, unless the size before lets expect that it does not end in time.
  private mutating func tryOut(
    _ entrant: Entrant, _ stream: Stream, size: Int
  ) throws -> Outcome? {
    let limit = entrant == .reference ? min(limit, 3) : limit
    if case .some(let last) = lasts[entrant] {
      guard let last else { return nil }
      let growth = workload.extent(size: size) / workload.extent(size: last.size)
      // No solver here grows less than the systems do, and kiwi and the reference grow nearly as
      // the square at the least.
      let factor = pow(growth, entrant == .ours ? 1 : 1.7)
      let earlier = workload.stream(size: last.size)
      let expected = stream.segments.indices.reduce(0) { sum, index in
        let repetition = last.trial.nanoseconds(index, of: earlier) / 1e9
        return sum + repetition * Double(stream.segments[index].repetitions) * factor
      }
      if expected > limit {
        lasts[entrant] = .some(nil)
        return nil
      }
    }
    let outcome = try Outcome(of: entrant, workload, size: size, limit: limit)
    lasts[entrant] = .some(outcome.trial.map { (size, $0) })
    return outcome
  }

  private func longChurn(rows: Int) throws -> [Substring] {
    let output = try ownOutput(["long-churn", "\(rows)"], limit: 10 * limit)
    return String(decoding: output ?? Data(), as: UTF8.self).split(separator: "\n")
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
