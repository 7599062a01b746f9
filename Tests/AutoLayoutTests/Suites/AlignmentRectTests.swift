import AutoLayout
import Testing

/// Views whose frames reach beyond the rectangle that constraints speak of: 1 above, 2 left, 3 below
/// and 4 right.
@MainActor struct AlignmentRectTests {
  let root = Box.square(200)
  let shape = Shape("shape")
  let box = Box("box")
  static let beyond = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  init() {
    root.holding(shape, box)
    shape.alignment = Self.beyond
  }

  @Test func `edges are those of the rectangle, not of the frame`() throws {
    try shape.pinEdges(to: root)
    root.layoutIfNeeded()
    #expect(shape.frame == Rect(x: -2, y: -1, width: 206, height: 204))
  }

  @Test func `lengths are those of the rectangle`() throws {
    try shape.pinOrigin(10, 10, in: root)
    try shape.pinSize(50, 30)
    try box.pin(.width, to: shape)
    try box.pin(.height, to: shape, .width)
    root.layoutIfNeeded()
    #expect(shape.frame == Rect(x: 8, y: 9, width: 56, height: 34))
    #expect(box.frame.size == Size(width: 50, height: 50))
  }

  @Test func `the natural size is the rectangle's`() throws {
    shape.natural = Size(width: 50, height: 30)
    try shape.pinOrigin(10, 10, in: root)
    root.layoutIfNeeded()
    #expect(shape.frame == Rect(x: 8, y: 9, width: 56, height: 34))
  }

  @Test func `centres are those of the rectangle`() throws {
    try shape.pinSize(50, 30)
    try shape.pin(.centerX, to: root)
    try shape.pin(.centerY, to: root)
    root.layoutIfNeeded()
    #expect(shape.frame == Rect(x: 73, y: 84, width: 56, height: 34))
  }

  @Test func `other views stand at the rectangle's edges`() throws {
    try shape.pinOrigin(10, 10, in: root)
    try shape.pinSize(50, 30)
    try box.pin(.left, to: shape, .right)
    try box.pin(.top, to: shape, .bottom)
    root.layoutIfNeeded()
    #expect(box.frame.origin == Point(x: 60, y: 40))
  }

  @Test func `a frame set by hand is a frame`() throws {
    shape.frame = Rect(x: 10, y: 20, width: 50, height: 40)
    try box.pinEdges(to: shape)
    root.layoutIfNeeded()
    #expect(shape.frame == Rect(x: 10, y: 20, width: 50, height: 40))
    #expect(box.frame == Rect(x: 12, y: 21, width: 44, height: 36))
    shape.frame = Rect(x: 0, y: 0, width: 16, height: 14)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 2, y: 1, width: 10, height: 10))
  }

  @Test func `what is in it stands in the frame's coordinates`() throws {
    let inner = Box("inner")
    shape.add(inner)
    try shape.pinOrigin(10, 10, in: root)
    try shape.pinSize(50, 30)
    try inner.pinEdges(to: shape)
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 2, y: 1, width: 50, height: 30))
  }

  @Test func `one in another`() throws {
    let inner = Shape("inner")
    inner.alignment = EdgeInsets(10)
    shape.add(inner)
    try shape.pinOrigin(10, 10, in: root)
    try shape.pinSize(50, 30)
    try inner.pinEdges(to: shape)
    // At the place of the inner rectangle, seen from the root.
    try box.pinEdges(to: inner)
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: -8, y: -9, width: 70, height: 50))
    #expect(box.frame == Rect(x: 10, y: 10, width: 50, height: 30))
  }

  @Test func `a root's rectangle`() throws {
    let top = Shape("top")
    let inner = Box("inner")
    top.layoutUnit = .points
    top.alignment = Self.beyond
    top.add(inner)
    top.frame = Rect(x: 0, y: 0, width: 100, height: 80)
    try inner.pinEdges(to: top)
    top.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 2, y: 1, width: 94, height: 76))
    top.frame.size = Size(width: 60, height: 40)
    top.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 2, y: 1, width: 54, height: 36))
  }

  @Test func `a frame smaller than its rim leaves nothing`() throws {
    shape.frame = Rect(x: 10, y: 20, width: 5, height: 3)
    try box.pin(.width, to: shape)
    try box.pin(.height, to: shape)
    root.layoutIfNeeded()
    #expect(box.frame.size == .zero)
  }

  @Test func `insets change live`() throws {
    shape.natural = Size(width: 50, height: 30)
    try shape.pinOrigin(10, 10, in: root)
    root.layoutIfNeeded()
    shape.alignment = .zero
    root.layoutIfNeeded()
    #expect(shape.frame == Rect(x: 10, y: 10, width: 50, height: 30))
    shape.alignment = EdgeInsets(top: -1, left: -2, bottom: -1, right: -2)
    root.layoutIfNeeded()
    #expect(shape.frame == Rect(x: 12, y: 11, width: 46, height: 28))
  }

  @Test func `plain baselines are the rectangle's edges`() throws {
    try shape.pinOrigin(10, 10, in: root)
    try shape.pinSize(50, 30)
    try box.pin(.top, to: shape, .firstBaseline)
    try box.pin(.bottom, to: shape, .lastBaseline)
    root.layoutIfNeeded()
    #expect(box.y == [10, 30])
  }

  @Test func `from right to left, left stays left`() throws {
    root.semanticContentAttribute = .forceRightToLeft
    try shape.pin(.leading, to: root, plus: 10)
    try shape.pin(.width, plus: 50)
    root.layoutIfNeeded()
    // From 140 to 190, and 2 and 4 beyond.
    #expect(shape.x == [138, 56])
  }

  @Test func `a view fitted to its content reports its frame`() throws {
    let inner = Box("inner", width: 50, height: 30)
    shape.add(inner)
    try inner.pinEdges(to: shape)
    #expect(
      shape.systemLayoutSizeFitting(.layoutFittingCompressed) == Size(width: 56, height: 34))
  }

  @Test func `a frame and its rectangle follow from each other, and the middle is the frame's`()
    throws
  {
    let rect = Rect(x: 10, y: 10, width: 50, height: 30)
    #expect(shape.frame(forAlignmentRect: rect) == Rect(x: 8, y: 9, width: 56, height: 34))
    #expect(shape.alignmentRect(forFrame: Rect(x: 8, y: 9, width: 56, height: 34)) == rect)
    #expect(shape.alignmentRect(forFrame: .zero) == Rect(x: 2, y: 1, width: 0, height: 0))
    shape.frame = Rect(x: 8, y: 9, width: 56, height: 34)
    #expect(shape.center == Point(x: 36, y: 26))
    shape.center = Point(x: 40, y: 20)
    #expect(shape.frame == Rect(x: 12, y: 3, width: 56, height: 34))
  }
}
