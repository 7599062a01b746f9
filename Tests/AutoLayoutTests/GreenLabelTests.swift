import AutoLayout
import Masonry
import Testing

/// Several constraints on one attribute, as the third demo of the first article has them.
@MainActor struct GreenLabelTests {
  let root = Box("window")
  let blues = [Box("blue1", width: 5, height: 1), Box("blue2", width: 5, height: 1)]
  let green = Box("green", width: 11, height: 1)

  init() {
    root.holding(blues[0], blues[1], green)
    for blue in blues {
      blue.mas.makeConstraints { make in
        make.left.equalTo(root)
        make.top.equalTo(0)
      }
    }
    green.setContentCompressionResistancePriority(.required, for: .horizontal)
    green.mas.makeConstraints { make in
      make.centerY.equalTo(root)
      make.right.lessThanOrEqualTo(root)
      make.left.greaterThanOrEqualTo(root.mas.right).multipliedBy(1.0 / 3)
      for blue in blues { make.left.greaterThanOrEqualTo(blue.mas.right).offset(1) }
    }
  }

  @Test func `the label stands at a third of its superview`() {
    root.layOut(60, 9)
    #expect(green.frame == Rect(x: 20, y: 4, width: 11, height: 1))
    #expect(root.reports.isEmpty)
  }

  @Test func `it stands right of the longest neighbour`() {
    blues[1].natural.width = 32
    root.layOut(60, 9)
    #expect(green.frame.minX == 33)
    #expect(blues[1].frame.width == 32)
  }

  @Test func `a neighbour without room gives way`() {
    root.layOut(60, 9)
    blues[0].natural.width = 100
    root.layoutIfNeeded()
    #expect(green.frame == Rect(x: 49, y: 4, width: 11, height: 1))
    #expect(blues[0].frame.width == 48)
    #expect(blues[1].frame.width == 5)
  }

  @Test func `what contradicts is left out in order of activation and comes back`() {
    root.layOut(12, 9)
    #expect(green.frame.width == 11)
    #expect(root.reports.count == 1)
    root.layOut(60, 9)
    #expect(green.frame == Rect(x: 20, y: 4, width: 11, height: 1))
    #expect(root.reports.count == 1)
  }
}
