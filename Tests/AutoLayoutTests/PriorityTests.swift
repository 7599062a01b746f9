import AutoLayout
import Masonry
import Testing

@MainActor struct PriorityTests {
  let root = Box("root")
  let first = Box("first", width: 10, height: 1)
  let second = Box("second", width: 10, height: 1)

  init() { root.holding(first, second) }

  /// The two side by side, from edge to edge.
  private func makeRow() {
    first.mas.makeConstraints { make in
      make.left.top.equalTo(root)
    }
    second.mas.makeConstraints { make in
      make.left.equalTo(first.mas.right)
      make.top.right.equalTo(root)
    }
  }

  @Test func `one constraint is not traded for many of a lower priority`() {
    first.mas.makeConstraints { make in
      make.width.equalTo(5).priority(851)
      for width in 20..<40 { make.width.equalTo(width).priority(850.5) }
    }
    root.layOut(80, 10)
    #expect(first.frame.width == 5)
  }

  @Test func `a fraction of a priority is strict`() {
    first.mas.makeConstraints { make in
      make.width.equalTo(5).priority(999.5)
      make.width.equalTo(6).priority(999.75)
      make.width.equalTo(7).priority(999.25)
    }
    root.layOut(80, 10)
    #expect(first.frame.width == 6)
  }

  @Test func `with equal compression resistance the earlier view yields`() {
    makeRow()
    root.layOut(15, 3)
    #expect(first.x == [0, 5])
    #expect(second.x == [5, 10])
  }

  @Test func `with equal hugging the earlier view yields`() {
    makeRow()
    root.layOut(30, 3)
    #expect(first.x == [0, 20])
    #expect(second.x == [20, 10])
  }

  @Test func `the view that hugs less takes the slack`() {
    first.setContentHuggingPriority(251, for: .horizontal)
    makeRow()
    root.layOut(30, 3)
    #expect(first.x == [0, 10])
    #expect(second.x == [10, 20])
  }

  @Test func `the order in the tree counts, not the order of constraining`() {
    makeRow()
    root.insertChild(first, at: 1)
    root.layOut(15, 3)
    #expect(first.x == [0, 10])
    #expect(second.x == [10, 5])
  }

  @Test func `the system's constraints yield before the user's`() {
    first.mas.makeConstraints { $0.width.equalTo(30).priority(250) }
    root.layOut(80, 3)
    #expect(first.frame.width == 30)
    first.mas.makeConstraints { $0.width.equalTo(2).priority(750.5) }
    root.layoutIfNeeded()
    #expect(first.frame.width == 2)
  }

  @Test func `the user's constraint activated earlier yields`() {
    first.natural.width = Box.noIntrinsicMetric
    let widths = first.mas.makeConstraints { make in
      make.width.equalTo(20).priority(900)
      make.width.equalTo(30).priority(900)
    }
    root.layOut(80, 3)
    #expect(first.frame.width == 30)
    LayoutConstraint.deactivate([widths[0]])
    widths[0].isActive = true
    root.layoutIfNeeded()
    #expect(first.frame.width == 20)
  }

  @Test func `what is free is as near zero as can be, width before x`() {
    let free = Box("free")
    root.holding(free)
    free.mas.makeConstraints { make in
      make.right.equalTo(root).offset(-3)
      make.top.greaterThanOrEqualTo(root).offset(-4)
      make.bottom.greaterThanOrEqualTo(root).offset(-2)
    }
    root.layOut(20, 10)
    #expect(free.frame == Rect(x: 17, y: 8, width: 0, height: 0))
  }

  @Test func `the view earlier in the tree is the smaller one`() {
    let narrow = Box("narrow")
    let wide = Box("wide")
    root.holding(narrow, wide)
    for box in [wide, narrow] { box.translatesAutoresizingMaskIntoConstraints = false }
    wide.mas.makeConstraints { make in
      make.left.equalTo(narrow.mas.right)
      make.right.equalTo(root)
    }
    narrow.mas.makeConstraints { $0.left.equalTo(root) }
    root.layOut(20, 10)
    #expect(narrow.x == [0, 0])
    #expect(wide.x == [0, 20])
  }

  @Test func `a width is never negative`() {
    first.mas.makeConstraints { make in
      make.left.equalTo(root).offset(10)
      make.right.equalTo(root).offset(-10)
      make.width.equalTo(-3)
    }
    root.layOut(5, 5)
    #expect(first.frame.width >= 0)
    #expect(root.reports.count == 2)
  }

  @Test func `priorities and constants change live`() {
    let constraint = first.mas.makeConstraints { make in
      make.width.equalTo(20).priority(900)
      make.width.equalTo(30).priority(800)
    }
    root.layOut(80, 3)
    #expect(first.frame.width == 20)
    constraint[0].priority = 700
    root.layoutIfNeeded()
    #expect(first.frame.width == 30)
    constraint[1].constant = 31
    root.layoutIfNeeded()
    #expect(first.frame.width == 31)
  }

  @Test func `an active constraint does not turn optional or required`() {
    let widths = first.mas.makeConstraints { make in
      make.width.equalTo(20)
      make.height.equalTo(30).priority(800)
    }
    widths[0].priority = 999
    widths[1].priority = .required
    #expect(widths[0].priority == .required)
    #expect(widths[1].priority == 800)
    #expect(widths[0].error == .requiredChange(from: 1000, to: 999))
    #expect(widths[1].error == .requiredChange(from: 800, to: 1000))
    #expect(root.reports.count == 2)
    widths[1].priority = 801
    #expect(widths[1].error == nil)
    widths[0].isActive = false
    #expect(widths[0].error == nil)
    widths[0].priority = 999
    #expect(widths[0].priority == 999)
  }
}
