import AutoLayout
import Testing

/// What constraints ask for in plain English, one sentence each.
@MainActor struct SentenceTests {
  let page = View()
  let save = Button()
  let label = Label()

  init() {
    page.identifier = "page"
    page.insertChild(save, at: 0)
    page.insertChild(label, at: 1)
  }

  private func sentence(
    _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ second: LayoutItem? = nil, _ secondAttribute: LayoutAttribute? = nil,
    times multiplier: Double = 1, plus constant: Double = 0, at priority: LayoutPriority = .required
  ) throws -> String {
    try LayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant, priority: priority
    ).sentence
  }

  @Test func `lengths that are numbers`() throws {
    #expect(try sentence(label, .width, plus: 100) == "The label is to be 100 wide.")
    #expect(
      try sentence(label, .height, .greaterThanOrEqual, plus: 2.5)
        == "The label is to be at least 2.5 high.")
    #expect(
      try sentence(page, .width, .lessThanOrEqual, plus: 1.0 / 3)
        == "'page' is to be at most 0.333333 wide.")
    #expect(
      try sentence(label, .width, .equal, save, .height, times: 0, plus: 8)
        == "The label is to be 8 wide.")
  }

  @Test func `optional ones are wishes`() throws {
    #expect(
      try sentence(label, .width, plus: 8, at: 750)
        == "The label should be 8 wide (priority 750).")
    #expect(
      try sentence(label, .top, .equal, save, .top, at: 249.5)
        == "The top edge of the label should be at that of the button (priority 249.5).")
  }

  @Test func `lengths that are compared`() throws {
    func width(
      _ relation: LayoutRelation = .equal, times multiplier: Double = 1, plus constant: Double = 0
    ) throws -> String {
      try sentence(label, .width, relation, save, .width, times: multiplier, plus: constant)
    }
    #expect(try width() == "The label is to be as wide as the button.")
    #expect(
      try width(.greaterThanOrEqual) == "The label is to be at least as wide as the button.")
    #expect(try width(.lessThanOrEqual) == "The label is to be at most as wide as the button.")
    #expect(try width(plus: 4) == "The label is to be 4 wider than the button.")
    #expect(try width(plus: -4) == "The label is to be 4 narrower than the button.")
    #expect(
      try width(.greaterThanOrEqual, plus: 4)
        == "The label is to be at least 4 wider than the button.")
    #expect(
      try width(.greaterThanOrEqual, plus: -4)
        == "The label is to be at most 4 narrower than the button.")
    #expect(
      try width(.lessThanOrEqual, plus: 4) == "The label is to be at most 4 wider than the button.")
    #expect(
      try width(.lessThanOrEqual, plus: -4)
        == "The label is to be at least 4 narrower than the button.")
    #expect(try width(times: 2) == "The label is to be twice as wide as the button.")
    #expect(
      try width(.lessThanOrEqual, times: 0.5, plus: 3)
        == "The label is to be at most half as wide as the button, plus 3.")
    #expect(
      try width(times: 2.5, plus: -3)
        == "The label is to be 2.5 times as wide as the button, less 3.")
    #expect(
      try sentence(label, .height, .equal, save, .height, plus: -1)
        == "The label is to be 1 shorter than the button.")
    #expect(
      try sentence(label, .height, .equal, save, .height, plus: 1)
        == "The label is to be 1 taller than the button.")
  }

  @Test func `a width with a height`() throws {
    #expect(
      try sentence(label, .width, .equal, label, .height, times: 16.0 / 9)
        == "The label is to be 1.777778 times as wide as it is high.")
    #expect(
      try sentence(label, .height, .equal, save, .width, plus: 1)
        == "The label is to be as high as the button is wide, plus 1.")
    #expect(
      try sentence(label, .width, .equal, label, .width, times: 2)
        == "The label is to be twice as wide as itself.")
  }

  @Test func `edges along the page`() throws {
    #expect(
      try sentence(label, .left, .equal, save, .right, plus: 8)
        == "The left edge of the label is to be 8 to the right of the right edge of the button.")
    #expect(
      try sentence(label, .right, .equal, page, .right, plus: -8)
        == "The right edge of the label is to be 8 to the left of that of 'page'.")
    #expect(
      try sentence(label, .left, .equal, page, .left)
        == "The left edge of the label is to be at that of 'page'.")
    #expect(
      try sentence(label, .left, .greaterThanOrEqual, save, .right)
        == "The left edge of the label is to be at or to the right of the right edge of the button."
    )
    #expect(
      try sentence(label, .left, .greaterThanOrEqual, save, .right, plus: 8)
        == """
        The left edge of the label is to be at least 8 to the right of the right edge of the button.
        """)
    #expect(
      try sentence(label, .right, .lessThanOrEqual, page, .right, plus: -8)
        == "The right edge of the label is to be at least 8 to the left of that of 'page'.")
    #expect(
      try sentence(label, .right, .lessThanOrEqual, page, .right, plus: 8)
        == "The right edge of the label is to be at most 8 to the right of that of 'page'.")
    #expect(
      try sentence(label, .right, .greaterThanOrEqual, page, .right, plus: -8)
        == "The right edge of the label is to be at most 8 to the left of that of 'page'.")
    #expect(
      try sentence(label, .right, .lessThanOrEqual, page, .right)
        == "The right edge of the label is to be at or to the left of that of 'page'.")
  }

  @Test func `edges in the direction of reading, and down the page`() throws {
    #expect(
      try sentence(label, .leading, .equal, save, .trailing, plus: 8)
        == "The leading edge of the label is to be 8 after the trailing edge of the button.")
    #expect(
      try sentence(label, .trailing, .lessThanOrEqual, page, .trailing, plus: -1)
        == "The trailing edge of the label is to be at least 1 before that of 'page'.")
    #expect(
      try sentence(label, .top, .equal, save, .bottom, plus: 1)
        == "The top edge of the label is to be 1 below the bottom edge of the button.")
    #expect(
      try sentence(label, .bottom, .lessThanOrEqual, page, .bottom)
        == "The bottom edge of the label is to be at or above that of 'page'.")
    #expect(
      try sentence(label, .centerX, .equal, page, .leading, plus: 2)
        == "The horizontal centre of the label is to be 2 after the leading edge of 'page'.")
  }

  @Test func `centres, baselines and margins`() throws {
    #expect(
      try sentence(label, .centerX, .equal, page, .centerX)
        == "The horizontal centre of the label is to be at that of 'page'.")
    #expect(
      try sentence(label, .centerY, .equal, page, .centerYWithinMargins, plus: -1)
        == """
        The vertical centre of the label is to be 1 above the vertical centre within the margins of \
        'page'.
        """)
    #expect(
      try sentence(label, .firstBaseline, .equal, save, .lastBaseline, plus: 2)
        == "The first baseline of the label is to be 2 below the last baseline of the button.")
    #expect(
      try sentence(label, .left, .equal, page, .leftMargin)
        == "The left edge of the label is to be at the left margin of 'page'.")
    #expect(
      try sentence(label, .bottom, .lessThanOrEqual, page, .bottomMargin)
        == "The bottom edge of the label is to be at or above the bottom margin of 'page'.")
  }

  @Test func `positions that are multiplied`() throws {
    #expect(
      try sentence(
        label, .left, .greaterThanOrEqual, page, .right, times: Double(1.0 as Float / 3.0))
          == """
          The left edge of the label is to be at or to the right of a third of the way across 'page'.
          """)
    #expect(
      try sentence(label, .top, .equal, save, .bottom, times: 2, plus: 1)
        == """
        The top edge of the label is to be 1 below the point twice as far from the top edge of 'page' \
        as the bottom edge of the button.
        """)
    page.semanticContentAttribute = .forceRightToLeft
    #expect(
      try sentence(label, .leading, .equal, page, .trailing, times: 0.4)
        == """
        The leading edge of the label is to be 0.4 of the way across 'page' from the right.
        """)
  }

  @Test func `multiples of a view's own edges and centres`() throws {
    func left(
      _ relation: LayoutRelation, _ attribute: LayoutAttribute, times multiplier: Double,
      plus constant: Double = 0
    ) throws -> String {
      try sentence(
        label, .left, relation, page, attribute, times: multiplier, plus: constant)
    }
    let start = "The left edge of the label is to be"
    #expect(try left(.equal, .right, times: 0.5) == "\(start) halfway across 'page'.")
    #expect(
      try left(.equal, .centerX, times: 0.5) == "\(start) a quarter of the way across 'page'.")
    #expect(try left(.equal, .centerX, times: 2) == "\(start) at the right edge of 'page'.")
    #expect(
      try left(.lessThanOrEqual, .left, times: 3)
        == "\(start) at or to the left of the left edge of 'page'.")
    #expect(
      try left(.equal, .right, times: 0.25, plus: 2)
        == "\(start) 2 to the right of the point a quarter of the way across 'page'.")
    #expect(
      try left(.equal, .right, times: 1.5)
        == "\(start) at the point 1.5 times the width of 'page' from its left edge.")
    #expect(
      try left(.equal, .right, times: -1)
        == "\(start) at the point -1 times the width of 'page' from its left edge.")
    #expect(
      try sentence(label, .bottom, .lessThanOrEqual, page, .bottom, times: 2.0 / 3)
        == "The bottom edge of the label is to be at or above two thirds of the way down 'page'.")
  }

  @Test func `multiples of other positions`() throws {
    #expect(
      try sentence(label, .left, .equal, save, .right, times: 0.5)
        == """
        The left edge of the label is to be halfway from the left edge of 'page' to the right edge of \
        the button.
        """)
    #expect(
      try sentence(label, .left, .equal, page, .rightMargin, times: 0.5)
        == """
        The left edge of the label is to be halfway from the left edge of 'page' to its right margin.
        """)
    page.scrollsContent = true
    #expect(
      try sentence(label, .left, .equal, page, .right, times: 0.5)
        == """
        The left edge of the label is to be halfway from the left edge of 'page' to its right edge.
        """)
  }

  @Test func `guides`() throws {
    let guide = LayoutGuide()
    page.addLayoutGuide(guide)
    #expect(
      try sentence(guide, .width, .equal, save, .width)
        == "The layout guide is to be as wide as the button.")
    let texts = try [
      page.layoutMarginsGuide, page.safeAreaLayoutGuide, page.readableContentGuide,
      page.topLayoutGuide, page.bottomLayoutGuide, page.contentLayoutGuide, page.frameLayoutGuide,
    ].map { try sentence(label, .top, .equal, $0, .bottom) }
    #expect(
      texts
        == [
          "the area inside the margins of", "the safe area of", "the readable content guide of",
          "the top layout guide of", "the bottom layout guide of", "the content of",
          "the frame of",
        ].map { "The top edge of the label is to be at the bottom edge of \($0) 'page'." })
  }

  @Test func `items that would be called the same are told apart`() throws {
    let second = Label()
    page.insertChild(second, at: 2)
    #expect(
      try sentence(label, .width, .equal, second, .width)
        == "The label 0x1 is to be as wide as the label 0x2.")
    let (one, other) = (Label(), Label())
    (one.identifier, other.identifier) = ("title", "title")
    save.insertChild(one, at: 0)
    page.insertChild(other, at: 3)
    #expect(
      try sentence(one, .width, .equal, other, .width)
        == "'title' in the button is to be as wide as 'title' in 'page'.")
  }

  @Test func `class names are words`() throws {
    final class HTTPCellView: LayoutNode {}
    final class Row2View: LayoutNode {}
    #expect(try sentence(LayoutNode(), .width) == "The layout node is to be 0 wide.")
    #expect(try sentence(Row2View(), .width) == "The row2 view is to be 0 wide.")
    #expect(try sentence(HTTPCellView(), .width) == "The http cell view is to be 0 wide.")
  }

  @Test func `a view that is gone`() throws {
    var gone: Label? = Label()
    let made = try LayoutConstraint(
      item: label, attribute: .width, relatedBy: .equal, toItem: gone, attribute: .width)
    gone = nil
    #expect(made.sentence == "The label is to be as wide as a view that is gone.")
  }
}
