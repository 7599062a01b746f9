import AutoLayout
import CellDrawing
import Localization

/// A sign that something is going on, of which nobody knows how long it takes. UIKit's name: `UIActivityIndicatorView`.
///
///     let indicator = ActivityIndicator()
///     indicator.startAnimating()
///
/// It is one cell, in the middle of its frame. It costs ten frames a second while it is seen, and none while it is not.
/// In a window that ``Window/prefersReducedMotion`` it stands still.
@MainActor open class ActivityIndicator: View {
  /// The shapes of an indicator.
  public enum Shape: Hashable, Sendable, CaseIterable {
    /// Dots of Braille that go round.
    case dots
    /// A line that turns, of characters that every terminal has.
    case line

    /// The steps of a round, one column each.
    var steps: [String] {
      switch self {
      case .dots: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
      case .line: ["|", "/", "-", "\\"]
      }
    }

    /// The sign that does not move.
    var still: String { self == .dots ? "⠿" : "*" }
  }

  /// The time of a step.
  private static let period = Duration.milliseconds(100)

  /// The shape; dots unless set.
  public final var shape: Shape { didSet { if shape != oldValue { setNeedsDisplay() } } }
  /// Whether something is going on; false at first.
  public final private(set) var isAnimating = false
  /// Whether the view is hidden while nothing is going on; true unless set. UIKit's name.
  public final var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  private var begin: ContinuousClock.Instant?
  private var step = 0
  /// Whether the present step was drawn.
  private var isSeen = false

  /// Creates an indicator that is hidden until it is started.
  public init(_ shape: Shape = .dots) {
    self.shape = shape
    super.init()
    isHidden = true
  }

  /// Creates an indicator of dots that is hidden until it is started. The frame is in the superview's coordinates and
  /// holds until constraints decide on it.
  public override convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  /// Shows that something is going on.
  public final func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    (begin, step) = (nil, 0)
    isHidden = false
    setNeedsDisplay()
  }

  /// Shows that nothing is going on any more.
  public final func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    isHidden = hidesWhenStopped
    setNeedsDisplay()
  }

  /// One cell, and the border.
  open override var intrinsicContentSize: Size {
    let length = Double(1 + 2 * borderWidth)
    return Size(width: length, height: length)
  }

  /// The lower edge of the sign.
  open override var firstBaseline: Baseline { .ofMiddleRow }
  /// ``firstBaseline``, unless overridden.
  open override var lastBaseline: Baseline { firstBaseline }

  override final var isElementUnlessSet: Bool { true }
  override final var ownTraits: AccessibilityTraits { .updatesFrequently }
  /// `in progress` or `halted`, unless another one is set.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? localizer.string(
          isAnimating
            ? LocalizedText("in progress", chinese: "进行中") : LocalizedText("halted", chinese: "已停止")
        )
    }
    set { super.accessibilityValue = newValue }
  }

  /// True: it draws its sign.
  open override var drawsItself: Bool { true }

  /// Draws the sign in the middle; one that stands still where nothing is going on or motion is reduced.
  open override func draw(in context: DrawingContext) {
    let inside = context.canvas.bounds.inset(by: borderWidth)
    guard !inside.isEmpty else { return }
    let moves = isAnimating && !(window?.prefersReducedMotion ?? true)
    let style = isAnimating ? context.theme.tint : context.theme.secondaryLabel
    let middle = CellPoint(
      x: inside.minX + (inside.width - 1) / 2, y: inside.minY + inside.height / 2)
    context.canvas.draw(
      text: moves ? shape.steps[step % shape.steps.count] : shape.still, at: middle, style: style)
    guard moves else { return }
    isSeen = true
    window?.displayLink.add(self)
  }
}

extension ActivityIndicator: FrameAnimation {
  func advance(to time: ContinuousClock.Instant, reducingMotion: Bool) -> AnimationProgress {
    guard isAnimating, !reducingMotion, window != nil else { return .over }
    let begin = begin ?? time
    self.begin = begin
    let passed = Int((time - begin) / Self.period)
    let step = passed % shape.steps.count
    if step != self.step {
      // Nobody sees it. It is added again when it is drawn.
      guard isSeen else { return .over }
      self.step = step
      isSeen = false
      setNeedsDisplay(bounds)
    }
    return .next(begin + Self.period * (passed + 1))
  }
}
