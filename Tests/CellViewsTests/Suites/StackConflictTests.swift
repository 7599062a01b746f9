import AutoLayout
import CellViews
import SeededNumbers
import Testing

/// Where what a stack makes contradicts what was written: the stack keeps its constraints.
///
/// Three roots of interface files whose frames Apple's engine computed show it; the trees here are others
/// of the same shapes.
@MainActor struct StackConflictTests {
  private let root = View()

  init() {
    root.layoutUnit = .points
    root.frame = Rect(x: 0, y: 0, width: 40, height: 30)
  }

  private func fill(_ stack: StackView, inset: Double = 0) throws {
    root.addSubview(stack)
    for (attribute, sign) in [
      (LayoutAttribute.left, 1.0), (.top, 1), (.right, -1), (.bottom, -1),
    ] { try stack.pin(attribute, to: root, plus: sign * inset) }
  }

  /// The required constraints that are left out, of the tree.
  private var broken: [LayoutConstraint] { constraints(in: root).filter(\.isBroken) }

  private func constraints(in view: View) -> [LayoutConstraint] {
    view.constraints + view.subviews.flatMap { constraints(in: $0) }
  }

  /// A row inside a column that fills its superview: a number for a view of the row contradicts.
  @Test func `a height within a row that a column leaves no room for is left out`() throws {
    let views = [Sized("icon", 4, 4), Sized("text", 20, 2), Sized("bar", -1, 3)]
    let row = StackView(.horizontal, [views[0], views[1]])
    let column = StackView(.vertical, [row, views[2]])
    column.spacing = 2
    try fill(column)
    let height = try views[1].pin(.height, plus: 50)
    root.layoutIfNeeded()
    #expect(broken.map(ObjectIdentifier.init) == [ObjectIdentifier(height)])
    #expect(row.span(.vertical) == [0, 4] && views[1].span(.vertical) == [0, 4])
    #expect(views[2].span(.vertical) == [6, 24])
  }

  /// A column as wide as its icon, which is to be narrower: what was written last goes.
  @Test func `a width within a column from edge to edge is left out, and comes back with it`()
    throws
  {
    let icon = Sized("icon", 4, 4)
    let width = try icon.pin(.width, plus: 6)
    let column = StackView(.vertical, [icon, Sized("name", 10, 1)])
    try fill(column, inset: 3)
    root.layoutIfNeeded()
    let right = try #require(root.constraints.first { $0.firstAttribute == .right })
    // The width was there first: the stack's edge, which came later, gives way.
    #expect(broken.map(ObjectIdentifier.init) == [ObjectIdentifier(right)])
    #expect(icon.span(.horizontal) == [0, 6] && column.span(.horizontal) == [3, 6])
    width.isActive = false
    width.isActive = true
    root.layoutIfNeeded()
    #expect(broken.map(ObjectIdentifier.init) == [ObjectIdentifier(width)])
    #expect(icon.span(.horizontal) == [0, 34])
    column.alignment = .leading
    root.layoutIfNeeded()
    #expect(broken.isEmpty && icon.span(.horizontal) == [0, 6])
  }

  @Test func `of the stack's own, those later in the tree yield`() {
    let row = StackView(
      .horizontal, [Sized("one", 5, 1), Sized("two", 5, 1), Sized("three", 5, 1)])
    row.spacing = 25
    row.layOut(40, 3)
    let broken = constraints(in: row).filter(\.isBroken)
    #expect(!broken.isEmpty && broken.allSatisfy(\.isArranged))
  }

  /// Lengths and edges in random stacks, one by one: each is left out that contradicts the system's, the
  /// stacks' and those before it that were kept.
  @Test(arguments: 1..<25) func `the broken ones are found one by one`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let leaves = (0..<4).map { Sized("\($0)", 3, 2) }
    let inner = StackView(
      Bool.random(using: &random) ? .horizontal : .vertical, [leaves[2], leaves[3]])
    inner.distribution = [.fill, .fillEqually].randomElement(using: &random) ?? .fill
    let stack = StackView(
      Bool.random(using: &random) ? .horizontal : .vertical, [leaves[0], inner, leaves[1]])
    stack.distribution =
      [.fill, .fillEqually, .equalSpacing].randomElement(using: &random) ?? .fill
    stack.alignment = [.fill, .leading, .center].randomElement(using: &random) ?? .fill
    stack.spacing = Double(Int.random(in: 0...3, using: &random))
    try fill(stack)
    root.layoutIfNeeded()
    #expect(broken.isEmpty)
    var written: [LayoutConstraint] = []
    for _ in 0..<8 {
      let view: View =
        [leaves[0], leaves[1], leaves[2], leaves[3], inner].randomElement(using: &random) ?? inner
      written.append(
        try view.pin(
          Bool.random(using: &random) ? .width : .height,
          [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
          plus: Double(Int.random(in: 0...30, using: &random))))
    }
    root.layoutIfNeeded()
    let shown = written.map(\.isBroken)
    #expect(broken.allSatisfy { !$0.isArranged })

    LayoutConstraint.deactivate(written)
    var expected: [Bool] = []
    for constraint in written {
      constraint.isActive = true
      root.layoutIfNeeded()
      expected.append(constraint.isBroken)
      if constraint.isBroken { constraint.isActive = false }
    }
    #expect(shown == expected)
  }
}
