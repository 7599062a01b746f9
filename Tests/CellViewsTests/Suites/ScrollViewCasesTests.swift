import AutoLayout
import CellViews
import Testing

/// Scroll views: how large their content is, and where it is scrolled to.
@MainActor struct ScrollViewCasesTests {
  let root = View()
  let scroller = ScrollView()
  let content = Sized("content", 50, 30)

  init() throws {
    root.frame = Rect(x: 0, y: 0, width: 40, height: 20)
    root.addSubview(scroller)
    scroller.addSubview(content)
    scroller.frame = Rect(x: 5, y: 2, width: 20, height: 10)
    for edge in [LayoutAttribute.left, .right, .top, .bottom] {
      try content.pin(edge, to: scroller)
    }
  }

  @Test func `the content is as large as what is pinned to its edges`() {
    root.layoutIfNeeded()
    #expect(scroller.contentSize == Size(width: 50, height: 30))
    #expect(scroller.frame == Rect(x: 5, y: 2, width: 20, height: 10))
    #expect(scroller.contentOffset == .zero)
    content.natural = Size(width: 7, height: 90)
    root.layoutIfNeeded()
    #expect(scroller.contentSize == Size(width: 7, height: 90))
    #expect(root.reports.isEmpty)
  }

  @Test func `fitting the view around it changes no content and no offset`() throws {
    try content.pin(.width, to: scroller, at: 900)
    root.layoutIfNeeded()
    #expect(scroller.contentSize == Size(width: 20, height: 30))
    scroller.contentOffset = Point(x: 0, y: 20)
    root.layoutIfNeeded()
    _ = scroller.systemLayoutSizeFitting(Size(width: 90, height: 90))
    #expect(scroller.contentSize == Size(width: 20, height: 30))
    root.layoutIfNeeded()
    #expect(scroller.contentSize == Size(width: 20, height: 30))
    #expect(scroller.contentOffset == Point(x: 0, y: 20))
  }

  @Test func `a scroll view has no natural size`() {
    #expect(scroller.intrinsicContentSize == Size(width: -1, height: -1))
  }

  @Test(arguments: [
    (Point(x: 4, y: 6), Point(x: 4, y: 6)), (Point(x: 30, y: 20), Point(x: 30, y: 20)),
    (Point(x: 99, y: 99), Point(x: 30, y: 20)), (Point(x: -1, y: -9), Point(x: 0, y: 0)),
  ])
  func `an offset stays within the content`(offset: Point, legal: Point) {
    root.layoutIfNeeded()
    scroller.contentOffset = offset
    root.layoutIfNeeded()
    #expect(scroller.contentOffset == legal)
    #expect(scroller.bounds.origin == legal)
    #expect(content.frame == Rect(x: 0, y: 0, width: 50, height: 30))
    // Where it is seen in the window.
    #expect(content.absoluteFrame.origin == Point(x: 5 - legal.x, y: 2 - legal.y))
  }

  @Test func `an offset gives way when the content shrinks or the view grows`() {
    root.layoutIfNeeded()
    scroller.contentOffset = Point(x: 30, y: 20)
    root.layoutIfNeeded()
    content.natural = Size(width: 45, height: 12)
    root.layoutIfNeeded()
    #expect(scroller.contentOffset == Point(x: 25, y: 2))
    scroller.frame.size = Size(width: 40, height: 20)
    root.layoutIfNeeded()
    #expect(scroller.contentOffset == Point(x: 5, y: 0))
  }

  @Test func `an offset that is no number is ignored`() {
    root.layoutIfNeeded()
    scroller.contentOffset = Point(x: .nan, y: .infinity)
    root.layoutIfNeeded()
    #expect(scroller.contentOffset == .zero)
  }

  @Test func `scrolling changes no constraint's frame but those to the view as it is seen`() throws
  {
    let header = Sized("header", 3, 1)
    scroller.addSubview(header)
    try header.pin(.top, to: scroller.frameLayoutGuide)
    try header.pin(.left, to: scroller.frameLayoutGuide)
    root.layoutIfNeeded()
    scroller.contentOffset = Point(x: 8, y: 9)
    root.layoutIfNeeded()
    #expect(header.frame.origin == Point(x: 8, y: 9))
    #expect(header.absoluteFrame.origin == Point(x: 5, y: 2))
    #expect(content.frame.origin == .zero)
    #expect(scroller.contentSize == Size(width: 50, height: 30))
  }

  @Test func `a column of rows as wide as the view scrolls down only`() throws {
    content.removeFromSuperview()
    let column = StackView(.vertical, (1...12).map { Sized("\($0)", 3, Double($0)) })
    scroller.addSubview(column)
    for edge in [LayoutAttribute.left, .right, .top, .bottom] {
      try column.pin(edge, to: scroller.contentLayoutGuide)
    }
    try column.pin(.width, to: scroller.frameLayoutGuide)
    root.layoutIfNeeded()
    #expect(scroller.contentSize == Size(width: 20, height: 78))
    column.arrangedSubviews[11].isHidden = true
    root.layoutIfNeeded()
    #expect(scroller.contentSize == Size(width: 20, height: 66))
  }

  @Test func `a scroll view of constraints, built before it joins a window`() throws {
    let outer = ScrollView()
    let inside = Sized("inside", 60, 5)
    outer.addSubview(inside)
    for edge in [LayoutAttribute.left, .right, .top, .bottom] { try inside.pin(edge, to: outer) }
    root.addSubview(outer)
    try outer.pin(.left, to: root)
    try outer.pin(.right, to: root)
    try outer.pin(.top, to: root)
    try outer.pin(.height, to: inside)
    root.layoutIfNeeded()
    #expect(outer.frame == Rect(x: 0, y: 0, width: 40, height: 5))
    #expect(outer.contentSize == Size(width: 60, height: 5))
  }
}
