import AutoLayout
import CellViews
import Testing

/// A row that reads from right to left is the mirror image of one that reads from left to right; a
/// column is but for its alignment the same.
@MainActor struct RightToLeftStackTests {
  @Test(arguments: StackDistribution.allCases, StackAlignment.allCases)
  func `every stack is mirrored`(distribution: StackDistribution, alignment: StackAlignment) {
    let stacks = LayoutAxis.allCases.map { axis in
      let stack = StackView(axis, [Sized("a", 10, 3), Sized("b", 25, 2), Sized("c", 15, 4)])
      stack.distribution = distribution
      stack.alignment = alignment
      stack.spacing = 2
      stack.setCustomSpacing(5, after: stack.arrangedSubviews[1])
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = DirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      return stack
    }
    for stack in stacks {
      stack.layOut(120, 90)
      let before = stack.arrangedSubviews.map(\.frame)
      stack.semanticContentAttribute = .forceRightToLeft
      stack.layoutIfNeeded()
      for (view, frame) in zip(stack.arrangedSubviews, before) {
        #expect(abs(view.frame.minX - (120 - frame.maxX)) < 1e-3)
        #expect(abs(view.frame.width - frame.width) < 1e-3)
        #expect(view.frame.minY == frame.minY && view.frame.height == frame.height)
      }
    }
  }
}
