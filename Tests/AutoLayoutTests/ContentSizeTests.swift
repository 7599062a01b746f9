import AutoLayout
import Masonry
import Testing

@MainActor struct ContentSizeTests {
  let root = Box("root")
  let box = Box("box", width: 7, height: 2)

  init() {
    root.holding(box)
    box.mas.makeConstraints { $0.left.top.equalTo(root) }
    root.layOut(40, 20)
  }

  @Test func `a view has its natural size`() {
    #expect(box.frame == Rect(x: 0, y: 0, width: 7, height: 2))
  }

  @Test func `a natural size is rounded up to whole units`() {
    box.natural = Size(width: 7.1, height: 2.000_001)
    root.layoutIfNeeded()
    #expect(box.frame.size == Size(width: 8, height: 2))
  }

  @Test func `metrics appear and disappear`() {
    box.natural.width = Box.noIntrinsicMetric
    root.layoutIfNeeded()
    #expect(box.frame.size == Size(width: 0, height: 2))
    box.natural = Size(width: 3, height: Box.noIntrinsicMetric)
    root.layoutIfNeeded()
    #expect(box.frame.size == Size(width: 3, height: 0))
    box.natural = Size(width: 4, height: 5)
    root.layoutIfNeeded()
    #expect(box.frame.size == Size(width: 4, height: 5))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5])
  func `a natural size that is no length is none`(length: Double) {
    box.natural = Size(width: length, height: 4)
    root.layoutIfNeeded()
    #expect(box.frame.size == Size(width: 0, height: 4))
  }

  @Test func `invalidating a natural size while it is asked for does not loop`() {
    box.measure = {
      $0.invalidateIntrinsicContentSize()
      return Size(width: 9, height: 1)
    }
    box.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(box.frame.size == Size(width: 9, height: 1))
    #expect(!root.needsLayoutInTree)
    #expect(root.reports.isEmpty)
  }

  @Test func `a natural size may follow from another view's layout`() {
    box.measure = { Size(width: 10, height: ($0.frame.width / 2).rounded()) }
    box.onLayout = { $0.invalidateIntrinsicContentSize() }
    box.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(box.frame.size == Size(width: 10, height: 5))
    #expect(root.reports.isEmpty)
  }

  @Test func `a view may invalidate another one's size while it is asked for its own`() {
    let other = Box("other", width: 1, height: 1)
    root.holding(other)
    other.mas.makeConstraints { $0.right.bottom.equalTo(root) }
    root.layoutIfNeeded()
    var asked = 0
    other.measure = { [box] _ in
      asked += 1
      if asked == 1 { box.natural.width = 12 }
      return Size(width: 2, height: 2)
    }
    // Once by a change, once by building anew.
    other.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(box.frame.width == 12)
    asked = 0
    box.natural.width = 3
    other.invalidateIntrinsicContentSize()
    other.setContentHuggingPriority(300, for: .vertical)
    root.layoutIfNeeded()
    #expect(box.frame.width == 12)
    #expect(other.frame.size == Size(width: 2, height: 2))
  }

  @Test func `a constraint may go while a size is asked for`() {
    let width = box.mas.makeConstraints { $0.width.equalTo(20) }[0]
    box.measure = { _ in
      width.isActive = false
      return Size(width: 6, height: 1)
    }
    box.invalidateIntrinsicContentSize()
    box.setContentHuggingPriority(300, for: .vertical)
    root.layoutIfNeeded()
    #expect(box.frame.width == 6)
  }

  @Test func `hugging and compression resistance change live, also to required and back`() {
    let width = box.mas.makeConstraints { $0.width.equalTo(3).priority(800) }[0]
    root.layoutIfNeeded()
    #expect(box.frame.width == 3)
    box.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(box.frame.width == 7)
    box.setContentCompressionResistancePriority(750, for: .horizontal)
    root.layoutIfNeeded()
    #expect(box.frame.width == 3)
    width.constant = 30
    box.setContentHuggingPriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(box.frame.width == 7)
    box.setContentHuggingPriority(799, for: .horizontal)
    root.layoutIfNeeded()
    #expect(box.frame.width == 30)
  }

  @Test func `to find out whether a size follows the frame leaves nothing waiting`() {
    var natural = 2.0
    box.measure = { _ in Size(width: 1, height: natural) }
    let height = box.mas.makeConstraints { $0.height.equalTo(4) }[0]
    root.layoutIfNeeded()
    #expect(box.frame.height == 4)
    // Now the natural height is what the frame had before, which may mean that it follows that.
    height.isActive = false
    natural = 4
    box.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(box.frame.height == 4)
    #expect(root.reports.isEmpty)
    #expect(!root.needsLayoutInTree)
  }

  @Test func `a width that follows the frame and that nothing else fixes is reported`() {
    box.measure = { Size(width: $0.frame.width, height: 1) }
    box.onLayout = { $0.invalidateIntrinsicContentSize() }
    let width = box.mas.makeConstraints { $0.width.equalTo(20) }[0]
    root.layoutIfNeeded()
    #expect(box.frame.width == 20)
    #expect(root.reports.isEmpty)
    width.isActive = false
    root.layoutIfNeeded()
    #expect(root.reports == [.sizeDependsOnItself(view: "Box:box", axis: .horizontal)])
  }

  @Test func `a width that follows the frame is fine where edges fix it`() {
    box.measure = { Size(width: $0.frame.width, height: 1) }
    box.onLayout = { $0.invalidateIntrinsicContentSize() }
    box.mas.makeConstraints { $0.right.equalTo(root) }
    root.layoutIfNeeded()
    #expect(box.frame.width == 40)
    root.layOut(30, 20)
    root.layOut(50, 20)
    #expect(box.frame.width == 50)
    #expect(root.reports.isEmpty)
  }

  /// 38 cells of text.
  private func measureText() {
    box.measure = {
      let height = $0.frame.width > 0 ? (38 / $0.frame.width).rounded(.up) : 2
      return Size(width: Box.noIntrinsicMetric, height: height)
    }
    box.onLayout = { $0.invalidateIntrinsicContentSize() }
  }

  @Test func `a text whose width follows its height by way of another view is reported`() {
    let other = Box("other")
    root.holding(other)
    measureText()
    box.mas.makeConstraints { $0.width.equalTo(other.mas.height).offset(2).priority(999) }
    other.mas.makeConstraints { $0.height.equalTo(box).offset(13) }
    box.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(root.reports == [.sizeDependsOnItself(view: "Box:box", axis: .vertical)])
  }

  /// With four rows it is 4 wide, with one 10; each time it is measured as what it is already.
  @Test(arguments: [0, 4, 10] as [Double])
  func `a text that fits itself at two widths is reported at each of them`(width: Double) {
    let (root, text, other) = (Box("root"), Box("text"), Box("other"))
    root.holding(text, other)
    text.measure = {
      Size(width: Box.noIntrinsicMetric, height: $0.frame.width < 9 ? 4 : 1)
    }
    text.onLayout = { $0.invalidateIntrinsicContentSize() }
    text.frame = Rect(x: 0, y: 0, width: width, height: 1)
    other.mas.makeConstraints { $0.height.equalTo(text).multipliedBy(2) }
    text.mas.makeConstraints { $0.width.equalTo(other.mas.height).multipliedBy(-1).offset(12) }
    root.layOut(40, 20)
    #expect(text.frame.size == (width < 9 ? Size(width: 4, height: 4) : Size(width: 10, height: 1)))
    #expect(root.reports == [.sizeDependsOnItself(view: "Box:text", axis: .vertical)])
  }

  @Test(arguments: [false, true])
  func `a text beside a view as wide as it is high is fine`(isItself: Bool) {
    let other = Box("other", width: 3, height: 1)
    root.holding(other)
    measureText()
    other.mas.makeConstraints { $0.width.equalTo(isItself ? other.mas.height : box.mas.height) }
    box.mas.makeConstraints { $0.width.equalTo(8) }
    box.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    root.layOut(30, 20)
    #expect(box.frame.size == Size(width: 8, height: 5))
    #expect(root.reports.isEmpty)
  }

  @Test(arguments: [0, -1, 1000.5, .nan, .infinity] as [Double])
  func `a priority out of range is refused`(priority: Double) {
    box.setContentHuggingPriority(LayoutPriority(priority), for: .horizontal)
    box.setContentCompressionResistancePriority(LayoutPriority(priority), for: .vertical)
    #expect(box.contentHuggingPriority(for: .horizontal) == 250)
    #expect(box.contentCompressionResistancePriority(for: .vertical) == 750)
    #expect(root.reports.count == 2)
  }

  @Test func `another unit measures anew, in islands, too, and for what joins and leaves`() {
    let island = Box("island")
    let inner = Box("inner", width: 2.5, height: 1)
    let panel = Box("panel").holding(island.holding(inner))
    island.isLayoutIsland = true
    island.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    inner.mas.makeConstraints { $0.left.top.equalTo(island) }
    root.holding(panel)
    box.natural.width = 6.5
    func widths(_ tree: Box) -> [Double] {
      tree.layoutIfNeeded()
      return [box, inner].map(\.frame.width)
    }
    #expect(widths(root) == [7, 3])
    root.layoutUnit = .points
    #expect(widths(root) == [6.5, 2.5])
    panel.removeFromParent()
    #expect(widths(panel) == [6.5, 3])
    root.holding(panel)
    #expect(widths(root) == [6.5, 2.5])
    root.layoutUnit = .cells
    #expect(widths(root) == [7, 3])
  }
}
