import AutoLayout
import CellViews
import Testing

/// Which views a stack arranges, and what happens when that changes live.
@MainActor struct StackMembersTests {
  let first = Sized("first", 10, 4)
  let second = Sized("second", 20, 4)
  let stack = StackView(.horizontal, [])

  // MARK: - Membership

  @Test func `views given at first are arranged and are subviews`() {
    let stack = StackView(arrangedSubviews: [first, second])
    #expect(
      stack.arrangedSubviews.names == ["first", "second"]
        && stack.subviews.names == ["first", "second"])
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `a view that is added is arranged and is a subview`() {
    stack.addArrangedSubview(first)
    #expect(stack.arrangedSubviews.names == ["first"] && stack.subviews.names == ["first"])
  }

  @Test func `a view that is not arranged any more stays a subview`() {
    stack.addArrangedSubview(first)
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews.names == ["first"])
    first.removeFromSuperview()
    #expect(stack.subviews.isEmpty)
  }

  @Test func `a view that leaves the stack is not arranged any more`() {
    stack.addArrangedSubview(first)
    first.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews.isEmpty)
    stack.addArrangedSubview(first)
    let other = StackView(.vertical, [])
    other.addArrangedSubview(first)
    #expect(stack.arrangedSubviews.isEmpty && other.arrangedSubviews.names == ["first"])
  }

  @Test func `a subview need not be arranged`() {
    stack.addSubview(first)
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews.names == ["first"])
    first.frame = Rect(x: 3, y: 4, width: 5, height: 6)
    stack.addArrangedSubview(second)
    stack.layOut(50, 10)
    #expect(first.frame == Rect(x: 3, y: 4, width: 5, height: 6))
    #expect(second.frame == Rect(x: 0, y: 0, width: 50, height: 10))
  }

  @Test func `a view that would hold itself is reported, and not arranged`() {
    let window = Window(20, 5)
    let outer = View()
    window.addSubview(outer)
    outer.addSubview(stack)
    outer.frame = Rect(x: 0, y: 0, width: 20, height: 5)
    stack.frame = Rect(x: 1, y: 1, width: 10, height: 3)
    stack.addArrangedSubview(first)
    let around: [View] = [stack, outer, window]
    for view in around {
      stack.addArrangedSubview(view)
      stack.insertArrangedSubview(view, at: 0)
      [view].forEach(stack.addArrangedSubview)
    }
    window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.names == ["first"])
    for view in around { #expect(view.translatesAutoresizingMaskIntoConstraints) }
    #expect(stack.frame == Rect(x: 1, y: 1, width: 10, height: 3))
    #expect(first.frame == Rect(x: 0, y: 0, width: 10, height: 3))
    #expect(outer.constraints.isEmpty && window.constraints.isEmpty)
    #expect(!window.reports.isEmpty)
    for report in window.reports {
      #expect(
        report.description.hasSuffix("cannot be added to itself, or to what is inside of it."))
    }
  }

  @Test func `inserting a view that is arranged moves it`() {
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(second)
    stack.insertArrangedSubview(second, at: 0)
    #expect(stack.arrangedSubviews.names == ["second", "first"])
    #expect(stack.subviews.names == ["first", "second"])
    stack.insertArrangedSubview(second, at: 99)
    #expect(stack.arrangedSubviews.names == ["first", "second"])
    stack.insertArrangedSubview(second, at: -99)
    #expect(stack.arrangedSubviews.names == ["second", "first"])
    stack.addArrangedSubview(second)
    #expect(stack.arrangedSubviews.names == ["first", "second"])
  }

  @Test func `what is not arranged cannot be taken out`() {
    stack.addArrangedSubview(first)
    stack.removeArrangedSubview(second)
    #expect(stack.arrangedSubviews.names == ["first"])
  }

  // MARK: - Live

  private var spans: [[Double]] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { $0.span(.horizontal) }
  }

  private func fill() {
    stack.spacing = 2
    stack.distribution = .equalSpacing
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(second)
    stack.layOut(100, 10)
  }

  @Test func `adding, moving and taking out`() {
    fill()
    #expect(spans == [[0, 10], [80, 20]])
    let third = Sized("third", 30, 4)
    stack.insertArrangedSubview(third, at: 1)
    #expect(spans == [[0, 10], [30, 30], [80, 20]])
    stack.insertArrangedSubview(third, at: 0)
    #expect(spans == [[0, 30], [50, 10], [80, 20]])
    stack.removeArrangedSubview(first)
    #expect(spans == [[0, 30], [80, 20]])
    #expect(first.frame.width == 10)
    #expect(stack.subviews.count == 3)
    second.removeFromSuperview()
    #expect(spans == [[0, 100]])
    third.removeFromSuperview()
    #expect(spans.isEmpty)
    #expect(stack.constraints.isEmpty && stack.layoutGuides.isEmpty)
  }

  @Test func `hiding and showing`() {
    fill()
    first.isHidden = true
    #expect(spans == [[0, 0], [0, 100]])
    second.isHidden = true
    #expect(spans == [[0, 0], [0, 0]])
    first.isHidden = false
    #expect(spans == [[0, 100], [100, 0]])
    second.isHidden = false
    #expect(spans == [[0, 10], [80, 20]])
    #expect(stack.reports.isEmpty)
  }

  @Test func `a hidden view with a length of its own contradicts nothing`() throws {
    fill()
    try first.pin(.width, plus: 40)
    #expect(spans == [[0, 40], [80, 20]])
    first.isHidden = true
    stack.distribution = .fillEqually
    #expect(spans[1] == [0, 100])
    #expect(stack.reports.isEmpty)
  }

  @Test func `options change live`() {
    fill()
    stack.distribution = .fillEqually
    #expect(spans == [[0, 49], [51, 49]])
    stack.spacing = 10
    #expect(spans == [[0, 45], [55, 45]])
    stack.spacing = .nan
    #expect(stack.spacing == 10)
    stack.spacing = -20
    #expect(spans == [[0, 60], [40, 60]])
    stack.axis = .vertical
    #expect(spans == [[0, 100], [0, 100]])
    stack.alignment = .trailing
    #expect(spans == [[90, 10], [80, 20]])
    #expect(stack.reports.isEmpty)
  }

  @Test func `a natural size that changes is followed, also in proportion`() {
    fill()
    stack.distribution = .fill
    first.setContentHuggingPriority(400, for: .horizontal)
    #expect(spans == [[0, 10], [12, 88]])
    first.natural.width = 30
    #expect(spans == [[0, 30], [32, 68]])
    stack.spacing = 0
    stack.distribution = .fillProportionally
    #expect(spans == [[0, 60], [60, 40]])
    first.natural.width = 60
    #expect(spans == [[0, 75], [75, 25]])
  }

  // MARK: - Gaps of their own

  @Test func `a gap of its own follows its view, wherever that stands`() {
    fill()
    stack.distribution = .fillEqually
    #expect(stack.customSpacing(after: first) == StackView.spacingUseDefault)
    stack.setCustomSpacing(10, after: first)
    #expect(stack.customSpacing(after: first) == 10)
    #expect(spans == [[0, 45], [55, 45]])
    stack.insertArrangedSubview(second, at: 0)
    #expect(spans == [[0, 49], [51, 49]])
    stack.insertArrangedSubview(first, at: 0)
    #expect(spans == [[0, 45], [55, 45]])
    stack.setCustomSpacing(StackView.spacingUseSystem, after: first)
    #expect(spans == [[0, 49.5], [50.5, 49.5]])
    stack.setCustomSpacing(StackView.spacingUseDefault, after: first)
    #expect(spans == [[0, 49], [51, 49]])
    stack.setCustomSpacing(.nan, after: first)
    #expect(stack.customSpacing(after: first) == StackView.spacingUseDefault)
  }

  @Test func `a stack may have a natural size, which counts without views and with them`() throws {
    final class Placeholder: StackView {
      override var intrinsicContentSize: Size { Size(width: 30, height: 7) }
    }
    let root = View()
    root.layoutUnit = .points
    root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let stack = Placeholder()
    root.addSubview(stack)
    try stack.pin(.left, to: root, plus: 1)
    try stack.pin(.top, to: root, plus: 2)
    root.layoutIfNeeded()
    #expect(stack.frame == Rect(x: 1, y: 2, width: 30, height: 7))
    // It resists, and a view that does so more has its way.
    let view = Sized("view", 40, 3)
    stack.addArrangedSubview(view)
    view.setContentCompressionResistancePriority(800, for: .horizontal)
    root.layoutIfNeeded()
    #expect(stack.frame == Rect(x: 1, y: 2, width: 40, height: 7))
    #expect(view.frame == Rect(x: 0, y: 0, width: 40, height: 7))
  }

  @Test func `a gap of its own is forgotten with its view`() {
    fill()
    stack.setCustomSpacing(10, after: first)
    stack.removeArrangedSubview(first)
    stack.insertArrangedSubview(first, at: 0)
    #expect(stack.customSpacing(after: first) == StackView.spacingUseDefault)
    stack.setCustomSpacing(7, after: Sized("stranger"))
    #expect(spans == [[0, 10], [80, 20]])
  }

  /// The gap before a hidden view is that before the next shown one.
  @Test func `a hidden view's own gap does not count`() {
    let third = Sized("third", 30, 4)
    stack.spacing = 2
    stack.distribution = .fillEqually
    for view in [first, second, third] { stack.addArrangedSubview(view) }
    stack.setCustomSpacing(10, after: second)
    stack.layOut(100, 10)
    second.isHidden = true
    #expect(spans[0] == [0, 49] && spans[2] == [51, 49])
    second.isHidden = false
    first.isHidden = true
    #expect(spans[1] == [0, 45] && spans[2] == [55, 45])
  }
}
