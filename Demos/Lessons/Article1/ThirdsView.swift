import Ashlar

/// The place of the labels; shows where a third of its width is.
final class ThirdsView: View {
  /// Whether the third is shown.
  var showsThird = true { didSet { if showsThird != oldValue { setNeedsDisplay() } } }

  override func draw(in context: DrawingContext) {
    guard showsThird else { return }
    let third = Int((bounds.width / 3 + 0.5).rounded(.down))
    for y in 0..<context.canvas.bounds.height {
      context.canvas.draw(text: "┊", at: CellPoint(x: third, y: y), style: context.theme.separator)
    }
  }
}
