import AutoLayout
import CellDrawing
import CellViews
import SeededNumbers
import TerminalInterface
import Testing

/// A view that fills itself with a character, and notes when it is hit.
@MainActor private final class Target: View {
  let character: Character
  var onHit: ((Target) -> Void)?

  init(_ character: Character) {
    self.character = character
    super.init()
  }

  override func draw(in context: DrawingContext) {
    let canvas = context.canvas
    let line = String(repeating: character, count: canvas.bounds.width)
    for y in 0..<canvas.bounds.height { canvas.draw(text: line, at: CellPoint(x: 0, y: y)) }
  }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    onHit?(self)
    return true
  }
}

/// What cannot be seen is passed over; nothing that can be is.
@MainActor struct PassedOverTests {
  /// What each cell shows, and who is hit there, found by looking at every view.
  private struct Picture {
    var rows: [[Character]]
    var hits: [[View]]
  }

  private func paint(_ view: View, _ x: Double, _ y: Double, _ clip: CellRect, _ on: inout Picture)
  {
    guard !view.isHidden else { return }
    func edge(_ value: Double) -> Int { Int((value + 0.5).rounded(.down)) }
    let (minX, minY) = (x + view.frame.minX, y + view.frame.minY)
    let left = edge(minX)
    let top = edge(minY)
    let cells = CellRect(
      x: left, y: top, width: edge(minX + view.frame.width) - left,
      height: edge(minY + view.frame.height) - top)
    let visible = clip.intersection(cells)
    if !visible.isEmpty {
      for row in visible.minY..<visible.maxY {
        for column in visible.minX..<visible.maxX {
          if let filled = view as? Target { on.rows[row][column] = filled.character }
          on.hits[row][column] = view
        }
      }
    }
    let inner = view.clipsToBounds ? visible : clip
    for child in view.subviews {
      paint(child, minX - view.bounds.minX, minY - view.bounds.minY, inner, &on)
    }
  }

  @Test(arguments: 0..<30)
  func `views that move, come, go and scroll are drawn and hit as all of them were looked at`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }
    func number(_ range: ClosedRange<Int>) -> Double {
      let divisor: Double = [1, 1, 2, 3, 10].randomElement(using: &random) ?? 1
      return Double(Int.random(in: range, using: &random)) / divisor
    }
    let window = Window(24, 10)
    let views = "abcdefghijklmnop".map { Target($0) }
    for view in views {
      window.addSubview(view)
      view.frame = Rect(x: number(-9...20), y: number(-5...9), width: 4, height: 2)
    }
    var hit: View?
    for view in views { view.onHit = { hit = $0 } }
    var screen = window.screen
    for _ in 0..<80 {
      for _ in 0...Int.random(in: 0...3, using: &random) {
        guard let view = views.randomElement(using: &random),
          let other = views.randomElement(using: &random)
        else { return }
        switch Int.random(in: 0..<9, using: &random) {
        case 0: view.isHidden = chance(4)
        case 1: view.clipsToBounds = chance(3)
        case 2: view.bounds.origin = Point(x: number(-20...20), y: number(-9...9))
        case 3: if chance(4) { view.removeFromSuperview() }
        case 4:
          if !other.isDescendant(of: view) { other.insertSubview(view, at: chance(2) ? 0 : 9) }
        case 5: window.addSubview(view)
        case 6:
          view.frame = Rect(
            x: number(-20...30), y: number(-9...12), width: number(0...9), height: number(0...5))
        case 7:
          view.autoresizingMask = chance(2) ? [.flexibleWidth, .flexibleLeftMargin] : []
          if chance(2) { _ = other.systemLayoutSizeFitting(Size(width: 3, height: 3)) }
        default:
          guard let superview = view.superview, chance(2) else { break }
          view.translatesAutoresizingMaskIntoConstraints.toggle()
          for (attribute, constant) in [
            (LayoutAttribute.left, number(-20...30)), (.top, number(-9...12)),
            (.width, number(0...9)), (.height, number(0...5)),
          ] {
            let isLength = attribute == .width || attribute == .height
            (try? LayoutConstraint(
              item: view, attribute: attribute, relatedBy: .equal,
              toItem: isLength ? nil : superview, attribute: isLength ? nil : attribute,
              constant: constant, priority: 500))?.isActive = true
          }
        }
        if chance(4) { view.layoutIfNeeded() }
        if chance(5) { screen = window.screen }
      }
      // As a program does, which draws when there is reason to.
      if window.needsRendering { screen = window.screen }
      var picture = Picture(
        rows: Array(repeating: Array(repeating: " ", count: 24), count: 10),
        hits: Array(repeating: Array(repeating: window, count: 24), count: 10))
      paint(window, 0, 0, CellRect(x: 0, y: 0, width: 24, height: 10), &picture)
      func trimmed(_ row: [Character]) -> String {
        String(row[...(row.lastIndex { $0 != " " } ?? -1)])
      }
      #expect(screen == picture.rows.map(trimmed), "seed \(seed)")
      if screen != picture.rows.map(trimmed) { return }
      for _ in 0..<9 {
        let column = Int.random(in: 0..<24, using: &random)
        let row = Int.random(in: 0..<10, using: &random)
        hit = window
        window.mouse(.press(.left), column, row)
        window.mouse(.release(.left), column, row)
        #expect(hit === picture.hits[row][column], "seed \(seed) at \(column), \(row)")
      }
    }
  }
}
