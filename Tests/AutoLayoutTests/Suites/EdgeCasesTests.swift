import AutoLayout
import Testing

/// One edge or centre of a view against the same one of its superview, 400 by 400.
@MainActor struct EdgeCasesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let attribute: LayoutAttribute
    var times = 1.0
    var plus = 0.0
    /// Where the view's edge or centre comes to be.
    let place: Double

    init(
      _ attribute: LayoutAttribute, times: Double = 1, plus: Double = 0, is place: Double
    ) {
      self.attribute = attribute
      self.times = times
      self.plus = plus
      self.place = place
    }

    var testDescription: String { "\(attribute) × \(times) + \(plus) is \(place)" }
  }

  nonisolated static let rows = [
    Row(.left, is: 0), Row(.left, plus: 70, is: 70), Row(.left, plus: -70, is: -70),
    Row(.leading, is: 0), Row(.leading, plus: 70, is: 70), Row(.leading, plus: -70, is: -70),
    Row(.top, is: 0), Row(.top, plus: 70, is: 70), Row(.top, plus: -70, is: -70),
    Row(.right, is: 400), Row(.right, plus: 70, is: 470), Row(.right, plus: -70, is: 330),
    Row(.trailing, is: 400), Row(.trailing, plus: 70, is: 470), Row(.trailing, plus: -70, is: 330),
    Row(.bottom, is: 400), Row(.bottom, plus: 70, is: 470), Row(.bottom, plus: -70, is: 330),
    Row(.centerX, is: 200), Row(.centerX, plus: 70, is: 270), Row(.centerX, plus: -70, is: 130),
    Row(.centerX, times: 2, is: 400), Row(.centerX, times: 0.5, is: 100),
    Row(.centerY, is: 200), Row(.centerY, plus: 70, is: 270), Row(.centerY, plus: -70, is: 130),
    Row(.centerY, times: 2, is: 400), Row(.centerY, times: 0.5, is: 100),
    Row(.lastBaseline, is: 400), Row(.firstBaseline, plus: 15, is: 15),
    Row(.right, times: 0.25, is: 100), Row(.bottom, times: 0.75, plus: 5, is: 305),
  ]

  let root = Box.square(400)
  let box = Box("box")

  init() throws {
    root.holding(box)
    try box.pinSize(150, 90)
  }

  private func check(_ row: Row) {
    root.layoutIfNeeded()
    #expect(box.frame.value(of: row.attribute) == row.place)
    #expect(box.frame.size == Size(width: 150, height: 90))
  }

  @Test(arguments: rows) func `an edge equals the superview's`(row: Row) throws {
    try box.pin(row.attribute, to: root, times: row.times, plus: row.plus)
    check(row)
  }

  @Test(arguments: rows) func `an edge between two inequalities that meet`(row: Row) throws {
    try box.pin(row.attribute, .lessThanOrEqual, to: root, times: row.times, plus: row.plus)
    try box.pin(row.attribute, .greaterThanOrEqual, to: root, times: row.times, plus: row.plus)
    check(row)
  }

  /// The same distances, said of the superview: its edge equals the view's.
  @Test(arguments: rows) func `the superview's edge equals the view's`(row: Row) throws {
    let constraint = try LayoutConstraint(
      item: root, attribute: row.attribute, relatedBy: .equal, toItem: box,
      attribute: row.attribute, multiplier: 1 / row.times, constant: -row.plus / row.times)
    LayoutConstraint.activate([constraint])
    check(row)
  }

  @Test(arguments: [
    (LayoutAttribute.top, LayoutAttribute.topMargin, 10.0), (.left, .leftMargin, 20),
    (.leading, .leadingMargin, 20), (.bottom, .bottomMargin, 370), (.right, .rightMargin, 360),
    (.trailing, .trailingMargin, 360), (.centerX, .centerXWithinMargins, 190),
    (.centerY, .centerYWithinMargins, 190),
  ])
  func `an edge equals a margin of the superview`(
    edge: LayoutAttribute, margin: LayoutAttribute, place: Double
  ) throws {
    root.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    try box.pin(edge, to: root, margin)
    root.layoutIfNeeded()
    #expect(box.frame.value(of: edge) == place)
  }
}
