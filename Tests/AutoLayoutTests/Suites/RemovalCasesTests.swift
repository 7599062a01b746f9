import AutoLayout
import Masonry
import Testing

/// Constraints that go, and come back, one by one or together.
@MainActor struct RemovalCasesTests {
  let root = Box.square(1000)
  let box = Box("box")
  let other = Box("other")

  init() { root.holding(box, other) }

  @Test func `a constraint between views leaves their superview`() {
    let made = box.mas.makeConstraints { $0.center.equalTo(root) }
    #expect(root.constraints.count == 2)
    made[0].isActive = false
    #expect(root.constraints.count == 1 && root.constraints[0] === made[1])
  }

  @Test func `a constraint of one view leaves that view`() throws {
    let constraint = try box.pin(.width, plus: 10)
    #expect(box.constraints.count == 1)
    constraint.isActive = false
    #expect(box.constraints.isEmpty)
  }

  @Test func `a constraint held two levels up is removed there`() throws {
    let inner = Box("inner")
    box.holding(inner)
    let constraint = try inner.pin(.centerY, to: other)
    #expect(root.constraints.count == 1)
    constraint.isActive = false
    #expect(root.constraints.isEmpty && box.constraints.isEmpty)
  }

  @Test func `a list is removed as a whole, twice without harm`() {
    let made = box.mas.makeConstraints { make in
      make.edges.equalTo(root)
      make.width.lessThanOrEqualTo(other)
    }
    #expect(root.constraints.count == 5)
    LayoutConstraint.deactivate(made)
    LayoutConstraint.deactivate(made)
    #expect(root.constraints.isEmpty)
    root.layoutIfNeeded()
    #expect(box.frame == .zero)
  }

  @Test func `a root's own constraint is removed`() throws {
    let constraint = try root.pin(.height, .lessThanOrEqual, plus: 2000)
    #expect(root.constraints.count == 1)
    constraint.isActive = false
    #expect(root.constraints.isEmpty)
  }

  @Test func `one of two groups is active at a time`() throws {
    let groups = [100.0, 200].map { side in
      box.mas.makeConstraints { $0.size.equalTo(Size(width: side, height: side)) }
    }
    for (active, inactive) in [(0, 1), (1, 0), (0, 1)] {
      LayoutConstraint.deactivate(groups[inactive])
      LayoutConstraint.activate(groups[active])
      root.layoutIfNeeded()
      let side = active == 0 ? 100.0 : 200
      #expect(box.frame.size == Size(width: side, height: side))
    }
    #expect(root.reports.isEmpty)
  }

  @Test func `constraints are replaced by others`() throws {
    box.mas.makeConstraints { make in
      make.top.left.equalTo(root).offset(10)
      make.right.equalTo(root).offset(-10)
      make.height.equalTo(600)
    }
    try other.pin(.centerX, to: box)
    try other.pin(.top, to: box, .bottom)
    try other.pin(.width, to: box)
    let height = try other.pin(.height, plus: 100)
    root.layoutIfNeeded()
    #expect(other.frame == Rect(x: 10, y: 610, width: 980, height: 100))
    height.isActive = false
    try other.pin(.bottom, .greaterThanOrEqual, to: root)
    root.layoutIfNeeded()
    #expect(other.frame == Rect(x: 10, y: 610, width: 980, height: 390))
  }

  @Test func `a view that leaves takes its own constraints and drops those to the outside`() throws
  {
    let inner = Box("inner")
    box.holding(inner)
    let across = try inner.pin(.left, to: root, plus: 3)
    let inside = try inner.pin(.right, to: box)
    let alone = try inner.pin(.width, plus: 9)
    box.removeFromParent()
    #expect([across, inside, alone].map(\.isActive) == [false, true, true])
    #expect(root.constraints.isEmpty)
    root.holding(box)
    #expect(!across.isActive)
  }

  @Test func `views and their constraints are given back`() throws {
    weak var view: Box?
    weak var constraint: LayoutConstraint?
    do {
      let tree = Box.square(400).holding(Box("a"), Box("b"))
      constraint = try tree.children[0].pin(.top, to: tree.children[1])
      try tree.children[1].pin(.bottom, to: tree.children[0])
      tree.layoutIfNeeded()
      view = tree
      #expect(view != nil && constraint != nil)
    }
    #expect(view == nil && constraint == nil)
  }
}
