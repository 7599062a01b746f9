import AutoLayout
import Testing

/// What bars leave free of views, nested and moved, and the guides above and below it.
@MainActor struct SafeAreaTests {
  let root = Box.square(400)
  let panel = Shape("panel")
  let box = Box("box")

  init() {
    root.holding(panel)
    panel.add(box)
    root.additionalSafeAreaInsets = EdgeInsets(top: 60, left: 10, bottom: 80, right: 20)
    panel.frame = Rect(x: 0, y: 20, width: 390, height: 320)
  }

  @Test func `without bars all is safe`() throws {
    let plain = Box("plain")
    plain.frame.size = Size(width: 30, height: 20)
    #expect(plain.safeAreaInsets == .zero)
    #expect(plain.safeAreaLayoutGuide.layoutFrame == plain.bounds)
  }

  @Test func `bars reach into a view as far as they cover it`() {
    #expect(root.safeAreaInsets == EdgeInsets(top: 60, left: 10, bottom: 80, right: 20))
    // The panel ends at 390 and 340: the bars begin at 380 and 320.
    #expect(panel.safeAreaInsets == EdgeInsets(top: 40, left: 10, bottom: 20, right: 10))
    panel.frame = Rect(x: 50, y: 100, width: 100, height: 100)
    #expect(panel.safeAreaInsets == .zero)
  }

  @Test func `the guides above and below are as long as the bars reach`() {
    #expect([panel.topLayoutGuide, panel.bottomLayoutGuide].map(\.length) == [40, 20])
    panel.frame.size.height = 50
    #expect([panel.topLayoutGuide, panel.bottomLayoutGuide].map(\.length) == [40, 0])
  }

  @Test func `a view under a bar is covered whole`() {
    panel.frame = Rect(x: 50, y: 0, width: 100, height: 30)
    #expect(panel.safeAreaInsets == EdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
  }

  @Test func `a view adds bars of its own`() {
    panel.additionalSafeAreaInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(panel.safeAreaInsets == EdgeInsets(top: 41, left: 12, bottom: 23, right: 14))
    let inner = Shape("inner")
    panel.add(inner)
    inner.frame = Rect(x: 4, y: 11, width: 300, height: 200)
    #expect(inner.safeAreaInsets == EdgeInsets(top: 30, left: 8, bottom: 0, right: 0))
  }

