import Ashlar
import Foundation
import Testing

/// The page's rows on what is said after the relation, and later.
@MainActor final class SideBySideEditingTests {
  private let window = Window(size: CellSize(width: 40, height: 12))
  private let box = View()
  private let view = View()
  private let other = View()

  init() {
    window.addSubview(box)
    attachKeys(["box": box, "view": view, "other": other])
    for one in [view, other] { box.addSubview(one) }
  }

  private func constants(_ describe: (ConstraintMaker) -> Void) -> [Double] {
    view.mas.makeConstraints(describe).map(\.constant)
  }

  /// What one sentence states, installed.
  private func stated(_ describe: (ConstraintMaker) -> EditableConstraint) throws -> Constraint {
    var kept: Constraint?
    view.mas.makeConstraints { kept = describe($0).constraint }
    return try #require(kept)
  }

  // MARK: - Constants

  @Test func `constants`() {
    let reading = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(constants { make in make.left.equalTo(other).offset(8) } == [8])
    #expect(
      constants { make in
        make.edges.equalTo(box).insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      } == [2, -4, 1, -3])
    #expect(constants { make in make.edges.equalTo(box).insets(reading) } == [2, -4, 1, -3])
    #expect(constants { make in make.edges.equalTo(box).inset(2) } == [2, -2, 2, -2])
    #expect(
      constants { make in make.size.equalTo(other).sizeOffset(Size(width: 1, height: 2)) }
        == [1, 2])
    #expect(
      constants { make in make.center.equalTo(other).centerOffset(Point(x: 1, y: 2)) } == [1, 2])
    #expect(constants { make in make.left.equalTo(10).offset(3) } == [3])
    #expect(constants { make in make.width.centerX.baseline.equalTo(box).inset(5) } == [0, 0, 0])
    #expect(constants { make in make.leftMargin.equalTo(box).inset(5) } == [5])
  }

  @Test func `an inset has the sign of the attribute on the left`() {
    #expect(constants { make in make.left.equalTo(other.mas.right).inset(5) } == [5])
    #expect(constants { make in make.right.equalTo(other.mas.left).inset(5) } == [-5])
    #expect(constants { make in make.edges.equalTo(other.mas.margins).inset(5) } == [5, -5, 5, -5])
  }

  @Test func `integers and divisions`() {
    let columns = 3
    #expect(constants { make in make.left.equalTo(other).offset(Double(columns)) } == [3])
    #expect(constants { make in make.left.equalTo(other).offset(5 / 2) } == [2.5])
    #expect(constants { make in make.left.equalTo(other).inset(5 / 2) } == [2.5])
    #expect(constants { make in make.left.equalTo(columns) } == [3])
    #expect(constants { make in make.width.equalTo(5 / 2) } == [2])
    let made = view.mas.makeConstraints { make in
      make.width.equalTo(box).multipliedBy(1 / 2).priority(columns)
    }
    #expect(made.map(\.multiplier) == [0.5])
    #expect(made.map(\.priority.rawValue) == [3])
  }

  @Test func `constants, later`() throws {
    func left(_ change: (Constraint) -> Void) throws -> [Double] {
      let kept = try stated { make in make.left.equalTo(7) }
      change(kept)
      return kept.layoutConstraints.map(\.constant)
    }
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try left { kept in kept.setOffset(3) } == [3])
    #expect(try left { kept in kept.setInset(3) } == [3])
    #expect(try left { kept in kept.setInsets(insets) } == [2])
    #expect(try left { kept in kept.equalTo(20) } == [20])
    let size = Size(width: 5, height: 6)
    let point = Point(x: 5, y: 6)
    func both(_ sentence: (ConstraintMaker) -> EditableConstraint, _ change: (Constraint) -> Void)
      throws -> [Double]
    {
      let kept = try stated(sentence)
      change(kept)
      return kept.layoutConstraints.map(\.constant)
    }
    #expect(
      try both({ make in make.size.equalTo(other) }, { kept in kept.setSizeOffset(size) }) == [
        5, 6,
      ])
    #expect(
      try both({ make in make.center.equalTo(other) }, { kept in kept.setCenterOffset(point) })
        == [5, 6])
  }

  // MARK: - Multiplier and priority

  @Test func `multipliers`() {
    let made = view.mas.makeConstraints { make in
      make.width.equalTo(box).multipliedBy(0.5)
      make.height.equalTo(box).dividedBy(2)
    }
    #expect(made.map(\.multiplier) == [0.5, 0.5])
  }

  @Test func `priorities`() {
    let made = view.mas.makeConstraints { make in
      make.width.equalTo(1).priority(700)
      make.width.equalTo(1).priority(.high)
      make.width.equalTo(1).priorityLow()
      make.width.equalTo(1).priorityMedium()
      make.width.equalTo(1).priorityHigh()
      make.width.equalTo(1).priority(.required)
      make.width.equalTo(1).priority(.fittingSizeLevel)
      make.width.equalTo(1).priority(.high.advanced(by: 1))
    }
    #expect(made.map(\.priority.rawValue) == [700, 750, 250, 500, 750, 1000, 50, 751])
  }

  @Test func `a priority, later`() throws {
    let kept = try stated { make in make.width.equalTo(1).priority(.high) }
    kept.priority(.low)
    #expect(kept.layoutConstraints.map(\.priority) == [.low])
    kept.priority(.required)
    #expect(kept.layoutConstraints.map(\.priority) == [.low])
    #expect(kept.error as? LayoutError == LayoutError.requiredChange(from: 250, to: 1000))
    #expect(window.reports.contains { "\($0)".contains("cannot change from 250 to 1000") })
  }

  // MARK: - Out and in again

  @Test func `out and in again`() throws {
    var kept: Constraint?
    view.mas.makeConstraints { make in
      kept = make.left.equalTo(other).constraint
    }
    try outAndIn(#require(kept))
  }

  private func outAndIn(_ kept: Constraint) throws {
    let before = try #require(kept.layoutConstraints.first)
    kept.uninstall()
    #expect(!before.isActive)
    kept.install()
    #expect(before.isActive && kept.layoutConstraints.first === before)
    kept.deactivate()
    #expect(!before.isActive)
    kept.activate()
    kept.isActive = false
    #expect(!before.isActive)
  }

  @Test func `active are all parts, or it is not`() throws {
    let edges = try stated { make in make.edges.equalTo(box) }
    edges.layoutConstraints[0].isActive = false
    #expect(!edges.isActive)
  }

  // MARK: - Names, several views

  @Test func `names and lines`() {
    let body = other
    view.mas.key = "title"
    let made = view.mas.makeConstraints { make in
      make.width.greaterThanOrEqualTo(30).priority(.low).key("wide")
    }
    #expect(made[0].debugDescription == "<LayoutConstraint:wide View:title.width >= 30 ^low>")
    #expect(made[0].source?.description == "SideBySideEditingTests.swift:\(#line - 3)")
    attachKeys(["title": view, "body": other])
    #expect(body.mas.key == "body")
  }

  @Test func `several views`() {
    #expect(view.mas.closestCommonSuperview(other) === box)
    #expect(view.mas.closestCommonSuperview(box) === box)
    let views = [view, other]
    box.frame = Rect(x: 0, y: 0, width: 20, height: 10)
    views.mas.distribute(along: .horizontal, withFixedSpacing: 2, leadSpacing: 1, tailSpacing: 3)
    views.mas.distribute(along: .vertical, withFixedItemLength: 3, leadSpacing: 0, tailSpacing: 1)
    window.layoutIfNeeded()
    // 20 less 1, 2 and 3 are 14: 7 for each.
    #expect(view.frame == Rect(x: 1, y: 0, width: 7, height: 3))
    #expect(other.frame == Rect(x: 10, y: 6, width: 7, height: 3))
    view.setContentHuggingPriority(251, for: .horizontal)
    #expect(view.contentHuggingPriority(for: .horizontal) == 251)
  }

  // MARK: - Assertions

  @Test func `what is asserted there is kept and reported here`() throws {
    func name(_ error: (any Error)?) -> String? {
      switch error {
      case MasonryError.relationRedefined?: "relation"
      case MasonryError.multiplierAfterInstall?: "multiplier"
      case MasonryError.noAttributes?: "attributes"
      case LayoutError.noCommonAncestor?: "ancestor"
      default: nil
      }
    }
    let kept = try stated { make in make.width.equalTo(3) }
    kept.lessThanOrEqualTo(4)
    #expect(name(kept.error) == "relation")
    var editable: EditableConstraint?
    view.mas.makeConstraints { make in editable = make.height.equalTo(other) }
    editable?.multipliedBy(2)
    #expect(name(editable?.constraint.error) == "multiplier")
    #expect(try name(stated { make in make.attributes([]).equalTo(other) }.error) == "attributes")
    let stranger = View()
    #expect(try name(stated { make in make.left.equalTo(stranger) }.error) == "ancestor")
    let alone = stranger.mas.makeConstraints { make in make.left.equalToSuperview() }
    guard case .noSuperview? = alone.first?.error else {
      Issue.record("\(alone)")
      return
    }
    let two = [view, stranger]
    two.mas.distribute(along: .vertical, withFixedSpacing: 1, leadSpacing: 0, tailSpacing: 0)
    let one = [view]
    one.mas.distribute(along: .vertical, withFixedSpacing: 1, leadSpacing: 0, tailSpacing: 0)
    let reports = window.reports.map { "\($0)" }
    for words in [
      "Redefinition of constraint relation",
      "Cannot modify constraint multiplier after it has been installed",
      "You didn't pass any attribute to make.attributes(...)",
      "Can't constrain views that do not share a common superview",
      "views to distribute need to bigger than one",
    ] {
      #expect(reports.contains { $0.contains(words) }, "\(words)")
    }
  }
}
