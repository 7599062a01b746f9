import AutoLayout
import CellViews
import Masonry
import Testing

/// A stack's constraints follow what they were made from, whatever changes it: a stack that changed is
/// laid out as one that was made so.
@MainActor struct StackFollowingTests {
  // MARK: - Proportions

  /// A view of 10 beside one that holds something else.
  private func row(_ container: View) -> StackView {
    let stack = StackView(.horizontal, [Sized("first", 10, 2), container])
    stack.distribution = .fillProportionally
    return stack
  }

  private func spans(_ stack: StackView) -> [[Double]] {
    stack.layOut(120, 10)
    return stack.arrangedSubviews.map { $0.span(.horizontal) }
  }

  @Test func `a share follows what is in a stack inside`() {
    let leaf = Sized("leaf", 10, 2)
    let innermost = StackView(.vertical, [leaf])
    let stack = row(StackView(.vertical, [innermost]))
    #expect(spans(stack) == [[0, 60], [60, 60]])
    leaf.natural.width = 50
    #expect(spans(stack) == [[0, 20], [20, 100]])
    innermost.addArrangedSubview(Sized("another", 110, 2))
    #expect(spans(stack) == [[0, 10], [10, 110]])
    innermost.subviews[1].removeFromSuperview()
    #expect(spans(stack) == [[0, 20], [20, 100]])
    #expect(stack.reports.isEmpty)
  }

  @Test func `a share follows the constraints inside of a view`() throws {
    let box = View()
    let leaf = Sized("leaf")
    box.addSubview(leaf)
    for attribute in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      try leaf.pin(attribute, to: box)
    }
    let width = try leaf.pin(.width, plus: 30, at: 900)
    let stack = row(box)
    #expect(spans(stack) == [[0, 30], [30, 90]])
    width.constant = 10
    #expect(spans(stack) == [[0, 60], [60, 60]])
    width.isActive = false
    leaf.natural.width = 20
    #expect(spans(stack) == [[0, 40], [40, 80]])
    #expect(stack.reports.isEmpty)
  }

  /// Heights of texts follow their width, which only a layout tells.
  @Test func `shares of wrapped texts are those of the width they have`() {
    func column(_ text: String, _ widths: [Double]) -> [[Double]] {
      let labels = [Label("one"), Label(text), Label("two words")]
      let stack = StackView(.vertical, labels)
      stack.layoutUnit = .cells
      stack.distribution = .fillProportionally
      for label in labels { label.numberOfLines = 0 }
      for width in widths { stack.layOut(width, 30) }
      #expect(stack.reports.isEmpty, "\(widths)")
      return labels.map { $0.span(.vertical) }
    }
    let text = "four words and more"
    // One line each at 40; at 10 the second has two lines of four, at 5 four and the third two.
    let thirds = [[0, 10], [10, 10], [20, 10]] as [[Double]]
    let quarters = [[0, 7.5], [7.5, 15], [22.5, 7.5]] as [[Double]]
    #expect(column(text, [40]) == thirds)
    #expect(column(text, [10]) == quarters)
    #expect(column(text, [40, 10]) == quarters)
    #expect(column(text, [10, 40]) == thirds)
    #expect(column(text, [40, 5, 40, 10]) == quarters)
  }

  // MARK: - Lines of text

  @Test func `texts share the width from when they wrap`() {
    let texts = ["first words of a text that wraps", "second words of a text that wraps, too"]
    let labels = texts.map { Label($0) }
    let stack = StackView(.horizontal, labels)
    stack.alignment = .firstBaseline
    stack.layOut(40, 10)
    for label in labels { label.numberOfLines = 0 }
    stack.layOut(40, 10)
    #expect(labels.map { $0.span(.horizontal) } == [[0, 20], [20, 20]])
  }

  // MARK: - Staying

  @Test func `where nothing else comes of it, the constraints stay`() {
    let leaf = Sized("leaf", 10, 2)
    let stack = row(StackView(.vertical, [leaf]))
    stack.layOut(120, 10)
    let before = stack.constraints
    leaf.natural.height = 5
    stack.setNeedsUpdateConstraints()
    stack.layOut(100, 10)
    #expect(stack.constraints.elementsEqual(before) { $0 === $1 })
    leaf.natural.width = 20
    stack.layOut(100, 10)
    #expect(!stack.constraints.elementsEqual(before) { $0 === $1 })
  }

  @Test func `a view that leaves and comes back is laid out again`() {
    let views = [Sized("first", 10, 2), Sized("second", 20, 2)]
    let stack = StackView(.horizontal, views)
    stack.distribution = .fillEqually
    stack.layOut(60, 5)
    views[1].removeFromSuperview()
    stack.addArrangedSubview(views[1])
    stack.layOut(80, 5)
    #expect(views.map { $0.span(.horizontal) } == [[0, 40], [40, 40]])
  }
}
