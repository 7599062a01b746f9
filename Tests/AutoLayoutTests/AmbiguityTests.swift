import AutoLayout
import Masonry
import Testing

@MainActor struct AmbiguityTests {
  let root = Box("window")
  let first = Box("first", width: 6, height: 1)
  let second = Box("second", width: 8, height: 1)

  init() { root.holding(first, second) }

  @Test func `what only inequalities hold is ambiguous`() {
    first.mas.makeConstraints { make in
      make.left.greaterThanOrEqualTo(root).offset(3)
      make.top.equalTo(root)
    }
    second.mas.makeConstraints { make in
      make.left.equalTo(root)
      make.top.equalTo(root)
    }
    root.layOut(20, 5)
    #expect(first.frame.minX == 3)
    #expect(first.hasAmbiguousLayout)
    #expect(!second.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }

  @Test func `a tie between two natural sizes is ambiguous for both`() {
    first.mas.makeConstraints { make in
      make.left.equalTo(root)
      make.top.equalTo(root)
    }
    second.mas.makeConstraints { make in
      make.left.equalTo(first.mas.right)
      make.right.equalTo(root)
      make.top.equalTo(root)
    }
    root.layOut(14, 5)
    #expect(!first.hasAmbiguousLayout && !second.hasAmbiguousLayout)
    root.layOut(10, 5)
    #expect(first.frame.width == 2)
    #expect(first.hasAmbiguousLayout && second.hasAmbiguousLayout)
    second.setContentCompressionResistancePriority(751, for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 2)
    #expect(!first.hasAmbiguousLayout && !second.hasAmbiguousLayout)
  }

  @Test func `a view without a position is ambiguous, one set by hand is not`() {
    first.translatesAutoresizingMaskIntoConstraints = false
    second.frame = Rect(x: 1, y: 1, width: 2, height: 2)
    root.layOut(20, 5)
    #expect(first.frame == Rect(x: 0, y: 0, width: 6, height: 1))
    #expect(first.hasAmbiguousLayout)
    #expect(!second.hasAmbiguousLayout)
  }
}
