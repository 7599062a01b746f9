import Ashlar

/// A superview on the stage: its bounds are a dotted box, behind its subviews. What reaches out of it is clipped, and a
/// sign at the edge says so.
final class BoundsView: View {
  override init() {
    super.init()
    clipsToBounds = true
  }

  override var drawsItself: Bool { true }

  override func draw(in context: DrawingContext) {
    let canvas = context.canvas
    let (right, bottom) = (canvas.bounds.maxX - 1, canvas.bounds.maxY - 1)
    let style = context.theme.separator
    func put(_ text: String, _ x: Int, _ y: Int) {
      canvas.draw(text: text, at: CellPoint(x: x, y: y), style: style)
    }
    for y in 0..<canvas.bounds.height {
      put("┊", 0, y)
      put("┊", right, y)
    }
    // One column or one row has no corners.
    guard right > 0, bottom > 0 else { return }
    let line = String(repeating: "┈", count: right - 1)
    put("┌\(line)┐", 0, 0)
    put("└\(line)┘", 0, bottom)
  }

  /// The signs of what is cut off, in the middle of what is left of it.
  override func drawForeground(in context: DrawingContext) {
    let (own, bounds) = (cellFrame, context.canvas.bounds)
    guard bounds.width > 0, bounds.height > 0 else { return }
    func put(_ sign: String, _ x: Int, _ y: Int) {
      context.canvas.draw(text: sign, at: CellPoint(x: x, y: y), style: context.theme.tint)
    }
    for view in subviews where !view.isHidden {
      let frame = view.cellFrame
      let place = frame.offset(by: CellPoint(x: -own.minX, y: -own.minY))
      guard place.width > 0, place.height > 0 else { continue }
      let x = min(max(0, (place.minX + place.maxX - 1) / 2), bounds.maxX - 1)
      let y = min(max(0, (place.minY + place.maxY - 1) / 2), bounds.maxY - 1)
      if place.maxX > bounds.maxX { put("→", bounds.maxX - 1, y) }
      if place.minX < 0 { put("←", 0, y) }
      if place.maxY > bounds.maxY { put("↓", x, bounds.maxY - 1) }
      if place.minY < 0 { put("↑", x, 0) }
    }
  }
}
