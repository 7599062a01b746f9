import AutoLayout
import Masonry
import Testing

/// What was left out is tried again whenever something that may let it hold has changed.
@MainActor struct RetryTests {
  let root = Box("root")
  let button = Box("button")
  let label = Box("label")

  init() { root.holding(button, label) }

  /// A label that is as wide as a button, and wider.
  private func makeWide() -> (made: [LayoutConstraint], wide: LayoutConstraint) {
    let made =
      button.mas.makeConstraints { $0.width.equalTo(10) }
      + label.mas.makeConstraints { make in
        make.width.equalTo(button)
        make.width.equalTo(20)
      }
    root.layOut(40, 5)
    #expect(made.map(\.isBroken) == [false, false, true])
    return (made, made[2])
  }

  @Test func `after a constant of another member`() {
    let (made, wide) = makeWide()
    made[0].constant = 20
    root.layoutIfNeeded()
    #expect(!wide.isBroken && label.frame.width == 20)
    made[0].constant = 19
    root.layoutIfNeeded()
    #expect(wide.isBroken && label.frame.width == 19)
  }

  @Test func `after its own constant`() throws {
    let (_, wide) = makeWide()
    wide.constant = try #require(root.conflicts.first?.agreeingConstant)
    root.layoutIfNeeded()
    #expect(!wide.isBroken && label.frame.width == 10)
  }

  @Test func `after a member is deactivated, and is broken itself when it comes back`() {
    let (made, wide) = makeWide()
    made[1].isActive = false
    root.layoutIfNeeded()
    #expect(!wide.isBroken && label.frame.width == 20)
    made[1].isActive = true
    root.layoutIfNeeded()
    // It is the last that was activated now.
    #expect(made.map(\.isBroken) == [false, true, false])
  }

  @Test func `after a member yields by its priority`() {
    let (made, wide) = makeWide()
    made[0].priority = 999
    // What is active does not turn optional.
    #expect(made[0].priority == .required)
    made[0].isActive = false
    made[0].priority = 999
    made[0].isActive = true
    root.layoutIfNeeded()
    #expect(!wide.isBroken && button.frame.width == 20)
    // Among optional priorities nothing is broken.
    made[0].priority = 1
    root.layoutIfNeeded()
    #expect(!wide.isBroken)
  }

  @Test func `after a view of it leaves`() {
    let (_, wide) = makeWide()
    button.removeFromParent()
    root.layoutIfNeeded()
    #expect(!wide.isBroken && label.frame.width == 20)
  }

  @Test func `after a resize`() {
    let made = label.mas.makeConstraints { make in
      make.left.right.equalTo(root)
      make.width.equalTo(20)
    }
    for (width, isBroken) in [(10.0, true), (20, false), (30, true), (20, false)] {
      root.layOut(width, 5)
      #expect(made.map(\.isBroken) == [false, false, isBroken])
      #expect(label.frame.width == width)
    }
  }

  @Test func `after the content, or how strongly it is kept`() {
    label.natural = Size(width: 12, height: 1)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    button.frame = Rect(x: 0, y: 0, width: 5, height: 1)
    let same = label.mas.makeConstraints { $0.width.equalTo(button) }
    root.layOut(40, 5)
    #expect(same[0].isBroken)
    label.natural.width = 5
    root.layoutIfNeeded()
    #expect(!same[0].isBroken && label.frame.width == 5)
    label.natural.width = 6
    root.layoutIfNeeded()
    #expect(same[0].isBroken && label.frame.width == 6)
    label.setContentCompressionResistancePriority(999, for: .horizontal)
    root.layoutIfNeeded()
    #expect(!same[0].isBroken && label.frame.width == 5)
  }

  @Test func `after a frame that is set by hand`() {
    button.frame = Rect(x: 0, y: 0, width: 5, height: 1)
    let made = label.mas.makeConstraints { make in
      make.width.equalTo(button)
      make.width.equalTo(8)
    }
    root.layOut(40, 5)
    #expect(made.map(\.isBroken) == [false, true])
    button.frame.size.width = 8
    root.layoutIfNeeded()
    #expect(made.map(\.isBroken) == [false, false])
  }

  @Test func `after the margins`() {
    let made = label.mas.makeConstraints { make in
      make.left.equalTo(root.mas.leftMargin)
      make.left.equalTo(root).offset(3)
    }
    root.layOut(40, 5)
    #expect(made.map(\.isBroken) == [false, true])
    root.layoutMargins = EdgeInsets(3)
    root.layoutIfNeeded()
    #expect(made.map(\.isBroken) == [false, false] && label.frame.minX == 3)
  }

  @Test func `several come back at once, and each by the same rule`() {
    let (made, wide) = makeWide()
    let wider = label.mas.makeConstraints { make in
      make.width.equalTo(30)
      make.width.greaterThanOrEqualTo(15)
    }
    root.layoutIfNeeded()
    #expect([wide, wider[0], wider[1]].map(\.isBroken) == [true, true, true])
    made[0].isActive = false
    root.layoutIfNeeded()
    #expect([wide, wider[0], wider[1]].map(\.isBroken) == [false, true, false])
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(!wider[0].isBroken && label.frame.width == 30)
  }

  @Test func `views without names, made in one line, each have a report`() {
    let labels = (0..<3).map { _ in Label() }
    for label in labels {
      root.holding(label)
      label.mas.makeConstraints { make in
        make.width.equalTo(10)
        make.width.equalTo(20)
      }
    }
    root.layOut(40, 5)
    #expect(root.conflicts.count == 3)
    #expect(Set(root.conflicts.map(\.broken.description)).count == 3)
    // While one stays broken, only what is new is told.
    labels[1].constraints[0].constant = 20
    root.layoutIfNeeded()
    labels[1].constraints[0].constant = 9
    root.layoutIfNeeded()
    #expect(root.conflicts.count == 3)
    #expect(root.conflicts[2].explanation.contains("is to be 9 wide."))
  }
}
