import AutoLayout
import Masonry
import Testing

@MainActor struct MarginTests {
  let root = Box("root")
  let box = Box("box")

  init() {
    root.holding(box)
    root.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  /// `box` fills the margins of `root`.
  private func fill() {
    box.mas.makeConstraints { make in
      make.left.equalTo(root.mas.leftMargin)
      make.right.equalTo(root.mas.rightMargin)
      make.top.equalTo(root.mas.topMargin)
      make.bottom.equalTo(root.mas.bottomMargin)
    }
  }

  @Test func `margins are one cell unless set`() {
    root.holding(Box("other"))
    #expect(box.layoutMargins == EdgeInsets(1))
  }

  @Test func `every margin attribute has its distance`() {
    let spots: [(LayoutAttribute, LayoutAttribute, Rect)] = [
      (.left, .leftMargin, Rect(x: 2, y: 0, width: 0, height: 0)),
      (.right, .rightMargin, Rect(x: 26, y: 0, width: 0, height: 0)),
      (.leading, .leadingMargin, Rect(x: 2, y: 0, width: 0, height: 0)),
      (.trailing, .trailingMargin, Rect(x: 26, y: 0, width: 0, height: 0)),
      (.top, .topMargin, Rect(x: 0, y: 1, width: 0, height: 0)),
      (.bottom, .bottomMargin, Rect(x: 0, y: 17, width: 0, height: 0)),
      (.centerX, .centerXWithinMargins, Rect(x: 14, y: 0, width: 0, height: 0)),
      (.centerY, .centerYWithinMargins, Rect(x: 0, y: 9, width: 0, height: 0)),
    ]
    box.translatesAutoresizingMaskIntoConstraints = false
    for (first, second, frame) in spots {
      let constraint = try? LayoutConstraint(
        item: box, attribute: first, relatedBy: .equal, toItem: root, attribute: second)
      constraint?.isActive = true
      root.layOut(30, 20)
      #expect(box.frame == frame)
      constraint?.isActive = false
    }
  }

  @Test func `a margin that does not fit shrinks, right before left and bottom before top`() {
    fill()
    for width in stride(from: 12.0, through: 0, by: -0.5) {
      root.layOut(width, width)
      let left = min(2, width)
      let right = min(4, width - left)
      let top = min(1, width)
      let bottom = min(3, width - top)
      #expect(box.x == [left, width - left - right])
      #expect(box.y == [top, width - top - bottom])
    }
    #expect(root.reports.isEmpty)
  }

  @Test func `margins shrink in views that constraints make small, whatever came first`() {
    let inner = Box("inner", width: 5, height: 1)
    box.holding(inner)
    box.layoutMargins = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    inner.mas.makeConstraints { make in
      make.left.equalTo(box.mas.leftMargin)
      make.right.equalTo(box.mas.rightMargin)
      make.top.equalTo(box.mas.topMargin)
      make.bottom.equalTo(box.mas.bottomMargin)
    }
    box.mas.makeConstraints { $0.edges.equalTo(root) }
    for length in [9, 3, 2, 1.5, 1, 0.5, 0, 1, 2, 9] {
      root.layOut(length, length)
      let near = min(1, length)
      let far = min(1, length - near)
      #expect(box.x == [0, length])
      #expect(inner.x == [near, length - near - far])
      #expect(inner.y == [near, length - near - far])
    }
    #expect(root.reports.isEmpty)
  }

  @Test func `an empty content takes the size of the margins`() {
    let inner = Box("inner", width: 0, height: 0)
    box.holding(inner)
    inner.mas.makeConstraints { make in
      make.left.equalTo(box.mas.leftMargin)
      make.right.equalTo(box.mas.rightMargin)
    }
    box.mas.makeConstraints { $0.left.top.equalTo(root) }
    // A contradiction elsewhere changes nothing.
    let other = Box("other")
    root.holding(other)
    for broken in [false, true] {
      if broken {
        other.mas.makeConstraints { make in
          make.width.equalTo(1)
          make.width.equalTo(2)
        }
      }
      root.layOut(20, 20)
      #expect(box.x == [0, 2])
      #expect(inner.x == [1, 0])
    }
  }

  @Test func `a required size within margins contradicts and is not forgiven`() {
    fill()
    box.mas.makeConstraints { $0.width.equalTo(10) }
    root.layOut(10, 10)
    #expect(root.reports.count == 1)
    #expect(box.frame.minX == 2)
  }

  @Test func `margins change live`() {
    fill()
    root.layOut(20, 20)
    root.layoutMargins = EdgeInsets(3)
    #expect(root.needsLayoutInTree)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 3, y: 3, width: 14, height: 14))
    root.layoutMargins = EdgeInsets(top: -1, left: .nan, bottom: .infinity, right: 2)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 0, y: 0, width: 18, height: 20))
  }

  @Test func `margins of a frame set by hand shrink with it`() {
    let inner = Box("inner")
    box.holding(inner)
    box.frame = Rect(x: 1, y: 1, width: 6, height: 6)
    inner.mas.makeConstraints { make in
      make.left.equalTo(box.mas.leftMargin)
      make.right.equalTo(box.mas.rightMargin)
    }
    root.layOut(20, 20)
    #expect(inner.x == [1, 4])
    box.frame.size.width = 1
    root.layoutIfNeeded()
    #expect(inner.x == [1, 0])
    box.frame.size.width = 0
    root.layoutIfNeeded()
    #expect(inner.x == [0, 0])
    #expect(root.reports.isEmpty)
  }

  @Test func `enormous margins leave nothing`() {
    root.layoutMargins = EdgeInsets(1e308)
    fill()
    root.layOut(10, 10)
    #expect(box.x == [10, 0])
    #expect(root.reports.isEmpty)
  }
}
