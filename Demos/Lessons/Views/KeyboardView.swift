import Ashlar

/// A panel that looks like a keyboard. As many of its rows of keys are drawn as there is room for, below a free row.
final class KeyboardView: View {
  private static let rows = [
    "1 2 3 4 5 6 7 8 9 0", "q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m",
    "[             ]",
  ]

  override var drawsItself: Bool { true }

  override func draw(in context: DrawingContext) {
    let (canvas, style) = (context.canvas, context.theme.systemGreen)
    canvas.fill(canvas.bounds, style: style)
    let rows = Self.rows.suffix(max(0, canvas.bounds.height - 1))
    for (index, row) in rows.enumerated() {
      let x = (canvas.bounds.width - row.count) / 2
      canvas.draw(
        text: row, at: CellPoint(x: x, y: canvas.bounds.height - rows.count + index), style: style)
    }
  }
}
