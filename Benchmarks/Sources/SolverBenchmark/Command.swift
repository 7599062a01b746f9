import Foundation

/// The command line could not be understood.
struct UsageError: Error {
  var text: String
}

/// What the program was asked for.
enum Command {
  case measure(Selection)
  case count(Selection)
  /// Runs our solver for some seconds, to be looked at with a profiler.
  case profile(Workload, size: Int, seconds: Double)
  /// Runs a stream in counted regions.
  case perform(Workload, size: Int, Entrant)
  /// Runs a series' stream in counted regions.
  case performSeries(Series, size: Int, seed: UInt64)
  /// Runs a stream once and prints what was found as JSON: a solver that hangs can be ended so.
  case trial(Workload, size: Int, Entrant)
  /// Runs many rounds of churn: in a process of its own, whose memory is its own.
  case longChurn(rows: Int)

  static let usage = """
    solver-benchmark [--only W3,W4,grid] [--size N] [--ours-only] [--limit SECONDS]
        times ours, kiwi and the reference by turns, and the series of ours
    solver-benchmark count [--only W3,W4,grid] [--size N] [--ours-only]
        counts instructions under callgrind; of series, only those that are named
    solver-benchmark profile W3 100 5
        runs ours over and over for 5 seconds, for a profiler
    """

  init(_ arguments: ArraySlice<String>) throws {
    let rest = arguments.dropFirst()
    switch arguments.first {
    case "count": self = .count(try Selection(rest))
    case "profile":
      let (workload, size, word) = try Command.read(rest)
      guard let seconds = Double(word) else { throw UsageError(text: "How many seconds?") }
      self = .profile(workload, size: size, seconds: seconds)
    case "perform":
      let (workload, size, word) = try Command.read(rest)
      self = .perform(workload, size: size, try Command.entrant(word))
    case "perform-series":
      let words = Array(rest)
      guard words.count == 3, let series = Series(rawValue: words[0]), let size = Int(words[1]),
        let seed = UInt64(words[2])
      else { throw UsageError(text: "Expected a series, a size and a seed.") }
      self = .performSeries(series, size: size, seed: seed)
    case "trial":
      let (workload, size, word) = try Command.read(rest)
      self = .trial(workload, size: size, try Command.entrant(word))
    case "long-churn":
      guard let rows = rest.first.flatMap({ Int($0) }) else {
        throw UsageError(text: "How many rows?")
      }
      self = .longChurn(rows: rows)
    default: self = .measure(try Selection(arguments))
    }
  }

  /// Reads a workload, a size and one word more.
  private static func read(
    _ arguments: ArraySlice<String>
  ) throws -> (Workload, size: Int, word: String) {
    let words = Array(arguments)
    guard words.count == 3, let workload = Workload(rawValue: words[0]), let size = Int(words[1])
    else { throw UsageError(text: "Expected a workload, a size and one word more.") }
    return (workload, size, words[2])
  }

  private static func entrant(_ word: String) throws -> Entrant {
    guard let entrant = Entrant(rawValue: word) else {
      throw UsageError(text: "There is no solver \(word).")
    }
    return entrant
  }

  func run() throws {
    switch self {
    case .measure(let selection): try selection.measure()
    case .count(let selection): try selection.count()
    case .profile(let workload, let size, let seconds):
      let stream = workload.stream(size: size)
      let end = ContinuousClock.now + .seconds(seconds)
      while ContinuousClock.now < end {
        var contestant = Entrant.ours.enter(stream)
        for segment in stream.segments { try contestant.perform(segment.operations) }
      }
    case .perform(let workload, let size, let entrant):
      let stream = workload.stream(size: size)
      try InstructionCount.perform(
        entrant, with: stream, regions: stream.segments.map(\.operations),
        after: stream.operations.indices)
    case .performSeries(let series, let size, let seed):
      let stream = series.stream(size: size, seed: seed)
      try InstructionCount.perform(
        .ours, with: stream, regions: stream.pieces.map(\.operations),
        after: stream.segments[0].operations)
    case .trial(let workload, let size, let entrant):
      let outcome = Outcome(of: entrant, with: workload.stream(size: size))
      FileHandle.standardOutput.write(try JSONEncoder().encode(outcome))
    case .longChurn(let rows):
      for line in try LongChurn(rows: rows).lines { print(line) }
    }
  }
}
