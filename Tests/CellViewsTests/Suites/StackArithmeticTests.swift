import AutoLayout
import CellViews
import Testing

/// Stacks against plain arithmetic: every distribution with every alignment, in rows and columns, with
/// and without gaps, margins and hidden views.
@MainActor struct StackArithmeticTests {
  nonisolated static let naturals = [(10.0, 4.0), (20, 8), (15, 6)]
  nonisolated static let hidings: [Set<Int>] = [[], [0], [1], [1, 2]]

  /// One stack that lives through all of it: what was before leaves no trace.
  @Test(arguments: StackDistribution.allCases, StackAlignment.allCases)
  func `frames are what arithmetic says`(
    distribution: StackDistribution, alignment: StackAlignment
  ) throws {
    let views = Self.naturals.enumerated().map { Sized("\($0)", $1.0, $1.1) }
    let stack = StackView(.horizontal, views)
    stack.distribution = distribution
    stack.alignment = alignment
    views[1].setContentHuggingPriority(200, for: .horizontal)
    views[1].setContentHuggingPriority(200, for: .vertical)
    for axis in LayoutAxis.allCases {
      stack.axis = axis
      for (view, natural) in zip(views, Self.naturals) {
        view.natural =
          axis == .horizontal
          ? Size(width: natural.0, height: natural.1) : Size(width: natural.1, height: natural.0)
      }
      for spacing in [0.0, 3] {
        stack.spacing = spacing
        for hidden in Self.hidings {
          for (index, view) in views.enumerated() { view.isHidden = hidden.contains(index) }
          for (margin, custom) in [(0.0, nil), (1, nil), (0, spacing + 2)] as [(Double, Double?)]
          where custom == nil || spacing > 0 {
            stack.setCustomSpacing(custom ?? StackView.spacingUseDefault, after: views[0])
            stack.isLayoutMarginsRelativeArrangement = margin != 0
            stack.layoutMargins = EdgeInsets(top: 2, left: 1, bottom: 7, right: 4)
            check(stack, views, expected(stack, hidden, margin, custom))
          }
        }
      }
    }
    #expect(stack.reports.isEmpty)
  }

  private func expected(
    _ stack: StackView, _ hidden: Set<Int>, _ margin: Double, _ custom: Double?
  ) -> StackArithmetic {
    var sum = StackArithmetic(
      distribution: stack.distribution, alignment: stack.alignment, spacing: stack.spacing,
      items: Self.naturals.enumerated().map { index, natural in
        StackArithmetic.Item(
          length: natural.0, depth: natural.1, hugging: index == 1 ? 200 : 250,
          isHidden: hidden.contains(index), gap: index == 0 ? custom : nil)
      })
    // In a column the views begin at the leading edge: lines of text are below each other.
    if stack.axis == .vertical, [.firstBaseline, .lastBaseline].contains(stack.alignment) {
      sum.alignment = .leading
    }
    if margin != 0 {
      sum.along = stack.axis == .horizontal ? (1, 4) : (2, 7)
      sum.across = stack.axis == .horizontal ? (2, 7) : (1, 4)
    }
    return sum
  }

  private func check(_ stack: StackView, _ views: [Sized], _ sum: StackArithmetic) {
    let name = "\(stack.axis) \(stack.spacing) \(sum.items.map(\.isHidden)) \(sum.along.near)"
    func size(_ length: Double, _ depth: Double) -> Size {
      stack.axis == .horizontal
        ? Size(width: length, height: depth) : Size(width: depth, height: length)
    }
    let depth = sum.fittingDepth
    let fitted = stack.systemLayoutSizeFitting(.layoutFittingCompressed)
    #expect(abs(fitted.depth(stack.axis) - depth) < 1e-3, "\(name): \(fitted)")
    if let length = sum.fittingLength {
      #expect(abs(fitted[stack.axis] - length) < 1e-3, "\(name): \(fitted)")
    }
    for (more, deeper) in [(0.0, 0.0), (37.5, 5)] {
      let length = (sum.fittingLength ?? 60) + more
      let size = size(length, depth + deeper)
      stack.layOut(size.width, size.height)
      for (view, place) in zip(views, sum.places(length: length, depth: depth + deeper)) {
        let across: LayoutAxis = stack.axis == .horizontal ? .vertical : .horizontal
        #expect(isClose(view.span(stack.axis), place.along), "\(name) +\(more): \(view.frame)")
        #expect(isClose(view.span(across), place.across), "\(name) +\(more): \(view.frame)")
      }
    }
  }

  private func isClose(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) < 1e-3 }
  }
}

extension Size {
  /// The length across an axis.
  fileprivate func depth(_ axis: LayoutAxis) -> Double { axis == .horizontal ? height : width }
}
