import AutoLayout
import Masonry
import Testing

/// Edges, sizes and centres as a whole, in a superview of 400 by 400.
@MainActor struct CompoundCasesTests {
  let root = Box.square(400)
  let box = Box("box")

  init() { root.holding(box) }

  private func expect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: x, y: y, width: width, height: height))
    #expect(!box.translatesAutoresizingMaskIntoConstraints)
    #expect(root.reports.isEmpty)
  }

  // MARK: - Edges

  @Test func `edges equal the superview's`() {
    box.mas.makeConstraints { $0.edges.equalTo(root) }
    expect(0, 0, 400, 400)
  }

  @Test func `edges between inequalities that meet`() {
    box.mas.makeConstraints { make in
      make.edges.lessThanOrEqualTo(root)
      make.edges.greaterThanOrEqualTo(root)
    }
    expect(0, 0, 400, 400)
  }

  @Test func `the same inset on all sides`() {
    box.mas.makeConstraints { $0.edges.equalTo(root).insets(EdgeInsets(25)) }
    expect(25, 25, 350, 350)
  }

  @Test func `one inset to the sides and another up and down`() {
    box.mas.makeConstraints {
      $0.edges.equalTo(root).insets(EdgeInsets(top: 35, left: 25, bottom: 35, right: 25))
    }
    expect(25, 35, 350, 330)
  }

  @Test func `an inset a side`() {
    box.mas.makeConstraints {
      $0.edges.equalTo(EdgeInsets(top: 5, left: 15, bottom: 25, right: 45))
    }
    expect(15, 5, 340, 370)
  }

  @Test func `a negative inset reaches out`() {
    box.mas.makeConstraints { $0.edges.equalTo(EdgeInsets(-10)) }
    expect(-10, -10, 420, 420)
  }

  @Test func `edges equal the superview's margins`() {
    root.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    box.mas.makeConstraints { make in
      make.left.equalTo(root.mas.leftMargin)
      make.right.equalTo(root.mas.rightMargin)
      make.top.equalTo(root.mas.topMargin)
      make.bottom.equalTo(root.mas.bottomMargin)
    }
    expect(20, 10, 340, 360)
  }

  @Test func `edges equal those of the guide of the margins`() throws {
    root.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    try box.pinEdges(to: root.layoutMarginsGuide)
    expect(20, 10, 340, 360)
  }

  @Test func `all edges but one`() {
    box.mas.makeConstraints { make in
      make.left.top.right.equalTo(root)
      make.height.equalTo(55)
    }
    expect(0, 0, 400, 55)
  }

  // MARK: - Size

  @Test func `a size equals the superview's`() {
    box.mas.makeConstraints { $0.size.equalTo(root) }
    expect(0, 0, 400, 400)
  }

  @Test func `a size between inequalities that meet`() {
    box.mas.makeConstraints { make in
      make.size.lessThanOrEqualTo(root)
      make.size.greaterThanOrEqualTo(root)
    }
    expect(0, 0, 400, 400)
  }

  @Test(arguments: [2, 0.5, 1.25]) func `a size is a multiple of the superview's`(factor: Double) {
    box.mas.makeConstraints { $0.size.equalTo(root).multipliedBy(factor) }
    expect(0, 0, 400 * factor, 400 * factor)
  }

  @Test func `a size is divided`() {
    box.mas.makeConstraints { $0.size.equalTo(root).dividedBy(4) }
    expect(0, 0, 100, 100)
  }

  @Test func `a size in numbers`() {
    box.mas.makeConstraints { $0.size.equalTo(Size(width: 33, height: 44)) }
    expect(0, 0, 33, 44)
  }

  // MARK: - Centre

  @Test(arguments: [
    (100.0, 100.0, 150.0, 150.0), (80, 124, 160, 138), (150, 200, 125, 100), (25, 20, 187.5, 190),
    (500, 450, -50, -25),
  ])
  func `a view in the middle of its superview`(
    width: Double, height: Double, x: Double, y: Double
  ) throws {
    try box.pinSize(width, height)
    box.mas.makeConstraints { $0.center.equalTo(root) }
    expect(x, y, width, height)
  }

  @Test func `a centre between inequalities that meet`() throws {
    try box.pinSize(200, 100)
    box.mas.makeConstraints { make in
      make.center.lessThanOrEqualTo(root)
      make.center.greaterThanOrEqualTo(root)
    }
    expect(100, 150, 200, 100)
  }

  @Test func `a centre off the middle`() throws {
    try box.pinSize(200, 100)
    box.mas.makeConstraints { $0.center.equalTo(Point(x: 10, y: -20)) }
    expect(110, 130, 200, 100)
  }

  /// The margins leave 140 of the width, from 20 on, and 160 of the height, from 10 on: their middle
  /// is at 90 and 90 of the view.
  @Test(arguments: [[LayoutRelation.equal], [.lessThanOrEqual, .greaterThanOrEqual]])
  func `the middle of a view's own margins is the middle of the superview`(
    relations: [LayoutRelation]
  ) throws {
    box.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    try box.pinSize(200, 200)
    for relation in relations {
      try box.pin(.centerXWithinMargins, relation, to: root, .centerX)
      try box.pin(.centerYWithinMargins, relation, to: root, .centerY)
    }
    expect(110, 110, 200, 200)
  }
}
