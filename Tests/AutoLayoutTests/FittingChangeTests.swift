import AutoLayout
import Masonry
import Testing

/// What changes while a view is fitted counts for the layout that is shown, too.
@MainActor struct FittingChangeTests {
  let root = Box("window")
  let label = Box("label", width: 3, height: 1)

  @Test func `a size that changes in updateConstraints of a fitting is shown`() {
    root.holding(label)
    label.mas.makeConstraints { $0.left.top.equalTo(root) }
    root.layOut(40, 5)
    label.natural.width = 18
    _ = root.systemLayoutSizeFitting(.layoutFittingCompressed)
    root.layoutIfNeeded()
    #expect(label.frame.width == 18)
  }

  @Test func `margins that change before a fitting are shown`() {
    root.holding(label)
    label.mas.makeConstraints { $0.left.equalTo(root.mas.leftMargin) }
    root.layOut(40, 5)
    root.layoutMargins = EdgeInsets(4)
    _ = root.systemLayoutSizeFitting(.layoutFittingCompressed)
    root.layoutIfNeeded()
    #expect(label.frame.minX == 4)
  }

  @Test func `constraints that go on changing in a fitting are updated afterwards`() {
    let inner = Box("inner")
    root.holding(label.holding(inner))
    root.layOut(10, 10)
    inner.onLayout = { box in
      box.setNeedsUpdateConstraints()
      box.setNeedsLayout()
    }
    inner.setNeedsLayout()
    _ = label.systemLayoutSizeFitting(.layoutFittingCompressed)
    inner.onLayout = nil
    let before = inner.updates
    root.layoutIfNeeded()
    #expect(inner.updates == before + 1)
    inner.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(inner.updates == before + 2)
  }
}