  @Test func `constraints to the guide, of the view and of what is in it`() throws {
    try box.pinEdges(to: panel.safeAreaLayoutGuide)
    let other = Box("other")
    root.holding(other)
    try other.pinEdges(to: root.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 10, y: 40, width: 370, height: 260))
    #expect(panel.safeAreaLayoutGuide.layoutFrame == box.frame)
    #expect(other.frame == Rect(x: 10, y: 60, width: 370, height: 260))
    #expect(root.safeAreaLayoutGuide.layoutFrame == other.frame)
  }

  @Test func `a view in the middle of what is safe`() throws {
    try box.pinSize(100, 60)
    try box.pin(.centerX, to: panel.safeAreaLayoutGuide)
    try box.pin(.centerY, to: panel.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 145, y: 140, width: 100, height: 60))
  }

  @Test func `a view that constraints move is safe where it comes to be`() throws {
    try panel.pinOrigin(0, 30, in: root)
    try panel.pinSize(100, 100)
    try box.pinEdges(to: panel.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(panel.safeAreaInsets == EdgeInsets(top: 30, left: 10, bottom: 0, right: 0))
    #expect(box.frame == Rect(x: 10, y: 30, width: 90, height: 70))
    let top = try #require(root.constraints.first { $0.firstAttribute == .top })
    top.constant = 50
    root.layoutIfNeeded()
    #expect(panel.safeAreaInsets.top == 10)
    #expect(box.frame == Rect(x: 10, y: 10, width: 90, height: 90))
  }

  @Test func `bars that change move what is constrained to the guide`() throws {
    try box.pinEdges(to: panel.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    root.additionalSafeAreaInsets = .zero
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 0, y: 0, width: 390, height: 320))
    root.additionalSafeAreaInsets = EdgeInsets(top: -5, left: .nan, bottom: .infinity, right: 30)
    #expect(root.safeAreaInsets == EdgeInsets(top: 0, left: 0, bottom: 0, right: 30))
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 0, y: 0, width: 370, height: 320))
  }

  @Test func `a view is told once of each change, and not of what changes nothing`() {
    let before = panel.safeAreaChanges
    root.additionalSafeAreaInsets.top = 70
    #expect(panel.safeAreaChanges == before + 1)
    root.additionalSafeAreaInsets.top = 70
    #expect(panel.safeAreaChanges == before + 1)
    panel.frame = Rect(x: 0, y: 100, width: 100, height: 100)
    #expect(panel.safeAreaChanges == before + 2)
    // It ends above the panel still.
    root.additionalSafeAreaInsets.top = 90
    #expect(panel.safeAreaChanges == before + 2)
    panel.removeFromParent()
    #expect(panel.safeAreaInsets == .zero)
    #expect(panel.safeAreaChanges == before + 3)
    root.holding(panel)
    #expect(panel.safeAreaChanges == before + 4)
  }

  @Test func `nothing of the bars reaches what is scrolled`() {
    let inner = Shape("inner")
    panel.scrollsContent = true
    panel.add(inner)
    inner.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(panel.safeAreaInsets.top == 40)
    #expect(inner.safeAreaInsets == .zero)
  }

  // MARK: - Top and bottom guides

  @Test func `content stands between the top and the bottom guide`() throws {
    try box.pin(.top, to: panel.topLayoutGuide, .bottom, plus: 5)
    try box.pin(.bottom, to: panel.bottomLayoutGuide, .top, plus: -5)
    try box.pin(.left, to: panel.topLayoutGuide)
    try box.pin(.right, to: panel.bottomLayoutGuide)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 0, y: 45, width: 390, height: 250))
    #expect(panel.topLayoutGuide.layoutFrame == Rect(x: 0, y: 0, width: 390, height: 40))
    #expect(panel.bottomLayoutGuide.layoutFrame == Rect(x: 0, y: 300, width: 390, height: 20))
  }

  @Test(arguments: [
    (LayoutAttribute.top, LayoutAttribute.top, 0.0, 300.0), (.top, .centerY, 20, 310),
    (.top, .bottom, 40, 320), (.height, .height, 40, 20),
  ])
  func `the guides have all vertical attributes`(
    first: LayoutAttribute, second: LayoutAttribute, above: Double, below: Double
  ) throws {
    let other = Box("other")
    panel.add(other)
    try box.pin(first, to: panel.topLayoutGuide, second)
    try other.pin(first, to: panel.bottomLayoutGuide, second)
    root.layoutIfNeeded()
    #expect(box.frame.value(of: first) == above)
    #expect(other.frame.value(of: first) == below)
  }

  @Test func `distances from the guides`() throws {
    let cases: [(LayoutGuide, LayoutAttribute, Double, Double)] = [
      (root.topLayoutGuide, .bottom, 0, 60), (root.topLayoutGuide, .bottom, 100, 160),
      (root.topLayoutGuide, .bottom, -100, -40),
    ]
    try panel.pin(.height, plus: 50)
    for (guide, attribute, distance, place) in cases {
      let constraint = try panel.pin(.top, to: guide, attribute, plus: distance)
      root.layoutIfNeeded()
      #expect(panel.frame.minY == place)
      constraint.isActive = false
    }
    for (distance, place) in [(0.0, 320.0), (100, 420), (-100, 220)] {
      let constraint = try panel.pin(.bottom, to: root.bottomLayoutGuide, .top, plus: distance)
      root.layoutIfNeeded()
      #expect(panel.frame.maxY == place)
      constraint.isActive = false
    }
  }

  // MARK: - Views smaller than their insets

  /// Each edge of a safe area is an inset away from the view's, whatever there is room for.
  @Test(arguments: [120.0, 90, 50, 49.5, 36, 20, 1, 0])
  func `a safe area turns inside out, and what is constrained to it follows`(height: Double) throws
  {
    let insets = EdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    let guides = [panel.safeAreaLayoutGuide, panel.topLayoutGuide, panel.bottomLayoutGuide]
    let above = try dot(.top, at: guides[0], .top)
    let below = try dot(.top, at: guides[0], .bottom)
    let middle = try dot(.top, at: guides[0], .centerY)
    let bars = [try dot(.top, at: guides[1], .bottom), try dot(.top, at: guides[2], .top)]
    try box.pin(.height, to: guides[0], plus: 200)
    root.additionalSafeAreaInsets = .zero
    panel.additionalSafeAreaInsets = insets
    panel.frame = Rect(x: 0, y: 100, width: 100, height: height)
    root.layoutIfNeeded()
    #expect(above.frame.minY == 30)
    #expect(below.frame.minY == height - 20)
    #expect(middle.frame.minY == (height + 10) / 2)
    #expect(bars.map(\.frame.minY) == [30, height - 20])
    #expect(box.frame.height == 200 + height - 50)
    #expect(
      guides.map(\.layoutFrame) == [
        Rect(x: 0, y: 30, width: 100, height: height - 50),
        Rect(x: 0, y: 0, width: 100, height: 30),
        Rect(x: 0, y: height - 20, width: 100, height: 20),
      ])
    #expect(root.reports.isEmpty)
  }

  private func dot(
    _ attribute: LayoutAttribute, at guide: LayoutGuide, _ other: LayoutAttribute
  ) throws -> Box {
    let dot = Box("dot")
    panel.add(dot)
    try dot.pinSize(0, 0)
    try dot.pin(attribute, to: guide, other)
    return dot
  }

  /// A guide that is inside out has nothing that could be refused; a view between its edges has.
  @Test func `a view between the edges of a safe area keeps the upper one where they have crossed`()
    throws
  {
    try box.pin(.top, to: panel.safeAreaLayoutGuide)
    let bottom = try box.pin(.bottom, to: panel.safeAreaLayoutGuide)
    panel.additionalSafeAreaInsets = EdgeInsets(top: 30, left: 0, bottom: 30, right: 0)
    for (height, length) in [(100.0, 40.0), (60, 0), (59, 0), (20, 0), (61, 1)] {
      panel.frame = Rect(x: 0, y: 100, width: 100, height: height)
      root.layoutIfNeeded()
      #expect(box.y == [30, length])
      #expect(bottom.isBroken == (height < 60))
    }
  }

  @Test func `margins that count from the safe area shrink still`() throws {
    try box.pin(.top, to: panel, .topMargin)
    try box.pin(.bottom, to: panel, .bottomMargin)
    panel.layoutMargins = EdgeInsets(2)
    panel.additionalSafeAreaInsets = EdgeInsets(top: 30, left: 0, bottom: 30, right: 0)
    for (height, y, length) in [(100.0, 32.0, 36.0), (50, 32, 0), (20, 20, 0), (0, 0, 0)] {
      panel.frame = Rect(x: 0, y: 100, width: 100, height: height)
      root.layoutIfNeeded()
      #expect(box.y == [y, length])
    }
    #expect(root.reports.isEmpty)
  }

  @Test func `bars that change while the view is fitted are known afterwards`() throws {
    final class Changing: LayoutNode {
      override func layoutSubviews() {
        if isBeingFitted { additionalSafeAreaInsets.top = 7 }
        super.layoutSubviews()
      }
    }
    let view = Changing()
    view.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    root.holding(view)
    view.add(box)
    try box.pin(.top, to: view.safeAreaLayoutGuide)
    try box.pinSize(5, 5)
    root.additionalSafeAreaInsets = .zero
    root.layoutIfNeeded()
    #expect(box.frame.minY == 0)
    _ = view.systemLayoutSizeFitting(.zero)
    root.layoutIfNeeded()
    #expect(box.frame.minY == 7)
  }
}
