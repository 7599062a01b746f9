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
