import AutoLayout
import Masonry
import Testing

/// Constraints and frames while views come, go and move.
@MainActor struct TreeTests {
  let root = Box("root")
  let side = Box("side")
  let box = Box("box", width: 4, height: 1)

  @Test func `constraints across the cut go, those inside stay`() {
    let inner = Box("inner", width: 2, height: 1)
    root.holding(side, box.holding(inner))
    let across = box.mas.makeConstraints { $0.left.top.equalTo(root).offset(3) }
    let inside = inner.mas.makeConstraints { $0.right.equalTo(box) }
    let own = box.mas.makeConstraints { $0.width.equalTo(10) }
    root.layOut(40, 20)
    #expect(inner.frame.minX == 8)
    box.removeFromParent()
    #expect(!across[0].isActive && !across[1].isActive)
    #expect(inside[0].isActive && own[0].isActive)
    side.holding(box)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 0, y: 0, width: 10, height: 1))
    #expect(inner.frame.minX == 8)
  }

  @Test func `a subtree built before it is attached is laid out`() {
    box.mas.makeConstraints { $0.height.equalTo(3) }
    let holder = Box("holder").holding(box)
    box.mas.makeConstraints { $0.left.equalTo(holder).offset(2) }
    root.layOut(40, 20)
    root.holding(holder)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 2, y: 0, width: 4, height: 3))
  }

  @Test func `a natural size deep in a joining subtree counts without any constraint`() {
    box.translatesAutoresizingMaskIntoConstraints = false
    root.layOut(40, 20)
    root.holding(Box("outer").holding(Box("holder").holding(box)))
    root.layoutIfNeeded()
    #expect(box.frame.size == Size(width: 4, height: 1))
  }

  @Test func `a tree that was laid out alone is laid out as a part`() {
    let holder = Box("holder").holding(box)
    box.mas.makeConstraints { $0.right.equalTo(holder) }
    holder.layOut(10, 10)
    #expect(box.frame.minX == 6)
    root.layOut(40, 20)
    root.holding(holder)
    holder.mas.makeConstraints { $0.edges.equalTo(root) }
    root.layoutIfNeeded()
    #expect(box.frame.minX == 36)
    holder.removeFromParent()
    holder.layOut(20, 10)
    #expect(box.frame.minX == 16)
  }

  @Test func `a subtree moves to another tree`() {
    let other = Box("other")
    root.holding(box)
    box.mas.makeConstraints { $0.width.equalTo(9) }
    root.layOut(40, 20)
    other.layOut(20, 20)
    other.holding(box)
    box.mas.makeConstraints { $0.right.equalTo(other) }
    other.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(root.children.isEmpty)
    #expect(box.frame == Rect(x: 11, y: 0, width: 9, height: 1))
  }

  @Test func `changing places within a superview keeps the constraints`() {
    root.holding(box, side)
    let made = box.mas.makeConstraints { $0.right.equalTo(root) }
    root.insertChild(box, at: 1)
    #expect(made[0].isActive)
    #expect(root.children.map(\.identifier) == ["side", "box"])
    root.insertChild(box, at: 0)
    #expect(root.children.map(\.identifier) == ["box", "side"])
    root.layOut(10, 10)
    #expect(box.frame.minX == 6)
  }

  @Test func `indices are clamped`() {
    root.insertChild(box, at: 9)
    root.insertChild(side, at: -9)
    #expect(root.children.map(\.identifier) == ["side", "box"])
  }

  @Test func `a broken constraint that moves is broken or not in its new tree`() {
    let other = Box("other")
    root.holding(box)
    let widths = box.mas.makeConstraints { make in
      make.width.equalTo(4)
      make.width.equalTo(5)
    }
    root.layOut(40, 20)
    #expect(widths[1].isBroken)
    other.holding(box)
    other.layOut(40, 20)
    root.layoutIfNeeded()
    #expect(widths[1].isBroken)
    widths[0].isActive = false
    other.layoutIfNeeded()
    #expect(!widths[1].isBroken)
  }

  @Test func `activation order goes on after the tree above is gone`() {
    var top: Box? = Box("top").holding(root.holding(box))
    let widths = box.mas.makeConstraints { make in
      make.width.equalTo(4)
      make.width.equalTo(5)
    }
    widths[0].isActive = false
    #expect(top != nil)
    top = nil
    widths[0].isActive = true
    root.layOut(40, 20)
    #expect(widths[0].isBroken && !widths[1].isBroken)
  }

  @Test func `what joins counts as activated when it joins`() {
    box.natural = Size(width: -1, height: 1)
    let late = box.mas.makeConstraints { $0.width.equalTo(4).priority(800) }
    root.holding(side)
    side.mas.makeConstraints { $0.width.equalTo(9) }
    root.holding(box)
    box.mas.makeConstraints { $0.width.equalTo(side).priority(800) }
    root.layOut(40, 20)
    #expect(late[0].isActive)
    #expect(box.frame.width == 9)
  }

  @Test func `trees are given back`() {
    weak var node: Box?
    weak var leaf: Box?
    weak var held: LayoutConstraint?
    do {
      let top = Box("top").holding(Box("middle").holding(Box("leaf", width: 2, height: 2)))
      node = top
      leaf = top.children[0].children[0] as? Box
      held =
        leaf?.mas.makeConstraints { make in
          make.left.equalTo(top)
          make.width.equalTo(1)
          make.width.equalTo(2)
        }.last
      top.layOut(10, 10)
      _ = top.systemLayoutSizeFitting(.layoutFittingCompressed)
      #expect(held != nil)
    }
    #expect(node == nil)
    #expect(leaf == nil)
    #expect(held == nil)
  }
}

/// Views that are placed by hand and leave the tree for a while.
@MainActor struct ReturningViewTests {
  @Test func `a view that comes back with another frame is laid out by it`() {
    let root = Box("window")
    let fixed = Box("fixed")
    let other = Box("other", width: 2, height: 1)
    root.holding(fixed, other)
    fixed.frame = Rect(x: 1, y: 0, width: 5, height: 1)
    other.mas.makeConstraints { $0.left.equalTo(fixed.mas.right).offset(1) }
    root.layOut(40, 5)
    #expect(other.frame.minX == 7)
    fixed.removeFromParent()
    fixed.frame.origin.x = 16
    root.insertChild(fixed, at: 0)
    other.mas.makeConstraints { $0.left.equalTo(fixed.mas.right).offset(1) }
    root.layoutIfNeeded()
    #expect(other.frame.minX == 22)
  }
}
