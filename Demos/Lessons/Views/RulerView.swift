import Ashlar

/// A line as long as the view, with a caption above its beginning: the length it stands for. The caption may be longer
/// than the line, so it is a view of its own, and where it ends is for others to say.
final class RulerView: View {
  let caption = LocalizedLabel()
  /// Whether it stands for the length that matters now.
  var isLit = false { didSet { if isLit != oldValue { showStyle() } } }

  override init() {
    super.init()
    caption.identifier = "caption"
    addSubview(caption)
    caption.mas.makeConstraints { $0.left.top.equalTo(self) }
    showStyle()
  }

  override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: 2) }
  override var drawsItself: Bool { true }

  private func showStyle() {
    caption.setTextStyle(isLit ? \.tint : \.secondaryLabel)
    setNeedsDisplay()
  }

  override func draw(in context: DrawingContext) {
    let width = context.canvas.bounds.width
    guard width > 0 else { return }
    let line = "├" + String(repeating: "─", count: max(0, width - 2)) + "┤"
    context.canvas.draw(
      text: width == 1 ? "│" : line, at: CellPoint(x: 0, y: 1),
      style: isLit ? context.theme.tint : context.theme.secondaryLabel)
  }
}
