import AutoLayout
import CellViews
import Testing

/// The lines of labels, held to their edges: the first is one unit below the upper edge, the last at the
/// lower edge, less a border. Apple's frames show the same of a label that is higher than its text.
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

  @Test(arguments: [1.0, 2, 3, 4.5, 7]) func `at the edges of a label that is higher than its text`(
    height: Double
  ) throws {
    try label.pin(.height, plus: height)
    expectLines(11, 10 + height)
    label.text = "a\nb"
    label.numberOfLines = 0
    expectLines(11, 10 + height)
  }

  @Test func `of a label that adds room around its text`() throws {
    final class Padded: Label {
      var padding = 0.0
      override var intrinsicContentSize: Size {
        let size = super.intrinsicContentSize
        return Size(width: size.width, height: size.height + padding)
      }
    }
    let padded = Padded("a\nb")
    padded.numberOfLines = 0
    for (padding, first, last) in [(0.0, 1.0, 0.0), (2, 2, -1), (3, 2, -2), (4, 3, -2)] {
      padded.padding = padding
      #expect(padded.firstBaseline == Baseline(below: .top, by: first))
      #expect(padded.lastBaseline == Baseline(below: .bottom, by: last))
    }
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
    expectLines(21, 25)
    label.text = "a\nb\nc"
    label.numberOfLines = 0
    expectLines(21, 25)
    label.border = .light
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

  /// The size is asked for where the lines are found as well: what is invalidated there is in the answer.
  @Test func `of a label that invalidates its size whenever it is asked for it`() throws {
    final class Restless: Label {
      override var intrinsicContentSize: Size {
        invalidateIntrinsicContentSize()
        let size = super.intrinsicContentSize
        return Size(width: size.width, height: size.height + 2)
      }
    }
    let restless = Restless("a b c")
    restless.numberOfLines = 0
    root.addSubview(restless)
    try restless.pin(.left, to: root)
    try restless.pin(.top, to: root)
    let mark = View()
    root.addSubview(mark)
    try mark.pin(.top, to: restless, .firstBaseline)
    try mark.pin(.bottom, to: restless, .lastBaseline)
    for width in [5.0, 1, 2, 5] {
      let limit = restless.widthAnchor.constraint(equalToConstant: width)
      limit.isActive = true
      root.layoutIfNeeded()
      let lines = width < 3 ? 3.0 : width < 5 ? 2 : 1
      #expect(mark.span(.vertical) == [2, lines - 1], "\(width)")
      #expect(root.reports.isEmpty && !root.needsLayoutInTree)
      limit.isActive = false
    }
  }
}
