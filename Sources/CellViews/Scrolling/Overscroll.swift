import AutoLayout

/// How far a scroll view is scrolled beyond the ends of its content. It moves back one cell at a time.
@MainActor final class Overscroll {
  /// The cells beyond an end along each axis; negative before the start.
  private(set) var cells = (x: 0, y: 0)
  /// Whether a dragged thumb keeps the content there.
  private var isHeld = false
  /// The time of the next step back, once it is known.
  private var nextStep: ContinuousClock.Instant?
  private weak var scrollView: ScrollView?

  /// The maximum number of cells beyond an end.
  static let limit = 3
  /// The time between the last wheel step and the first step back, and between two steps back.
  private static let (rest, step) = (Duration.milliseconds(96), Duration.milliseconds(32))

  init(of scrollView: ScrollView) { self.scrollView = scrollView }

  /// Moves the content further beyond an end, or back; returns whether it moves.
  func push(_ count: Int, along axis: LayoutAxis) -> Bool {
    let former = cells
    hold(axis == .horizontal ? cells.x + count : cells.y + count, along: axis)
    release()
    return cells != former
  }

  /// Keeps the content a number of cells beyond an end.
  func hold(_ count: Int, along axis: LayoutAxis) {
    let count = min(max(count, -Self.limit), Self.limit)
    isHeld = true
    move(axis == .horizontal ? (count, cells.y) : (cells.x, count))
  }

  /// Lets the content move back.
  func release() {
    isHeld = false
    nextStep = nil
    if !isAtRest { scrollView?.window?.displayLink.add(self) }
  }

  /// Ends it at once, without moving back step by step.
  func end() {
    cells = (0, 0)
    isHeld = false
  }

  /// Whether the content is within its ends.
  private var isAtRest: Bool { cells == (0, 0) }

  private func move(_ cells: (x: Int, y: Int)) {
    guard cells != self.cells else { return }
    self.cells = cells
    scrollView?.overscrolled()
  }
}

extension Overscroll: FrameAnimation {
  func advance(to time: ContinuousClock.Instant, reducingMotion: Bool) -> AnimationProgress {
    guard !isAtRest, !isHeld else { return .over }
    guard scrollView?.window != nil else {
      // It is not visible: no steps are needed.
      scrollView?.endOverscroll()
      return .over
    }
    let next = nextStep ?? time + Self.rest
    nextStep = next
    guard time >= next else { return .next(next) }
    move((cells.x - cells.x.signum(), cells.y - cells.y.signum()))
    if isAtRest { return .over }
    nextStep = time + Self.step
    return .next(time + Self.step)
  }
}
