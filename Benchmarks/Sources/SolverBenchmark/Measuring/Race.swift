/// Several solvers run by turns on one stream.
struct Race {
  private let stream: Stream
  private let trials: [Entrant: Trial]
  private var samples: [Entrant: [[Double]]] = [:]

  /// Runs the solvers, in rounds of one run each.
  /// - Parameter trials: The solvers' first runs. Of one whose run was long, that is all.
  init(_ stream: Stream, _ trials: [Entrant: Trial]) throws {
    self.stream = stream
    self.trials = trials
    let racing = trials.filter { $0.value.total < 8 }
    let pair = racing.reduce(0) { $0 + ($1.key == .reference ? 0 : $1.value.total) }
    let rounds = Race.rounds(pair)
    for round in 0..<rounds {
      // The reference is here to be looked at: it runs seldom enough not to take most of the
      // time. Ours always comes right after kiwi, and so finds kiwi's memory in the caches.
      for entrant in Entrant.allCases {
        guard let trial = racing[entrant] else { continue }
        let stride = max(1, rounds / Race.rounds(trial.total * 2))
        if entrant == .reference, round % stride != 0 { continue }
        samples[entrant, default: []].append(try time(entrant))
      }
    }
  }

  /// How many rounds of so many seconds are run.
  private static func rounds(_ seconds: Double) -> Int {
    seconds > 0 ? Int(min(101, max(3, 2 / seconds))) : 3
  }

  /// The nanoseconds of each segment.
  private func time(_ entrant: Entrant) throws -> [Double] {
    var contestant = entrant.enter(stream)
    let clock = ContinuousClock()
    return try stream.segments.map { segment in
      let spent = try clock.measure { try contestant.perform(segment.operations) }
      return spent / .nanoseconds(1)
    }
  }

  /// The median nanoseconds of one repetition of what a segment does.
  func nanoseconds(_ segment: Int, of entrant: Entrant) -> Double? {
    guard let runs = samples[entrant] else {
      return trials[entrant]?.nanoseconds(segment, of: stream)
    }
    return median(runs.map { $0[segment] }) / Double(stream.segments[segment].repetitions)
  }
}

/// The middle one of some numbers.
func median(_ numbers: [Double]) -> Double {
  let sorted = numbers.sorted()
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
