import AutoLayout
import CellDrawing
import CellViews
import Masonry
import Testing

/// Layouts in which nothing is missing, and what only looks like it: nothing is told of them.
@MainActor struct CompleteLayoutTests {
  let window = Window(40, 12)

  /// What is told of it at several sizes.
  private func told() -> [String] {
    var found: [String] = []
    for (width, height) in [(40, 12), (7, 3), (200, 60), (1, 1), (0, 0)] {
      window.resize(width, height)
      window.layoutIfNeeded()
      found += window.diagnose().map { "\(width)x\(height) \($0)" }
    }
    return found.filter {
      $0.hasSuffix("[missing-constraints]") || $0.hasSuffix("[translates-autoresizing-mask]")
    }
  }

  func add<Added: View>(
    _ view: Added, to superview: View? = nil, _ describe: (ConstraintMaker) -> Void
  ) -> Added {
    (superview ?? window).addSubview(view)
    view.mas.makeConstraints(describe)
    return view
  }

  // MARK: - Views

  @Test func `edges, sizes and centres`() {
    _ = add(View()) { $0.edges.equalTo(window) }
    _ = add(View()) { $0.edges.equalTo(window.safeAreaLayoutGuide).inset(2) }
    _ = add(View()) { make in
      make.center.equalTo(window)
      make.size.equalTo(window).multipliedBy(0.5)
    }
    let image = View()
    _ = add(image) { make in
      make.right.bottom.equalTo(window).offset(-1)
      make.width.equalTo(10)
      make.height.equalTo(image.mas.width).multipliedBy(0.5)
    }
    _ = add(View()) { make in
      make.leading.trailing.equalTo(window.layoutMarginsGuide)
      make.top.equalTo(window.mas.topMargin)
      make.height.equalTo(1)
    }
    #expect(told() == [])
  }

  @Test func `labels need a place alone`() {
    let title = add(Label("Title")) { $0.left.top.equalTo(window) }
    _ = add(Label("Subtitle")) { make in
      make.firstBaseline.equalTo(title)
      make.left.equalTo(title.mas.right).offset(1)
    }
    _ =
      add(Label("a text on many lines, which wraps wherever its place ends")) { make in
        make.left.right.equalTo(window)
        make.centerY.equalTo(window)
      }.numberOfLines = 0
    _ = add(Label("")) { $0.right.bottom.equalTo(window) }
    #expect(told() == [])
  }

  @Test func `views that share a row`() {
    let names = [Label("one"), Label("two"), Label("three")]
    var last: View?
    for name in names {
      _ = add(name) { make in
        make.top.equalTo(window)
        if let last {
          make.left.equalTo(last.mas.right).offset(1)
          make.width.equalTo(last)
        } else {
          make.left.equalTo(window)
        }
      }
      last = name
    }
    last?.mas.makeConstraints { $0.right.equalTo(window) }
    let gap = View()
    let left = add(View()) { make in
      make.left.bottom.equalTo(window)
      make.height.width.equalTo(2)
    }
    let right = add(View()) { make in
      make.right.bottom.equalTo(window)
      make.size.equalTo(left)
    }
    _ = add(gap) { make in
      make.left.equalTo(left.mas.right)
      make.right.equalTo(right.mas.left)
      make.top.bottom.equalTo(left)
    }
    #expect(told() == [])
  }

  @Test func `a superview as large as what is in it`() {
    let card = add(View()) { $0.left.top.equalTo(window).offset(1) }
    let title = add(Label("Title"), to: card) { $0.left.top.equalTo(card).offset(1) }
    _ = add(Label("longer than the title"), to: card) { make in
      make.left.equalTo(title)
      make.top.equalTo(title.mas.bottom)
      make.right.bottom.equalTo(card).offset(-1)
    }
    #expect(told() == [])
  }

  @Test func `a row as high as the highest in it`() {
    let row = add(View()) { make in
      make.left.right.top.equalTo(window)
      make.height.equalTo(0).priority(.fittingSizeLevel)
    }
    for text in ["one", "two\nlines"] {
      add(Label(text), to: row) { make in
        make.left.top.equalTo(row)
        make.bottom.lessThanOrEqualTo(row)
      }.numberOfLines = 0
    }
    #expect(told() == [])
  }

