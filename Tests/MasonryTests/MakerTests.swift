import AutoLayout
import Masonry
import Testing

@MainActor final class MakerTests: Scene {
  override func made(_ describe: (ConstraintMaker) -> Void) -> [String] {
    let constraints = view.mas.makeConstraints(describe)
    for constraint in constraints {
      #expect(constraint.isActive)
      #expect(constraint.error == nil)
    }
    return equations(constraints)
  }

  @Test func `every attribute is related to another view's`() {
    let equations = made { make in
      make.left.equalTo(other)
      make.right.equalTo(other)
      make.top.equalTo(other)
      make.bottom.equalTo(other)
      make.leading.equalTo(other)
      make.trailing.equalTo(other)
      make.width.equalTo(other)
      make.height.equalTo(other)
      make.centerX.equalTo(other)
      make.centerY.equalTo(other)
      make.leftMargin.equalTo(other)
      make.rightMargin.equalTo(other)
      make.topMargin.equalTo(other)
      make.bottomMargin.equalTo(other)
      make.leadingMargin.equalTo(other)
      make.trailingMargin.equalTo(other)
      make.centerXWithinMargins.equalTo(other)
      make.centerYWithinMargins.equalTo(other)
    }
    let names = [
      "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
      "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
    ]
    #expect(equations == names.map { "view.\($0) == other.\($0)" })
  }

  @Test func `every relation, with offset, multiplier, divisor and priority`() {
    #expect(
      made { make in
        make.width.equalTo(other.mas.height).multipliedBy(2).offset(1)
        make.left.greaterThanOrEqualTo(other.mas.right).offset(8).priority(.defaultHigh)
        make.bottom.lessThanOrEqualTo(root.mas.bottomMargin).offset(-2)
        make.height.equalTo(other).dividedBy(4).priority(250.5)
        make.width.greaterThanOrEqualTo(3)
        make.height.lessThanOrEqualTo(4.5)
      } == [
        "view.width == other.height * 2 + 1", "view.left >= other.right + 8 ^high",
        "view.bottom <= root.bottomMargin - 2", "view.height == other.height * 0.25 ^250.5",
        "view.width >= 3", "view.height <= 4.5",
      ])
  }

  @Test func `a later offset replaces an earlier one`() {
    #expect(
      made { $0.left.equalTo(other).offset(1).offset(2) } == ["view.left == other.left + 2"])
  }

  @Test func `a number on a position counts from the superview's same attribute`() {
    #expect(
      made { make in
        make.left.equalTo(3)
        make.bottom.equalTo(-1.5)
        make.centerX.equalTo(0)
        make.topMargin.greaterThanOrEqualTo(1)
      } == [
        "view.left == root.left + 3", "view.bottom == root.bottom - 1.5",
        "view.centerX == root.centerX", "view.topMargin >= root.topMargin + 1",
      ])
  }

  @Test func `chains relate all their attributes, in their order`() {
    #expect(
      made { $0.right.left.top.equalTo(other).offset(1) }
        == [
          "view.right == other.right + 1", "view.left == other.left + 1",
          "view.top == other.top + 1",
        ])
    #expect(
      made { $0.width.height.and.with.equalTo(7) } == ["view.width == 7", "view.height == 7"])
    #expect(
      made { $0.leading.trailing.bottom.centerX.centerY.lessThanOrEqualTo(other) }.count == 5)
  }

  @Test func `edges, size and centre`() {
    #expect(
      made { make in
        make.edges.equalTo(root)
        make.size.equalTo(other)
        make.center.equalTo(other)
      } == [
        "view.left == root.left", "view.right == root.right", "view.top == root.top",
        "view.bottom == root.bottom", "view.width == other.width", "view.height == other.height",
        "view.centerX == other.centerX", "view.centerY == other.centerY",
      ])
    #expect(
      made { make in
        make.size.equalTo(Size(width: 4, height: 2))
        make.center.equalTo(Point(x: 1, y: -1))
        make.size.lessThanOrEqualTo(9)
        make.edges.equalTo(1)
      } == [
        "view.width == 4", "view.height == 2", "view.centerX == root.centerX + 1",
        "view.centerY == root.centerY - 1", "view.width <= 9", "view.height <= 9",
        "view.left == root.left + 1", "view.right == root.right + 1", "view.top == root.top + 1",
        "view.bottom == root.bottom + 1",
      ])
  }

  @Test func `insets count inward, said after the relation or as its target`() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let expected = [
      "view.left == root.left + 2", "view.right == root.right - 4", "view.top == root.top + 1",
      "view.bottom == root.bottom - 3",
    ]
    #expect(made { $0.edges.equalTo(root).insets(insets) } == expected)
    #expect(made { $0.edges.equalTo(insets) } == expected)
    #expect(
      made { $0.width.top.equalTo(root).insets(insets) }
        == ["view.width == root.width", "view.top == root.top + 1"])
  }

  @Test func `one number for all edges and one for each are said with either word`() {
    let all = [
      "view.left == root.left + 1", "view.right == root.right - 1", "view.top == root.top + 1",
      "view.bottom == root.bottom - 1",
    ]
    #expect(made { $0.edges.equalTo(root).inset(1) } == all)
    #expect(made { $0.edges.equalTo(root).insets(1) } == all)
    #expect(made { $0.edges.equalTo(root).insets(EdgeInsets(1)) } == all)
    #expect(made { $0.edges.equalTo(root).inset(EdgeInsets(1)) } == all)
    let none = made { $0.edges.equalTo(root) }
    #expect(made { $0.edges.equalTo(root).inset(.zero) } == none)
    #expect(made { $0.edges.equalTo(root).insets(.zero) } == none)
    let reading = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      made { $0.directionalEdges.equalTo(root).inset(reading) }
        == made { $0.directionalEdges.equalTo(root).insets(reading) })
  }

  @Test func `file and line are those of the sentence`() {
    let line = #line
    let constraints = view.mas.makeConstraints { make in
      make.left.equalTo(root)
      make.width
        .equalTo(4)
        .priority(700)
    }
    #expect(constraints.map { $0.source?.line } == [line + 2, line + 4])
    #expect(constraints[0].source?.file == "MasonryTests/MakerTests.swift")
    #expect(constraints[0].source?.description == "MakerTests.swift:\(line + 2)")
  }

  @Test func `making constraints leaves the frame to them`() {
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(other.translatesAutoresizingMaskIntoConstraints)
    _ = made { $0.left.equalTo(other) }
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(other.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `errors are data: the rest is made`() {
    let stranger = LayoutNode()
    let made = view.mas.makeConstraints { make in
      make.width.equalTo(stranger)
      make.height.equalTo(other).dividedBy(0)
      make.left.equalTo(root).offset(.nan)
      make.top.equalTo(root).priority(1001)
      make.right.equalTo(root).multipliedBy(0)
      make.bottom.equalTo(root)
    }
    #expect(made.map(\.isActive) == [false, false, false, false, false, true])
    guard case .noCommonAncestor = made[0].error else {
      Issue.record("They have no common ancestor.")
      return
    }
    #expect(made[1].error == .notFinite(name: "multiplier", value: "inf"))
    #expect(made[2].error == .notFinite(name: "constant", value: "nan"))
    #expect(made[3].error == .priorityOutOfRange(1001))
    #expect(made[4].error == .zeroMultiplier(.right))
    #expect(root.reports.count == 5)
    #expect(root.reports.allSatisfy { "\($0)".contains("LayoutNode:view") })
  }

  @Test func `nothing said makes nothing`() {
    #expect(made { _ in }.isEmpty)
    #expect(made { _ = $0.left }.isEmpty)
  }
}
