import Cassowary

/// Values break a required constraint.
struct Violation: Error, CustomStringConvertible {
  var size: Double

  var description: String { "violates a constraint by \(size)" }
}

/// What our solver takes for each piece of a series' stream.
struct SeriesRun {
  /// The figure of the first segment, which ends with the first optimum.
  private(set) var build = 0.0
  /// The updates of the later segments that changed a value.
  private(set) var updates: [(operation: String, list: [SeriesUpdate])]

  /// Runs a stream, and judges what was found after every piece.
  /// - Parameter counts: The instructions of each piece. Without them its nanoseconds are measured.
  init(_ stream: Stream, counts: [Int]? = nil) throws {
    updates = stream.segments.dropFirst().map { ($0.name, []) }
    var contestant = SwiftContestant<Solver>(stream)
    var contents = Contents(stream)
    var values: [Double] = []
    for (number, piece) in stream.pieces.enumerated() {
      let time = try ContinuousClock().measure { try contestant.perform(piece.operations) }
      let figure = counts.map { Double($0[number]) } ?? time / .nanoseconds(1)
      stream.operations[piece.operations].forEach { contents.follow($0) }
      let former = values
      values = contestant.values
      let violation = contents.judge(values).violation
      // NaN is a violation too.
      guard violation <= 1e-6 else { throw Violation(size: violation) }
      if piece.segment == 0 {
        build = figure
      } else if let update = SeriesUpdate(figure: figure, to: values, from: former) {
        updates[piece.segment - 1].list.append(update)
      }
    }
  }

  /// Takes the lesser time of each piece, as what else the machine does is no part of it.
  mutating func take(_ other: SeriesRun) {
    build = min(build, other.build)
    for number in updates.indices {
      updates[number].list = zip(updates[number].list, other.updates[number].list).map {
        $0.figure <= $1.figure ? $0 : $1
      }
    }
  }
}
