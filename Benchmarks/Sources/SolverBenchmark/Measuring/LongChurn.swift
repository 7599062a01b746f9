import Cassowary
import Foundation

/// A hundred rounds of churn with our solver: neither the time nor the memory must grow.
struct LongChurn {
  private static let rounds = 100
  /// The nanoseconds of each round's operations, of one each.
  private var times: [Double] = []
  /// The symbols and the resident bytes before the first round, and after the last round.
  private var symbols = (before: 0, after: 0)
  private var memory = (before: 0, after: 0)

  init(rows: Int) throws {
    let stream = Stream.churn(rows, rounds: LongChurn.rounds, isEachTimed: true)
    var runs: [[Double]] = []
    for _ in 0..<(rows >= 300 ? 1 : 3) { runs.append(try run(stream)) }
    times = (0..<LongChurn.rounds).map { round in median(runs.map { $0[round] }) }
  }

  private mutating func run(_ stream: Stream) throws -> [Double] {
    var contestant = SwiftContestant<Solver>(stream)
    for segment in stream.segments.prefix(2) { try contestant.perform(segment.operations) }
    symbols.before = contestant.solver.symbolCount
    memory.before = LongChurn.residentBytes
    let clock = ContinuousClock()
    let times = try stream.segments.dropFirst(2).map { segment in
      let spent = try clock.measure { try contestant.perform(segment.operations) }
      return spent / .nanoseconds(1) / Double(segment.repetitions)
    }
    symbols.after = contestant.solver.symbolCount
    memory.after = LongChurn.residentBytes
    return times
  }

  /// How the time of an operation grows with the rounds, as an exponent: the slope of log time
  /// over log round.
  private var exponent: Double {
    let points = times.enumerated().map { (log(Double($0.offset + 1)), log($0.element)) }
    let count = Double(points.count)
    let meanX = points.reduce(0) { $0 + $1.0 } / count
    let meanY = points.reduce(0) { $0 + $1.1 } / count
    let covariance = points.reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    let variance = points.reduce(0) { $0 + ($1.0 - meanX) * ($1.0 - meanX) }
    return covariance / variance
  }

  /// What follows workload and size in the lines.
  var lines: [String] {
    [
      "churn-rounds-exponent ours=\(decimal(exponent, places: 3))",
      "churn-first-ten ours=\(Int(median(Array(times.prefix(10)))))ns",
      "churn-last-ten ours=\(Int(median(Array(times.suffix(10)))))ns",
      "churn-symbols before=\(symbols.before) after=\(symbols.after)",
      "churn-memory before=\(memory.before / 1024)KiB after=\(memory.after / 1024)KiB",
    ]
  }

  /// The process's memory that is resident.
  private static var residentBytes: Int {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
