import AutoLayout
import CellViews
import Testing

/// The line where a view was added, whichever way it was.
@MainActor struct AddedAtTests {
  private let box = View()
  private let view = View()

  private func isHere(_ line: Int) -> Bool {
    view.addedAt == AutoLayout.SourceLocation(file: #fileID, line: line)
  }

  @Test func `subviews`() {
    #expect(view.addedAt == nil)
    box.addSubview(view)
    #expect(isHere(#line - 1))
    box.insertSubview(view, at: 0)
    #expect(isHere(#line - 1))
    view.removeFromSuperview()
    #expect(view.addedAt == nil)
  }

  @Test func `several at once stand in their order, each added here`() {
    let (first, third) = (View(), View())
    box.addSubviews(first, view, third)
    #expect(isHere(#line - 1) && box.subviews == [first, view, third])
    box.addSubviews([view, first])
    #expect(isHere(#line - 1) && box.subviews == [third, view, first])
    box.addSubviews()
    box.addSubviews([])
    #expect(box.subviews == [third, view, first])

    let stack = StackView()
    stack.addArrangedSubviews(first, view)
    #expect(isHere(#line - 1) && stack.arrangedSubviews == [first, view])
    stack.addArrangedSubviews([third, first])
    #expect(stack.arrangedSubviews == [view, third, first])
  }

  @Test func `arranged views`() {
    let stack = StackView(arrangedSubviews: [view])
    #expect(isHere(#line - 1))
    view.removeFromSuperview()
    stack.addArrangedSubview(view)
    #expect(isHere(#line - 1))
    stack.insertArrangedSubview(view, at: 0)
    #expect(isHere(#line - 3))
    view.removeFromSuperview()
    stack.insertArrangedSubview(view, at: 0)
    #expect(isHere(#line - 1))
  }

  @Test func `functions that are handed over add without a line`() {
    let stack = StackView()
    [View(), view].forEach(box.addSubview)
    #expect(box.subviews.last === view && view.addedAt == nil)
    [View(), view].forEach(stack.addArrangedSubview)
    #expect(stack.arrangedSubviews.last === view && view.superview === stack)
  }
}
