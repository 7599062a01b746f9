import AutoLayout

/// How far a scroll view shows what is beyond the ends of its content, and the way back, cell by cell.
@MainActor final class Overscroll {
  /// The cells beyond an end along each axis; negative before the start.
  private(set) var cells = (x: 0, y: 0)
  /// Whether the mouse holds the content there.
  private var isHeld = false
  /// The time of the next step back, once it is known.
  private var nextStep: ContinuousClock.Instant?
  private weak var scrollView: ScrollView?

  /// The most cells beyond an end.
  static let limit = 3
  /// The time after the last step of the wheel before the content moves back, and the time of each cell on its way.
  private static let (rest, step) = (Duration.milliseconds(96), Duration.milliseconds(32))

  init(of scrollView: ScrollView) { self.scrollView = scrollView }

  /// Moves the content further beyond an end, or less far; returns whether it moves.
  func push(_ count: Int, along axis: LayoutAxis) -> Bool {
    let former = cells
    hold(axis == .horizontal ? cells.x + count : cells.y + count, along: axis)
    release()
    return cells != former
  }

  /// Holds the content some cells beyond an end.
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

  /// Forgets it, without a way back.
  func end() {
    cells = (0, 0)
    isHeld = false
  }

  /// Whether nothing beyond an end is shown.
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
      // Nobody sees it come back.
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
