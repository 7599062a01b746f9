import AutoLayout
import Masonry
import Testing

@MainActor struct ConflictTests {
  let root = Box("root")
  let button = Box("button")
  let label = Box("label")

  init() { root.holding(button, label) }

  /// A label as large as a button, then told another size: the sample of the second article.
  private func makeArticle() -> [LayoutConstraint] {
    button.mas.makeConstraints { $0.size.equalTo(Size(width: 100, height: 33)) }
    label.mas.makeConstraints { $0.size.equalTo(button) }
    return label.mas.makeConstraints { $0.size.equalTo(Size(width: 200, height: 100)) }
  }

  @Test func `the last activated is left out, and the list is in order of activation`() {
    let late = makeArticle()
    root.layOut(300, 200)
    #expect(label.frame.size == Size(width: 100, height: 33))
    #expect(late.allSatisfy { $0.isActive && $0.isBroken })
    #expect(
      root.conflicts.map { $0.members.map(\.description) } == [
        [
          "<LayoutConstraint:0x1 Box:button.width == 100>",
          "<LayoutConstraint:0x2 Box:label.width == Box:button.width>",
          "<LayoutConstraint:0x3 Box:label.width == 200>",
        ],
        [
          "<LayoutConstraint:0x4 Box:button.height == 33>",
          "<LayoutConstraint:0x5 Box:label.height == Box:button.height>",
          "<LayoutConstraint:0x6 Box:label.height == 100>",
        ],
      ])
    #expect(root.conflicts[0].members.allSatisfy { $0.source != nil })
  }

  @Test func `a constraint that is left out again has one report, the latest`() {
    let label = Box("label", width: 9, height: 1)
    root.holding(label)
    label.mas.makeConstraints { make in
      make.left.right.equalTo(root)
      make.width.equalTo(20)
    }
    for width in [10.0, 20, 30, 20, 40] { root.layOut(width, 5) }
    #expect(root.conflicts.count == 1)
    #expect(root.conflicts[0].members.contains { $0.description.contains("width == 40") })
  }

  @Test func `the oldest of very many reports are forgotten`() {
    root.layOut(10, 5)
    for _ in 0..<150 { root.frame.origin.x = .nan }
    #expect(root.reports.count == 100)
  }

  @Test func `a conflict is reported once while it lasts`() {
    _ = makeArticle()
    root.layOut(300, 200)
    root.layOut(200, 200)
    button.identifier = "knob"
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.reports.count == 2)
  }

  @Test func `what was broken comes back when the reason goes`() {
    let late = makeArticle()
    root.layOut(300, 200)
    button.constraints[0].isActive = false
    root.layoutIfNeeded()
    #expect(!late[0].isBroken && late[1].isBroken)
    #expect(label.frame.width == 200)
    #expect(button.frame.width == 200)
    late[1].constant = 33
    root.layoutIfNeeded()
    #expect(!late[1].isBroken)
    late[1].isActive = false
    root.layoutIfNeeded()
    #expect(root.reports.count == 2)
  }

  @Test func `which are broken does not depend on the way to a size`() {
    let made = label.mas.makeConstraints { make in
      make.left.equalTo(root)
      make.width.greaterThanOrEqualTo(20)
      make.right.lessThanOrEqualTo(root)
      make.width.greaterThanOrEqualTo(10)
      make.right.lessThanOrEqualTo(root).offset(-15)
    }
    func broken(_ width: Double) -> [Bool] {
      root.layOut(width, 10)
      return made.map(\.isBroken)
    }
    let sizes: [Double] = [40, 35, 34, 20, 19, 10, 9, 0]
    let way = sizes.map(broken)
    #expect(way[0] == [false, false, false, false, false])
    #expect(way[2] == [false, false, false, false, true])
    #expect(way[5] == [false, false, true, false, true])
    #expect(sizes.reversed().map(broken) == way.reversed())
    #expect(broken(40) == way[0])
  }

  @Test func `the greedy rule counts, not the smallest loss`() {
    let made = label.mas.makeConstraints { make in
      make.width.equalTo(10)
      make.width.lessThanOrEqualTo(9)
      make.width.greaterThanOrEqualTo(8)
      make.width.equalTo(9)
    }
    root.layOut(40, 10)
    #expect(made.map(\.isBroken) == [false, true, false, true])
    made[0].constant = 9
    root.layoutIfNeeded()
    #expect(made.map(\.isBroken) == [false, false, false, false])
    made[0].constant = 7
    root.layoutIfNeeded()
    #expect(made.map(\.isBroken) == [false, false, true, true])
  }

  @Test func `conflict lists are irreducible`() {
    button.mas.makeConstraints { make in
      make.left.equalTo(root).offset(1)
      make.top.equalTo(root)
      make.width.equalTo(6)
      make.height.equalTo(2)
    }
    label.mas.makeConstraints { make in
      make.top.equalTo(button)
      make.left.equalTo(button.mas.right)
      make.width.equalTo(30)
      make.right.lessThanOrEqualTo(root)
    }
    root.layOut(20, 10)
    #expect(
      root.conflicts.map { $0.members.map(\.description) } == [
        [
          """
          <LayoutConstraint:0x1 'View-Encapsulated-Layout-Width' Box:root.width == 20   (active)>
          """,
          "<LayoutConstraint:0x2 Box:button.left == Box:root.left + 1>",
          "<LayoutConstraint:0x3 Box:button.width == 6>",
          "<LayoutConstraint:0x4 Box:label.left == Box:button.right>",
          "<LayoutConstraint:0x5 Box:label.width == 30>",
          "<LayoutConstraint:0x6 Box:label.right <= Box:root.right>",
        ]
      ])
  }

  @Test func `that a size is not negative is listed where it is needed, before the user's`() {
    label.mas.makeConstraints { make in
      make.left.equalTo(button.mas.right).offset(10)
      make.left.equalTo(button)
    }
    button.mas.makeConstraints { $0.left.equalTo(root) }
    root.layOut(20, 10)
    #expect(
      root.conflicts.map { $0.members.map(\.description) } == [
        [
          "<LayoutConstraint:0x1 'View-Size-Not-Negative' Box:button.width >= 0   (active)>",
          "<LayoutConstraint:0x2 Box:label.left == Box:button.right + 10>",
          "<LayoutConstraint:0x3 Box:label.left == Box:button.left>",
        ]
      ])
  }

  @Test func `required natural sizes and frames set by hand take part as the system's`() {
    label.natural = Size(width: 12, height: 1)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    button.frame = Rect(x: 2, y: 0, width: 5, height: 1)
    label.mas.makeConstraints { $0.width.equalTo(button) }
    root.layOut(40, 10)
    #expect(label.frame.width == 12)
    #expect(
      root.conflicts[0].members.map(\.description) == [
        "<AutoresizingMaskLayoutConstraint:0x1 h=--& v=--& Box:button.width == 5   (active)>",
        """
        <ContentSizeLayoutConstraint:0x2 Box:label.width >= 12 CompressionResistance:1000   (active)>
        """,
        "<LayoutConstraint:0x3 Box:label.width == Box:button.width>",
      ])
  }

  @Test func `the size in a list is the current one`() {
    label.mas.makeConstraints { make in
      make.left.equalTo(root)
      make.width.equalTo(30)
      make.right.equalTo(root)
    }
    root.layOut(30, 10)
    root.layOut(25, 10)
    #expect(root.conflicts[0].members[0].description.contains("Box:root.width == 25"))
  }

  @Test func `a broken optional constraint does not exist`() {
    let made = label.mas.makeConstraints { make in
      make.width.equalTo(10)
      make.width.equalTo(20).priority(999)
    }
    root.layOut(40, 10)
    #expect(made.allSatisfy { !$0.isBroken })
    #expect(root.reports.isEmpty)
  }
}
