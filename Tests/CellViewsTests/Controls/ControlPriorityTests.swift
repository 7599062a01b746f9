import AutoLayout
import CellViews
import Masonry
import Testing

/// Which control takes the room in a stack, and which gives it up, where the program says nothing of it.
@MainActor struct ControlPriorityTests {
  typealias Making = @MainActor @Sendable () -> View

  /// Controls whose intrinsic width is not that of what they show.
  nonisolated static let usual: [Making] = [
    { CellViews.TextField("早上好") }, { Slider(value: 0.5) }, { ProgressView(progress: 0.5) },
    {
      let view = CellViews.TextView("a text of several words")
      view.isScrollEnabled = false
      return view
    },
  ]
  /// Controls that are as wide as what they show.
  nonisolated static let exact: [Making] = [
    { CellViews.Button("Save") }, { CellViews.Switch("Wrap") }, { Stepper() },
    { SegmentedControl(items: ["Day", "Week"]) }, { Label("Name") }, { ActivityIndicator() },
  ]

  private let window = Window(60, 9)

  private func stack(_ views: [View], _ axis: LayoutAxis = .horizontal) -> StackView {
    for view in views { view.isHidden = false }
    let stack = StackView(arrangedSubviews: views, axis: axis)
    window.addSubview(stack)
    stack.mas.makeConstraints { $0.edges.equalTo(window) }
    return stack
  }

  @Test(arguments: usual.indices, exact.indices)
  func `beside a control of its own width it takes the room, on either side`(
    taking: Int, keeping: Int
  ) {
    for isFirst in [true, false] {
      let (wide, narrow) = (Self.usual[taking](), Self.exact[keeping]())
      let stack = stack(isFirst ? [wide, narrow] : [narrow, wide])
      window.layoutIfNeeded()
      #expect(narrow.frame.width == narrow.intrinsicContentSize.width, "\(narrow)")
      #expect(wide.frame.width == 60 - narrow.frame.width, "\(wide)")
      stack.removeFromSuperview()
    }
    #expect(window.reports.isEmpty)
  }

  @Test(arguments: usual.indices)
  func `between a label and a button it alone gives way, until it has no column`(taking: Int) {
    let (label, button) = (Label("Download"), CellViews.Button("Stop"))
    let view = Self.usual[taking]()
    _ = stack([label, view, button])
    for width in 16...60 {
      window.resize(width, 9)
      window.layoutIfNeeded()
      #expect(
        [label, view, button].map(\.frame.width) == [8, Double(width - 16), 8], "\(width) columns")
    }
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
  }

  @Test func `in a column of a button and a field the field takes the room`() {
    let (button, field) = (CellViews.Button("Save"), CellViews.TextField())
    _ = stack([button, field], .vertical)
    window.layoutIfNeeded()
    #expect(button.frame.height == 1 && field.frame.height == 8)
  }

  @Test func `what the program says counts`() {
    let (button, field) = (CellViews.Button("Save"), CellViews.TextField())
    field.setContentHuggingPriority(251, for: .horizontal)
    _ = stack([button, field])
    window.layoutIfNeeded()
    #expect(field.frame.width == 20 && button.frame.width == 40)
  }
}
