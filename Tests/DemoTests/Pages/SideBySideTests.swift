import Ashlar
import Foundation
import Testing

/// What the right-hand column of the page says, row by row: which constraints it makes.
@MainActor final class SideBySideTests {
  private let window = Window(size: CellSize(width: 40, height: 12))
  private let box = View()
  private let view = View()
  private let other = View()
  private let third = View()

  init() {
    window.addSubview(box)
    attachKeys(["box": box, "view": view, "other": other, "third": third])
    for one in [view, other, third] { box.addSubview(one) }
  }

  /// The equations of constraints, without classes, numbers and brackets.
  private func equations(_ constraints: [LayoutConstraint]) -> [String] {
    constraints.map { constraint in
      let text = constraint.debugDescription.replacing("View:", with: "")
        .replacing("LayoutGuide:", with: "")
      return String(text.drop { $0 != " " }.dropFirst().dropLast())
    }
  }

  private func made(_ describe: (ConstraintMaker) -> Void) -> [String] {
    let constraints = view.mas.makeConstraints(describe)
    #expect(constraints.allSatisfy { $0.isActive && $0.error == nil })
    return equations(constraints)
  }

  /// What one sentence states, installed.
  private func stated(_ describe: (ConstraintMaker) -> EditableConstraint) throws -> Constraint {
    var kept: Constraint?
    view.mas.makeConstraints { kept = describe($0).constraint }
    return try #require(kept)
  }

  // MARK: - Making and changing

