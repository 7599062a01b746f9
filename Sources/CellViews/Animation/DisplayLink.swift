/// An animation of a window, advanced once for each frame.
@MainActor protocol FrameAnimation: AnyObject {
  /// Sets the state for a time and marks for drawing what this changes.
  func advance(to time: ContinuousClock.Instant, reducingMotion: Bool) -> AnimationProgress
}

/// Whether an animation needs another frame.
enum AnimationProgress {
  /// The animation has ended.
  case over
  /// The animation needs a frame at this time or later.
  case next(ContinuousClock.Instant)
}

/// Times the frames of a window's animations: at most one every 16 milliseconds, and none while nothing is animated.
/// UIKit's word: `CADisplayLink`.
///
/// It has no clock: each turn of the program passes the time. An animation that begins during a turn or between two
/// turns begins with the next frame.
@MainActor package final class DisplayLink {
  /// The shortest time between two frames.
  static let interval = Duration.milliseconds(16)

  /// The time of the last turn.
  package private(set) var time = ContinuousClock.now
  /// The time of the next frame; `nil` while nothing is animated.
  private(set) var nextFrame: ContinuousClock.Instant?
  /// The number of animators, running or paused, whose views are drawn away from their frames.
  var activeAnimators = 0
  private var lastFrame: ContinuousClock.Instant?
  private var animations: [any FrameAnimation] = []

  /// Adds an animation and keeps it alive until it ends.
  func add(_ animation: any FrameAnimation) {
    guard !animations.contains(where: { $0 === animation }) else { return }
    animations.append(animation)
    nextFrame = nextFrame ?? time + Self.interval
  }

  /// Advances all animations to a time, unless the last frame was less than 16 milliseconds before it.
  func advance(to time: ContinuousClock.Instant, reducingMotion: Bool) {
    self.time = time
    nextFrame = nil
    guard !animations.isEmpty else { return }
    if let lastFrame, lastFrame <= time, time < lastFrame + Self.interval {
      nextFrame = lastFrame + Self.interval
      return
    }
    var steps: [ContinuousClock.Instant] = []
    let advanced = animations
    for animation in advanced {
      switch animation.advance(to: time, reducingMotion: reducingMotion) {
      case .over: animations.removeAll { $0 === animation }
      case .next(let step): steps.append(step)
      }
    }
    // An animation that was begun by the end of another one has its first frame after this one.
    if animations.contains(where: { animation in !advanced.contains { $0 === animation } }) {
      steps.append(time)
    }
    guard let step = steps.min() else { return }
    lastFrame = time
    nextFrame = max(step, time + Self.interval)
  }
}
