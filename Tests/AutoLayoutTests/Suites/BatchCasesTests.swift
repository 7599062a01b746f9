import AutoLayout
import Masonry
import Testing

/// Constraints that are made first and activated together.
@MainActor struct BatchCasesTests {
  let root = Box.square(1000)
  let outer = Box("outer")
  let first = Box("first")
  let second = Box("second")

  init() { root.holding(outer.holding(first, second)) }

  /// `outer` fills the root; `first`, 50 by 50, stands in its middle but for 10; `second` is as high as
  /// `first` is wide, in the middle.
  private func makeConstraints() throws -> [LayoutConstraint] {
    var made: [LayoutConstraint] = []
    func make(
      _ item: Box, _ attribute: LayoutAttribute, _ other: Box? = nil,
      _ second: LayoutAttribute? = nil, plus constant: Double = 0
    ) throws {
      item.translatesAutoresizingMaskIntoConstraints = false
      made.append(
        try LayoutConstraint(
          item: item, attribute: attribute, relatedBy: .equal, toItem: other,
          attribute: second ?? (other == nil ? nil : attribute), constant: constant))
    }
    for edge in [LayoutAttribute.left, .right, .top, .bottom] { try make(outer, edge, root) }
    try make(first, .centerX, outer, plus: 10)
    try make(first, .centerY, outer)
    try make(first, .width, plus: 50)
    try make(first, .height, plus: 50)
    try make(second, .centerX, outer)
    try make(second, .centerY, outer)
    try make(second, .height, first, .width)
    return made
  }

  private var frames: [Rect] {
    root.layoutIfNeeded()
    return [outer, first, second].map(\.frame)
  }

  private let expected = [
    Rect(x: 0, y: 0, width: 1000, height: 1000), Rect(x: 485, y: 475, width: 50, height: 50),
    Rect(x: 500, y: 475, width: 0, height: 50),
  ]

  @Test func `what is made is inactive until it is activated`() throws {
    let made = try makeConstraints()
    #expect(made.allSatisfy { !$0.isActive })
    #expect(frames == [.zero, .zero, .zero])
    LayoutConstraint.activate(made)
    #expect(made.allSatisfy { $0.isActive })
    #expect(frames == expected)
  }

  @Test func `together, one by one and in reverse they make the same frames`() throws {
    let made = try makeConstraints()
    LayoutConstraint.activate(made)
    #expect(frames == expected)
    LayoutConstraint.deactivate(made)
    #expect(frames == [.zero, .zero, .zero])
    for constraint in made { constraint.isActive = true }
    #expect(frames == expected)
    LayoutConstraint.deactivate(made)
    for constraint in made.reversed() { constraint.isActive = true }
    #expect(frames == expected)
    for constraint in made {
      constraint.isActive = false
      constraint.isActive = true
      #expect(frames == expected)
    }
  }

  @Test func `activating what is active changes nothing`() throws {
    let made = try makeConstraints()
    LayoutConstraint.activate(made)
    LayoutConstraint.activate(made + made)
    #expect(root.constraints.count == 4 && outer.constraints.count == 5)
    #expect(frames == expected)
  }

  @Test func `one that cannot be activated keeps the others inactive`() throws {
    let made = try makeConstraints()
    let stranger = Box("stranger")
    let impossible = try LayoutConstraint(
      item: first, attribute: .top, relatedBy: .equal, toItem: stranger, attribute: .top)
    #expect(throws: LayoutError.self) {
      try LayoutConstraint.activate(allOrNone: made + [impossible])
    }
    #expect(made.allSatisfy { !$0.isActive })
  }

  @Test func `the DSL returns all that it made, in order and active`() {
    let made = first.mas.makeConstraints { make in
      make.edges.equalTo(outer)
      make.width.equalTo(second).multipliedBy(2)
      make.center.equalTo(root)
    }
    #expect(made.allSatisfy { $0.isActive })
    #expect(
      made.map(\.firstAttribute) == [.left, .right, .top, .bottom, .width, .centerX, .centerY])
  }

  /// A window of 300 by 200 with 20, 10, 30 and 15 around a view; then one of 400 by 300.
  @Test func `a batch follows a resize as single constraints do`() {
    root.frame.size = Size(width: 300, height: 200)
    outer.mas.makeConstraints {
      $0.edges.equalTo(root).insets(EdgeInsets(top: 10, left: 20, bottom: 15, right: 30))
    }
    for edge in [LayoutAttribute.left, .right, .top, .bottom] {
      first.translatesAutoresizingMaskIntoConstraints = false
      (try? LayoutConstraint(
        item: first, attribute: edge, relatedBy: .equal, toItem: outer, attribute: edge))?
        .isActive = true
    }
    #expect(frames[0] == Rect(x: 20, y: 10, width: 250, height: 175))
    #expect(frames[1] == Rect(x: 0, y: 0, width: 250, height: 175))
    root.frame.size = Size(width: 400, height: 300)
    #expect(frames[0] == Rect(x: 20, y: 10, width: 350, height: 275))
    #expect(frames[1] == Rect(x: 0, y: 0, width: 350, height: 275))
  }
}
