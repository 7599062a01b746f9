import Cassowary

/// One run of a stream by our solver: the time of each update, with the calls since the one before.
struct SeriesRun {
  /// The nanoseconds of the first segment, which ends with the first optimum.
  var build = 0.0
  /// The updates of the later segments that changed a value, in nanoseconds.
  var updates: [(operation: String, list: [SeriesUpdate])] = []
  /// The largest error of a required constraint, in proportion to what adds up to it.
  private(set) var violation = 0.0
  /// What the solver threw, if it did.
  private(set) var failure: String?
  /// Whether it was given up, as the stream took too long.
  private(set) var isOverLimit = false

  init(_ stream: Stream, limit: Duration) {
    var contestant = SwiftContestant<Solver>(stream)
    var contents = Contents(stream)
    let clock = ContinuousClock()
    var values: [Double] = []
    var spent = Duration.zero
    for (number, segment) in stream.segments.enumerated() {
      // A building is timed as a whole, its updates included.
      var ofSegment = Duration.zero
      var start = segment.operations.lowerBound
      if number > 0 { updates.append((segment.name, [])) }
      for index in segment.operations {
        contents.follow(stream.operations[index])
        let isUpdate = if case .update = stream.operations[index] { true } else { false }
        // A call by itself shows where the limit is reached, and takes no more time so.
        guard isUpdate || index % 64 == 0 || index == segment.operations.upperBound - 1 else {
          continue
        }
        var error: (any Error)?
        let time = clock.measure {
          do { try contestant.perform(start..<index + 1) } catch let thrown { error = thrown }
        }
        start = index + 1
        ofSegment += time
        spent += time
        if let error {
          failure = "\(error)"
          return
        }
        if spent > limit {
          isOverLimit = true
          return
        }
        guard isUpdate else { continue }
        let former = values
        values = contestant.values
        let found = contents.judge(values).violation
        // Written so that NaN counts as a violation too.
        if !(found <= violation) { violation = found }
        guard number > 0 else { continue }
        if let update = SeriesUpdate(
          figure: ofSegment / .nanoseconds(1), to: values, from: former)
        {
          updates[updates.count - 1].list.append(update)
        }
        ofSegment = .zero
      }
      if number == 0 { build = ofSegment / .nanoseconds(1) }
    }
  }
}
