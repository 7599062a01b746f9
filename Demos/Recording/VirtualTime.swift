import Ashlar

/// A time that passes when it is told to, and what is to be done in it.
@MainActor final class VirtualTime {
  private struct Deed {
    let time: ContinuousClock.Instant
    let action: @MainActor () -> Void
  }

  /// The present time.
  private(set) var now: ContinuousClock.Instant
  /// What is to be done, the earliest first, and of one time what came first.
  private var deeds: [Deed] = []

  init(startingAt now: ContinuousClock.Instant) { self.now = now }

  /// The time at which something is to be done next; `nil` where there is nothing.
  var next: ContinuousClock.Instant? { deeds.first?.time }

  /// Does something after a duration.
  func later(_ duration: Duration, _ action: @escaping @MainActor () -> Void) {
    let time = now + max(.zero, duration)
    let place = deeds.firstIndex { $0.time > time } ?? deeds.endIndex
    deeds.insert(Deed(time: time, action: action), at: place)
  }

  /// Lets the time pass until `time`, at which that is done which is due. What is due before has to be done before.
  func pass(to time: ContinuousClock.Instant) {
    now = max(now, time)
    while let deed = deeds.first, deed.time <= now {
      deeds.removeFirst()
      deed.action()
    }
  }
}
