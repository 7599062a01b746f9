import AutoLayout
import Testing

@MainActor struct VisualFormatPrintingTests {
  let views = Views()

  private func constraint(
    _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ second: LayoutItem? = nil, _ secondAttribute: LayoutAttribute? = nil,
    times multiplier: Double = 1, plus constant: Double = 0, at priority: LayoutPriority = .required
  ) throws -> LayoutConstraint {
    try LayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant, priority: priority)
  }

  @Test func `sizes`() throws {
    let (a, b) = (views.a, views.b)
    #expect(try constraint(a, .width, plus: 100).visualFormat == "H:[a(100)]")
    #expect(try constraint(a, .height, plus: 2.5).visualFormat == "V:[a(2.5)]")
    #expect(
      try constraint(a, .height, .greaterThanOrEqual, plus: 20, at: 750).visualFormat
        == "V:[a(>=20@750)]")
    #expect(try constraint(a, .width, .equal, b, .width).visualFormat == "H:[a(==b)]")
    #expect(
      try constraint(a, .height, .lessThanOrEqual, b, .height, at: 0.5).visualFormat
        == "V:[a(<=b@0.5)]")
  }

  @Test func `distances`() throws {
    let (box, a, b) = (views.box, views.a, views.b)
    #expect(
      try constraint(b, .leading, .equal, a, .trailing, plus: 8).visualFormat == "H:[a]-(8)-[b]")
    #expect(try constraint(b, .top, .equal, a, .bottom).visualFormat == "V:[a]-(0)-[b]")
    #expect(
      try constraint(b, .top, .greaterThanOrEqual, a, .bottom, plus: -3, at: 999.5).visualFormat
        == "V:[a]-(>=-3@999.5)-[b]")
    #expect(
      try constraint(a, .leading, .equal, box, .leading, plus: 20).visualFormat == "H:|-(20)-[a]")
    #expect(
      try constraint(box, .bottom, .lessThanOrEqual, a, .bottom, plus: 1).visualFormat
        == "V:[a]-(<=1)-|")
    // A view can follow its parent as a sibling would.
    #expect(
      try constraint(a, .leading, .equal, box, .trailing, plus: 1).visualFormat
        == "H:[box]-(1)-[a]")
  }

  @Test func `margins are the standard space`() throws {
    let (box, a) = (views.box, views.a)
    #expect(try constraint(a, .leading, .equal, box, .leadingMargin).visualFormat == "H:|-[a]")
    #expect(try constraint(box, .bottomMargin, .equal, a, .bottom).visualFormat == "V:[a]-|")
    #expect(try constraint(a, .leading, .equal, box, .leadingMargin, plus: 1).visualFormat == nil)
    #expect(try constraint(a, .top, .equal, box, .topMargin, at: 999).visualFormat == nil)
    #expect(
      try constraint(a, .top, .greaterThanOrEqual, box, .topMargin).visualFormat == nil)
  }

  @Test func `left and right need an option`() throws {
    let (box, a, b) = (views.box, views.a, views.b)
    let left = try constraint(b, .left, .equal, a, .right, plus: 2)
    #expect(left.visualFormat == "H:[a]-(2)-[b]")
    #expect(left.visualFormatOptions == .directionLeftToRight)
    let margin = try constraint(a, .left, .equal, box, .leftMargin)
    #expect(margin.visualFormat == "H:|-[a]")
    #expect(margin.visualFormatOptions == .directionLeftToRight)
    #expect(try constraint(b, .leading, .equal, a, .trailing).visualFormatOptions == [])
    #expect(try constraint(b, .width, plus: 2).visualFormatOptions == [])
  }

  @Test func `what no format says has none`() throws {
    let (box, a, b) = (views.box, views.a, views.b)
    let inner = Box("inner")
    a.holding(inner)
    let unsaid = [
      try constraint(a, .centerX, .equal, box, .centerX),
      try constraint(a, .left, .equal, box, .centerX),
      try constraint(a, .leading, .equal, b, .leading),
      try constraint(a, .bottom, .equal, b, .bottom),
      try constraint(a, .firstBaseline, .equal, b, .firstBaseline),
      try constraint(a, .firstBaseline, .equal, b, .lastBaseline, plus: 1),
      try constraint(a, .width, .equal, a, .height, times: 2),
      try constraint(a, .width, .equal, a, .height),
      try constraint(a, .width, .equal, b, .width, times: 2),
      try constraint(a, .width, .equal, b, .width, plus: 1),
      try constraint(b, .leading, .equal, a, .trailing, times: 0.5),
      try constraint(a, .trailing, .equal, b, .leading, plus: -8),
      try constraint(a, .trailing, .equal, box, .trailing, plus: -8),
      try constraint(box, .leading, .equal, a, .leading),
      try constraint(inner, .leading, .equal, box, .leading, plus: 1),
      try constraint(inner, .leading, .equal, box, .leadingMargin),
      try constraint(a, .centerYWithinMargins, .equal, box, .centerYWithinMargins),
      try constraint(b, .leftMargin, .equal, a, .rightMargin),
      try constraint(b, .top, .equal, a, .topMargin),
    ]
    for constraint in unsaid {
      #expect(constraint.visualFormat == nil, "\(constraint.plainEquation)")
      #expect(constraint.visualFormatDescription == nil, "\(constraint.plainEquation)")
    }
  }

  @Test func `names must be names, each of one view`() throws {
    let (a, b) = (views.a, views.b)
    let distance = try constraint(b, .leading, .equal, a, .trailing, plus: 8)
    for name in [nil, "", "2b", "b c", "b]", "a"] {
      b.identifier = name
      #expect(distance.visualFormat == nil)
    }
    b.identifier = "_标2"
    #expect(distance.visualFormat == "H:[a]-(8)-[_标2]")
    // The superview is not called by name.
    let edge = try constraint(a, .top, .equal, views.box, .top, plus: 8)
    views.box.identifier = nil
    #expect(edge.visualFormat == "V:|-(8)-[a]")
  }

  @Test func `a view that is gone is not spoken of`() throws {
    var gone: Box? = Box("gone")
    let width = try constraint(try #require(gone), .width, plus: 1)
    let same = try constraint(views.a, .width, .equal, gone, .width)
    #expect(width.visualFormat == "H:[gone(1)]")
    gone = nil
    #expect(width.visualFormat == nil)
    #expect(same.visualFormat == nil)
  }

  @Test func `logs name the superview and the direction`() throws {
    let (box, a, b) = (views.box, views.a, views.b)
    b.identifier = nil
    let descriptions = [
      try constraint(a, .leading, .equal, box, .leading, plus: 20),
      try constraint(box, .bottom, .greaterThanOrEqual, a, .bottom, plus: 1.0 / 3),
      try constraint(a, .left, .equal, box, .left, plus: 137, at: 251),
      try constraint(b, .left, .equal, a, .right), try constraint(b, .top, .equal, a, .bottom),
    ].map(\.visualFormatDescription)
    #expect(
      descriptions == [
        "H:|-(20)-[Box:a]   (names: '|':Box:box )",
        "V:[Box:a]-(>=0.333333)-|   (names: '|':Box:box )",
        "H:|-(137@251)-[Box:a](LTR) priority:251   (names: '|':Box:box )",
        "H:[Box:a]-(0)-[Box[1]](LTR)", "V:[Box:a]-(0)-[Box[1]]",
      ])
  }

  @Test func `guides are items, and their owner is the superview`() throws {
    let (box, a, guide) = (views.box, views.a, views.guide)
    let edge = try constraint(box, .trailing, .equal, guide, .trailing, plus: 2)
    #expect(edge.visualFormat == "H:[guide]-(2)-|")
    #expect(
      edge.visualFormatDescription == "H:[LayoutGuide:guide]-(2)-|   (names: '|':Box:box )")
    #expect(
      try constraint(a, .leading, .equal, guide, .trailing).visualFormat == "H:[guide]-(0)-[a]")
  }

  @Test func `logs show sizes and margins as equations`() throws {
    #expect(try constraint(views.a, .width, plus: 8).visualFormatDescription == nil)
    #expect(
      try constraint(views.a, .width, .equal, views.b, .width).visualFormatDescription == nil)
    #expect(
      try constraint(views.a, .top, .equal, views.box, .topMargin).visualFormatDescription == nil)
  }
}
