import AutoLayout
import Masonry
import Testing

/// What `make` has on the left side of a relation, and what may stand on the right.
@MainActor final class SurfaceTests: Scene {
  @Test func `baselines`() {
    #expect(
      made { make in
        make.baseline.equalTo(other)
        make.firstBaseline.equalTo(other.mas.lastBaseline)
        make.lastBaseline.equalTo(other.mas.firstBaseline).offset(1)
        make.top.equalTo(other.mas.baseline)
      } == [
        "view.baseline == other.baseline", "view.firstBaseline == other.baseline",
        "view.baseline == other.firstBaseline + 1", "view.top == other.baseline",
      ])
  }

  @Test func `attributes come in the order of the attributes, each once`() {
    #expect(
      made { $0.attributes([.centerX, .width, .left, .width]).equalTo(other) } == [
        "view.left == other.left", "view.width == other.width", "view.centerX == other.centerX",
      ])
  }

  @Test func `no attributes are an error that is reported, and nothing is made`() throws {
    var kept: Constraint?
    #expect(made { kept = $0.attributes([]).equalTo(other).constraint }.isEmpty)
    guard case .noAttributes? = kept?.error as? MasonryError else {
      Issue.record("There is no error.")
      return
    }
    #expect(root.reports.count == 1)
    #expect("\(root.reports[0])".contains("You didn't pass any attribute to make.attributes(...)"))
    #expect(kept?.isActive == false)
  }

  @Test func `halves of the edges, directional edges and margins`() {
    #expect(
      made { make in
        make.horizontalEdges.equalTo(other)
        make.verticalEdges.equalTo(other)
        make.directionalHorizontalEdges.equalTo(other)
        make.directionalVerticalEdges.equalTo(other)
      } == [
        "view.left == other.left", "view.right == other.right", "view.top == other.top",
        "view.bottom == other.bottom", "view.leading == other.leading",
        "view.trailing == other.trailing", "view.top == other.top",
        "view.bottom == other.bottom",
      ])
    #expect(
      made { $0.edges.equalTo(other.mas.edges) } == [
        "view.left == other.left", "view.right == other.right", "view.top == other.top",
        "view.bottom == other.bottom",
      ])
    #expect(
      made { $0.directionalEdges.equalTo(other.mas.directionalEdges) } == [
        "view.leading == other.leading", "view.trailing == other.trailing",
        "view.top == other.top", "view.bottom == other.bottom",
      ])
    #expect(
      made { $0.edges.equalTo(other.mas.margins) } == [
        "view.left == other.leftMargin", "view.right == other.rightMargin",
        "view.top == other.topMargin", "view.bottom == other.bottomMargin",
      ])
    #expect(
      made { $0.directionalMargins.equalTo(other.mas.directionalEdges) } == [
        "view.leadingMargin == other.leading", "view.trailingMargin == other.trailing",
        "view.topMargin == other.top", "view.bottomMargin == other.bottom",
      ])
    #expect(
      made { $0.directionalEdges.equalTo(other.mas.directionalMargins) } == [
        "view.leading == other.leadingMargin", "view.trailing == other.trailingMargin",
        "view.top == other.topMargin", "view.bottom == other.bottomMargin",
      ])
    #expect(
      made { $0.margins.equalTo(root.mas.edges) } == [
        "view.leftMargin == root.left", "view.rightMargin == root.right",
        "view.topMargin == root.top", "view.bottomMargin == root.bottom",
      ])
    #expect(
      made { make in
        make.centerWithinMargins.equalTo(other.mas.center)
        make.center.equalTo(other.mas.centerWithinMargins)
        make.size.equalTo(other.mas.size)
      } == [
        "view.centerXWithinMargins == other.centerX", "view.centerYWithinMargins == other.centerY",
        "view.centerX == other.centerXWithinMargins", "view.centerY == other.centerYWithinMargins",
        "view.width == other.width", "view.height == other.height",
      ])
  }

  @Test func `a chain of one kind is related to an attribute of that kind`() {
    #expect(
      made { $0.left.right.equalTo(other.mas.centerX) } == [
        "view.left == other.centerX", "view.right == other.centerX",
      ])
    #expect(
      made { $0.top.and.bottom.lessThanOrEqualTo(other.mas.lastBaseline) } == [
        "view.top <= other.baseline", "view.bottom <= other.baseline",
      ])
    #expect(
      made { $0.width.height.equalTo(other.mas.width) } == [
        "view.width == other.width", "view.height == other.width",
      ])
  }

  @Test func `chains go on after several attributes`() {
    #expect(
      made { $0.center.and.size.with.left.equalTo(other) } == [
        "view.centerX == other.centerX", "view.centerY == other.centerY",
        "view.width == other.width", "view.height == other.height", "view.left == other.left",
      ])
    #expect(
      made { $0.top.left.bottom.and.right.equalTo(EdgeInsets(2)) }.last
        == "view.right == root.right - 2")
  }

  @Test func `names of several attributes stand in a chain and on the right side`() {
    #expect(
      made { $0.width.horizontalEdges.equalTo(other) } == [
        "view.width == other.width", "view.left == other.left", "view.right == other.right",
      ])
    #expect(
      made { $0.directionalVerticalEdges.margins.equalTo(root) }.count == 6)
    #expect(
      made { $0.horizontalEdges.equalTo(other.mas.horizontalEdges).offset(1) } == [
        "view.left == other.left + 1", "view.right == other.right + 1",
      ])
  }

  @Test func `an array relates each attribute to each target`() {
    #expect(
      made { $0.height.greaterThanOrEqualTo([root, other]) } == [
        "view.height >= root.height", "view.height >= other.height",
      ])
    #expect(
      made { $0.size.lessThanOrEqualTo([2, other]) } == [
        "view.width <= 2", "view.width <= other.width", "view.height <= 2",
        "view.height <= other.height",
      ])
    #expect(
      made { $0.left.equalTo([other.mas.right, root, 3]).offset(1) } == [
        "view.left == other.right + 1", "view.left == root.left + 1", "view.left == root.left + 1",
      ])
    let views = [root, other]
    #expect(made { $0.edges.equalTo(views) }.count == 8)
    #expect(made { $0.left.equalTo([]) }.isEmpty)
  }

  @Test func `sizes, points and insets in an array`() {
    #expect(
      made { $0.size.equalTo([Size(width: 1, height: 2), other]) } == [
        "view.width == 1", "view.width == other.width", "view.height == 2",
        "view.height == other.height",
      ])
  }

  @Test func `the superview is the one of the time of installing`() {
    let orphan = LayoutNode()
    orphan.identifier = "orphan"
    let prepared = ConstraintBox()
    orphan.mas.makeConstraints { make in
      prepared.kept = make.edges.equalToSuperview().inset(1).constraint
    }
    #expect(prepared.kept?.isActive == false)
    #expect(prepared.kept?.layoutConstraints.allSatisfy { $0.error != nil } == true)
    root.insertChild(orphan, at: 2)
    prepared.kept?.install()
    #expect(
      equations(prepared.kept?.layoutConstraints ?? []) == [
        "orphan.left == root.left + 1", "orphan.right == root.right - 1",
        "orphan.top == root.top + 1", "orphan.bottom == root.bottom - 1",
      ])
    #expect(prepared.kept?.isActive == true)
    #expect(prepared.kept?.error == nil)
    #expect(
      made { make in
        make.width.lessThanOrEqualToSuperview().dividedBy(2)
        make.left.greaterThanOrEqualTo(make.superview)
        make.top.greaterThanOrEqualToSuperview()
      } == [
        "view.width <= root.width * 0.5", "view.left >= root.left", "view.top >= root.top",
      ])
  }

  @Test func `guides are targets, and are constrained`() {
    let guide = LayoutGuide()
    guide.identifier = "guide"
    root.addLayoutGuide(guide)
    #expect(
      made { make in
        make.left.equalTo(guide)
        make.top.equalTo(guide.mas.bottom).offset(2)
      } == ["view.left == guide.left", "view.top == guide.bottom + 2"])
    #expect(
      equations(
        guide.mas.makeConstraints { make in
          make.width.equalTo(4)
          make.right.equalTo(-1)
          make.bottom.equalTo(other.mas.top)
        }) == ["guide.width == 4", "guide.right == root.right - 1", "guide.bottom == other.top"])
    #expect(guide.mas.left.view === root)
    #expect(LayoutGuide().mas.left.view == nil)
  }

  @Test func `a guide without an owner gets nothing but an error`() {
    let made = LayoutGuide().mas.makeConstraints { $0.left.equalTo(other) }
    #expect(made.count == 1)
    #expect(made.allSatisfy { !$0.isActive && $0.error != nil })
  }

  @Test func `a group is spoken of as one`() {
    var group: Constraint?
    #expect(
      made { make in
        make.width.equalTo(3)
        group =
          make.group {
            make.left.equalTo(other)
            make.edges.equalTo(root)
          }.offset(2).priority(.low).constraint
        make.height.equalTo(4)
      } == [
        "view.width == 3", "view.left == other.left + 2 ^low", "view.left == root.left + 2 ^low",
        "view.right == root.right + 2 ^low", "view.top == root.top + 2 ^low",
        "view.bottom == root.bottom + 2 ^low", "view.height == 4",
      ])
    group?.uninstall()
    #expect(held == ["view.width == 3", "view.height == 4"])
    #expect(made { $0.group {} }.isEmpty)
  }

  @Test func `what is not told apart by its view or attribute is equal`() {
    #expect(view.mas.left == view.mas.left)
    #expect(view.mas.left != view.mas.right)
    #expect(view.mas.left != other.mas.left)
    #expect(Set([view.mas.left, view.mas.left, view.mas.right]).count == 2)
    #expect(view.mas.width.isSizeAttribute && !view.mas.left.isSizeAttribute)
  }

  @Test func `the closest common superview counts a view itself`() {
    let inner = LayoutNode()
    view.insertChild(inner, at: 0)
    #expect(inner.mas.closestCommonSuperview(other) === root)
    #expect(inner.mas.closestCommonSuperview(view) === view)
    #expect(view.mas.closestCommonSuperview(view) === view)
    #expect(view.mas.closestCommonSuperview(LayoutNode()) == nil)
  }
}

/// Keeps a constraint beyond the closure in which it was stated.
@MainActor final class ConstraintBox {
  var kept: Constraint?
}
