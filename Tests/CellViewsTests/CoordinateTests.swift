import AutoLayout
import CellDrawing
import CellViews
import SeededNumbers
import TerminalInterface
import Testing

/// Points and rectangles from view to view.
@MainActor struct CoordinateTests {
  private let window = Window(20, 10)
  private let parent = View(frame: Rect(x: 2, y: 1, width: 10, height: 5))
  private let child = View(frame: Rect(x: 3, y: 2, width: 4, height: 2))
  private let cousin = View(frame: Rect(x: 10, y: 0, width: 5, height: 5))

  init() {
    window.addSubview(parent)
    window.addSubview(cousin)
    parent.addSubview(child)
  }

  @Test func `init frame sets the frame`() {
    #expect(child.frame == Rect(x: 3, y: 2, width: 4, height: 2))
    #expect(Label(frame: Rect(x: 1, y: 2, width: 3, height: 4)).frame.maxX == 4)
    #expect(ScrollView(frame: Rect(x: 1, y: 2, width: 3, height: 4)).clipsToBounds)
    #expect(StackView(frame: Rect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
  }

  @Test func `convert to and from nil is that of the window`() {
    #expect(child.convert(Point(x: 1, y: 1), to: nil) == Point(x: 6, y: 4))
    #expect(child.convert(Point(x: 6, y: 4), from: nil) == Point(x: 1, y: 1))
    #expect(child.convert(child.bounds, to: nil) == Rect(x: 5, y: 3, width: 4, height: 2))
    #expect(child.convert(child.bounds, to: window) == child.absoluteFrame)
    #expect(window.convert(Point(x: 6, y: 4), to: child) == Point(x: 1, y: 1))
    #expect(window.convert(Point(x: 6, y: 4), to: nil) == Point(x: 6, y: 4))
  }

  @Test func `convert between views takes scrolling into account`() {
    parent.bounds.origin = Point(x: 1, y: -2)
    #expect(child.convert(Point.zero, to: parent) == child.frame.origin)
    #expect(child.convert(Point.zero, to: nil) == Point(x: 4, y: 5))
    #expect(child.convert(Point.zero, to: cousin) == Point(x: -6, y: 5))
    #expect(
      cousin.convert(Rect(x: 0, y: 0, width: 1, height: 1), to: child)
        == Rect(x: 6, y: -5, width: 1, height: 1))
    child.bounds.origin = Point(x: 0, y: 7)
    #expect(child.convert(child.bounds, to: parent) == child.frame)
  }

  @Test func `without a window the top of the tree counts`() {
    parent.removeFromSuperview()
    #expect(child.convert(Point.zero, to: nil) == Point(x: 3, y: 2))
    #expect(parent.convert(Point(x: 1, y: 1), to: nil) == Point(x: 1, y: 1))
    // Tops of two trees lie on each other.
    #expect(child.convert(Point.zero, to: cousin) == Point(x: -7, y: 2))
  }

  @Test(arguments: 0..<20) func `there and back is where it was, and ways add up`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number() -> Double { Double(Int.random(in: -6400...6400, using: &random)) / 64 }
    var views: [View] = [window]
    for _ in 0..<8 {
      let view = View(frame: Rect(x: number(), y: number(), width: 3, height: 3))
      view.bounds.origin = Point(x: number(), y: number())
      views.randomElement(using: &random)?.addSubview(view)
      views.append(view)
    }
    for _ in 0..<20 {
      let point = Point(x: number(), y: number())
      let three = (0..<3).compactMap { _ in views.randomElement(using: &random) }
      let direct = three[0].convert(point, to: three[1])
      #expect(three[1].convert(direct, to: three[0]) == point)
      #expect(three[1].convert(point, from: three[0]) == direct)
      #expect(three[2].convert(three[0].convert(point, to: three[2]), to: three[1]) == direct)
      let superview = three[0].superview ?? window
      #expect(
        three[0] === window
          || superview.convert(three[0].frame, to: nil) == three[0].absoluteFrame)
    }
  }

  @Test func `viewWithTag finds the first in the order of the tree`() {
    #expect(window.viewWithTag(0) === window)
    #expect(window.viewWithTag(3) == nil)
    cousin.tag = 3
    #expect(window.viewWithTag(3) === cousin)
    child.tag = 3
    #expect(window.viewWithTag(3) === child)
    #expect(cousin.viewWithTag(3) === cousin)
    window.sendSubviewToBack(cousin)
    #expect(window.viewWithTag(3) === cousin)
    parent.tag = -1
    #expect(parent.viewWithTag(-1) === parent)
  }

  @Test func `center moves the frame, until the layout sets it again`() {
    child.center = Point(x: 5, y: 5)
    #expect(child.frame == Rect(x: 3, y: 4, width: 4, height: 2))
    window.layoutIfNeeded()
    #expect(child.center == Point(x: 5, y: 5))
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addConstraints([
      child.leftAnchor.constraint(equalTo: parent.leftAnchor),
      child.topAnchor.constraint(equalTo: parent.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 2),
      child.heightAnchor.constraint(equalToConstant: 2),
    ])
    window.layoutIfNeeded()
    #expect(child.center == Point(x: 1, y: 1))
    child.center = Point(x: 8, y: 8)
    #expect(child.frame == Rect(x: 7, y: 7, width: 2, height: 2))
    window.layoutIfNeeded()
    #expect(child.center == Point(x: 1, y: 1))
    child.center = Point(x: .nan, y: 0)
    #expect(child.center == Point(x: 1, y: 1))
    #expect(window.reports.count == 1)
  }
}
