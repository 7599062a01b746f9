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

  /// Runs a stream in a process of its own, which is ended when it takes too long.
  /// - Returns: None when it did not end in time, or failed.
  static func run(
    of entrant: Entrant, _ workload: Workload, size: Int, limit: Double
  ) throws -> Trial? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["trial", workload.rawValue, "\(size)", entrant.rawValue]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let identifier = process.processIdentifier
    let alarm = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: alarm)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    alarm.cancel()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
    return try JSONDecoder().decode(Trial.self, from: data)
  }
}
