import Ashlar

/// Shows the demo's readout. It follows from the layout, so it is computed at each drawing.
final class ReadoutView: View {
  /// Returns the text; called at each drawing.
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
