import AutoLayout

extension ScrollView {
  /// Scrolls to an offset, at once or animated. An offset with a coordinate that is not finite is ignored. UIKit's
  /// name.
  ///
  /// During the animation ``contentOffset`` is the offset that is shown. Keys, the wheel and any other scrolling stop
  /// the animation where it is. In a window that no ``Application`` runs, or that reduces motion, the offset is reached
  /// at once.
  public final func setContentOffset(_ offset: Point, animated: Bool) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    guard animated, canAnimateScrolling, let window else {
      contentOffset = offset
      if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
      return
    }
    endOverscroll()
    let animation = ScrollAnimation(of: self, from: contentOffset, to: legal(offset))
    scrollAnimation = animation
    window.displayLink.add(animation)
  }

  /// Scrolls as little as possible so that a rectangle of the content is visible. If it does not fit, its start is
  /// visible. The part of the view that the ``contentInset`` takes does not count as visible, but at least one line
  /// always does. UIKit's name.
  public final func scrollRectToVisible(_ rect: Rect) {
    contentOffset = offset(showing: rect)
  }

  /// Returns the offset nearest to the present one at which a rectangle of the content is visible.
  private func offset(showing rect: Rect) -> Point {
    let offset = contentOffset
    return Point(
      x: room(along: .horizontal).offset(offset.x, showing: rect.minX, rect.maxX),
      y: room(along: .vertical).offset(offset.y, showing: rect.minY, rect.maxY))
  }

  private func room(along axis: LayoutAxis) -> InsetRoom {
    let (start, end) = insets(along: axis)
    return InsetRoom(in: insideSize[axis], start: start, end: end)
  }

  /// Scrolls like ``scrollRectToVisible(_:)``, at once or animated. UIKit's name.
  public final func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }
}

extension ScrollView: AnimatedScroller {
  final func showScrollStep(_ offset: Point) {
    move(to: Point(x: offset.x.rounded(), y: offset.y.rounded()))
  }

  final func finishScrolling() {
    guard let end = scrollAnimation?.end else { return }
    contentOffset = end
    delegate?.scrollViewDidEndScrollingAnimation(self)
  }
}

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
