import AutoLayout
import Masonry
import Testing

@MainActor struct FittingTests {
  let root = Box("root")
  let card = Box("card")
  let title = Box("title", width: 12, height: 1)
  /// 40 cells of text.
  let text = Box("text")

  init() {
    root.holding(card.holding(title, text))
    card.mas.makeConstraints { $0.left.top.equalTo(root).offset(2) }
    title.mas.makeConstraints { make in
      make.left.top.equalTo(card).offset(1)
      make.right.lessThanOrEqualTo(card).offset(-1)
    }
    text.measure = { text in
      let width = text.frame.width
      return Size(width: 40, height: width > 0 ? (40 / width).rounded(.up) : 1)
    }
    text.onLayout = { $0.invalidateIntrinsicContentSize() }
    text.mas.makeConstraints { make in
      make.left.equalTo(card).offset(1)
      make.right.equalTo(card).offset(-1)
      make.top.equalTo(title.mas.bottom)
      make.bottom.equalTo(card).offset(-1)
    }
    root.layOut(80, 24)
  }

  private func height(_ node: LayoutNode, atWidth width: Double) -> Double {
    node.systemLayoutSizeFitting(
      Size(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test func `the smallest size that holds the content`() {
    #expect(
      card.systemLayoutSizeFitting(.layoutFittingCompressed) == Size(width: 42, height: 4))
    #expect(
      card.systemLayoutSizeFitting(.layoutFittingExpanded) == Size(width: 42, height: 4))
  }

  @Test func `the height at a width`() {
    for width in 3...42 {
      let rows = (40 / (Double(width) - 2)).rounded(.up)
      #expect(height(card, atWidth: Double(width)) == rows + 3)
    }
  }

  @Test func `fitting leaves the view, its frames and its layout alone`() {
    let frames = root.frames
    let layouts = root.layouts
    #expect(height(card, atWidth: 10) == 8)
    #expect(root.frames == frames)
    root.layoutIfNeeded()
    #expect(root.frames == frames)
    #expect(root.layouts == layouts)
    #expect(root.reports.isEmpty)
  }

  @Test func `a width that was only fitted leaves no trace`() {
    _ = height(card, atWidth: 10)
    card.mas.makeConstraints { $0.width.equalTo(10) }
    root.layoutIfNeeded()
    #expect(card.frame.size == Size(width: 10, height: 8))
  }

  @Test func `a tree without a parent is fitted`() {
    card.mas.makeConstraints { $0.right.bottom.lessThanOrEqualTo(root).offset(-1) }
    let size = root.systemLayoutSizeFitting(.layoutFittingCompressed)
    #expect(size == Size(width: 45, height: 7))
    #expect(root.frame.size == Size(width: 80, height: 24))
    root.layoutIfNeeded()
    #expect(card.frame.size == Size(width: 42, height: 4))
  }

  @Test func `an island is fitted`() {
    card.isLayoutIsland = true
    card.frame = Rect(x: 0, y: 0, width: 30, height: 9)
    root.layoutIfNeeded()
    let frames = root.frames
    #expect(height(card, atWidth: 12) == 7)
    root.layoutIfNeeded()
    #expect(root.frames == frames)
  }

  @Test func `a view's own natural size counts`() {
    #expect(title.systemLayoutSizeFitting(.zero) == Size(width: 12, height: 1))
    card.natural = Size(width: 50, height: Box.noIntrinsicMetric)
    #expect(card.systemLayoutSizeFitting(.zero).width == 50)
    card.isLayoutIsland = true
    card.frame = Rect(x: 0, y: 0, width: 20, height: 9)
    root.layoutIfNeeded()
    #expect(card.systemLayoutSizeFitting(.zero).width == 50)
    root.layoutIfNeeded()
    #expect(text.frame.width == 18)
  }

  @Test func `a target that is no size counts as 0`() {
    let target = Size(width: .nan, height: -4)
    #expect(card.systemLayoutSizeFitting(target) == Size(width: 42, height: 4))
    _ = card.systemLayoutSizeFitting(
      .zero, withHorizontalFittingPriority: 0, verticalFittingPriority: 1001)
    #expect(root.reports.count == 2)
  }

  @Test func `fitting within a layout settles`() {
    var heights: [Double] = []
    root.onLayout = { [card] _ in
      heights.append(
        card.systemLayoutSizeFitting(
          Size(width: 22, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height)
    }
    root.layOut(70, 24)
    #expect(heights.allSatisfy { $0 == 5 })
    #expect(!root.needsLayoutInTree)
    #expect(root.reports.isEmpty)
    #expect(card.frame.size == Size(width: 42, height: 4))
  }

  @Test func `a view may fit itself while it is laid out`() {
    card.mas.makeConstraints { $0.right.bottom.lessThanOrEqualTo(root).offset(-1) }
    var sizes: [Size] = []
    root.onLayout = { sizes.append($0.systemLayoutSizeFitting(.layoutFittingCompressed)) }
    root.layOut(70, 24)
    #expect(sizes.last == Size(width: 45, height: 7))
    #expect(root.frame.size == Size(width: 70, height: 24))
    #expect(!root.needsLayoutInTree)
  }

  @Test func `a view may fit the one around it while it is laid out`() {
    var heights: [Double] = []
    title.onLayout = { [card] _ in
      heights.append(card.systemLayoutSizeFitting(.layoutFittingCompressed).height)
    }
    title.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(heights.last == 4)
    #expect(!root.needsLayoutInTree)
    #expect(root.reports.isEmpty)
  }

  @Test func `laying out from within a fitting waits`() {
    text.onLayout = { text in
      text.invalidateIntrinsicContentSize()
      text.layoutIfNeeded()
    }
    #expect(height(card, atWidth: 12) == 7)
    root.layoutIfNeeded()
    #expect(card.frame == Rect(x: 2, y: 2, width: 42, height: 4))
  }

  @Test func `constraints that a layout switches by the width are as the real width has them`() {
    let wide = title.mas.makeConstraints { $0.width.equalTo(15) }[0]
    card.onLayout = { wide.isActive = $0.frame.width > 20 }
    root.layoutIfNeeded()
    #expect(title.frame.width == 15)
    #expect(height(card, atWidth: 12) == 7)
    root.layoutIfNeeded()
    #expect(wide.isActive)
    #expect(title.frame.width == 15)
  }

  @Test func `conflicts while fitting are not reported`() {
    let limit = title.mas.makeConstraints { $0.width.equalTo(20) }
    root.layoutIfNeeded()
    _ = height(card, atWidth: 5)
    #expect(root.reports.isEmpty)
    #expect(limit.allSatisfy { !$0.isBroken } && card.constraints.allSatisfy { !$0.isBroken })
  }

  @Test func `the margins of a fitted view are whole`() {
    let inner = Box("inner", width: 3, height: 1)
    let holder = Box("holder").holding(inner)
    inner.mas.makeConstraints { make in
      make.left.equalTo(holder.mas.leftMargin)
      make.right.equalTo(holder.mas.rightMargin)
      make.top.equalTo(holder.mas.topMargin)
      make.bottom.lessThanOrEqualTo(holder.mas.bottomMargin)
    }
    #expect(holder.systemLayoutSizeFitting(.zero) == Size(width: 5, height: 3))
    inner.natural = .zero
    #expect(holder.systemLayoutSizeFitting(.zero) == Size(width: 2, height: 2))
    #expect(holder.frame == .zero)
  }
}

/// What gives a view its size where the target does not.
@MainActor struct FittingTargetTests {
  let card = Box("card")
  let text = Box("text", width: 10, height: 2)
  let rest = Box("rest")

  init() throws {
    card.holding(text, rest)
    try text.pinOrigin(0, 0, in: card)
    try rest.pin(.left, to: text, .right)
    for edge in [LayoutAttribute.right, .top, .bottom] { try rest.pin(edge, to: card) }
  }

  private func size(_ width: Double, _ height: Double, _ x: LayoutPriority, _ y: LayoutPriority)
    -> Size
  {
    card.systemLayoutSizeFitting(
      Size(width: width, height: height), withHorizontalFittingPriority: x,
      verticalFittingPriority: y)
  }

  @Test func `what has no size of its own takes what there is`() {
    #expect(
      card.systemLayoutSizeFitting(.layoutFittingExpanded) == Size(width: 10_000, height: 10_000))
    #expect(
      card.systemLayoutSizeFitting(.layoutFittingCompressed) == Size(width: 10, height: 0))
  }

  /// The text hugs at 250 and resists at 750 along x; nothing but the text is there.
  @Test(arguments: [
    (251.0, 15.0), (250, 10), (249, 10), (50, 10), (1, 10), (751, 15), (1000, 15),
  ])
  func `a wider target counts if it is wished for more than the text hugs`(
    priority: Double, width: Double
  ) throws {
    try rest.pin(.width, plus: 0)
    #expect(size(15, 0, LayoutPriority(priority), 50).width == width)
  }

  @Test(arguments: [(749.0, 10.0), (751, 4), (1000, 4), (50, 10)])
  func `a narrower target counts if it is wished for more than the text resists`(
    priority: Double, width: Double
  ) throws {
    try rest.pin(.width, plus: 0)
    #expect(size(4, 0, LayoutPriority(priority), 50).width == width)
  }

  @Test func `each axis has its own priority`() throws {
    try text.pin(.bottom, .lessThanOrEqual, to: card)
    #expect(size(5, 7, .required, .required) == Size(width: 5, height: 7))
    #expect(size(5, 7, .required, 50) == Size(width: 5, height: 7))
    #expect(size(5, 0, .required, 50) == Size(width: 5, height: 2))
    #expect(size(0, 0, 50, .required) == Size(width: 10, height: 0))
    #expect(size(0, 0, 751, 751) == Size(width: 0, height: 0))
  }

  @Test func `what the superview says of the view does not count, what it says itself does`() throws
  {
    let root = Box("root").holding(card)
    root.layOut(100, 100)
    try card.pin(.width, to: root, times: 0.5)
    #expect(card.systemLayoutSizeFitting(.layoutFittingCompressed).width == 10)
    try card.pin(.width, .greaterThanOrEqual, plus: 30)
    #expect(card.systemLayoutSizeFitting(.layoutFittingCompressed).width == 30)
    #expect(size(20, 0, .required, 50).width == 20)
    #expect(root.reports.isEmpty)
  }
}

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
