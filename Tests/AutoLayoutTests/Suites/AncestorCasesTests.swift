import AutoLayout
import Testing

/// Which view holds a constraint: the closest common ancestor of its items, each its own.
@MainActor struct AncestorCasesTests {
  /// Seven views under the root: a has a1 and a2, a1 has a11 and a12, b has b1.
  let views: [String: LayoutItem]
  let root = Box("root")

  init() {
    var views: [String: LayoutItem] = ["root": root]
    for (name, parent) in [
      ("a", "root"), ("b", "root"), ("a1", "a"), ("a2", "a"), ("b1", "b"), ("a11", "a1"),
      ("a12", "a1"),
    ] {
      let view = Box(name)
      (views[parent] as? Box)?.holding(view)
      views[name] = view
    }
    let guide = LayoutGuide()
    (views["a1"] as? Box)?.addLayoutGuide(guide)
    views["guide of a1"] = guide
    views["margins of a2"] = (views["a2"] as? Box)?.layoutMarginsGuide
    self.views = views
  }

  nonisolated static let rows = [
    ("root", "a", "root"), ("a", "b", "root"), ("a", "a1", "a"), ("a", "a11", "a"),
    ("root", "a11", "root"), ("a1", "a2", "a"), ("a11", "a12", "a1"), ("a11", "b", "root"),
    ("a11", "b1", "root"), ("a12", "a2", "a"), ("b1", "b", "b"), ("a11", "a11", "a11"),
    ("guide of a1", "a1", "a1"), ("guide of a1", "a11", "a1"), ("guide of a1", "a", "a"),
    ("guide of a1", "b1", "root"), ("guide of a1", "guide of a1", "a1"),
    ("margins of a2", "a2", "a2"), ("margins of a2", "a11", "a"),
    ("margins of a2", "guide of a1", "a"),
  ]

  @Test(arguments: rows, [false, true])
  func `the closest common ancestor holds the constraint`(
    row: (first: String, second: String, holder: String), isSwapped: Bool
  ) throws {
    let items = isSwapped ? (row.second, row.first) : (row.first, row.second)
    let first = try #require(views[items.0])
    let second = try #require(views[items.1])
    let constraint = try first.pin(.width, to: second)
    for case let view as Box in views.values {
      let isHolder = view === views[row.holder]
      #expect(view.constraints.contains { $0 === constraint } == isHolder)
    }
    constraint.isActive = false
    #expect(views.values.allSatisfy { ($0 as? Box)?.constraints.isEmpty ?? true })
  }

  @Test(arguments: ["root", "a", "a11"])
  func `a length against a number is held by its view`(name: String) throws {
    let view = try #require(views[name] as? Box)
    let constraint = try view.pin(.height, plus: 10)
    #expect(view.constraints.count == 1 && view.constraints[0] === constraint)
  }

  @Test func `the length of a guide against a number is held by its owner`() throws {
    let owner = try #require(views["a1"] as? Box)
    try #require(views["guide of a1"]).pin(.height, plus: 10)
    #expect(owner.constraints.count == 1)
  }

  @Test(arguments: ["root", "a11", "guide of a1"])
  func `a stranger has no ancestor in common`(name: String) throws {
    let item = try #require(views[name])
    for stranger in [Box("stranger"), Box("stranger").safeAreaLayoutGuide, LayoutGuide()] {
      for (first, second) in [(item, stranger), (stranger, item)] {
        let constraint = try LayoutConstraint(
          item: first, attribute: .width, relatedBy: .equal, toItem: second, attribute: .width)
        #expect(throws: LayoutError.self) { try LayoutConstraint.activate(allOrNone: [constraint]) }
        #expect(!constraint.isActive)
      }
    }
  }

  /// Lengths do not care where the views stand.
  @Test func `lengths are equal through any ancestors`() throws {
    root.layoutUnit = .points
    for (first, second) in [("a11", "b1"), ("a12", "root"), ("guide of a1", "a2")] {
      try #require(views[first]).pin(.width, to: views[second])
    }
    try #require(views["b1"]).pin(.width, plus: 31)
    try #require(views["a2"]).pin(.width, plus: 17)
    root.layOut(400, 400)
    #expect((views["a11"] as? Box)?.frame.width == 31)
    #expect((views["a12"] as? Box)?.frame.width == 400)
    #expect((views["guide of a1"] as? LayoutGuide)?.layoutFrame.width == 17)
  }
}
