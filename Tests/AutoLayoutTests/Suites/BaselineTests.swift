import AutoLayout
import Testing

/// First and last baselines of plain views, of views with their own, and of views that others stand
/// in for.
@MainActor struct BaselineTests {
  let root = Box.square(200)
  let shape = Shape("shape")
  let box = Box("box")

  init() throws {
    root.holding(shape, box)
    try shape.pinOrigin(0, 50, in: root)
    try shape.pinSize(40, 30)
    try box.pin(.top, to: shape, .firstBaseline)
    try box.pin(.bottom, to: shape, .lastBaseline)
  }

  private func expectBaselines(_ first: Double, _ last: Double) {
    root.layoutIfNeeded()
    #expect(box.y == [first, last - first])
    #expect(root.reports.isEmpty)
  }

  @Test func `of a plain view: its upper and lower edge`() { expectBaselines(50, 80) }

  @Test(arguments: [
    (Baseline(below: .top, by: 4), Baseline(below: .bottom, by: -3), 54.0, 77.0),
    (Baseline(below: .center, by: -5), Baseline(below: .center, by: 5), 60, 70),
    (Baseline(below: .top), Baseline(below: .top, by: 90), 50, 140),
    (Baseline(below: .center, by: .nan), Baseline(below: .bottom, by: .infinity), 65, 80),
  ])
  func `of a view's own`(first: Baseline, last: Baseline, firstPlace: Double, lastPlace: Double) {
    shape.first = first
    shape.last = last
    expectBaselines(firstPlace, lastPlace)
  }

  @Test func `they change live, and follow the height`() throws {
    shape.first = Baseline(below: .center, by: -5)
    expectBaselines(60, 80)
    shape.first = Baseline(below: .top, by: 2)
    expectBaselines(52, 80)
    shape.first = Baseline(below: .center)
    expectBaselines(65, 80)
    let height = try #require(shape.constraints.first { $0.firstAttribute == .height })
    height.constant = 60
    expectBaselines(80, 110)
  }

  @Test func `two views stand on one line`() throws {
    let other = Shape("other")
    root.holding(other)
    shape.first = Baseline(below: .top, by: 12)
    other.first = Baseline(below: .top, by: 5)
    try other.pin(.firstBaseline, to: shape)
    try other.pin(.height, plus: 10)
    root.layoutIfNeeded()
    #expect(other.y == [57, 10])
  }

  @Test func `the last line of one is a distance above the first of the next`() throws {
    let next = Shape("next")
    root.holding(next)
    shape.last = Baseline(below: .bottom, by: -6)
    next.first = Baseline(below: .top, by: 9)
    try next.pin(.firstBaseline, to: shape, .lastBaseline, plus: 20)
    root.layoutIfNeeded()
    // 80 - 6 + 20 - 9.
    #expect(next.frame.minY == 85)
  }

  @Test func `of a view that another one stands in for`() throws {
    let inner = Shape("inner")
    inner.first = Baseline(below: .top, by: 3)
    inner.last = Baseline(below: .bottom, by: -1)
    shape.add(inner)
    try inner.pinOrigin(0, 10, in: shape)
    try inner.pin(.height, plus: 15)
    shape.lastStandIn = inner
    // The first baseline is the last one's, unless it has a stand-in of its own.
    expectBaselines(50 + 10 + 3, 50 + 25 - 1)
    let upper = Shape("upper")
    shape.add(upper)
    try upper.pinOrigin(0, 2, in: shape)
    shape.firstStandIn = upper
    expectBaselines(52, 74)
  }

  @Test func `stand-ins of stand-ins, in circles, and strangers do no harm`() throws {
    let middle = Shape("middle")
    let inner = Shape("inner")
    shape.add(middle)
    middle.add(inner)
    try middle.pinOrigin(0, 5, in: shape)
    try inner.pinOrigin(0, 5, in: middle)
    try inner.pin(.height, plus: 4)
    shape.lastStandIn = middle
    middle.lastStandIn = inner
    expectBaselines(60, 64)
    inner.lastStandIn = middle
    root.holding(Box("later"))
    try root.children[2].pin(.top, to: shape, .lastBaseline)
    root.layoutIfNeeded()
    #expect([60, 64].contains(root.children[2].frame.minY))
    let stranger = Shape("stranger")
    shape.lastStandIn = stranger
    try root.children[2].pin(.bottom, to: shape, .lastBaseline)
    root.layoutIfNeeded()
    #expect(root.children[2].frame.maxY == 80)
  }

  @Test
  func `another view between a view and the same stand-in is noticed, and what it says later`()
    throws
  {
    let (outer, middle) = (Shape("outer"), Shape("middle"))
    let (inner, other) = (Shape("inner"), Shape("other"))
    shape.add(outer)
    outer.add(middle)
    middle.add(inner, other)
    try outer.pinOrigin(0, 5, in: shape)
    try middle.pinOrigin(0, 5, in: outer)
    try inner.pinOrigin(0, 5, in: middle)
    try inner.pin(.height, plus: 4)
    try other.pinOrigin(0, 1, in: middle)
    try other.pin(.height, plus: 2)
    shape.lastStandIn = outer
    outer.lastStandIn = inner
    expectBaselines(65, 69)
    shape.lastStandIn = middle
    middle.lastStandIn = inner
    shape.baselinesChanged()
    expectBaselines(65, 69)
    middle.lastStandIn = other
    middle.baselinesChanged()
    expectBaselines(61, 63)
  }

  @Test func `of a guide: its upper and lower edge`() throws {
    let guide = LayoutGuide()
    let other = Box("other")
    root.holding(other)
    root.addLayoutGuide(guide)
    try guide.pinOrigin(0, 20, in: root)
    try guide.pin(.height, plus: 30)
    try other.pin(.firstBaseline, to: guide)
    try other.pin(.lastBaseline, to: guide)
    root.layoutIfNeeded()
    #expect(other.y == [20, 30])
  }

  @Test func `with a rim beyond the rectangle, from the rectangle`() {
    shape.alignment = EdgeInsets(top: 7, left: 0, bottom: 8, right: 0)
    shape.first = Baseline(below: .top, by: 4)
    shape.last = Baseline(below: .bottom, by: -4)
    expectBaselines(54, 76)
  }

  @Test func `the superview's baseline counts, too`() throws {
    let inner = Shape("inner")
    shape.add(inner)
    shape.first = Baseline(below: .top, by: 6)
    inner.last = Baseline(below: .bottom, by: -2)
    try inner.pin(.lastBaseline, to: shape, .firstBaseline)
    try inner.pin(.height, plus: 10)
    root.layoutIfNeeded()
    #expect(inner.y == [-2, 10])
  }
}
