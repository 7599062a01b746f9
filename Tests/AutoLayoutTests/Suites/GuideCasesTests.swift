import AutoLayout
import Testing

/// Free guides: rectangles that take part in the layout as views do.
@MainActor struct GuideCasesTests {
  let root = Box.square(400)
  let guide = LayoutGuide()

  init() { root.addLayoutGuide(guide) }

  private var frame: Rect {
    root.layoutIfNeeded()
    return guide.layoutFrame
  }

  // MARK: - As first item

  @Test func `a guide fills its owner`() throws {
    try guide.pinEdges(to: root)
    #expect(frame == Rect(x: 0, y: 0, width: 400, height: 400))
    root.frame.size = Size(width: 100, height: 30)
    #expect(frame == Rect(x: 0, y: 0, width: 100, height: 30))
  }

  @Test func `a guide is held within its owner, and drawn to the middle`() throws {
    try guide.pin(.top, .greaterThanOrEqual, to: root)
    try guide.pin(.bottom, .lessThanOrEqual, to: root)
    try guide.pin(.left, .greaterThanOrEqual, to: root)
    try guide.pin(.right, .lessThanOrEqual, to: root)
    try guide.pin(.centerX, to: root, at: 250)
    try guide.pin(.centerY, to: root, at: 250)
    try guide.pinSize(200, 150)
    #expect(frame == Rect(x: 100, y: 125, width: 200, height: 150))
  }

  @Test func `a guide stands a distance from an edge`() throws {
    try guide.pin(.leading, to: root, plus: 10)
    #expect(frame.minX == 10)
    try guide.pin(.trailing, to: root, plus: -10)
    #expect(frame.maxX == 390)
  }

  @Test(arguments: [0.5, 0.25, 2]) func `a guide has a part of its owner's length`(part: Double)
    throws
  {
    try guide.pin(.width, to: root, times: part)
    #expect(frame.width == 400 * part)
  }

  @Test func `a guide stands in the middle`() throws {
    try guide.pin(.centerX, to: root)
    try guide.pin(.centerY, to: root)
    #expect(frame == Rect(x: 200, y: 200, width: 0, height: 0))
  }

  @Test func `a guide that nothing is said of is empty`() throws {
    #expect(frame == .zero)
    try guide.pin(.left, to: root, plus: 5)
    #expect(frame == Rect(x: 5, y: 0, width: 0, height: 0))
  }

  @Test func `a guide's length is never negative`() throws {
    try guide.pin(.left, to: root, plus: 300)
    try guide.pin(.right, to: root, plus: -300, at: 999)
    #expect(frame.minX == 300 && frame.width == 0)
  }

  @Test func `a guide that nothing is said of any more is empty`() throws {
    let left = try guide.pin(.left, to: root, plus: 5)
    #expect(frame.minX == 5)
    left.isActive = false
    #expect(frame == .zero)
    left.isActive = true
    #expect(frame.minX == 5)
    // Also where all is built anew.
    left.isActive = false
    root.holding(Box("box"))
    try root.children[0].pin(.left, to: root)
    #expect(frame == .zero)
  }

  @Test func `fitting its owner leaves a guide where it is`() throws {
    try guide.pinEdges(to: root)
    try guide.pin(.width, .greaterThanOrEqual, plus: 30)
    #expect(frame == Rect(x: 0, y: 0, width: 400, height: 400))
    #expect(root.systemLayoutSizeFitting(.layoutFittingCompressed) == Size(width: 30, height: 0))
    #expect(guide.layoutFrame == Rect(x: 0, y: 0, width: 400, height: 400))
    #expect(frame == Rect(x: 0, y: 0, width: 400, height: 400))
  }

  // MARK: - As second item

