import Ashlar

/// A filled box with a text in its middle, which may be about its frame. It has no natural size.
class FilledBox: View {
  /// Returns the text for a frame. One that is wider than the box is cut.
  private let text: @MainActor (Rect) -> String
  private let role: @MainActor (Theme) -> Style

  /// Creates a box with a name and a style of the theme. The text is asked for when the box is drawn or read.
  init(
    _ name: String? = nil, style role: @escaping @MainActor (Theme) -> Style,
    text: @escaping @MainActor (Rect) -> String
  ) {
    self.role = role
    self.text = text
    super.init()
    identifier = name
  }

  override var drawsItself: Bool { true }

  // MARK: - Accessibility

  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text(frame) }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: - Drawing

  override func draw(in context: DrawingContext) {
    let (canvas, style) = (context.canvas, role(context.theme))
    canvas.fill(canvas.bounds, style: style)
    let text = text(frame)
    guard let line = text.line(width: canvas.bounds.width) else { return }
    let x = max(0, (canvas.bounds.width - text.columns) / 2)
    canvas.draw(
      line: line, at: CellPoint(x: x, y: (canvas.bounds.height - 1) / 2), style: style)
  }
}
