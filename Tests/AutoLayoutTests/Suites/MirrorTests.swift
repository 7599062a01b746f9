import AutoLayout
import SeededNumbers
import Testing

/// A layout with directional constraints only, read from the right, is the mirror image of the same one
/// read from the left.
@MainActor struct MirrorTests {
  /// A random tree of views and guides; the same for the same seed, but for the direction.
  private func tree(seed: UInt64, _ direction: SemanticContentAttribute) throws -> Box {
    var random = SeededGenerator(seed: seed)
    let root = Box.square(Double(Int.random(in: 100...300, using: &random)))
    root.semanticContentAttribute = direction
    var views = [root]
    var items: [LayoutItem] = [root]
    for index in 1...8 {
      let view = Box("\(index)")
      if Bool.random(using: &random) {
        view.natural = Size(width: Double(Int.random(in: 0...60, using: &random)), height: 10)
      }
      view.directionalLayoutMargins = DirectionalEdgeInsets(
        top: 1, leading: Double(Int.random(in: 0...9, using: &random)), bottom: 1,
        trailing: Double(Int.random(in: 0...9, using: &random)))
      let superview = views.randomElement(using: &random) ?? root
      superview.holding(view)
      // Margins that do not fit shrink on the right, however the view reads.
      try view.pin(.width, .greaterThanOrEqual, plus: 20)
      // Where nothing else is said, a view stands at the leading edge, and is narrow: rules for what is
      // free know of no direction.
      try view.pin(.leading, to: superview, at: 1)
      try view.pin(.width, plus: 25, at: 1)
      views.append(view)
      items += [view, view.layoutMarginsGuide]
    }
    let positions: [LayoutAttribute] = [
      .leading, .trailing, .centerX, .leadingMargin, .trailingMargin,
    ]
    for _ in 0..<24 {
      guard let one = items.dropFirst().randomElement(using: &random),
        let other = items.randomElement(using: &random), one !== other
      else { continue }
      let isLength = Int.random(in: 0..<4, using: &random) == 0
      let first = positions.randomElement(using: &random) ?? .leading
      // Middles alone are not read in a direction.
      let second = first == .centerX ? .trailing : positions.randomElement(using: &random)
      try one.pin(
        isLength ? .width : first,
        [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
        to: other, isLength ? .width : second,
        times: [1, 1, 1, 0.5, 2].randomElement(using: &random) ?? 1,
        plus: Double(Int.random(in: -20...20, using: &random)),
        at: LayoutPriority([1000, 999, 750, 250, 240].randomElement(using: &random) ?? 1000))
    }
    root.layoutIfNeeded()
    return root
  }

  private func compare(_ one: LayoutNode, _ other: LayoutNode, _ path: String) {
    #expect(one.children.count == other.children.count)
    for (left, right) in zip(one.children, other.children) {
      let place = "\(path) \(left.debugName)"
      let mirrored = one.frame.width - left.frame.maxX
      #expect(abs(right.frame.minX - mirrored) < 1e-3, "\(place)")
      #expect(abs(right.frame.width - left.frame.width) < 1e-3, "\(place)")
      #expect(right.y == left.y, "\(place)")
      compare(left, right, place)
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `right to left is the mirror image of left to right`(seed: UInt64) throws {
    let left = try tree(seed: seed, .forceLeftToRight)
    let right = try tree(seed: seed, .forceRightToLeft)
    compare(left, right, "\(seed):")
    #expect(left.reports.count == right.reports.count)
  }
}
