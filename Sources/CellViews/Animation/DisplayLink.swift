/// Something of a window that changes as time goes by.
@MainActor protocol FrameAnimation: AnyObject {
  /// Takes the state that it has at a time, and marks what has to be drawn for it.
  func advance(to time: ContinuousClock.Instant, reducingMotion: Bool) -> AnimationProgress
}

/// What an animation still has to do.
enum AnimationProgress {
  /// Nothing: it is over.
  case over
  /// Something, not before a time.
  case next(ContinuousClock.Instant)
}

/// The frames of a window's animations: at most one in 16 milliseconds, and none where nothing moves. UIKit's word:
/// `CADisplayLink`.
///
/// It has no clock: each turn of the program says what time it is. An animation that begins within a turn or between
/// two of them begins with the next frame.
@MainActor package final class DisplayLink {
  /// The time between two frames.
  static let interval = Duration.milliseconds(16)

  /// The time of the last turn.
  package private(set) var time = ContinuousClock.now
  /// The time of the next frame; `nil` where nothing moves.
  private(set) var nextFrame: ContinuousClock.Instant?
  /// The number of animators that hold views away from their frames, running or paused.
  var activeAnimators = 0
  private var lastFrame: ContinuousClock.Instant?
  private var animations: [any FrameAnimation] = []

  /// Adds an animation, and holds it until it is over.
  func add(_ animation: any FrameAnimation) {
    guard !animations.contains(where: { $0 === animation }) else { return }
    animations.append(animation)
    nextFrame = nextFrame ?? time + Self.interval
  }

  /// Advances the animations to a time, unless the last frame was just before.
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
    // What the end of one has begun has its first frame after this one.
    if animations.contains(where: { animation in !advanced.contains { $0 === animation } }) {
      steps.append(time)
    }
    guard let step = steps.min() else { return }
    lastFrame = time
    nextFrame = max(step, time + Self.interval)
  }
}
