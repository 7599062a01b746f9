import AutoLayout
import Masonry
import Testing

/// Names of constraints.
@MainActor struct IdentifierCasesTests {
  let root = Box.square(1000)
  let box = Box("box")

  init() { root.holding(box) }

  @Test func `a constraint has no name unless it is given one`() throws {
    let constraint = try box.pin(.height, plus: 25)
    #expect(constraint.identifier == nil)
    constraint.identifier = "named while active"
    #expect(constraint.identifier == "named while active")
    #expect(constraint.debugDescription.contains("named while active"))
  }

  @Test func `a name given before activation stays`() throws {
    let constraint = try LayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width)
    constraint.identifier = "named before"
    LayoutConstraint.activate([constraint])
    root.layoutIfNeeded()
    LayoutConstraint.deactivate([constraint])
    #expect(constraint.identifier == "named before")
  }

  @Test func `several constraints may have one name`() {
    let made = box.mas.makeConstraints { $0.center.equalTo(root) }
    for constraint in made { constraint.identifier = "middle" }
    #expect(root.constraints.map(\.identifier) == ["middle", "middle"])
  }

  @Test func `a name changes no frame`() throws {
    let constraint = try box.pin(.width, plus: 40)
    root.layoutIfNeeded()
    let layouts = root.layouts
    constraint.identifier = "width"
    root.layoutIfNeeded()
    #expect(box.frame.width == 40 && root.layouts == layouts)
  }

  @Test func `a conflict calls its constraints by their names`() throws {
    for (name, width) in [("narrow", 10.0), ("wide", 20)] {
      try box.pin(.width, plus: width).identifier = name
    }
    root.layoutIfNeeded()
    let text = root.reports.map { "\($0)" }.joined()
    #expect(text.contains("narrow") && text.contains("wide"))
  }
}
