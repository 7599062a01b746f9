import AutoLayout
import CellDrawing
import CellViews
import Masonry
import Testing

/// What a stack arranges is inside of its border.
@MainActor struct BorderedStackTests {
  private func stack(
    _ axis: LayoutAxis, _ texts: [String] = ["one", "three"], border: BoxStyle? = nil
  ) -> StackView {
    let stack = StackView(arrangedSubviews: texts.map { Label($0) })
    stack.axis = axis
    stack.border = border
    return stack
  }

  @Test func `a stack shows its views inside of its border`() {
    let window = Window(size: CellSize(width: 12, height: 6))
    let column = stack(.vertical, border: .rounded)
    window.addSubview(column)
    column.mas.makeConstraints { $0.left.top.equalTo(window) }
    #expect(window.render().text.hasPrefix("╭─────╮\n│one  │\n│three│\n╰─────╯"))
    #expect(column.systemLayoutSizeFitting(.layoutFittingCompressed) == Size(width: 7, height: 4))
    #expect(window.reports.isEmpty)
  }

  /// Inside of the border is what a stack without one shows that is smaller by as much.
  @Test(arguments: [(2, 2), (3, 3), (4, 3), (7, 4), (20, 5), (9, 12)], StackDistribution.allCases)
  func `what a stack arranges is inside of its border`(
    size: (Int, Int), distribution: StackDistribution
  ) {
    for axis in LayoutAxis.allCases {
      for alignment in StackAlignment.allCases {
        func frames(_ border: BoxStyle?, _ size: CellSize) -> [Rect] {
          let stack = stack(axis, ["one", "three", "a text"], border: border)
          stack.distribution = distribution
          stack.alignment = alignment
          stack.spacing = 1
          let window = Window(size: size)
          window.addSubview(stack)
          stack.mas.makeConstraints { $0.edges.equalTo(window) }
          window.layoutIfNeeded()
          return stack.arrangedSubviews.map(\.frame)
        }
        let inner = frames(nil, CellSize(width: size.0 - 2, height: size.1 - 2))
        let framed = frames(.light, CellSize(width: size.0, height: size.1))
        #expect(
          framed
            == inner.map {
              Rect(x: $0.minX + 1, y: $0.minY + 1, width: $0.width, height: $0.height)
            }, "\(axis) \(alignment)")
      }
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 1), (1, 3), (2, 2), (3, 3), (4, 3), (7, 4), (20, 5)])
  func `no size of a bordered stack contradicts its border`(size: (Int, Int)) {
    let size = CellSize(width: size.0, height: size.1)
    for axis in LayoutAxis.allCases {
      let stack = stack(axis, border: .light)
      let window = Window(size: size)
      window.addSubview(stack)
      stack.mas.makeConstraints { $0.edges.equalTo(window) }
      for border in [.light, nil, .double] as [BoxStyle?] {
        stack.border = border
        window.layoutIfNeeded()
        let inset = border == nil ? 0.0 : 1
        let first = stack.arrangedSubviews[0].frame
        #expect(first.minX == min(inset, Double(size.width)))
        #expect(first.minY == min(inset, Double(size.height)))
        #expect(window.reports.isEmpty, "\(axis) \(window.reports)")
      }
    }
  }

  @Test func `margins of a stack count from its edges, border or not`() {
    let stack = stack(.horizontal, ["one"], border: .light)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = EdgeInsets(top: 1, left: 3, bottom: 1, right: 3)
    let window = Window(size: CellSize(width: 20, height: 6))
    window.addSubview(stack)
    stack.mas.makeConstraints { $0.left.top.equalTo(window) }
    window.layoutIfNeeded()
    #expect(stack.frame.size == Size(width: 9, height: 3))
    #expect(stack.arrangedSubviews[0].frame.origin == Point(x: 3, y: 1))
  }
}
