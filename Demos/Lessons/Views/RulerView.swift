import Ashlar

/// A line as long as the view, with a title above its beginning: the length it stands for.
final class RulerView: View {
  var title = LocalizedText.empty { didSet { if title != oldValue { setNeedsDisplay() } } }
  /// Whether it stands for the length that matters now.
  var isLit = false { didSet { if isLit != oldValue { setNeedsDisplay() } } }

  override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: 2) }
  override var drawsItself: Bool { true }

  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  private var text: String { (window?.localizer ?? .english).string(title) }

  /// The title may be longer than the line: it stands in front of what is beside the view.
  override func draw(in context: DrawingContext) {
    let size = context.canvas.bounds.size
    let style = isLit ? context.theme.tint : context.theme.secondaryLabel
    if let line = text.line(width: size.width) {
      context.canvas.draw(line: line, at: .zero, style: style)
    }
    guard size.width > 0 else { return }
    let line = "├" + String(repeating: "─", count: max(0, size.width - 2)) + "┤"
    context.canvas.draw(
      text: size.width == 1 ? "│" : line, at: CellPoint(x: 0, y: 1), style: style)
  }
}
