import AutoLayout
import Masonry
import Testing

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
