import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

/// Which view is hit at a point, and which takes events.
@MainActor struct HitTests {
  private let window = Window(20, 10)
  private let back = Probe("back")
  private let front = Probe("front")
  private let inner = Probe("inner")

  init() {
    window.addSubview(back)
    window.addSubview(front)
    front.addSubview(inner)
    back.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    front.frame = Rect(x: 5, y: 0, width: 10, height: 10)
    inner.frame = Rect(x: 2, y: 2, width: 4, height: 4)
  }

  @Test func `hitTest finds the frontmost view, in the coordinates of who is asked`() {
    #expect(window.hitTest(Point(x: 1, y: 1)) === back)
    #expect(window.hitTest(Point(x: 6, y: 1)) === front)
    #expect(window.hitTest(Point(x: 8, y: 3)) === inner)
    #expect(window.hitTest(Point(x: 17, y: 1)) === window)
    #expect(window.hitTest(Point(x: 20, y: 1)) == nil)
    #expect(window.hitTest(Point(x: -0.5, y: 1)) == nil)
    #expect(front.hitTest(Point(x: 3, y: 3)) === inner)
    #expect(front.hitTest(Point(x: -1, y: 3)) == nil)
    #expect(back.hitTest(Point(x: 8, y: 3)) === back)
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(window.hitTest(Point(x: number, y: 0)) == nil)
    }
  }

  @Test func `hitTest passes over what is hidden or cut off`() {
    inner.frame.origin.x = 9
    #expect(window.hitTest(Point(x: 17, y: 3)) === inner)
    front.clipsToBounds = true
    #expect(window.hitTest(Point(x: 17, y: 3)) === window)
    #expect(window.hitTest(Point(x: 14, y: 3)) === inner)
    inner.isHidden = true
    #expect(window.hitTest(Point(x: 14, y: 3)) === front)
    front.isHidden = true
    #expect(window.hitTest(Point(x: 9, y: 3)) === back)
  }

  @Test func `hitTest follows what is scrolled`() {
    front.bounds.origin = Point(x: 2, y: 2)
    #expect(window.hitTest(Point(x: 5, y: 0)) === inner)
    #expect(front.hitTest(Point(x: 2, y: 2)) === inner)
    #expect(front.hitTest(Point(x: 1, y: 2)) == nil)
  }

  /// A view that is hit a cell around where it is seen, or nowhere.
  private final class Reaching: View {
    var isOpen = true
    override func point(inside point: Point) -> Bool {
      isOpen && point.x >= bounds.minX - 1 && point.x < bounds.maxX + 1
        && super.point(inside: Point(x: bounds.minX, y: point.y))
    }
  }

  @Test func `point inside says what belongs to a view, and may be overridden`() {
    #expect(inner.point(inside: .zero))
    #expect(inner.point(inside: Point(x: 3.9, y: 3.9)))
    #expect(!inner.point(inside: Point(x: 4, y: 0)))
    #expect(!inner.point(inside: Point(x: 0, y: -0.1)))
    let reaching = Reaching(frame: Rect(x: 2, y: 5, width: 2, height: 1))
    reaching.addSubview(View(frame: Rect(x: 0, y: 0, width: 1, height: 1)))
    window.addSubview(reaching)
    #expect(window.hitTest(Point(x: 1, y: 5)) === reaching)
    #expect(window.hitTest(Point(x: 4, y: 5)) === reaching)
    #expect(window.hitTest(Point(x: 5, y: 5)) === front)
    #expect(window.hitTest(Point(x: 1, y: 4)) === back)
    // What is inside of it is hit all the same.
    reaching.isOpen = false
    #expect(window.hitTest(Point(x: 3, y: 5)) === back)
    #expect(window.hitTest(Point(x: 2, y: 5)) === reaching.subviews[0])
  }

  @Test func `a view of fractions is hit in the cells where it is drawn`() {
    for start in stride(from: 0.0, through: 2, by: 0.125) {
      for width in stride(from: 0.0, through: 3, by: 0.125) {
        let (window, view) = (Window(8, 1), Filled("x"))
        window.addSubview(view)
        view.frame = Rect(x: start, y: 0, width: width, height: 1)
        view.bounds.origin = Point(x: 5, y: -3)
        let row = (window.screen[0] + "        ").prefix(8)
        for (column, character) in row.enumerated() {
          let hit = window.hitTest(Point(x: Double(column), y: 0))
          #expect((hit === view) == (character == "x"), "\(start) \(width) \(column)")
        }
      }
    }
  }

  @Test func `a border is hit where it is seen, whatever the subviews reach`() {
    for (width, height) in [(1, 1), (2, 2), (3, 2), (2, 3), (4, 3), (7, 5)] {
      let window = Window(12, 8)
      let (box, filling) = (View(), Filled("x"))
      window.addSubview(box)
      box.addSubview(filling)
      box.border = .light
      box.frame = Rect(x: 1, y: 1, width: Double(width), height: Double(height))
      // It reaches out of the box on all sides.
      filling.frame = Rect(x: -1, y: -1, width: Double(width) + 2, height: Double(height) + 2)
      let screen = window.render()
      for y in 0..<8 {
        for x in 0..<12 {
          let hit = window.hitTest(Point(x: Double(x), y: Double(y)))
          let glyph = screen[x, y].description
          let expected: View = glyph.contains("x") ? filling : window
          let isBorder = "─│┌┐└┘".contains { glyph.contains($0) }
          #expect(hit === (isBorder ? box : expected), "\(width)×\(height) \(x),\(y) \(glyph)")
        }
      }
    }
  }

  @Test func `a border that is cut off, or whose view is not hit, hits what is behind`() {
    front.border = .light
    window.clipsToBounds = true
    #expect(window.hitTest(Point(x: 5, y: 0)) === front)
    inner.frame = Rect(x: 0, y: 0, width: 4, height: 4)
    #expect(window.hitTest(Point(x: 5, y: 0)) === front)
    #expect(window.hitTest(Point(x: 6, y: 1)) === inner)
    front.bounds.origin = Point(x: 1, y: 1)
    #expect(window.hitTest(Point(x: 5, y: 0)) === front)
    #expect(front.hitTest(Point(x: 1, y: 1)) === front)
    front.isUserInteractionEnabled = false
    #expect(window.hitTest(Point(x: 5, y: 0)) === back)
  }

  @Test func `isUserInteractionEnabled lets hits pass to what is behind, subviews too`() {
    inner.takesMouse = true
    back.takesMouse = true
    inner.frame.origin.x = 0
    front.isUserInteractionEnabled = false
    #expect(window.hitTest(Point(x: 6, y: 3)) === back)
    window.mouse(.press(.left), 6, 3)
    window.mouse(.release(.left), 6, 3)
    #expect(back.clicks.count == 2)
    #expect(inner.clicks.isEmpty && front.clicks.isEmpty)
    front.isUserInteractionEnabled = true
    window.mouse(.press(.left), 6, 3)
    #expect(inner.clicks.count == 1)
    inner.isUserInteractionEnabled = false
    // Who took a press keeps the mouse until it is released.
    window.mouse(.release(.left), 6, 3)
    #expect(inner.clicks.count == 2)
    window.mouse(.scrollUp, 6, 3)
    #expect(front.clicks.count == 1)
  }

  @Test func `keys pass over a view that takes no events, to the superview`() {
    inner.becomeFirstResponder()
    window.key(.up)
    #expect(inner.keys == [.up] && front.keys == [.up])
    inner.isUserInteractionEnabled = false
    window.key(.down)
    #expect(inner.keys == [.up] && front.keys == [.up, .down])
    inner.isUserInteractionEnabled = true
    front.isUserInteractionEnabled = false
    window.key(.left)
    #expect(inner.keys == [.up] && front.keys == [.up, .down])
    window.isUserInteractionEnabled = false
    window.key(.right)
    window.send(.key(KeyPress(.character("c"), modifiers: .control)))
    #expect(window.isClosed)
  }

  @Test func `textColor changes nothing but the colour`() {
    let label = Label("text")
    window.addSubview(label)
    window.theme.label = Style(foreground: .green, attributes: .bold)
    #expect(label.textColor == .green)
    label.textColor = .red
    #expect(label.textStyle == Style(foreground: .red, attributes: .bold))
    window.theme.label = Style(attributes: .italic)
    #expect(label.textStyle == Style(foreground: .red, attributes: .italic))
    label.sizeToFit()
    #expect(window.render()[0, 0].style == Style(foreground: .red, attributes: .italic))
    label.textStyle = Style(foreground: .blue)
    #expect(label.textColor == .blue)
    label.textColor = .standard
    #expect(label.textStyle == .plain)
    label.setTextStyle(\.tint)
    #expect(label.textStyle == window.theme.tint)
  }
}
