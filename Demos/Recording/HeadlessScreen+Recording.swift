import Ashlar

extension HeadlessScreen {
  /// Sends events at a pace, and returns what the terminal showed meanwhile, in virtual time. Animations show their
  /// frames. After the last event the recording goes on until nothing moves, at most for ten seconds.
  public func record(_ events: [Event], pace: Pace = Pace()) -> CellRecording {
    // Time passes here, so what moves is seen moving.
    let isReduced = window.prefersReducedMotion
    window.prefersReducedMotion = false
    defer { window.prefersReducedMotion = isReduced }
    send([])
    let start = time.now
    var recording = CellRecording(terminalScreen)
    let show = { [self] in recording.show(terminalScreen, at: time.now - start) }
    for (index, event) in events.enumerated() where !window.isClosed {
      advance(
        by: index == 0 ? pace.pause : pace.pause(between: events[index - 1], and: event), show)
      send([event])
      show()
    }
    let end = time.now + Pace.patience
    while let next = nextChange, next <= end { advance(by: next - time.now, show) }
    recording.end(at: time.now - start + pace.hold)
    return recording
  }
}

/// The pace at which keys are pressed in a recording.
public struct Pace: Sendable {
  /// The time before the first key, and between two keys.
  public var pause: Duration
  /// The time for which the last screen stays when nothing moves any more.
  public var hold: Duration

  public init(pause: Duration = .milliseconds(500), hold: Duration = .seconds(2)) {
    self.pause = pause
    self.hold = hold
  }

  /// The time between two events of one gesture of the mouse, such as the steps of a drag.
  private static let gesture = Duration.milliseconds(40)
  /// The time after the last key in which animations may end.
  static let patience = Duration.seconds(10)

  /// Returns the time between an event and the one after it.
  func pause(between event: Event, and next: Event) -> Duration {
    guard case .mouse(let first) = event, case .mouse(let second) = next else { return pause }
    switch (first.action, second.action) {
    case (.release, _), (_, .press): return pause
    default: return min(pause, Self.gesture)
    }
  }
}

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
