import AutoLayout
import Testing

/// Layouts that read from right to left.
@MainActor struct DirectionTests {
  let root = Box.square(400)
  let box = Box("box")
  let other = Box("other")

  init() throws {
    root.holding(box, other)
    try box.pinSize(60, 10)
    other.frame = Rect(x: 100, y: 0, width: 50, height: 10)
    root.semanticContentAttribute = .forceRightToLeft
  }

  /// In the superview, 400 wide with the margins 20 leading and 30 trailing, and against a view from 100
  /// to 150. The box's own margins are 5 leading and 7 trailing; it is 60 wide. A middle against a middle
  /// says nothing of direction.
  @Test(arguments: [
    (LayoutAttribute.leading, LayoutAttribute.leading, true, 8.0, 332.0),
    (.trailing, .trailing, true, -8, 8), (.leading, .trailing, true, -100, 40),
    (.leading, .leadingMargin, true, 8, 312), (.trailing, .trailingMargin, true, -8, 38),
    (.leadingMargin, .leading, true, 0, 345), (.trailingMargin, .trailing, true, 0, -7),
    (.centerX, .leading, true, 50, 320), (.leading, .centerX, true, 10, 130),
    (.centerX, .centerX, true, 10, 180), (.leading, .trailing, false, 8, 32),
    (.trailing, .leading, false, -8, 158), (.leading, .leading, false, 8, 82),
    (.trailing, .trailing, false, 8, 92),
  ])
  func `distances grow towards the end of reading`(
    first: LayoutAttribute, second: LayoutAttribute, isToSuperview: Bool, distance: Double,
    x: Double
  ) throws {
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 30)
    box.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0, leading: 5, bottom: 0, trailing: 7)
    try box.pin(first, to: isToSuperview ? root : other, second, plus: distance)
    root.layoutIfNeeded()
    #expect(box.frame.minX == x)
  }

  @Test(arguments: [
    (LayoutAttribute.left, LayoutAttribute.left, 8.0, 8.0), (.right, .right, -8, 332),
    (.centerX, .left, 50, 20), (.left, .leftMargin, 0, 20), (.right, .rightMargin, 0, 310),
  ])
  func `left and right stay`(
    first: LayoutAttribute, second: LayoutAttribute, distance: Double, x: Double
  ) throws {
    root.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    try box.pin(first, to: root, second, plus: distance)
    root.layoutIfNeeded()
    #expect(box.frame.minX == x)
  }

  @Test func `inequalities are mirrored, too`() throws {
    try box.pin(.leading, .greaterThanOrEqual, to: root, plus: 30)
    try box.pin(.leading, to: root, at: 500)
    root.layoutIfNeeded()
    #expect(box.frame.maxX == 370)
    try box.pin(.trailing, .lessThanOrEqual, to: root, plus: -350)
    root.layoutIfNeeded()
    // 20 are left for 60.
    #expect(root.reports.count == 1)
  }

  @Test func `a view that says nothing reads as its superview`() {
    let inner = Box("inner")
    box.holding(inner)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    box.semanticContentAttribute = .forceLeftToRight
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    inner.semanticContentAttribute = .forceRightToLeft
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    box.semanticContentAttribute = .playback
    #expect(box.effectiveUserInterfaceLayoutDirection == .leftToRight)
    box.semanticContentAttribute = .spatial
    #expect(box.effectiveUserInterfaceLayoutDirection == .leftToRight)
    inner.semanticContentAttribute = .unspecified
    box.semanticContentAttribute = .unspecified
    inner.removeFromParent()
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `the direction changes live, also where only a subtree turns`() throws {
    let inner = Box("inner")
    box.holding(inner)
    try box.pin(.leading, to: root, plus: 10)
    try inner.pin(.leading, to: box, plus: 4)
    try inner.pin(.width, plus: 6)
    root.layoutIfNeeded()
    #expect(box.frame.minX == 330 && inner.frame.minX == 50)
    box.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 4)
    root.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(box.frame.minX == 10 && inner.frame.minX == 4)
  }

  @Test func `a frame set by hand and its autoresizing do not turn`() {
    other.autoresizingMask = .flexibleRightMargin
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(other.frame.minX == 100)
  }

  @Test func `a moved view reads as its new superview`() throws {
    let left = Box("left")
    root.holding(left)
    left.semanticContentAttribute = .forceLeftToRight
    left.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    let inner = Box("inner")
    let tree = Box("tree").holding(inner)
    try inner.pin(.leading, to: tree, plus: 3)
    try inner.pin(.width, plus: 10)
    tree.frame = Rect(x: 0, y: 0, width: 100, height: 10)
    root.holding(tree)
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 87)
    left.holding(tree)
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 3)
  }

  /// A tree, a view in it with directional margins, and an island with a leading edge.
  @Test func `what joins and leaves reads anew at any depth`() throws {
    let tree = Box("tree")
    let inner = Box("inner")
    let island = Box("island")
    let leaf = Box("leaf", width: 2, height: 1)
    tree.holding(inner.holding(island.holding(leaf)))
    island.isLayoutIsland = true
    island.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    inner.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0, leading: 3, bottom: 0, trailing: 5)
    try leaf.pin(.leading, to: island, plus: 1)
    func expect(_ margin: Double, _ x: Double) {
      tree.layoutIfNeeded()
      #expect(inner.layoutMargins.left == margin)
      #expect(leaf.frame.minX == x)
    }
    expect(3, 1)
    root.holding(tree)
    expect(5, 7)
    tree.removeFromParent()
    expect(3, 1)
    root.holding(island)
    root.layoutIfNeeded()
    #expect(leaf.frame.minX == 7)
  }
}