  @Test func `making and changing`() {
    let made = view.mas.makeConstraints { make in make.left.equalTo(box) }
    view.mas.updateConstraints { make in make.left.equalTo(box).offset(2) }
    #expect(equations(box.constraints) == ["view.left == box.left + 2"])
    #expect(made[0] === box.constraints[0])
    view.mas.remakeConstraints { make in make.right.equalTo(box) }
    #expect(equations(box.constraints) == ["view.right == box.right"])
    view.mas.removeConstraints()
    #expect(box.constraints.isEmpty)
    let prepared = view.mas.prepareConstraints { make in make.edges.equalTo(box) }
    #expect(prepared.count == 1 && box.constraints.isEmpty)
    [view, other].mas.makeConstraints { make in make.top.equalTo(box) }
    #expect(equations(box.constraints) == ["view.top == box.top", "other.top == box.top"])
    let guide = LayoutGuide()
    guide.identifier = "guide"
    box.addLayoutGuide(guide)
    #expect(
      equations(guide.mas.makeConstraints { make in make.bottom.equalTo(other) })
        == ["guide.bottom == other.bottom"])
  }

  @Test func `an update that matches nothing adds, and what it adopts counts once`() {
    view.mas.makeConstraints { make in make.width.equalTo(other) }
    view.mas.updateConstraints { make in make.width.equalTo(20) }
    #expect(
      equations(view.mas.installedConstraints) == ["view.width == 20", "view.width == other.width"])
    view.mas.updateConstraints { make in make.width.equalTo(30) }
    #expect(
      equations(view.mas.installedConstraints) == ["view.width == 30", "view.width == other.width"])
  }

  // MARK: - Attributes

  @Test func `attributes`() {
    #expect(
      made { make in
        make.left.right.top.bottom.equalTo(other)
        make.leading.trailing.equalTo(other)
        make.width.height.centerX.centerY.equalTo(other)
      }
        == [
          "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
          "centerY",
        ].map { "view.\($0) == other.\($0)" })
    #expect(
      made { make in
        make.baseline.equalTo(other)
        make.lastBaseline.equalTo(other)
        make.firstBaseline.equalTo(other)
        make.leftMargin.equalTo(other)
        make.centerYWithinMargins.equalTo(other)
      }
        == ["baseline", "baseline", "firstBaseline", "leftMargin", "centerYWithinMargins"]
        .map { "view.\($0) == other.\($0)" })
  }

  @Test func `several attributes at once`() {
    func names(_ describe: (ConstraintMaker) -> Void) -> [String] {
      made(describe).map { String($0.dropFirst("view.".count).prefix { $0 != " " }) }
    }
    #expect(names { make in make.edges.equalTo(box) } == ["left", "right", "top", "bottom"])
    #expect(names { make in make.size.equalTo(box) } == ["width", "height"])
    #expect(names { make in make.center.equalTo(box) } == ["centerX", "centerY"])
    #expect(names { make in make.horizontalEdges.equalTo(box) } == ["left", "right"])
    #expect(names { make in make.verticalEdges.equalTo(box) } == ["top", "bottom"])
    #expect(
      names { make in make.directionalEdges.equalTo(box) }
        == ["leading", "trailing", "top", "bottom"])
    #expect(
      names { make in make.directionalHorizontalEdges.equalTo(box) } == ["leading", "trailing"])
    #expect(names { make in make.directionalVerticalEdges.equalTo(box) } == ["top", "bottom"])
    #expect(
      names { make in make.margins.equalTo(box) }
        == ["leftMargin", "rightMargin", "topMargin", "bottomMargin"])
    #expect(
      names { make in make.directionalMargins.equalTo(box) }
        == ["leadingMargin", "trailingMargin", "topMargin", "bottomMargin"])
    #expect(
      names { make in make.centerWithinMargins.equalTo(box) }
        == ["centerXWithinMargins", "centerYWithinMargins"])
    #expect(names { make in make.attributes([.left, .top]).equalTo(box) } == ["left", "top"])
    #expect(
      names { make in
        make.group { make.height.left.equalTo(box) }.offset(1)
      } == ["height", "left"])
    #expect(
      names { make in make.left.right.and.bottom.with.equalTo(box).and.offset(1) }
        == ["left", "right", "bottom"])
    #expect(names { make in _ = make.left }.isEmpty)
  }

  // MARK: - On the right side

  @Test func `views, attributes and numbers`() {
    #expect(
      made { make in
        make.left.equalTo(other)
        make.left.equalTo(other.mas.right)
        make.left.greaterThanOrEqualTo(other)
        make.left.lessThanOrEqualTo(10)
        make.width.equalTo(100)
        make.size.equalTo(Size(width: 20, height: 3))
        make.center.equalTo(Point(x: 0, y: 5))
        make.right.equalTo(-10)
        make.centerX.equalTo(10)
      } == [
        "view.left == other.left", "view.left == other.right", "view.left >= other.left",
        "view.left <= box.left + 10", "view.width == 100", "view.width == 20", "view.height == 3",
        "view.centerX == box.centerX", "view.centerY == box.centerY + 5",
        "view.right == box.right - 10", "view.centerX == box.centerX + 10",
      ])
  }

  @Test func `insets, arrays and the superview`() {
    let reading = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      made { make in
        make.edges.equalTo(EdgeInsets(2))
        make.directionalEdges.equalTo(reading)
      } == [
        "view.left == box.left + 2", "view.right == box.right - 2", "view.top == box.top + 2",
        "view.bottom == box.bottom - 2", "view.leading == box.leading + 2",
        "view.trailing == box.trailing - 4", "view.top == box.top + 1",
        "view.bottom == box.bottom - 3",
      ])
    #expect(
      made { make in
        make.height.equalTo([other, third])
        make.left.equalTo([other.mas.right, 3])
        make.left.equalToSuperview()
        make.top.equalTo(make.superview)
        make.left.equalTo(box.mas.right)
      } == [
        "view.height == other.height", "view.height == third.height", "view.left == other.right",
        "view.left == box.left + 3", "view.left == box.left", "view.top == box.top",
        "view.left == box.right",
      ])
  }

  @Test func `in a chain, what a value does not speak of is 0`() {
    #expect(
      made { make in make.width.left.equalTo(Size(width: 4, height: 2)) }
        == ["view.width == 4", "view.left == box.left"])
  }

  @Test func `guides and bars`() {
    let guides = made { make in
      make.edges.equalTo(box.safeAreaLayoutGuide)
      make.top.equalTo(box.safeAreaLayoutGuide.mas.top)
      make.bottom.equalTo(box.safeAreaLayoutGuide.mas.bottom)
      make.top.equalTo(box.topLayoutGuide.mas.bottom)
      make.bottom.equalTo(box.bottomLayoutGuide.mas.top)
      make.top.equalTo(box.topLayoutGuide.mas.top)
      make.bottom.equalTo(box.bottomLayoutGuide.mas.bottom)
    }
    #expect(
      guides.map { $0.split(separator: " ").map { $0.split(separator: ".").last.map(String.init) } }
        == [
          ["left", "==", "left"], ["right", "==", "right"], ["top", "==", "top"],
          ["bottom", "==", "bottom"], ["top", "==", "top"], ["bottom", "==", "bottom"],
          ["top", "==", "bottom"], ["bottom", "==", "top"], ["top", "==", "top"],
          ["bottom", "==", "bottom"],
        ])
  }

  @Test func `an attribute as a value`() throws {
    let right = other.mas.right
    #expect(right.view === other && right.item === other)
    #expect(right.layoutAttribute == .right && !right.isSizeAttribute)
    #expect(right == other.mas.right)
    #expect(
      made { make in make.edges.equalTo(other.mas.margins) }
        == ["left", "right", "top", "bottom"].map { "view.\($0) == other.\($0)Margin" })
    let attribute = LayoutAttribute.top
    #expect(made { make in make.attributes([attribute]).equalTo(other) }.count == 1)
    #expect(throws: LayoutError.self) {
      try LayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: other, attribute: .width)
    }
  }
}
