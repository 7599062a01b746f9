import AutoLayout
import CellDrawing
import Localization

/// A sign that a task of unknown duration is in progress. UIKit's name: `UIActivityIndicatorView`.
///
///     let indicator = ActivityIndicator()
///     indicator.startAnimating()
///
/// It takes one cell in the middle of its frame. While it is visible, it is drawn ten times a second; while it is not,
/// it costs nothing. In a window whose ``Window/prefersReducedMotion`` is true it does not move.
@MainActor open class ActivityIndicator: View {
  /// The animations of an indicator.
  public enum Shape: Hashable, Sendable, CaseIterable {
    /// Rotating Braille dots.
    case dots
    /// A rotating line of ASCII characters, which every terminal has.
    case line

    /// The frames of one rotation, one column wide each.
    var steps: [String] {
      switch self {
      case .dots: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
      case .line: ["|", "/", "-", "\\"]
      }
    }

    /// The sign to show without motion.
    var still: String { self == .dots ? "⠿" : "*" }
  }

  /// The time for which a frame is shown.
  private static let period = Duration.milliseconds(100)

  /// The animation; dots unless set.
  public final var shape: Shape { didSet { if shape != oldValue { setNeedsDisplay() } } }
  /// Whether the indicator is animating; false at first.
  public final private(set) var isAnimating = false
  /// Whether the view is hidden while it is not animating; true unless set. UIKit's name.
  public final var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  private var begin: ContinuousClock.Instant?
  private var step = 0
  /// Whether the present frame was drawn.
  private var isSeen = false

  /// Creates an indicator, which is hidden until `startAnimating()`.
  public init(_ shape: Shape = .dots) {
    self.shape = shape
    super.init()
    isHidden = true
  }

  /// Creates a hidden indicator of dots. The frame is in the superview's coordinates and holds until constraints decide
  /// on it.
  public override convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  /// Starts the animation.
  public final func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    (begin, step) = (nil, 0)
    isHidden = false
    setNeedsDisplay()
  }

  /// Stops the animation.
  public final func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    isHidden = hidesWhenStopped
    setNeedsDisplay()
  }

  /// One cell plus the border.
  open override var intrinsicContentSize: Size {
    let length = Double(1 + 2 * borderWidth)
    return Size(width: length, height: length)
  }

  /// The lower edge of the sign's row.
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

  /// True: the view draws its sign.
  open override var drawsItself: Bool { true }

  /// Draws the sign in the middle. It does not move if the animation is stopped or motion is reduced.
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
      // It is not visible. It is added again when it is drawn.
      guard isSeen else { return .over }
      self.step = step
      isSeen = false
      setNeedsDisplay(bounds)
    }
    return .next(begin + Self.period * (passed + 1))
  }
}
