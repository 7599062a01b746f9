import AutoLayout
import Testing

/// Multipliers of positions count from the corner of the closest common ancestor.
@MainActor struct PositionMultiplierTests {
  let root = Box.square(400)
  let panel = Box("panel")
  let box = Box("box")
  let other = Box("other")

  init() throws {
    root.holding(panel.holding(box, other))
    panel.frame = Rect(x: 100, y: 40, width: 240, height: 120)
    try box.pinSize(20, 10)
    other.frame = Rect(x: 30, y: 16, width: 60, height: 24)
  }

  @Test(arguments: [
    (LayoutAttribute.left, LayoutAttribute.right, 1.0 / 3, 80.0), (.left, .right, 0.25, 60),
    (.right, .right, 0.5, 100), (.left, .left, 0.5, 0), (.centerX, .centerX, 0.5, 50),
    (.centerX, .right, 0.75, 170), (.leading, .trailing, 0.25, 60),
    (.left, .centerX, 0.5, 60), (.right, .right, -0.5, -140),
  ])
  func `of the own superview: a part of its width`(
    first: LayoutAttribute, second: LayoutAttribute, factor: Double, x: Double
  ) throws {
    try box.pin(first, to: panel, second, times: factor)
    root.layoutIfNeeded()
    #expect(abs(box.frame.minX - x) < 1e-4)
    panel.frame.origin = Point(x: -7, y: 300)
    root.layoutIfNeeded()
    #expect(abs(box.frame.minX - x) < 1e-4)
  }

  @Test(arguments: [
    (LayoutAttribute.left, LayoutAttribute.left, 2.0, 60.0), (.left, .right, 0.5, 45),
    (.right, .left, 3, 70), (.centerX, .centerX, 2, 110), (.leading, .trailing, 1.5, 135),
  ])
  func `of a sibling: from the superview's corner`(
    first: LayoutAttribute, second: LayoutAttribute, factor: Double, x: Double
  ) throws {
    try box.pin(first, to: other, second, times: factor)
    root.layoutIfNeeded()
    #expect(box.frame.minX == x)
  }

  @Test(arguments: [
    (LayoutAttribute.top, LayoutAttribute.bottom, 0.5, 20.0), (.bottom, .top, 2, 22),
    (.centerY, .centerY, 0.5, 9), (.lastBaseline, .lastBaseline, 2, 70),
  ])
  func `down the same as to the right`(
    first: LayoutAttribute, second: LayoutAttribute, factor: Double, y: Double
  ) throws {
    try box.pin(first, to: other, second, times: factor)
    root.layoutIfNeeded()
    #expect(box.frame.minY == y)
  }

  /// In the root, the other view begins at 130 and ends at 190.
  @Test func `of a view further up: from the corner of what holds both`() throws {
    let outside = Box("outside")
    root.holding(outside)
    try outside.pinSize(20, 10)
    let left = try outside.pin(.left, to: other, .right, times: 2)
    root.layoutIfNeeded()
    #expect(outside.frame.minX == 380)
    left.isActive = false
    try box.pin(.left, to: outside, times: 3, plus: 1)
    try outside.pin(.left, to: root, plus: 50)
    root.layoutIfNeeded()
    #expect(box.frame.minX == 151 - 100)
  }

  @Test func `of a guide: from its owner's corner, or that of what holds both`() throws {
    let guide = LayoutGuide()
    panel.addLayoutGuide(guide)
    try guide.pinOrigin(40, 0, in: panel)
    try guide.pin(.width, plus: 10)
    try box.pin(.left, to: guide, .right, times: 2)
    let outside = Box("outside")
    root.holding(outside)
    try outside.pin(.left, to: guide, times: 0.5)
    root.layoutIfNeeded()
    #expect(box.frame.minX == 100)
    #expect(outside.frame.minX == 70)
  }

  /// Where text is read from the right, so is the distance: three quarters of the way from the right.
  @Test func `leading and trailing count from where reading begins`() throws {
    root.semanticContentAttribute = .forceRightToLeft
    try box.pin(.leading, to: panel, .trailing, times: 0.75)
    try box.pin(.top, to: panel, .bottom, times: 0.75)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 240 - 180 - 20, y: 90, width: 20, height: 10))
  }
}