  @Test func `views stand in a guide, and follow it`() throws {
    let box = Box("box")
    root.holding(box)
    try box.pinEdges(to: guide)
    try guide.pinOrigin(30, 40, in: root)
    try guide.pin(.height, plus: 50)
    let width = try guide.pin(.width, plus: 60)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 30, y: 40, width: 60, height: 50))
    width.constant = 70
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 30, y: 40, width: 70, height: 50))
  }

  @Test func `views of other superviews stand in a guide`() throws {
    let panel = Box("panel")
    let box = Box("box")
    root.holding(panel.holding(box))
    panel.frame = Rect(x: 100, y: 90, width: 80, height: 70)
    try guide.pinOrigin(110, 95, in: root)
    try guide.pinSize(20, 10)
    try box.pinEdges(to: guide)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 10, y: 5, width: 20, height: 10))
  }

  @Test func `guides relate to guides`() throws {
    let second = LayoutGuide()
    root.addLayoutGuide(second)
    try guide.pinOrigin(10, 10, in: root)
    try guide.pinSize(50, 60)
    try second.pin(.left, to: guide, .right, plus: 5)
    try second.pin(.centerY, to: guide)
    try second.pin(.width, to: guide, .height, times: 2)
    root.layoutIfNeeded()
    #expect(second.layoutFrame == Rect(x: 65, y: 40, width: 120, height: 0))
  }

  // MARK: - Coordinates

  @Test func `its frame is in its owner's coordinates`() throws {
    let panel = Box("panel")
    root.holding(panel)
    panel.frame = Rect(x: 100, y: 90, width: 80, height: 70)
    panel.addLayoutGuide(guide)
    try guide.pinEdges(to: panel)
    #expect(frame == Rect(x: 0, y: 0, width: 80, height: 70))
    panel.frame.origin = Point(x: 3, y: 4)
    #expect(frame == Rect(x: 0, y: 0, width: 80, height: 70))
  }

  @Test func `an owner in the tree between counts its own place`() throws {
    let panel = Box("panel")
    root.holding(panel)
    panel.frame = Rect(x: 100, y: 90, width: 80, height: 70)
    panel.addLayoutGuide(guide)
    try guide.pinOrigin(130, 100, in: root)
    try guide.pin(.right, to: root, plus: -200)
    #expect(frame == Rect(x: 30, y: 10, width: 70, height: 0))
  }

  // MARK: - Belonging

  @Test func `a guide added twice is there once`() {
    root.addLayoutGuide(guide)
    #expect(root.layoutGuides.count == 1 && root.layoutGuides[0] === guide)
    #expect(guide.owningView === root)
  }

  @Test func `guides are listed in the order they were added, without those that every view has`() {
    let second = LayoutGuide()
    _ = root.layoutMarginsGuide
    root.addLayoutGuide(second)
    _ = root.safeAreaLayoutGuide
    #expect(root.layoutGuides.count == 2)
    #expect(root.layoutGuides[0] === guide && root.layoutGuides[1] === second)
  }

  @Test func `a guide that is removed takes its constraints along`() throws {
    let box = Box("box")
    let panel = Box("panel")
    root.holding(panel.holding(box))
    panel.addLayoutGuide(guide)
    panel.frame.size = Size(width: 200, height: 200)
    let made = [
      try guide.pin(.left, to: panel, plus: 20), try guide.pin(.width, plus: 30),
      try box.pin(.left, to: guide, .right), try guide.pin(.top, to: root),
    ]
    let kept = try box.pin(.width, plus: 10)
    root.layoutIfNeeded()
    #expect(box.frame.minX == 50)
    root.removeLayoutGuide(guide)
    #expect(guide.owningView === panel && made.allSatisfy { $0.isActive })
    panel.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && panel.layoutGuides.isEmpty)
    #expect(made.allSatisfy { !$0.isActive } && kept.isActive)
    root.layoutIfNeeded()
    #expect(box.frame.minX == 0)
    #expect(guide.layoutFrame == .zero)
  }

  @Test func `a guide that is added elsewhere leaves where it was`() throws {
    let panel = Box("panel")
    root.holding(panel)
    let constraint = try guide.pin(.width, plus: 30)
    panel.addLayoutGuide(guide)
    #expect(root.layoutGuides.isEmpty && panel.layoutGuides.count == 1)
    #expect(guide.owningView === panel && !constraint.isActive)
  }

  @Test func `a guide without an owner cannot be constrained`() throws {
    root.removeLayoutGuide(guide)
    #expect(throws: LayoutError.self) { try guide.pin(.left, to: root) }
  }

  @Test func `the guides that every view has stay with it`() {
    let panel = Box("panel")
    root.holding(panel)
    panel.addLayoutGuide(root.layoutMarginsGuide)
    root.removeLayoutGuide(root.layoutMarginsGuide)
    #expect(root.layoutMarginsGuide.owningView === root)
    #expect(panel.layoutGuides.isEmpty)
    #expect(root.layoutMarginsGuide === root.layoutMarginsGuide)
  }

  @Test func `a guide leaves with its owner, and its constraints to the outside go`() throws {
    let panel = Box("panel")
    root.holding(panel)
    panel.addLayoutGuide(guide)
    let across = try guide.pin(.left, to: root)
    let inside = try guide.pin(.top, to: panel, plus: 4)
    panel.removeFromParent()
    #expect(!across.isActive && inside.isActive)
    #expect(guide.owningView === panel)
    panel.layOut(50, 50)
    #expect(guide.layoutFrame.minY == 4)
  }

  @Test func `a guide does not keep its owner alive`() {
    weak var owner: Box?
    do {
      let view = Box("owner")
      view.addLayoutGuide(guide)
      owner = view
      #expect(guide.owningView === owner)
    }
    #expect(owner == nil && guide.owningView == nil)
  }

  @Test func `a guide has a name`() {
    #expect(guide.identifier == nil)
    guide.identifier = "column"
    #expect(guide.debugName.contains("column"))
  }

  @Test func `a guide has no margins but its edges`() throws {
    root.layoutMargins = EdgeInsets(7)
    try guide.pinOrigin(40, 30, in: root)
    try guide.pinSize(100, 50)
    let box = Box("box")
    root.holding(box)
    try box.pin(.left, to: guide, .leftMargin)
    try box.pin(.right, to: guide, .rightMargin)
    try box.pin(.top, to: guide, .topMargin)
    try box.pin(.centerY, to: guide, .centerYWithinMargins)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 40, y: 30, width: 100, height: 50))
  }
}
