import AutoLayout
import Masonry
import Testing

/// What is said after the relation, and what can be changed later.
@MainActor final class EditingTests: Scene {
  /// What one sentence states, installed.
  private func stated(_ describe: (ConstraintMaker) -> EditableConstraint) -> Constraint {
    var kept: Constraint?
    view.mas.makeConstraints { kept = describe($0).constraint }
    return kept ?? Constraint.nothing
  }

  private func constants(_ constraint: Constraint) -> [Double] {
    constraint.layoutConstraints.map(\.constant)
  }

  @Test func `a later word about the constant replaces an earlier one`() {
    #expect(
      made { make in
        make.left.equalTo(10).offset(3)
        make.width.equalTo(10).offset(3)
        make.center.equalTo(Point(x: 1, y: 2)).centerOffset(Point(x: 3, y: 4))
      } == [
        "view.left == root.left + 3", "view.width == 3", "view.centerX == root.centerX + 3",
        "view.centerY == root.centerY + 4",
      ])
  }

  @Test func `words that speak of other attributes change nothing`() {
    let chain = stated { $0.left.width.centerY.bottom.equalTo(other).offset(7) }
    chain.sizeOffset(Size(width: 1, height: 2))
    #expect(constants(chain) == [7, 1, 7, 7])
    chain.centerOffset(Point(x: 3, y: 4))
    #expect(constants(chain) == [7, 1, 4, 7])
    chain.inset(5)
    #expect(constants(chain) == [5, 1, 4, -5])
    chain.insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(constants(chain) == [2, 1, 4, -3])
  }

  @Test func `directional insets are as the view reads`() {
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(constants(stated { $0.directionalEdges.equalTo(insets) }) == [2, -4, 1, -3])
    #expect(
      constants(stated { $0.directionalEdges.equalTo(other).insets(insets) }) == [2, -4, 1, -3])
    #expect(constants(stated { $0.edges.equalTo(other).insets(insets) }) == [2, -4, 1, -3])
    view.semanticContentAttribute = .forceRightToLeft
    #expect(constants(stated { $0.directionalEdges.equalTo(insets) }) == [2, -4, 1, -3])
    #expect(constants(stated { $0.edges.equalTo(insets) }) == [4, -2, 1, -3])
  }

  @Test func `priorities by name and number`() {
    let number = 333.5
    #expect(
      made { make in
        make.width.equalTo(1).priority(.low)
        make.width.equalTo(1).priority(.medium)
        make.width.equalTo(1).priority(.high)
        make.width.equalTo(1).priority(.required)
        make.width.equalTo(1).priorityLow()
        make.width.equalTo(1).priorityMedium()
        make.width.equalTo(1).with.priorityHigh()
        make.width.equalTo(1).priority(12)
        make.width.equalTo(1).priority(number)
        make.width.equalTo(1).priority(.high.advanced(by: 1))
      } == [
        "view.width == 1 ^low", "view.width == 1 ^medium", "view.width == 1 ^high",
        "view.width == 1", "view.width == 1 ^low", "view.width == 1 ^medium",
        "view.width == 1 ^high", "view.width == 1 ^12", "view.width == 1 ^333.5",
        "view.width == 1 ^751",
      ])
  }

  @Test func `the setters change what is installed`() {
    let edges = stated { $0.edges.equalTo(root) }
    edges.setInset(2)
    #expect(constants(edges) == [2, -2, 2, -2])
    edges.setOffset(1)
    #expect(constants(edges) == [1, 1, 1, 1])
    edges.setInsets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(constants(edges) == [2, -4, 1, -3])
    let size = stated { $0.size.equalTo(Size(width: 3, height: 4)) }
    size.setSizeOffset(Size(width: 5, height: 6))
    #expect(constants(size) == [5, 6])
    let center = stated { $0.center.equalTo(root) }
    center.setCenterOffset(Point(x: 1, y: -1))
    #expect(constants(center) == [1, -1])
    #expect(root.constraints.count + view.constraints.count == 8)
  }

  @Test func `what makeConstraints returns has the setters, too`() {
    let made = view.mas.makeConstraints { $0.left.width.equalTo(root) }
    for constraint in made { constraint.inset(3) }
    #expect(made.map(\.constant) == [3, 0])
    made[1].setOffset(-4)
    made[0].uninstall()
    #expect(held == ["view.width == root.width - 4"])
    made[0].install()
    #expect(held == ["view.width == root.width - 4", "view.left == root.left + 3"])
  }

  @Test func `a number again changes the constant`() {
    let left = stated { $0.left.equalTo(2) }
    let size = stated { $0.size.greaterThanOrEqualTo(Size(width: 1, height: 2)) }
    left.equalTo(5)
    size.greaterThanOrEqualTo(Size(width: 3, height: 4))
    #expect(held == ["view.left == root.left + 5", "view.width >= 3", "view.height >= 4"])
    size.greaterThanOrEqualTo(6.5)
    #expect(constants(size) == [6.5, 6.5])
    #expect(left.error == nil && size.error == nil)
  }

  nonisolated private static let relations: [LayoutRelation] = [
    .equal, .lessThanOrEqual, .greaterThanOrEqual,
  ]

  @Test(arguments: relations, relations)
  func `another relation is refused and reported`(old: LayoutRelation, new: LayoutRelation) {
    let width = stated { make in
      switch old {
      case .equal: make.width.equalTo(2)
      case .lessThanOrEqual: make.width.lessThanOrEqualTo(2)
      case .greaterThanOrEqual: make.width.greaterThanOrEqualTo(2)
      }
    }
    switch new {
    case .equal: width.equalTo(9)
    case .lessThanOrEqual: width.lessThanOrEqualTo(9)
    case .greaterThanOrEqual: width.greaterThanOrEqualTo(9)
    }
    #expect(held == ["view.width \(old) \(old == new ? 9 : 2)"])
    guard old != new else { return #expect(width.error == nil && root.reports.isEmpty) }
    guard case .relationRedefined(old, new, _)? = width.error as? MasonryError else {
      Issue.record("The relation was not refused.")
      return
    }
    #expect("\(root.reports)".contains("Redefinition of constraint relation"))
  }

  @Test func `the multiplier of what is installed stays`() {
    var kept: EditableConstraint?
    view.mas.makeConstraints { kept = $0.width.equalTo(other).multipliedBy(2) }
    kept?.multipliedBy(3)
    #expect(held == ["view.width == other.width * 2"])
    guard case .multiplierAfterInstall? = kept?.constraint.error as? MasonryError else {
      Issue.record("The multiplier was not refused.")
      return
    }
    kept?.constraint.uninstall()
    kept?.multipliedBy(3)
    kept?.constraint.install()
    #expect(held == ["view.width == other.width * 3"])
  }

  @Test func `priorities change while they are optional`() {
    let width = stated { $0.width.equalTo(2).priority(.low) }
    width.priority(.high)
    #expect(held == ["view.width == 2 ^high"])
    width.priority(.required)
    #expect(held == ["view.width == 2 ^high"])
    #expect(width.error as? LayoutError == .requiredChange(from: 750, to: 1000))
    width.uninstall()
    width.priority(.required)
    width.install()
    #expect(held == ["view.width == 2"])
  }

  @Test func `SnapKit's words are the same`() {
    let left = stated { $0.left.equalTo(other).offset(1).priority(.low).labeled("near") }
    #expect(left.key == "near" && left.layoutConstraints[0].identifier == "near")
    #expect(constants(left.update(offset: 3)) == [3])
    left.update(priority: .high).update(offset: 4)
    #expect(constants(left) == [4] && left.layoutConstraints[0].priority == .high)
    left.update(priority: .required)
    #expect(left.error != nil && left.layoutConstraints[0].priority == .high)

    let edges = stated { $0.edges.equalTo(other) }
    #expect(constants(edges.update(inset: 2)) == [2, -2, 2, -2])
    #expect(
      constants(edges.update(inset: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
        == [2, -4, 1, -3])
    let reading = DirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    #expect(constants(edges.update(inset: reading)) == [6, -8, 5, -7])
    #expect(edges.layoutConstraints[0].update(offset: 9).constant == 9)

    view.mas.setLabel("title")
    #expect(view.mas.key == "title")
    view.mas.setLabel(nil)
    #expect(view.identifier == nil)
  }

  @Test func `out and in again, with what was said in between`() {
    let edges = stated { $0.edges.equalTo(other) }
    let before = edges.layoutConstraints
    #expect(edges.isActive)
    edges.deactivate()
    #expect(!edges.isActive && root.constraints.isEmpty)
    edges.offset(2)
    edges.activate()
    #expect(edges.isActive && root.constraints.count == 4)
    #expect(zip(edges.layoutConstraints, before).allSatisfy { $0 === $1 })
    #expect(constants(edges) == [2, 2, 2, 2])
    edges.install()
    #expect(root.constraints.count == 4)
    edges.layoutConstraints[2].isActive = false
    #expect(!edges.isActive)
    edges.isActive = true
    #expect(root.constraints.count == 4)
  }

  @Test func `a number counts from the superview of the time`() {
    let left = stated { $0.left.equalTo(2) }
    let new = LayoutNode()
    new.identifier = "new"
    new.insertChild(view, at: 0)
    #expect(!left.isActive)
    left.install()
    #expect(equations(new.constraints) == ["view.left == new.left + 2"])
  }

  @Test func `a number that is not finite is refused, and mended`() {
    let left = stated { $0.left.equalTo(other).offset(.nan) }
    #expect(!left.isActive && left.error != nil)
    left.offset(3)
    left.install()
    #expect(held == ["view.left == other.left + 3"])
    left.offset(.infinity)
    #expect(left.error as? LayoutError == .notFinite(name: "constant", value: "inf"))
    #expect(held == ["view.left == other.left + 3"])
  }

  @Test func `a constraint keeps no view alive`() {
    var gone: LayoutNode? = LayoutNode()
    weak let watched = gone
    var kept: Constraint?
    gone?.mas.makeConstraints { kept = $0.width.equalTo(3).constraint }
    gone = nil
    #expect(watched == nil)
    kept?.install()
    kept?.offset(2)
    #expect(kept?.isActive == false)
  }
}

extension Constraint {
  /// What is stated of nothing.
  fileprivate static var nothing: Constraint {
    var kept: [Constraint] = []
    LayoutNode().mas.makeConstraints { kept = [$0.width.equalTo([]).constraint] }
    return kept[0]
  }
}
