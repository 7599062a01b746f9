import AutoLayout
import Masonry
import Testing

/// Names in descriptions, and where a constraint was written.
@MainActor final class KeyTests: Scene {
  private func descriptions(_ describe: (ConstraintMaker) -> Void) -> [String] {
    view.mas.makeConstraints(describe).map(\.debugDescription)
  }

  @Test func `a constraint's key takes the place of its number`() {
    #expect(
      descriptions { $0.width.greaterThanOrEqualTo(300).priorityLow().key("wide") }
        == ["<LayoutConstraint:wide LayoutNode:view.width >= 300 ^low>"])
  }

  @Test func `of several each has its number`() {
    #expect(
      descriptions { make in
        make.left.top.equalTo(other).key("corner")
        make.size.equalTo([2, other]).key("size")
      } == [
        "<LayoutConstraint:corner[0] LayoutNode:view.left == LayoutNode:other.left>",
        "<LayoutConstraint:corner[1] LayoutNode:view.top == LayoutNode:other.top>",
        "<LayoutConstraint:size[0][0] LayoutNode:view.width == 2>",
        "<LayoutConstraint:size[0][1] LayoutNode:view.width == LayoutNode:other.width>",
        "<LayoutConstraint:size[1][0] LayoutNode:view.height == 2>",
        "<LayoutConstraint:size[1][1] LayoutNode:view.height == LayoutNode:other.height>",
      ])
  }

  @Test func `a key can be set later, and taken away`() {
    var kept: Constraint?
    let made = view.mas.makeConstraints { kept = $0.left.top.equalTo(other).constraint }
    kept?.key = "corner"
    #expect(made.map(\.identifier) == ["corner[0]", "corner[1]"])
    kept?.key = nil
    #expect(made.map(\.identifier) == [nil, nil])
  }

  @Test func `views and guides have keys`() {
    let guide = LayoutGuide()
    view.mas.key = "title"
    attachKeys(["body": other, "gap": guide])
    #expect(view.identifier == "title" && view.mas.key == "title")
    #expect(other.mas.key == "body" && guide.identifier == "gap")
    attachKeys(["one": view, "two": view])
    #expect(view.mas.key == "two")
    view.mas.key = nil
    #expect(view.identifier == nil)
  }

  @Test func `without keys there are numbers`() {
    view.mas.key = nil
    #expect(
      descriptions { $0.left.equalTo(other) }
        == ["<LayoutConstraint:0x1 LayoutNode:0x2.left == LayoutNode:other.left>"])
  }

  @Test func `every constraint knows its line`() {
    let line = #line
    let made = view.mas.makeConstraints { make in
      make.edges.equalToSuperview()
      make.width.equalTo([other, 2])
      make.center
        .lessThanOrEqualTo(other)
    }
    #expect(
      made.map { ($0.source?.line ?? 0) - line } == [2, 2, 2, 2, 3, 3, 5, 5])
    let row = [view, other].mas.distribute(
      along: .vertical, withFixedSpacing: 0, leadSpacing: 0, tailSpacing: 0)
    #expect(row.allSatisfy { $0.source == SourceLocation(file: #fileID, line: line + 9) })
  }
}
