import AutoLayout
import Testing

/// A length of a view against one of its superview, 400 by 300, or against a number.
@MainActor struct DimensionCasesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let attribute: LayoutAttribute
    /// The superview's length; none where the number stands alone.
    let other: LayoutAttribute?
    let times: Double
    let plus: Double
    let length: Double

    init(
      _ attribute: LayoutAttribute, of other: LayoutAttribute?, times: Double = 1,
      plus: Double = 0, is length: Double
    ) {
      self.attribute = attribute
      self.other = other
      self.times = times
      self.plus = plus
      self.length = length
    }

    var testDescription: String {
      "\(attribute) of \(other.map { "\($0)" } ?? "none") × \(times) + \(plus)"
    }
  }

  nonisolated static let rows = [
    Row(.width, of: .width, is: 400), Row(.width, of: .width, plus: 60, is: 460),
    Row(.width, of: .width, plus: -60, is: 340), Row(.width, of: .width, times: 2, is: 800),
    Row(.width, of: .width, times: 0.25, is: 100),
    Row(.width, of: .width, times: 0.5, plus: 60, is: 260), Row(.width, of: nil, plus: 60, is: 60),
    Row(.width, of: .height, times: 1.5, is: 450), Row(.width, of: .width, times: 0, is: 0),
    Row(.height, of: .height, is: 300), Row(.height, of: .height, plus: 60, is: 360),
    Row(.height, of: .height, plus: -60, is: 240), Row(.height, of: .height, times: 2, is: 600),
    Row(.height, of: .height, times: 0.25, is: 75),
    Row(.height, of: .height, times: 0.5, plus: 60, is: 210),
    Row(.height, of: nil, plus: 60, is: 60), Row(.height, of: .width, times: 0.1, plus: 2, is: 42),
    Row(.height, of: .width, times: -1, plus: 500, is: 100),
  ]

  let root = Box.square(400)
  let box = Box("box")

  init() {
    root.frame.size.height = 300
    root.holding(box)
  }

  private func pin(_ row: Row, _ relation: LayoutRelation) throws {
    try box.pin(
      row.attribute, relation, to: row.other == nil ? nil : root, row.other, times: row.times,
      plus: row.plus)
  }

  @Test(arguments: rows) func `a length equals a length of the superview`(row: Row) throws {
    try pin(row, .equal)
    root.layoutIfNeeded()
    #expect(box.frame.value(of: row.attribute) == row.length)
  }

  @Test(arguments: rows) func `a length between two inequalities that meet`(row: Row) throws {
    try pin(row, .lessThanOrEqual)
    try pin(row, .greaterThanOrEqual)
    root.layoutIfNeeded()
    #expect(box.frame.value(of: row.attribute) == row.length)
  }

  /// A wish to be 200 long: an inequality matters only on the side where it is broken.
  @Test(arguments: rows) func `an inequality moves a length that is beyond it`(row: Row) throws {
    let other = Box("other")
    root.holding(other)
    try pin(row, .lessThanOrEqual)
    try box.pin(row.attribute, plus: 200, at: 400)
    try other.pin(
      row.attribute, .greaterThanOrEqual, to: row.other == nil ? nil : root, row.other,
      times: row.times, plus: row.plus)
    try other.pin(row.attribute, plus: 200, at: 400)
    root.layoutIfNeeded()
    #expect(box.frame.value(of: row.attribute) == min(200, row.length))
    #expect(other.frame.value(of: row.attribute) == max(200, row.length))
  }

  @Test func `an aspect ratio relates the two lengths of a view`() throws {
    try box.pin(.width, to: box, .height, times: 16.0 / 9)
    try box.pin(.width, .lessThanOrEqual, to: root)
    try box.pin(.height, .lessThanOrEqual, to: root)
    try box.pin(.width, to: root, at: 500)
    try box.pin(.height, to: root, at: 500)
    root.frame.size = Size(width: 320, height: 300)
    root.layoutIfNeeded()
    #expect(box.frame.size == Size(width: 320, height: 180))
    root.frame.size = Size(width: 400, height: 90)
    root.layoutIfNeeded()
    #expect(box.frame.size == Size(width: 160, height: 90))
  }
}
