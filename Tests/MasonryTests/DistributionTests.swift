import AutoLayout
import Masonry
import Testing

@MainActor struct DistributionTests {
  let root = LayoutNode()
  let views = (0..<4).map { _ in LayoutNode() }

  init() {
    root.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    for (index, view) in views.enumerated() {
      view.identifier = "\(index)"
      root.insertChild(view, at: index)
    }
  }

  /// Near edges and lengths along an axis, after a layout.
  private func spans(_ axis: LayoutAxis) -> [[Double]] {
    root.layoutIfNeeded()
    return views.map {
      axis == .horizontal ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
    }
  }

  @Test func `with fixed gaps the views share what is left`() {
    views.mas.distribute(along: .horizontal, withFixedSpacing: 4, leadSpacing: 3, tailSpacing: 5)
    // 100 less 3, 5 and three gaps of 4 are 80: 20 for each.
    #expect(spans(.horizontal) == [[3, 20], [27, 20], [51, 20], [75, 20]])
    #expect(views.map(\.mas.installedConstraints.count) == [1, 2, 2, 3])
    #expect(root.reports.isEmpty)
  }

  @Test func `with a fixed length the gaps are equal`() {
    views.mas.distribute(
      along: .horizontal, withFixedItemLength: 10, leadSpacing: 6, tailSpacing: 9)
    // 100 less 6, 9 and four times 10 are 45: 15 for each of three gaps.
    #expect(spans(.horizontal) == [[6, 10], [31, 10], [56, 10], [81, 10]])
    #expect(views.map(\.mas.installedConstraints.count) == [2, 2, 2, 2])
    #expect(root.reports.isEmpty)
  }

  @Test func `the same downward`() {
    views.mas.distribute(along: .vertical, withFixedSpacing: 2, leadSpacing: 1, tailSpacing: 3)
    // 50 less 1, 3 and three gaps of 2 are 40.
    #expect(spans(.vertical) == [[1, 10], [13, 10], [25, 10], [37, 10]])
    views.mas.remakeConstraints { _ in }
    views.mas.distribute(along: .vertical, withFixedItemLength: 5, leadSpacing: 0, tailSpacing: 0)
    // 50 less 20 are 30: 10 for each gap.
    #expect(spans(.vertical) == [[0, 5], [15, 5], [30, 5], [45, 5]])
  }

  @Test func `negative gaps overlap`() {
    views.mas.distribute(along: .horizontal, withFixedSpacing: -4, leadSpacing: 0, tailSpacing: 0)
    #expect(spans(.horizontal) == [[0, 28], [24, 28], [48, 28], [72, 28]])
  }

  @Test func `two views`() {
    let two = [views[0], views[3]]
    two.mas.distribute(along: .horizontal, withFixedItemLength: 30, leadSpacing: 1, tailSpacing: 2)
    let spans = spans(.horizontal)
    #expect(spans[0] == [1, 30] && spans[3] == [68, 30])
  }

  @Test func `fewer than two views get nothing, which is reported`() {
    let one = [views[0]]
    let made = one.mas.distribute(
      along: .horizontal, withFixedSpacing: 1, leadSpacing: 0, tailSpacing: 0)
    #expect(made.isEmpty)
    #expect(
      root.reports.map { "\($0)".contains("views to distribute need to bigger than one") }
        == [true])
    let none: [LayoutNode] = []
    #expect(
      none.mas.distribute(
        along: .horizontal, withFixedItemLength: 1, leadSpacing: 0, tailSpacing: 0
      ).isEmpty)
  }

  @Test func `views without a common superview get nothing, which is reported`() {
    let two = [views[0], LayoutNode()]
    let made = two.mas.distribute(
      along: .horizontal, withFixedItemLength: 1, leadSpacing: 0, tailSpacing: 0)
    #expect(made.isEmpty)
    #expect(
      root.reports.map { "\($0)".contains("views that do not share a common superview") } == [true])
    #expect(views[0].translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `none of the views is taken for the superview`() {
    let inner = LayoutNode()
    views[0].insertChild(inner, at: 0)
    let made = [views[0], inner].mas.distribute(
      along: .horizontal, withFixedSpacing: 1, leadSpacing: 2, tailSpacing: 0)
    #expect(made[0].secondItem === root)
    #expect(made.last?.secondItem === root)
  }

  @Test func `a number that is not finite makes constraints that stay inactive`() {
    let made = views.mas.distribute(
      along: .horizontal, withFixedSpacing: .nan, leadSpacing: 0, tailSpacing: 0)
    #expect(made.map(\.isActive) == [true, true, false, true, false, true, false, true])
  }
}
