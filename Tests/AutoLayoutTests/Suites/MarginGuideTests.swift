import AutoLayout
import Testing

/// Margins by direction, handed down, counted from bars; and the guide that stands for them.
@MainActor struct MarginGuideTests {
  let root = Box.square(400)
  let panel = Shape("panel")
  let box = Box("box")

  init() {
    root.holding(panel)
    panel.add(box)
    root.layoutMargins = .zero
    panel.frame = Rect(x: 100, y: 50, width: 200, height: 100)
    panel.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
  }

  private func fill() throws -> Rect {
    try box.pinEdges(to: panel.layoutMarginsGuide)
    root.layoutIfNeeded()
    return box.frame
  }

  @Test func `the guide is the view less its margins`() throws {
    let expected = Rect(x: 20, y: 10, width: 140, height: 60)
    #expect(try fill() == expected)
    #expect(panel.layoutMarginsGuide.layoutFrame == expected)
    #expect(panel.layoutMarginsGuide.owningView === panel)
  }

  @Test func `the guide and the margin attributes are one`() throws {
    let pairs: [(LayoutAttribute, LayoutAttribute)] = [
      (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
      (.leading, .leadingMargin), (.trailing, .trailingMargin),
      (.centerX, .centerXWithinMargins), (.centerY, .centerYWithinMargins),
    ]
    for (edge, margin) in pairs {
      let first = try box.pin(edge, to: panel.layoutMarginsGuide)
      root.layoutIfNeeded()
      let frame = box.frame
      first.isActive = false
      let second = try box.pin(edge, to: panel, margin)
      root.layoutIfNeeded()
      #expect(box.frame == frame && frame.value(of: edge) != 0)
      second.isActive = false
    }
  }

  @Test func `a guide has a width and a height`() throws {
    try box.pin(.width, to: panel.layoutMarginsGuide)
    try box.pin(.height, to: panel.layoutMarginsGuide, times: 0.5)
    root.layoutIfNeeded()
    #expect(box.frame.size == Size(width: 140, height: 30))
  }

  @Test func `a view in the middle of its superview's margins`() throws {
    try box.pinSize(100, 20)
    try box.pin(.centerX, to: panel.layoutMarginsGuide)
    try box.pin(.centerY, to: panel.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 40, y: 30, width: 100, height: 20))
  }

  // MARK: - Direction

  @Test func `directional margins are left and right as the view reads`() throws {
    panel.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(panel.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(try fill() == Rect(x: 2, y: 1, width: 194, height: 96))
    root.semanticContentAttribute = .forceRightToLeft
    #expect(panel.layoutMargins == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(try fill() == Rect(x: 4, y: 1, width: 194, height: 96))
  }

  @Test func `margins that were set as left and right stay there`() {
    panel.semanticContentAttribute = .forceRightToLeft
    #expect(panel.layoutMargins == EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    #expect(
      panel.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 10, leading: 40, bottom: 30, trailing: 20))
  }

  // MARK: - Handed down

  @Test func `a view keeps at least what the superview's margins reach into it`() throws {
    // The superview's margins end 30 right of and 25 below the panel's corner, and 10 before its end.
    root.layoutMargins = EdgeInsets(top: 75, left: 130, bottom: 5, right: 110)
    #expect(panel.layoutMargins == EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    panel.preservesSuperviewLayoutMargins = true
    #expect(panel.layoutMargins == EdgeInsets(top: 25, left: 30, bottom: 30, right: 40))
    #expect(try fill() == Rect(x: 30, y: 25, width: 130, height: 45))
    panel.frame.origin.x = 110
    #expect(panel.layoutMargins.left == 20)
    panel.preservesSuperviewLayoutMargins = false
    #expect(panel.layoutMargins == EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
  }

  @Test func `margins are handed down through any number of views that keep them`() {
    let inner = Shape("inner")
    panel.add(inner)
    inner.frame = Rect(x: 5, y: 5, width: 190, height: 90)
    for view in [panel, inner] {
      view.layoutMargins = .zero
      view.preservesSuperviewLayoutMargins = true
    }
    root.layoutMargins = EdgeInsets(top: 0, left: 150, bottom: 0, right: 0)
    #expect(panel.layoutMargins.left == 50)
    #expect(inner.layoutMargins.left == 45)
    panel.preservesSuperviewLayoutMargins = false
    #expect(inner.layoutMargins.left == 0)
  }

  // MARK: - Bars

  @Test func `margins count from the bars, unless told otherwise`() throws {
    root.additionalSafeAreaInsets = EdgeInsets(top: 70, left: 0, bottom: 0, right: 130)
    // Bars cover 20 of the panel above and 30 right.
    #expect(panel.layoutMargins == EdgeInsets(top: 30, left: 20, bottom: 30, right: 70))
    #expect(try fill() == Rect(x: 20, y: 30, width: 110, height: 40))
    panel.insetsLayoutMarginsFromSafeArea = false
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 20, y: 10, width: 140, height: 60))
  }

  // MARK: - Being told

  @Test func `a view is told once of each change of its margins`() {
    let before = panel.marginChanges
    panel.layoutMargins = EdgeInsets(5)
    #expect(panel.marginChanges == before + 1)
    panel.layoutMargins = EdgeInsets(5)
    #expect(panel.marginChanges == before + 1)
    panel.preservesSuperviewLayoutMargins = true
    #expect(panel.marginChanges == before + 1)
    root.layoutMargins = EdgeInsets(120)
    #expect(panel.marginChanges == before + 2)
    root.additionalSafeAreaInsets = EdgeInsets(200)
    #expect(panel.marginChanges == before + 3)
  }

  @Test func `what scrolls within its bounds comes under bars and margins`() {
    root.additionalSafeAreaInsets = EdgeInsets(top: 60, left: 0, bottom: 0, right: 0)
    panel.layoutMargins = .zero
    #expect(panel.safeAreaInsets.top == 10)
    root.bounds.origin.y = 20
    #expect(panel.safeAreaInsets.top == 30)
    #expect(panel.layoutMargins.top == 30)
    root.additionalSafeAreaInsets = .zero
    root.layoutMargins = EdgeInsets(top: 75, left: 0, bottom: 0, right: 0)
    panel.preservesSuperviewLayoutMargins = true
    #expect(panel.layoutMargins.top == 45)
    root.bounds.origin.y = 0
    #expect(panel.layoutMargins.top == 25)
  }

  // MARK: - The readable column

  /// It fills the margins, 10 on each side, up to 72, and is in their middle then.
  @Test(arguments: [
    (112.0, 20.0, 72.0), (92, 10, 72), (91, 10, 71), (50, 10, 30), (20, 10, 0), (12, 10, 0),
    (3, 3, 0), (0, 0, 0),
  ])
  func `a column to read is as wide as the margins, but not too wide`(
    width: Double, x: Double, columns: Double
  ) throws {
    root.layoutMargins = EdgeInsets(10)
    root.holding(box)
    try box.pinEdges(to: root.readableContentGuide)
    root.layOut(width, 100)
    let expected = Rect(x: x, y: 10, width: columns, height: 80)
    #expect(box.frame == expected)
    #expect(root.readableContentGuide.layoutFrame == expected)
    #expect(root.reports.isEmpty)
  }
}
