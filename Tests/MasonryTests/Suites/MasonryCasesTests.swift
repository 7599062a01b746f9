import AutoLayout
import Masonry
import Testing

/// Masonry's own cases that are not said as behaviours elsewhere: how sentences fall into parts.
@MainActor final class MasonryCasesTests: Scene {
  @Test func `every access is a statement of its own`() {
    #expect(
      made { make in
        make.left.equalTo(other)
        make.left.equalTo(other)
      }.count == 2)
  }

  @Test func `a sentence is one constraint, whatever it falls into`() {
    let prepared = view.mas.prepareConstraints { make in
      make.edges.equalTo(other)
      make.centerX.equalTo([other, 10])
    }
    #expect(prepared.count == 2)
    for constraint in prepared { constraint.install() }
    #expect(prepared.map(\.layoutConstraints.count) == [4, 2])
  }

  @Test func `a composite with all its words`() {
    #expect(
      made { make in
        make.size.greaterThanOrEqualTo(other).sizeOffset(Size(width: 90, height: 30))
          .multipliedBy(3).priorityLow()
        make.center.equalTo(other).centerOffset(Point(x: 90, y: 30)).dividedBy(2).priorityHigh()
      } == [
        "view.width >= other.width * 3 + 90 ^low", "view.height >= other.height * 3 + 30 ^low",
        "view.centerX == other.centerX * 0.5 + 90 ^high",
        "view.centerY == other.centerY * 0.5 + 30 ^high",
      ])
  }

  @Test func `insets speak of edges only`() {
    #expect(
      made { make in
        make.right.top.bottom.left.baseline.width.equalTo(other)
          .with.insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      } == [
        "view.right == other.right - 4", "view.top == other.top + 1",
        "view.bottom == other.bottom - 3", "view.left == other.left + 2",
        "view.baseline == other.baseline", "view.width == other.width",
      ])
  }

  @Test func `out and in as a whole`() {
    var kept: Constraint?
    view.mas.makeConstraints { kept = $0.leading.trailing.equalTo(other).constraint }
    #expect(root.constraints.count == 2)
    kept?.deactivate()
    #expect(root.constraints.isEmpty)
    kept?.activate()
    #expect(root.constraints.count == 2)
  }

  @Test func `a constant is held by the view, a relation by the superview`() {
    view.mas.makeConstraints { make in
      make.width.equalTo(10)
      make.left.equalTo(other)
      make.top.equalTo(2)
    }
    #expect(equations(view.constraints) == ["view.width == 10"])
    #expect(
      equations(root.constraints) == ["view.left == other.left", "view.top == root.top + 2"])
  }

  @Test func `updating twice leaves one, another attribute adds one`() {
    view.mas.updateConstraints { $0.left.equalTo(other).offset(10) }
    view.mas.updateConstraints { $0.left.equalTo(other).offset(20) }
    #expect(held == ["view.left == other.left + 20"])
    view.mas.updateConstraints { $0.right.equalTo(other).offset(20) }
    #expect(held == ["view.left == other.left + 20", "view.right == other.right + 20"])
  }

  @Test(arguments: ["make", "update", "remake"])
  func `all ways leave the frame to the engine`(way: String) {
    switch way {
    case "make": view.mas.makeConstraints { _ in }
    case "update": view.mas.updateConstraints { _ in }
    default: view.mas.remakeConstraints { _ in }
    }
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `the form for logs`() {
    view.mas.key = "newView1"
    other.mas.key = "newView2"
    let made = view.mas.makeConstraints { make in
      make.width.greaterThanOrEqualTo(300).priorityLow().key("width")
      make.baseline.equalTo(other.mas.top).multipliedBy(2).offset(300).key("helloConstraint")
      make.left.right.greaterThanOrEqualTo(other).key("left")
    }
    #expect(
      made.prefix(3).map(\.debugDescription) == [
        "<LayoutConstraint:width LayoutNode:newView1.width >= 300 ^low>",
        """
        <LayoutConstraint:helloConstraint LayoutNode:newView1.baseline == \
        LayoutNode:newView2.top * 2 + 300>
        """,
        "<LayoutConstraint:left[0] LayoutNode:newView1.left >= LayoutNode:newView2.left>",
      ])
  }

  @Test func `bars take part as guides`() {
    view.mas.makeConstraints { make in
      make.top.equalTo(root.topLayoutGuide.mas.bottom)
      make.bottom.equalTo(root.bottomLayoutGuide.mas.top)
    }
    #expect(root.constraints.count == 2)
    #expect(root.constraints.allSatisfy { $0.error == nil })
  }
}
