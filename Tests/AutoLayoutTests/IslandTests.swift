import AutoLayout
import Masonry
import Testing

@MainActor struct IslandTests {
  let root = Box("root")
  let owner = Box("owner")
  let island = Box("island")
  let box = Box("box", width: 4, height: 1)

  init() {
    island.isLayoutIsland = true
    root.holding(owner.holding(island.holding(box)))
    box.mas.makeConstraints { $0.right.bottom.equalTo(island) }
    island.frame = Rect(x: 1, y: 1, width: 20, height: 10)
    root.layOut(40, 20)
  }

  @Test func `an island is laid out in the size it is given`() {
    #expect(box.frame == Rect(x: 16, y: 9, width: 4, height: 1))
    island.frame.size.width = 8
    root.layoutIfNeeded()
    #expect(box.frame.minX == 4)
  }

  @Test func `constraints across the edge are refused`() {
    let made = box.mas.makeConstraints { $0.left.equalTo(root) }
    guard case .crossesIsland(_, let name, let source) = made[0].error else {
      Issue.record("It crosses the edge.")
      return
    }
    #expect(name == "Box:island")
    #expect(source?.description.hasPrefix("IslandTests.swift:") ?? false)
    #expect(root.reports.count == 1)
    let onIsland = island.mas.makeConstraints { $0.left.equalTo(owner) }
    #expect(!onIsland[0].isActive)
  }

  @Test func `the owner hears of content that changes, and of nothing else`() {
    #expect(owner.islandChanges > 0)
    var heard = owner.islandChanges
    func expectNews(_ expected: Bool, _ what: Comment) {
      #expect((owner.islandChanges > heard) == expected, what)
      heard = owner.islandChanges
    }
    root.layOut(50, 20)
    island.frame = Rect(x: 0, y: 0, width: 9, height: 5)
    root.layoutIfNeeded()
    expectNews(false, "resized")
    _ = island.systemLayoutSizeFitting(.zero)
    root.layoutIfNeeded()
    expectNews(false, "fitted")
    box.natural.width = 5
    expectNews(true, "natural size")
    root.layoutIfNeeded()
    expectNews(false, "laid out")
    let made = box.mas.makeConstraints { $0.height.equalTo(3).priority(500) }
    expectNews(true, "activated")
    made[0].constant = 4
    expectNews(true, "constant")
    made[0].priority = 501
    expectNews(true, "priority")
    made[0].isActive = false
    expectNews(true, "deactivated")
    box.setContentHuggingPriority(300, for: .horizontal)
    expectNews(true, "hugging")
    island.holding(Box("late", width: 1, height: 1))
    island.children[1].translatesAutoresizingMaskIntoConstraints = false
    expectNews(true, "a view came")
    root.layoutIfNeeded()
    expectNews(false, "laid out again")
    island.children[1].removeFromParent()
    expectNews(true, "a view went")
  }

  @Test func `the owner hears of content that changes while it is laid out`() {
    var width = 5.0
    box.onLayout = { box in
      if box.natural.width != width { box.natural.width = width }
    }
    width = 6
    let heard = owner.islandChanges
    box.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(owner.islandChanges > heard)
    #expect(box.frame.width == 6)
  }

  @Test func `a view becomes an island, and none again`() {
    let plain = Box("plain")
    let leaf = Box("leaf", width: 3, height: 1)
    root.holding(plain.holding(leaf))
    plain.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let made = leaf.mas.makeConstraints { make in
      make.right.equalTo(plain)
      make.top.equalTo(root)
    }
    root.layoutIfNeeded()
    plain.isLayoutIsland = true
    #expect(made[0].isActive)
    #expect(!made[1].isActive)
    #expect(made[1].error != nil)
    #expect(root.reports.count == 1)
    plain.frame.size.width = 12
    root.layoutIfNeeded()
    #expect(leaf.frame.minX == 9)
    plain.isLayoutIsland = false
    plain.mas.makeConstraints { $0.width.equalTo(20) }
    root.layoutIfNeeded()
    #expect(leaf.frame.minX == 17)
  }

  @Test func `an island may be let go of while it is laid out`() {
    func addPassing() {
      let passing = Box("passing")
      let leaf = Box("leaf", width: 2, height: 1)
      passing.isLayoutIsland = true
      root.holding(passing.holding(leaf))
      passing.frame = Rect(x: 0, y: 0, width: 5, height: 5)
      leaf.mas.makeConstraints { make in
        make.right.equalTo(passing)
        make.width.equalTo(3)
        make.width.equalTo(4)
      }
      passing.onLayout = { $0.removeFromParent() }
    }
    addPassing()
    weak let passing = root.children.last
    root.layoutIfNeeded()
    #expect(root.children.count == 1)
    #expect(passing == nil)
  }

  @Test func `islands within islands`() {
    let inner = Box("inner")
    let leaf = Box("leaf", width: 2, height: 1)
    inner.isLayoutIsland = true
    island.holding(inner.holding(leaf))
    island.onLayout = { island in
      island.children[1].frame = Rect(x: 0, y: 0, width: island.frame.width / 2, height: 4)
    }
    leaf.mas.makeConstraints { $0.right.equalTo(inner) }
    root.layoutIfNeeded()
    #expect(leaf.frame.minX == 8)
    island.frame.size.width = 10
    root.layoutIfNeeded()
    #expect(leaf.frame.minX == 3)
  }

  @Test func `an island follows its superview by its mask, and is laid out anew`() {
    owner.frame = Rect(x: 0, y: 0, width: 30, height: 20)
    island.autoresizingMask = [.flexibleWidth]
    owner.frame.size.width = 33
    root.layoutIfNeeded()
    #expect(island.frame.width == 23)
    #expect(box.frame.maxX == 23)
  }
}
