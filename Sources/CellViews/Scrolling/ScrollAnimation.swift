import AutoLayout

/// A scroller that can animate to an offset.
@MainActor protocol AnimatedScroller: View {
  /// The running animation; `nil` if there is none. Any other scrolling replaces it.
  var scrollAnimation: ScrollAnimation? { get }
  /// Shows a step of the animation, in the scroller's units.
  func showScrollStep(_ offset: Point)
  /// Shows the end of the animation and tells the delegate.
  func finishScrolling()
}

extension AnimatedScroller {
  /// Whether scrolling can be animated: an application runs the window, and it does not reduce motion.
  var canAnimateScrolling: Bool {
    guard let window else { return false }
    return window.application != nil && !window.prefersReducedMotion
  }
}

/// An animation of a scroller to an offset. Unlike a view's motion, which only affects drawing, it changes the offset.
@MainActor final class ScrollAnimation {
  /// The final offset, in the scroller's units.
  let end: Point
  private let start: Point
  private weak var scroller: (any AnimatedScroller)?
  /// The time of the first frame, once it is known.
  private var begin: ContinuousClock.Instant?

  /// The duration, for any distance.
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
