import AutoLayout
import CellViews
import Masonry
import Testing

/// A stack that is laid out once more at its end.
@MainActor private final class EndingStack: StackView {
  isolated deinit {
    setNeedsUpdateConstraints()
    isHidden = true
    arrangedSubviews.first?.removeFromSuperview()
    layoutIfNeeded()
  }
}

/// Views may do at their end whatever they do otherwise.
@MainActor struct EndingTests {
  @Test func `a stack may be laid out at its end`() {
    let labels = [Label("one"), Label("two")]
    do {
      let stack = EndingStack(.horizontal, labels)
      stack.frame = Rect(x: 0, y: 0, width: 9, height: 1)
      stack.layoutIfNeeded()
      #expect(labels[1].frame.minX == 6 || labels[1].frame.minX == 3)
    }
    #expect(labels.allSatisfy { $0.superview == nil })
    labels[0].sizeToFit()
    labels[0].layoutIfNeeded()
  }

  @Test func `a window that is gone leaves its views without one`() {
    let view = Probe("view")
    do {
      let window = Window(9, 3)
      window.addSubview(view)
      view.mas.makeConstraints { $0.edges.equalTo(window) }
      view.becomeFirstResponder()
      _ = window.render()
      #expect(view.isFirstResponder)
    }
    #expect(view.window == nil && view.superview == nil && !view.isFirstResponder)
    view.becomeFirstResponder()
    view.layoutIfNeeded()
  }

  @Test func `a view that is gone gets neither keys nor the mouse`() {
    let window = Window(9, 3)
    do {
      let view = Probe("view")
      view.takesMouse = true
      view.takesKeys = true
      window.addSubview(view)
      view.frame = Rect(x: 0, y: 0, width: 9, height: 3)
      view.becomeFirstResponder()
      _ = window.render()
      window.mouse(.press(.left), 1, 1)
      view.removeFromSuperview()
    }
    #expect(window.firstResponder == nil)
    window.mouse(.release(.left), 1, 1)
    window.key(.enter)
    _ = window.render()
  }
}
