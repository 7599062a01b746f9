import AutoLayout

/// A scroller that can go to an offset frame by frame.
@MainActor protocol AnimatedScroller: View {
  /// The animation that runs; `nil` where none does. Whatever else scrolls takes its place.
  var scrollAnimation: ScrollAnimation? { get }
  /// Shows a step of the animation, in its units.
  func showScrollStep(_ offset: Point)
  /// Shows the end of the animation, and tells of it.
  func finishScrolling()
}

extension AnimatedScroller {
  /// Whether there is an animation to be seen: the window is run by an application, and does not reduce motion.
  var canAnimateScrolling: Bool {
    guard let window else { return false }
    return window.application != nil && !window.prefersReducedMotion
  }
}

/// The way of a scroller to an offset. Unlike the motion of a view, which is only drawn, it scrolls.
@MainActor final class ScrollAnimation {
  /// The offset at its end, in the scroller's units.
  let end: Point
  private let start: Point
  private weak var scroller: (any AnimatedScroller)?
  /// The time of the first frame, once it is known.
  private var begin: ContinuousClock.Instant?

  /// The time that it takes, however far it goes.
  private static let duration = Duration.milliseconds(256)

  init(of scroller: any AnimatedScroller, from start: Point, to end: Point) {
    self.scroller = scroller
    self.start = start
    self.end = end
  }
}

extension ScrollAnimation: FrameAnimation {
  func advance(to time: ContinuousClock.Instant, reducingMotion: Bool) -> AnimationProgress {
    guard let scroller, scroller.scrollAnimation === self else { return .over }
    let begin = begin ?? time
    self.begin = begin
    let elapsed = time - begin
    guard elapsed < Self.duration, !reducingMotion, scroller.window != nil else {
      scroller.finishScrolling()
      return .over
    }
    let share = View.AnimationCurve.easeInOut.progress(after: elapsed / Self.duration)
    scroller.showScrollStep(
      Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    return .next(time + DisplayLink.interval)
  }
}
