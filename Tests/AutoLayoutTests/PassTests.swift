import AutoLayout
import Masonry
import Testing

@MainActor struct PassTests {
  let root = Box("root")
  let parent = Box("parent")
  let child = Box("child", width: 3, height: 1)

  init() {
    root.holding(parent.holding(child))
    parent.mas.makeConstraints { $0.left.top.right.equalTo(root) }
    child.mas.makeConstraints { $0.edges.equalTo(parent) }
    root.layOut(30, 10)
  }

  @Test func `three calls make one update, from the leaves to the root`() {
    var order: [String] = []
    for box in [root, parent, child] {
      box.onUpdate = { order.append($0.identifier ?? "") }
      for _ in 0..<3 { box.setNeedsUpdateConstraints() }
    }
    root.layoutIfNeeded()
    #expect(order == ["child", "parent", "root"])
    root.layoutIfNeeded()
    #expect(order.count == 3)
    child.setNeedsUpdateConstraints()
    root.updateConstraintsIfNeeded()
    #expect(order.count == 4)
  }

  @Test func `layout goes from the root to the leaves`() {
    var order: [String] = []
    for box in [child, root, parent] {
      box.onLayout = { order.append($0.identifier ?? "") }
      box.setNeedsLayout()
    }
    child.layoutIfNeeded()
    #expect(order == ["root", "parent", "child"])
  }

  @Test func `a second layout does nothing`() {
    let layouts = [root, parent, child].map(\.layouts)
    root.layoutIfNeeded()
    #expect([root, parent, child].map(\.layouts) == layouts)
    #expect(!root.needsLayoutInTree)
    root.frame = root.frame
    #expect(!root.needsLayoutInTree)
  }

  @Test func `only what changed is laid out`() {
    let other = Box("other", width: 5, height: 1)
    let leaf = Box("leaf", width: 1, height: 1)
    root.holding(other.holding(leaf))
    other.mas.makeConstraints { $0.right.bottom.equalTo(root) }
    leaf.mas.makeConstraints { $0.left.top.equalTo(other) }
    root.layoutIfNeeded()
    let layouts = leaf.layouts
    child.natural.height = 2
    root.layoutIfNeeded()
    #expect(leaf.layouts == layouts)
    #expect(parent.frame.height == 2)
  }

  @Test func `laying out within a layout neither loops nor loses work`() {
    var wanted = 5.0
    parent.onLayout = { [child] parent in
      if child.natural.height != wanted {
        child.natural.height = wanted
        parent.layoutIfNeeded()
      }
    }
    parent.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(child.frame.height == 5)
    wanted = 6
    parent.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(child.frame.height == 6)
    #expect(root.reports.isEmpty)
  }

  @Test func `constraints may change within a layout`() {
    let height = child.mas.makeConstraints { $0.height.equalTo(2) }[0]
    parent.onLayout = { parent in height.constant = parent.frame.width > 20 ? 2 : 4 }
    root.layOut(30, 10)
    #expect(child.frame.height == 2)
    root.layOut(10, 10)
    #expect(child.frame.height == 4)
    #expect(!root.needsLayoutInTree)
  }

  @Test func `views may come and go within a layout`() {
    let late = Box("late", width: 2, height: 2)
    parent.onLayout = { [child] parent in
      if parent.frame.width < 20, child.parent != nil {
        child.removeFromParent()
        parent.holding(late)
        late.mas.makeConstraints { $0.edges.equalTo(parent) }
      }
    }
    root.layOut(10, 10)
    #expect(late.frame == Rect(x: 0, y: 0, width: 10, height: 2))
    #expect(root.reports.isEmpty)
  }

  @Test func `an update may ask for another, and for a layout`() {
    child.onUpdate = { [parent] _ in
      parent.setNeedsUpdateConstraints()
      parent.setNeedsLayout()
    }
    parent.onUpdate = { [root] _ in root.setNeedsUpdateConstraints() }
    let layouts = parent.layouts
    let updates = [root, parent, child].map(\.updates)
    child.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect([root, parent, child].map(\.updates) == updates.map { $0 + 1 })
    #expect(parent.layouts == layouts + 1)
  }

  @Test func `what never settles is reported once a turn, and the program goes on`() {
    child.onLayout = { child in child.natural.height = 3 - child.natural.height }
    child.natural.height = 1
    for turn in 1...3 {
      root.layOut(30 + Double(turn), 10)
      #expect(root.reports.count == turn)
      #expect(root.reports.last == .didNotSettle(island: "Box:root", solves: 5))
      #expect(child.frame.width == 30 + Double(turn))
    }
    child.onLayout = nil
    root.layoutIfNeeded()
    #expect(!root.needsLayoutInTree)
  }

  @Test func `what never settles in an island is reported once a turn`() {
    let island = Box("island")
    let box = Box("box", width: 1, height: 1)
    island.isLayoutIsland = true
    island.frame = Rect(x: 0, y: 0, width: 5, height: 5)
    root.holding(Box("holder").holding(island.holding(box)))
    box.mas.makeConstraints { $0.left.equalTo(island) }
    root.layoutIfNeeded()
    var layouts = 0
    box.onLayout = { box in
      layouts += 1
      box.natural.height = 3 - box.natural.height
    }
    box.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.reports == [.didNotSettle(island: "Box:island", solves: 5)])
    #expect(layouts <= 5)
    box.onLayout = nil
    root.layoutIfNeeded()
    #expect(!root.needsLayoutInTree)
  }

  @Test func `an endless update is reported`() {
    child.onUpdate = { $0.setNeedsUpdateConstraints() }
    let updates = child.updates
    child.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(
      root.reports == [
        .mistake(.updateWithinUpdate(view: child.debugName)),
        .didNotSettle(island: root.debugName, solves: 5),
      ])
    #expect(child.updates == updates + 5)
  }

  @Test func `constraints are updated once without having been asked for`() {
    #expect([root, parent, child].map(\.updates) == [1, 1, 1])
    let late = Box("late")
    #expect(late.needsUpdateConstraints)
    late.onUpdate = { late in late.mas.makeConstraints { $0.edges.equalTo(child) } }
    parent.holding(late)
    root.layoutIfNeeded()
    #expect(!late.needsUpdateConstraints)
    #expect(late.frame == child.frame && late.frame.width == 30)
    late.removeFromParent()
    root.holding(late)
    root.layoutIfNeeded()
    #expect([root, parent, child, late].map(\.updates) == [1, 1, 1, 1])
  }

  @Test func `a view that scrolls is laid out, and what is in it is not`() {
    let layouts = [root, parent, child].map(\.layouts)
    parent.bounds.origin = Point(x: 2, y: 1)
    root.layoutIfNeeded()
    #expect([root, parent, child].map(\.layouts) == [layouts[0], layouts[1] + 1, layouts[2]])
  }
}
