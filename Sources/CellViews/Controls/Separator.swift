import AutoLayout
import CellDrawing

/// A line between views, one cell thick. Constraints define its length.
///
///     ──────────
@MainActor open class Separator: View {
  /// The direction of the line. A horizontal line separates views above and below.
  public final var axis: LayoutAxis {
    didSet {
      guard axis != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// The kind of line; light unless set. `rounded` draws a light line.
  public final var line: BoxStyle { didSet { setNeedsDisplay() } }

  /// Creates a line.
  public init(axis: LayoutAxis = .horizontal, line: BoxStyle = .light) {
    self.axis = axis
    self.line = line
    super.init()
  }

  /// Creates a horizontal line. The frame is in the superview's coordinates and holds until constraints decide on it.
  public override convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  /// One cell thick, plus the border, without an intrinsic length.
  open override var intrinsicContentSize: Size {
    let thickness = Double(1 + 2 * borderWidth)
    return axis == .horizontal
      ? Size(width: Self.noIntrinsicMetric, height: thickness)
      : Size(width: thickness, height: Self.noIntrinsicMetric)
  }

  /// The lower edge of a horizontal line, or of the first cell of a vertical one.
  open override var firstBaseline: Baseline {
    axis == .horizontal ? .ofMiddleRow : .ofFirstRow(of: self)
  }
  /// The lower edge of the line.
  open override var lastBaseline: Baseline {
    axis == .horizontal ? .ofMiddleRow : .ofLastRow(of: self)
  }

  /// True.
  open override var drawsItself: Bool { true }

  /// Draws the line, in the theme's style of separators.
  open override func draw(in context: DrawingContext) {
    let inside = insideCells
    guard !inside.isEmpty else { return }
    let canvas = context.canvas.subcanvas(inside)
    switch axis {
    case .horizontal:
      canvas.drawHorizontalRule(
        from: CellPoint(x: 0, y: inside.height / 2), length: inside.width, line,
        style: context.theme.separator)
    case .vertical:
      canvas.drawVerticalRule(
        from: CellPoint(x: inside.width / 2, y: 0), length: inside.height, line,
        style: context.theme.separator)
    }
  }
}
