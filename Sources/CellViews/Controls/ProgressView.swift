import AutoLayout
import CellDrawing

/// A bar that shows the progress of a task. UIKit's name: `UIProgressView`.
///
///     let download = ProgressView(progress: 0.45)
///
///     ━━━━━━━━━───────────
///
/// The completed part is a heavy line, so it is visible without colours. The resolution is half a column. The bar is
/// entirely heavy only at 1, and entirely light only at 0.
@MainActor open class ProgressView: View {
  /// The progress from 0 to 1; clamped to this range. A number that is not finite is ignored.
  public final var progress: Double {
    get { stored }
    set {
      guard newValue.isFinite else { return }
      let clamped = min(max(newValue, 0), 1)
      guard clamped != stored else { return }
      let former = halves
      stored = clamped
      if halves != former { setNeedsDisplay() }
    }
  }
  private var stored = 0.0

  /// Creates a bar.
  public init(progress: Double = 0) {
    super.init()
    clipsToBounds = true
    takePrioritiesOfUsualWidth()
    self.progress = progress
  }

  /// Creates a bar without progress. The frame is in the superview's coordinates and holds until constraints decide on
  /// it.
  public override convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  /// Twenty columns and one row, plus the border.
  open override var intrinsicContentSize: Size {
    Size(width: Double(20 + 2 * borderWidth), height: Double(1 + 2 * borderWidth))
  }

  /// The lower edge of the bar's row.
  open override var firstBaseline: Baseline { .ofMiddleRow }
  /// ``firstBaseline``, unless overridden.
  open override var lastBaseline: Baseline { firstBaseline }

  /// The number of half columns that are heavy.
  private var halves: Int {
    let all = 2 * insideCells.width
    guard stored > 0, stored < 1 else { return stored > 0 ? all : 0 }
    return min(max(1, Int((stored * Double(all)).rounded())), max(1, all - 1))
  }

  override final var isElementUnlessSet: Bool { true }
  override final var ownTraits: AccessibilityTraits { .updatesFrequently }
  /// The progress, such as `45%`, unless another value is set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((stored * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// True.
  open override var drawsItself: Bool { true }

  /// Draws the line.
  open override func draw(in context: DrawingContext) {
    let inside = insideCells
    guard !inside.isEmpty else { return }
    let theme = context.theme
    let canvas = context.canvas.subcanvas(
      CellRect(x: inside.minX, y: inside.minY + inside.height / 2, width: inside.width, height: 1))
    let (full, half) = (halves / 2, halves % 2)
    canvas.drawHorizontalRule(from: .zero, length: inside.width, style: theme.separator)
    canvas.drawHorizontalRule(
      from: CellPoint(x: isMirrored ? inside.width - full : 0, y: 0), length: full, .heavy,
      style: theme.tint)
    if half > 0 {
      canvas.draw(
        text: isMirrored ? "╼" : "╾",
        at: CellPoint(x: isMirrored ? inside.width - full - 1 : full, y: 0), style: theme.tint)
    }
  }
}
