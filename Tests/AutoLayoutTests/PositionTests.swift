import AutoLayout
import Masonry
import Testing

/// Positions and their multipliers, through all kinds of ancestors.
@MainActor struct PositionTests {
  let root = Box("root")

  @Test func `a multiplier counts from the superview's edge, wherever that is`() {
    let container = Box("container")
    let box = Box("box", width: 2, height: 1)
    root.holding(container.holding(box))
    container.mas.makeConstraints { make in
      make.left.equalTo(root).offset(13)
      make.top.equalTo(root)
      make.width.equalTo(30)
    }
    box.mas.makeConstraints { $0.left.equalTo(container.mas.right).multipliedBy(1.0 / 3) }
    root.layOut(100, 10)
    #expect(box.frame.minX == 10)
  }

  @Test func `between siblings it counts from their superview's edge`() {
    let first = Box("first", width: 6, height: 1)
    let second = Box("second", width: 6, height: 1)
    root.holding(first, second)
    first.mas.makeConstraints { $0.left.equalTo(root).offset(4) }
    second.mas.makeConstraints { $0.left.equalTo(first.mas.right).multipliedBy(2).offset(1) }
    root.layOut(100, 10)
    #expect(second.frame.minX == 21)
  }

  @Test func `cousins meet in their closest common ancestor`() {
    let top = Box("top")
    let left = Box("left")
    let right = Box("right")
    let first = Box("first", width: 3, height: 1)
    let second = Box("second", width: 3, height: 1)
    root.holding(top.holding(left.holding(first), right.holding(second)))
    top.frame = Rect(x: 50, y: 5, width: 40, height: 9)
    left.frame = Rect(x: 2, y: 0, width: 10, height: 9)
    right.mas.makeConstraints { make in
      make.left.equalTo(left.mas.right).offset(1)
      make.width.equalTo(20)
    }
    first.mas.makeConstraints { $0.left.equalTo(left).offset(4) }
    // In the coordinates of `top`: 2 × (2 + 4 + 3).
    second.mas.makeConstraints { $0.left.equalTo(first.mas.right).multipliedBy(2) }
    root.layOut(100, 10)
    #expect(right.frame.minX == 13)
    #expect(second.frame.minX == 18 - 13)
    left.frame.origin.x = 4
    root.layoutIfNeeded()
    #expect(right.frame.minX == 15)
    #expect(second.frame.minX == 22 - 15)
  }

  @Test func `an ancestor is related to a descendant through everything between`() {
    let outer = Box("outer")
    let inner = Box("inner")
    let box = Box("box", width: 5, height: 2)
    root.holding(outer.holding(inner.holding(box)))
    outer.mas.makeConstraints { $0.left.top.equalTo(root).offset(3) }
    inner.frame = Rect(x: 2, y: 1, width: 9, height: 9)
    box.mas.makeConstraints { $0.right.bottom.equalTo(root) }
    root.layOut(30, 20)
    #expect(box.frame == Rect(x: 30 - 5 - 5, y: 20 - 4 - 2, width: 5, height: 2))
  }

  @Test func `centres, trailing edges and negative multipliers`() {
    let box = Box("box", width: 4, height: 2)
    let mirror = Box("mirror", width: 4, height: 2)
    root.holding(box, mirror)
    box.mas.makeConstraints { $0.center.equalTo(root) }
    mirror.mas.makeConstraints { make in
      make.trailing.equalTo(box.mas.leading).multipliedBy(-1).offset(30)
      make.centerY.equalTo(box.mas.bottom).multipliedBy(0.5)
    }
    root.layOut(21, 11)
    #expect(box.frame == Rect(x: 8.5, y: 4.5, width: 4, height: 2))
    #expect(mirror.frame == Rect(x: 30 - 8.5 - 4, y: 3.25 - 1, width: 4, height: 2))
  }

  @Test func `a view may be related to itself`() {
    let box = Box("box")
    root.holding(box)
    box.mas.makeConstraints { make in
      make.width.equalTo(6)
      make.height.equalTo(box.mas.width).multipliedBy(0.5)
      make.left.equalTo(box.mas.left).offset(1)
    }
    root.layOut(21, 11)
    #expect(box.frame.size == Size(width: 6, height: 3))
    // That an edge is related to itself, and that it cannot be 1 beside itself.
    #expect(root.reports.count == 2)
  }

  @Test func `a view between, that no constraint names, counts as soon as one reaches past it`() {
    let between = Box("between")
    let inner = Box("inner", width: 7, height: 1)
    let outer = Box("outer", width: 7, height: 1)
    root.holding(between.holding(inner), outer)
    between.frame = Rect(x: 5, y: 0, width: 9, height: 9)
    for box in [inner, outer] { box.mas.makeConstraints { $0.top.equalTo(0) } }
    root.layOut(30, 20)
    outer.mas.makeConstraints { $0.left.equalTo(inner.mas.right) }
    root.layoutIfNeeded()
    #expect(outer.frame.minX == 12)
  }
}
