import Ashlar

/// What decides now, in the demo's words: text that is asked for whenever it is drawn, as it follows from
/// the layout.
final class ReadoutView: View {
  /// What is shown.
  var content: () -> String = { "" }

  override func draw(in context: DrawingContext) {
    let canvas = context.canvas
    let lines = Paragraph(content()).lines(
      width: max(1, canvas.bounds.width), maximumLines: canvas.bounds.height)
    for (y, line) in lines.enumerated() {
      canvas.draw(line: line, at: CellPoint(x: 0, y: y), style: context.theme.tint)
    }
  }
}