  @Test func `a view that limits hold`() {
    let blue = add(Label("blue")) { make in
      make.left.equalTo(window)
      make.centerY.equalTo(window).multipliedBy(0.5)
    }
    _ = add(Label("green")) { make in
      make.centerY.equalTo(window)
      make.right.lessThanOrEqualTo(window)
      make.left.greaterThanOrEqualTo(window.mas.right).multipliedBy(1.0 / 3).priority(999)
      make.left.greaterThanOrEqualTo(blue.mas.right).offset(1).priority(999)
    }
    #expect(told() == [])
  }

  @Test func `lengths of 0, hidden views and frames set by hand`() {
    _ = add(View()) { make in
      make.left.right.top.equalTo(window)
      make.height.equalTo(0)
    }
    let hidden = View()
    hidden.isHidden = true
    let inside = add(hidden) { $0.left.top.equalTo(window) }
    _ = add(Label("not seen"), to: inside) { $0.left.equalTo(inside) }
    let byHand = View()
    window.addSubview(byHand)
    byHand.frame = Rect(x: 1, y: 1, width: 3, height: 3)
    _ = add(Label("beside it")) { make in
      make.left.equalTo(byHand.mas.right)
      make.top.equalTo(byHand)
    }
    window.addSubview(View())
    #expect(told() == [])
  }

  // MARK: - Containers

  @Test func `stacks of all kinds`() {
    for distribution in StackDistribution.allCases {
      for alignment in StackAlignment.allCases {
        for axis in LayoutAxis.allCases {
          let inner = StackView(arrangedSubviews: [Label("x"), Label("yy\nzz")])
          let stack = StackView(arrangedSubviews: [Label("one"), Label("two"), inner])
          (stack.axis, stack.distribution, stack.alignment) = (axis, distribution, alignment)
          inner.alignment = alignment
          inner.distribution = distribution
          stack.spacing = 1
          _ = add(stack) { $0.left.top.equalTo(window) }
          #expect(told() == [], "\(axis) \(distribution) \(alignment)")
          inner.arrangedSubviews[0].isHidden = true
          #expect(told() == [], "\(axis) \(distribution) \(alignment)")
          stack.removeFromSuperview()
        }
      }
    }
  }

  @Test func `stacks that show nothing`() {
    let empty = add(StackView()) { $0.left.top.equalTo(window) }
    let all = add(StackView(arrangedSubviews: [Label("one")])) { make in
      make.left.equalTo(empty)
      make.top.equalTo(empty.mas.bottom)
    }
    all.arrangedSubviews[0].isHidden = true
    #expect(told() == [])
    let stack = StackView(arrangedSubviews: [Label("one"), StackView()])
    _ = add(stack) { $0.right.bottom.equalTo(window) }
    #expect(told() == [])
    all.arrangedSubviews[0].isHidden = false
    empty.addArrangedSubview(Label("now"))
    #expect(told() == [])
    #expect(all.frame.minY == 1)
  }

  @Test func `content that scrolls`() {
    let scroll = add(ScrollView()) { $0.edges.equalTo(window) }
    let holder = add(View(), to: scroll) { make in
      make.edges.equalTo(scroll)
      make.width.equalTo(scroll)
    }
    let first = add(Label("first"), to: holder) { $0.left.top.equalTo(holder) }
    _ = add(Label("last"), to: holder) { make in
      make.left.equalTo(holder)
      make.top.equalTo(first.mas.bottom).offset(30)
      make.bottom.equalTo(holder)
    }
    let badge = Label("top")
    scroll.addSubview(badge)
    badge.mas.makeConstraints { $0.right.top.equalTo(scroll.frameLayoutGuide) }
    #expect(told() == [])
  }

  /// The scroll view tells it: once is enough.
  @Test func `content without an end is told by its scroll view alone`() {
    let scroll = add(ScrollView()) { $0.edges.equalTo(window) }
    _ = add(View(), to: scroll) { make in
      make.edges.equalTo(scroll)
      make.width.equalTo(scroll)
    }
    window.layoutIfNeeded()
    #expect(window.diagnose().map(\.name) == ["content-without-end"])
  }
}
