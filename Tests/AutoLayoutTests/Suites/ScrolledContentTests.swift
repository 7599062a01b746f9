import AutoLayout
import Testing

/// Constraints to a view that scrolls: its edges are those of its content, its lengths and centres its
/// own.
@MainActor struct ScrolledContentTests {
  let root = Box.square(400)
  let scroller = Shape("scroller")
  let box = Box("box")

  init() {
    root.holding(scroller)
    scroller.add(box)
    scroller.scrollsContent = true
    scroller.frame = Rect(x: 50, y: 40, width: 200, height: 100)
  }

  private var contentSize: Size {
    root.layoutIfNeeded()
    return scroller.contentLayoutGuide.layoutFrame.size
  }

  @Test func `what is pinned to all edges says how large the content is`() throws {
    try box.pin(.left, to: scroller, plus: 10)
    try box.pin(.top, to: scroller, plus: 20)
    try box.pin(.right, to: scroller, plus: -30)
    try box.pin(.bottom, to: scroller, plus: -40)
    try box.pinSize(500, 300)
    #expect(contentSize == Size(width: 540, height: 360))
    #expect(box.frame == Rect(x: 10, y: 20, width: 500, height: 300))
    #expect(scroller.frame == Rect(x: 50, y: 40, width: 200, height: 100))
    #expect(root.reports.isEmpty)
  }

  @Test func `margins count, too`() throws {
    scroller.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    for (edge, margin) in [
      (LayoutAttribute.left, LayoutAttribute.leftMargin), (.right, .rightMargin),
      (.top, .topMargin), (.bottom, .bottomMargin),
    ] { try box.pin(edge, to: scroller, margin) }
    try box.pinSize(500, 300)
    #expect(contentSize == Size(width: 506, height: 304))
    #expect(box.frame.origin == Point(x: 2, y: 1))
  }

  @Test func `lengths and centres are those of the view itself`() throws {
    try box.pinEdges(to: scroller)
    try box.pin(.width, to: scroller)
    try box.pin(.height, to: scroller, times: 3)
    #expect(contentSize == Size(width: 200, height: 300))
    let badge = Box("badge")
    scroller.add(badge)
    try badge.pinSize(20, 10)
    try badge.pin(.centerX, to: scroller)
    try badge.pin(.centerY, to: scroller)
    root.layoutIfNeeded()
    #expect(badge.frame == Rect(x: 90, y: 45, width: 20, height: 10))
  }

  @Test func `a scrolled view's centre moves along, its content does not`() throws {
    let badge = Box("badge")
    scroller.add(badge)
    try box.pinEdges(to: scroller)
    try box.pinSize(500, 300)
    try badge.pinSize(20, 10)
    try badge.pin(.centerX, to: scroller)
    try badge.pin(.centerY, to: scroller)
    scroller.bounds.origin = Point(x: 100, y: 7)
    root.layoutIfNeeded()
    #expect(badge.frame == Rect(x: 190, y: 52, width: 20, height: 10))
    #expect(box.frame == Rect(x: 0, y: 0, width: 500, height: 300))
    #expect(contentSize == Size(width: 500, height: 300))
  }

  @Test func `the guides say which of the two is meant`() throws {
    let header = Box("header")
    scroller.add(header)
    try box.pinEdges(to: scroller.contentLayoutGuide)
    try box.pinSize(500, 300)
    try header.pin(.left, to: scroller.frameLayoutGuide)
    try header.pin(.right, to: scroller.frameLayoutGuide)
    try header.pin(.top, to: scroller.frameLayoutGuide)
    try header.pin(.height, plus: 12)
    root.layoutIfNeeded()
    #expect(header.frame == Rect(x: 0, y: 0, width: 200, height: 12))
    scroller.bounds.origin = Point(x: 30, y: 60)
    root.layoutIfNeeded()
    #expect(header.frame == Rect(x: 30, y: 60, width: 200, height: 12))
    #expect(scroller.frameLayoutGuide.layoutFrame == Rect(x: 30, y: 60, width: 200, height: 100))
    #expect(
      scroller.contentLayoutGuide.layoutFrame == Rect(x: 0, y: 0, width: 500, height: 300))
  }

  @Test func `the content may be as wide as the view, and longer`() throws {
    try box.pinEdges(to: scroller.contentLayoutGuide)
    try scroller.contentLayoutGuide.pin(.width, to: scroller.frameLayoutGuide)
    try box.pin(.height, plus: 900)
    #expect(contentSize == Size(width: 200, height: 900))
    scroller.frame.size.width = 80
    #expect(contentSize == Size(width: 80, height: 900))
    #expect(box.frame == Rect(x: 0, y: 0, width: 80, height: 900))
  }

  @Test func `a chain of views from edge to edge`() throws {
    let rows = (0..<10).map { Box("row \($0)") }
    var above: Box?
    for (index, row) in rows.enumerated() {
      scroller.add(row)
      try row.pin(.left, to: scroller)
      try row.pin(.width, to: scroller)
      try row.pin(.height, plus: Double(index + 1) * 10)
      if let above {
        try row.pin(.top, to: above, .bottom)
      } else {
        try row.pin(.top, to: scroller)
      }
      above = row
    }
    #expect(contentSize == .zero)
    try rows[9].pin(.bottom, to: scroller)
    try rows[9].pin(.right, to: scroller)
    #expect(contentSize == Size(width: 200, height: 550))
    #expect(rows[9].frame == Rect(x: 0, y: 450, width: 200, height: 100))
  }

  @Test func `from outside, the view's edges are its own`() throws {
    let outside = Box("outside")
    root.holding(outside)
    try box.pinEdges(to: scroller)
    try box.pinSize(500, 300)
    try outside.pin(.left, to: scroller, .right)
    try outside.pin(.top, to: scroller, .bottom)
    try scroller.pin(.left, to: root, plus: 5)
    try scroller.pin(.top, to: root, plus: 6)
    try scroller.pinSize(70, 60)
    root.layoutIfNeeded()
    #expect(outside.frame.origin == Point(x: 75, y: 66))
    #expect(scroller.frame == Rect(x: 5, y: 6, width: 70, height: 60))
  }

  @Test func `from outside, what is scrolled is seen where it is scrolled to`() throws {
    let outside = Box("outside")
    root.holding(outside)
    try box.pinEdges(to: scroller)
    try box.pinSize(500, 300)
    try outside.pin(.left, to: box)
    try outside.pin(.top, to: box)
    root.layoutIfNeeded()
    #expect(outside.frame.origin == Point(x: 50, y: 40))
    scroller.bounds.origin = Point(x: 30, y: 10)
    root.layoutIfNeeded()
    #expect(outside.frame.origin == Point(x: 20, y: 30))
  }

  @Test func `one that scrolls in another`() throws {
    let inner = Shape("inner")
    let text = Box("text")
    inner.scrollsContent = true
    scroller.add(inner)
    inner.add(text)
    try inner.pinEdges(to: scroller)
    try inner.pinSize(300, 150)
    try text.pinEdges(to: inner)
    try text.pinSize(900, 800)
    #expect(contentSize == Size(width: 300, height: 150))
    #expect(inner.contentLayoutGuide.layoutFrame.size == Size(width: 900, height: 800))
  }
}
