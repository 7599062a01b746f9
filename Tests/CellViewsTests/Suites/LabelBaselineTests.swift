import AutoLayout
import CellViews
import Testing

/// The lines of labels: the first is one unit below the upper edge of the text, the last at its lower
/// edge. In a label higher than its text, the text stands in the middle.
@MainActor struct LabelBaselineTests {
  let root = View()
  let label = Label("text")
  let follower = View()

  init() throws {
    root.layoutUnit = .points
    root.frame = Rect(x: 0, y: 0, width: 40, height: 40)
    root.addSubview(label)
    root.addSubview(follower)
    try label.pin(.left, to: root)
    try label.pin(.top, to: root, plus: 10)
    try follower.pin(.top, to: label, .firstBaseline)
    try follower.pin(.bottom, to: label, .lastBaseline)
  }

  private func expectLines(_ first: Double, _ last: Double) {
    root.layoutIfNeeded()
    #expect(follower.span(.vertical) == [first, last - first])
  }

  @Test func `of one line they are the same`() { expectLines(11, 11) }

  @Test func `of several lines`() {
    label.text = "a\nb\nc"
    label.numberOfLines = 0
    expectLines(11, 13)
    label.numberOfLines = 2
    expectLines(11, 12)
    label.text = "one"
    expectLines(11, 11)
  }

  @Test func `within a border`() {
    label.border = .light
    expectLines(12, 12)
    label.border = nil
    expectLines(11, 11)
  }

  @Test func `in the middle of a label that is too high`() throws {
    try label.pin(.height, plus: 5)
    expectLines(13, 13)
    label.text = "a\nb"
    label.numberOfLines = 0
    // From 10 to 15, two lines: 11.5 to 13.5.
    expectLines(12.5, 13.5)
  }

  @Test func `of text that wraps at the width it gets`() throws {
    label.text = "aa bb cc"
    label.numberOfLines = 0
    let width = try label.pin(.width, plus: 8)
    expectLines(11, 11)
    width.constant = 5
    expectLines(11, 12)
    width.constant = 2
    expectLines(11, 13)
    width.constant = 8
    expectLines(11, 11)
  }

  @Test func `of a label whose frame is set by hand`() {
    label.translatesAutoresizingMaskIntoConstraints = true
    label.frame = Rect(x: 0, y: 20, width: 20, height: 5)
    expectLines(23, 23)
    label.text = "a\nb\nc"
    label.numberOfLines = 0
    expectLines(22, 24)
  }

  @Test func `labels of different heights stand on one line`() throws {
    let other = Label("a\nb\nc")
    other.numberOfLines = 0
    root.addSubview(other)
    let first = try other.pin(.firstBaseline, to: label)
    root.layoutIfNeeded()
    #expect(other.span(.vertical) == [10, 3])
    first.isActive = false
    try other.pin(.lastBaseline, to: label)
    root.layoutIfNeeded()
    #expect(other.span(.vertical) == [8, 3])
  }
}
