import Ashlar

/// A line with text at the left, which is truncated, and text at the right, which is not.
final class StatusLine: View {
  /// A text and its style.
  struct Segment {
    var text: String
    var style: Style
  }

  /// Returns the segments for a number of columns; called at each drawing.
  var content: (_ columns: Int, Theme) -> (left: [Segment], right: [Segment]) = { _, _ in ([], []) }
  /// Attributes of the whole line, blanks included, except for reversed segments, which stand out
  /// anyway.
  var attributes: Style.Attributes = []

  override var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: 1) }

  override func draw(in context: DrawingContext) {
    let canvas = context.canvas
    canvas.fill(canvas.bounds, style: context.theme.secondaryLabel.with(attributes))
    let (left, right) = content(canvas.bounds.width, context.theme)
    let needed = right.reduce(0) { $0 + $1.text.columns }
    var x = max(0, canvas.bounds.width - needed)
    draw(right, in: canvas, from: x, to: canvas.bounds.width)
    x -= needed > 0 ? 1 : 0
    draw(left, in: canvas, from: 0, to: x)
  }

  /// Draws segments side by side, truncated with an ellipsis.
  private func draw(_ segments: [Segment], in canvas: Canvas, from start: Int, to end: Int) {
    var x = start
    for segment in segments where x < end {
      guard let line = segment.text.line(width: end - x) else { continue }
      let isReversed = segment.style.attributes.contains(.reverse)
      canvas.draw(
        line: line, at: CellPoint(x: x, y: 0),
        style: isReversed ? segment.style : segment.style.with(attributes))
      x += line.width
    }
  }
}

extension Style {
  /// Returns the style with further attributes.
  func with(_ attributes: Attributes) -> Style {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }
}
