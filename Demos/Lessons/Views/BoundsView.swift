import Ashlar

/// A superview on the stage: its bounds are a dotted box, behind its subviews. What reaches out of it is clipped, and a
/// sign at the edge says so.
final class BoundsView: View {
  /// Whether the box is left out, and the signs alone are drawn.
  var hidesBounds = false { didSet { if hidesBounds != oldValue { setNeedsDisplay() } } }

  override init() {
    super.init()
    clipsToBounds = true
  }

  override var drawsItself: Bool { true }

  override func draw(in context: DrawingContext) {
    guard !hidesBounds else { return }
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

  /// The signs of what is cut off, in the middle of what is left of it, beside a text that is there.
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
      let columns = Self.fromMiddle(place.minX, place.maxX, within: bounds.width)
      let rows = Self.fromMiddle(place.minY, place.maxY, within: bounds.height)
      func isFree(_ x: Int, _ y: Int) -> Bool {
        guard let cell = context.canvas.cell(at: CellPoint(x: x, y: y)) else { return false }
        return cell.isBlank || cell.text.unicodeScalars.allSatisfy { ("─"..."▟").contains($0) }
      }
      func atSide(_ sign: String, _ x: Int) {
        put(sign, x, rows.first { isFree(x, $0) } ?? rows[0])
      }
      func atEnd(_ sign: String, _ y: Int) {
        put(sign, columns.first { isFree($0, y) } ?? columns[0], y)
      }
      if place.maxX > bounds.maxX { atSide("→", bounds.maxX - 1) }
      if place.minX < 0 { atSide("←", 0) }
      if place.maxY > bounds.maxY { atEnd("↓", bounds.maxY - 1) }
      if place.minY < 0 { atEnd("↑", 0) }
    }
  }

  /// Returns the part of a range within a length, the nearest to its middle first; never nothing.
  private static func fromMiddle(_ start: Int, _ end: Int, within length: Int) -> [Int] {
    let (low, high) = (max(0, min(start, length - 1)), max(0, min(end - 1, length - 1)))
    let middle = (low + high) / 2
    return (low...high).sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
  }
}
