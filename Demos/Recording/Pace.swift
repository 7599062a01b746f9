import Ashlar

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
