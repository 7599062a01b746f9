import AutoLayout
import CellViews
import Testing

/// Lines of text in stacks, and a stack as one of them. A line is one unit high: a label's first baseline
/// is the lower edge of its first line.
@MainActor struct StackBaselineTests {
  let one = Label("one")
  let three = Label("a\nb\nc")
  let root = View()

  init() {
    root.layoutUnit = .points
    root.frame = Rect(x: 0, y: 0, width: 60, height: 40)
    three.numberOfLines = 0
    for label in [one, three] { label.setContentHuggingPriority(900, for: .vertical) }
  }

  private func stack(_ axis: LayoutAxis, _ views: [View]) throws -> StackView {
    let stack = StackView(axis, views)
    root.addSubview(stack)
    try stack.pin(.left, to: root)
    try stack.pin(.top, to: root)
    return stack
  }

  @Test func `first lines stand on one line`() throws {
    let stack = try stack(.horizontal, [three, one])
    stack.alignment = .firstBaseline
    root.layoutIfNeeded()
    #expect(three.span(.vertical) == [0, 3])
    #expect(one.span(.vertical) == [0, 1])
    #expect(stack.frame.height == 3)
  }

  @Test func `last lines stand on one line`() throws {
    let stack = try stack(.horizontal, [three, one])
    stack.alignment = .lastBaseline
    root.layoutIfNeeded()
    #expect(three.span(.vertical) == [0, 3])
    #expect(one.span(.vertical) == [2, 1])
    #expect(stack.frame.height == 3)
  }

  @Test func `a border moves the line down`() throws {
    one.border = .light
    let stack = try stack(.horizontal, [one, three])
    stack.alignment = .firstBaseline
    root.layoutIfNeeded()
    #expect(one.span(.vertical) == [0, 3])
    #expect(three.span(.vertical) == [1, 3])
    #expect(stack.frame.height == 4)
  }

  /// The last line of one is two units above the first of the next: they are one unit high.
  @Test func `a column with gaps from line to line`() throws {
    let views = ["x", "y", "z"].map { Label($0) }
    views[1].border = .light
    let stack = try stack(.vertical, views)
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 4
    root.layoutIfNeeded()
    #expect(views[0].span(.vertical) == [0, 1])
    // The line of the second is one below its upper edge, and one above its lower one.
    #expect(views[1].span(.vertical) == [3, 3])
    #expect(views[2].span(.vertical) == [8, 1])
    #expect(stack.frame.height == 9)
  }

  @Test func `a row does not care for gaps from line to line`() throws {
    let stack = try stack(.horizontal, [one, three])
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 4
    root.layoutIfNeeded()
    #expect(three.frame.minX == 7)
  }

  // MARK: - The stack's own lines

  private func follow(_ stack: StackView) throws -> View {
    let follower = View()
    root.addSubview(follower)
    try follower.pin(.top, to: stack, .firstBaseline)
    try follower.pin(.bottom, to: stack, .lastBaseline)
    root.layoutIfNeeded()
    return follower
  }

  @Test func `those of a column are the first view's first and the last one's last`() throws {
    let stack = try stack(.vertical, [three, one])
    stack.spacing = 2
    let follower = try follow(stack)
    #expect(follower.span(.vertical) == [1, 5])
    one.isHidden = true
    root.layoutIfNeeded()
    #expect(follower.span(.vertical) == [1, 2])
    one.isHidden = false
    stack.insertArrangedSubview(one, at: 0)
    root.layoutIfNeeded()
    #expect(follower.span(.vertical) == [1, 5])
    three.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(follower.span(.vertical) == [1, 0])
  }

  @Test func `those of a row are the highest view's`() throws {
    let stack = try stack(.horizontal, [one, three])
    stack.alignment = .bottom
    let follower = try follow(stack)
    #expect(follower.span(.vertical) == [1, 2])
    three.text = ""
    root.layoutIfNeeded()
    #expect(follower.span(.vertical) == [1, 0])
  }

  @Test func `a stack without views has its edges`() throws {
    let stack = try stack(.vertical, [])
    try stack.pin(.height, plus: 7)
    let follower = try follow(stack)
    #expect(follower.span(.vertical) == [0, 7])
  }

  @Test func `a stack in a row of lines`() throws {
    let inner = StackView(.vertical, [three, one])
    let label = Label("label")
    label.setContentHuggingPriority(900, for: .vertical)
    let outer = try stack(.horizontal, [inner, label])
    outer.alignment = .lastBaseline
    root.layoutIfNeeded()
    #expect(inner.span(.vertical) == [0, 4])
    #expect(label.span(.vertical) == [3, 1])
    outer.alignment = .firstBaseline
    root.layoutIfNeeded()
    #expect(label.span(.vertical) == [0, 1])
  }
}
