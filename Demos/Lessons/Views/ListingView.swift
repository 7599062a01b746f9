import Ashlar

/// Lines of text, none of them wrapped. Where there is no room for all, those around the lit ones are shown, and a sign
/// in the last column says that there are more.
final class ListingView: View {
  /// A line.
  struct Line: Equatable {
    var text: LocalizedText
    /// Whether it is one of those that matter now.
    var isLit = false
    /// Whether it is less important than the others.
    var isSecondary = false
    /// The columns of the line that are marked, if any.
    var marked: Range<Int>?
  }

  /// Returns the lines as of the last layout. It is asked whenever they are drawn or read.
  var content: () -> [Line] = { [] }
  /// The number of lines that there is to be room for.
  var numberOfLines = 0 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// As high as the lines are many; as wide as it is given.
  override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: Double(numberOfLines))
  }

  override var drawsItself: Bool { numberOfLines > 0 }

  // MARK: - Accessibility

  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? content().map { string($0.text) }.joined(separator: "\n") }
    set { super.accessibilityLabel = newValue }
  }

  private func string(_ text: LocalizedText) -> String {
    (window?.localizer ?? .english).string(text)
  }

  // MARK: - Drawing

  /// Returns the lines that are shown in a number of rows: all, or those around the lit ones.
  private func shown(of lines: [Line], inRows rows: Int) -> Range<Int> {
    guard rows < lines.count else { return lines.indices }
    let first = lines.firstIndex(where: \.isLit) ?? 0
    let last = lines.lastIndex(where: \.isLit) ?? first
    let start = last < rows ? 0 : min(first, lines.count - rows)
    return start..<start + rows
  }

  override func draw(in context: DrawingContext) {
    let size = context.canvas.bounds.size
    guard size.width > 0, size.height > 0 else { return }
    let lines = content()
    let shown = shown(of: lines, inRows: size.height)
    for (y, index) in shown.enumerated() {
      let isCutAbove = y == 0 && shown.lowerBound > 0
      let isCutBelow = y == shown.count - 1 && shown.upperBound < lines.count
      let width = isCutAbove || isCutBelow ? size.width - 1 : size.width
      draw(lines[index], at: y, width: width, in: context)
      guard width < size.width else { continue }
      context.canvas.draw(
        text: isCutAbove && isCutBelow ? "↕" : isCutAbove ? "↑" : "↓",
        at: CellPoint(x: width, y: y), style: context.theme.secondaryLabel)
    }
  }

  private func draw(_ line: Line, at y: Int, width: Int, in context: DrawingContext) {
    let text = string(line.text)
    guard let shown = text.line(width: width) else { return }
    let theme = context.theme
    let style = line.isLit ? theme.tint : line.isSecondary ? theme.secondaryLabel : theme.label
    context.canvas.draw(line: shown, at: CellPoint(x: 0, y: y), style: style)
    guard let marked = line.marked, marked.upperBound <= text.count else { return }
    let isCut = text.columns > width
    let room = isCut ? max(0, width - 1 - marked.lowerBound) : marked.count
    let part = text.dropFirst(marked.lowerBound).prefix(min(marked.count, room))
    context.canvas.draw(
      text: String(part), at: CellPoint(x: marked.lowerBound, y: y), style: theme.selection)
  }
}
