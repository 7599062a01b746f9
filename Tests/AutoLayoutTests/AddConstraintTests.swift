import Testing

@testable import AutoLayout

/// UIKit's older words for constraints that take part.
@MainActor struct AddConstraintTests {
  private let root = LayoutNode()
  private let box = LayoutNode()
  private let view = LayoutNode()
  private let other = LayoutNode()

  init() {
    for (node, name) in [(root, "root"), (box, "box"), (view, "view"), (other, "other")] {
      node.identifier = name
    }
    root.insertChild(box, at: 0)
    root.insertChild(other, at: 1)
    box.insertChild(view, at: 0)
  }

  @Test func `addConstraint activates what is between the view and those inside`() {
    let left = view.leftAnchor.constraint(equalTo: box.leftAnchor)
    box.addConstraint(left)
    #expect(left.isActive && left.holder === box)
    // It is held where it belongs, whichever view it is added to.
    let width = view.widthAnchor.constraint(equalToConstant: 3)
    let across = view.topAnchor.constraint(equalTo: other.topAnchor)
    root.addConstraints([width, across])
    #expect(width.holder === view && across.holder === root)
    #expect(root.constraints.count == 1)
    root.addConstraint(across)
    #expect(root.constraints.count == 1)
    #expect(root.reports.isEmpty)
  }

  @Test func `addConstraint with an item outside is refused and reported`() {
    let across = view.topAnchor.constraint(equalTo: other.topAnchor)
    let up = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    box.addConstraints([across, up])
    view.addConstraint(other.widthAnchor.constraint(equalToConstant: 1))
    #expect(!across.isActive && !up.isActive)
    guard case .itemOutside(_, "LayoutNode:other", "LayoutNode:box", _) = across.error else {
      Issue.record("\(String(describing: across.error))")
      return
    }
    #expect(root.reports.count == 3)
    #expect(
      "\(root.reports[1])".contains(
        """
        <LayoutConstraint LayoutNode:view.left == LayoutNode:root.left> cannot be added to \
        LayoutNode:box (AddConstraintTests.swift:
        """))
    root.addConstraint(across)
    #expect(across.isActive && across.error == nil)
  }

  @Test func `removeConstraint takes out what the view or one inside of it holds`() {
    let width = view.widthAnchor.constraint(equalToConstant: 3)
    let left = view.leftAnchor.constraint(equalTo: box.leftAnchor)
    let across = view.topAnchor.constraint(equalTo: other.topAnchor)
    root.addConstraints([width, left, across])
    box.removeConstraints([width, left, across])
    #expect(!width.isActive && !left.isActive)
    #expect(across.isActive)
    #expect(root.reports.count == 1)
    #expect(
      "\(root.reports[0])".hasPrefix(
        """
        LayoutNode:box: removeConstraint(_:) left <LayoutConstraint LayoutNode:view.top == \
        LayoutNode:other.top> active: it is held by LayoutNode:root
        """))
    root.removeConstraint(across)
    root.removeConstraint(across)
    #expect(!across.isActive)
    #expect(root.reports.count == 1)
  }

  @Test func `a constraint of a view that is gone is refused as when it is activated`() {
    var gone: LayoutNode? = LayoutNode()
    let width = gone.map { view.widthAnchor.constraint(equalTo: $0.widthAnchor) }
    gone = nil
    guard let width else { return }
    root.addConstraint(width)
    guard case .itemGone = width.error else {
      Issue.record("\(String(describing: width.error))")
      return
    }
  }
}
