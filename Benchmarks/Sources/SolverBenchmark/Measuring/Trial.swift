import Foundation

/// What one solver did with one stream, run once.
struct Trial: Codable {
  /// The seconds of each segment, judging left out.
  var seconds: [Double]
  /// For each update, in order.
  var answers: [Answer]
  /// As of the last update.
  var values: [Double]

  var total: Double { seconds.reduce(0, +) }

  /// Runs a stream, and judges what was found after every update.
  init(of entrant: Entrant, with stream: Stream) throws {
    var contestant = entrant.enter(stream)
    var contents = Contents(stream)
    seconds = []
    answers = []
    values = []
    for segment in stream.segments {
      var spent = Duration.zero
      var start = segment.operations.lowerBound
      for index in segment.operations {
        contents.follow(stream.operations[index])
        guard case .update = stream.operations[index] else { continue }
        spent += try ContinuousClock().measure { try contestant.perform(start..<index + 1) }
        start = index + 1
        values = contestant.values
        answers.append(contents.judge(values))
      }
      spent += try ContinuousClock().measure {
        try contestant.perform(start..<segment.operations.upperBound)
      }
      seconds.append(spent / .seconds(1))
    }
  }

  /// The nanoseconds of one repetition of what a segment does, before they are judged.
  func nanoseconds(_ segment: Int, of stream: Stream) -> Double {
    seconds[segment] * 1e9 / Double(stream.segments[segment].repetitions)
  }
}

/// How a trial ended.
enum Outcome: Codable {
  case ended(Trial)
  case failed(String)
  case tookTooLong

  var trial: Trial? {
    guard case .ended(let trial) = self else { return nil }
    return trial
  }

  /// Runs a stream in this process.
  init(of entrant: Entrant, with stream: Stream) {
    do {
      self = .ended(try Trial(of: entrant, with: stream))
    } catch {
      self = .failed("\(error)")
    }
  }

  /// Runs a stream in a process of its own, which is ended when it takes too long.
  init(of entrant: Entrant, _ workload: Workload, size: Int, limit: Double) throws {
    let data = try ownOutput(
      ["trial", workload.rawValue, "\(size)", entrant.rawValue], limit: limit)
    self = try data.map { try JSONDecoder().decode(Outcome.self, from: $0) } ?? .tookTooLong
  }
}
