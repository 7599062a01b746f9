import AutoLayout
import CellViews
import SeededNumbers
import Testing

/// What holds for all stacks, whatever was done to them.
@MainActor struct RandomStackTests {
  /// What a stack is made of, so that it can be made again.
  private struct Recipe {
    var axis = LayoutAxis.horizontal
    var distribution = StackDistribution.fill
    var alignment = StackAlignment.fill
    var spacing = 0.0
    var margins: Double?
    var isRightToLeft = false
    var isBaselineRelative = false
    /// The arranged views, by their numbers, and which are hidden.
    var arranged: [Int] = []
    var hidden: Set<Int> = []
    var custom: [Int: Double] = [:]
    var naturals = [Size](repeating: Size(width: 5, height: 2), count: 6)
    var size = Size(width: 60, height: 20)
    var guideWidth = 3.0
  }

  /// A stack beside a guide in a root, with four leaves and a stack of two as its views.
  @MainActor private final class Subject {
    let root = View()
    let stack = StackView(.horizontal, [])
    let leaves: [Sized]
    let views: [View]
    let guide = LayoutGuide()
    let width: LayoutConstraint?

    init() {
      leaves = (0..<6).map { Sized("\($0)") }
      let inner = StackView(.vertical, [leaves[4], leaves[5]])
      inner.identifier = "inner"
      views = leaves.prefix(4).map { $0 as View } + [inner]
      root.layoutUnit = .points
      root.addSubview(stack)
      root.addLayoutGuide(guide)
      width = try? LayoutConstraint(item: guide, attribute: .width, relatedBy: .equal, constant: 3)
      for (one, first, other, second) in [
        (guide, LayoutAttribute.leading, root, LayoutAttribute.leading),
        (stack, .leading, guide, .trailing), (stack, .trailing, root, .trailing),
        (stack, .top, root, .top), (stack, .bottom, root, .bottom),
      ] as [(LayoutItem, LayoutAttribute, LayoutItem, LayoutAttribute)] {
        (try? LayoutConstraint(
          item: one, attribute: first, relatedBy: .equal, toItem: other, attribute: second))?
          .isActive = true
      }
      width?.isActive = true
      stack.translatesAutoresizingMaskIntoConstraints = false
      // A way out where the root is too small for all that is asked.
      for view in views {
        for axis in LayoutAxis.allCases {
          view.setContentCompressionResistancePriority(700, for: axis)
        }
      }
    }

    func follow(_ recipe: Recipe) {
      stack.axis = recipe.axis
      stack.distribution = recipe.distribution
      stack.alignment = recipe.alignment
      stack.spacing = recipe.spacing
      stack.isLayoutMarginsRelativeArrangement = recipe.margins != nil
      stack.layoutMargins = EdgeInsets(recipe.margins ?? 0)
      stack.isBaselineRelativeArrangement = recipe.isBaselineRelative
      root.semanticContentAttribute =
        recipe.isRightToLeft ? .forceRightToLeft : .unspecified
      let wanted = recipe.arranged.map { views[$0] }
      if stack.arrangedSubviews.names != wanted.names {
        for view in stack.arrangedSubviews where !wanted.holds(view) {
          view.removeFromSuperview()
        }
        for (index, view) in wanted.enumerated() { stack.insertArrangedSubview(view, at: index) }
        // Ties are settled in tree order, which is that of the views here.
        for (index, view) in wanted.enumerated() { stack.insertSubview(view, at: index) }
      }
      for (index, view) in views.enumerated() {
        view.isHidden = recipe.hidden.contains(index)
        stack.setCustomSpacing(
          recipe.custom[index] ?? StackView.spacingUseDefault, after: view)
      }
      for (leaf, natural) in zip(leaves, recipe.naturals) where leaf.natural != natural {
        leaf.natural = natural
      }
      width?.constant = recipe.guideWidth
      root.frame = Rect(origin: .zero, size: recipe.size)
      root.layoutIfNeeded()
    }

    var frames: [String] {
      var lines = ["guide \(guide.layoutFrame)"]
      func walk(_ view: View) {
        lines.append("\(view.identifier ?? "?") \(view.frame)")
        for child in view.subviews { walk(child) }
      }
      walk(root)
      return lines
    }
  }

  private func change(_ recipe: inout Recipe, _ random: inout SeededGenerator) {
    func length(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: recipe.axis = LayoutAxis.allCases.randomElement(using: &random) ?? .vertical
    case 1:
      recipe.distribution = StackDistribution.allCases.randomElement(using: &random) ?? .fill
    case 2: recipe.alignment = StackAlignment.allCases.randomElement(using: &random) ?? .fill
    case 3: recipe.spacing = length(-1...6)
    case 4: recipe.margins = Bool.random(using: &random) ? nil : length(0...5)
    case 5: recipe.isRightToLeft.toggle()
    case 6: recipe.arranged = Array((0..<5).shuffled(using: &random).prefix(Int(length(0...5))))
    case 7:
      let index = Int(length(0...4))
      if recipe.hidden.remove(index) == nil { recipe.hidden.insert(index) }
    case 8: recipe.custom[Int(length(0...4))] = Bool.random(using: &random) ? nil : length(0...9)
    case 9:
      recipe.naturals[Int(length(0...5))] = Size(width: length(-1...20), height: length(-1...6))
    case 10: recipe.guideWidth = length(0...10)
    default: recipe.size = Size(width: length(0...90), height: length(0...40))
    }
    // A gap belongs to a view that is arranged.
    recipe.custom = recipe.custom.filter { recipe.arranged.contains($0.key) }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `a stack that changed is laid out as a fresh one`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var recipe = Recipe(arranged: [0, 1, 2])
    let old = Subject()
    for step in 0..<14 {
      old.follow(recipe)
      let fresh = Subject()
      fresh.follow(recipe)
      #expect(old.frames == fresh.frames, "seed \(seed), step \(step): \(recipe)")
      #expect(!old.root.reports.contains { if case .didNotSettle = $0 { true } else { false } })
      if old.frames != fresh.frames { return }
      change(&recipe, &random)
    }
  }

  @Test(arguments: 100..<124 as Range<UInt64>)
  func `a second layout changes nothing, at any size from nothing up`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var recipe = Recipe(arranged: [0, 1, 4, 3])
    for _ in 0..<20 { change(&recipe, &random) }
    let subject = Subject()
    var sizes: [[String]] = []
    for side in 0..<14 {
      recipe.size = Size(width: Double(side) * 3, height: Double(side))
      subject.follow(recipe)
      let frames = subject.frames
      subject.root.setNeedsLayout()
      subject.stack.setNeedsLayout()
      subject.stack.setNeedsUpdateConstraints()
      subject.root.layoutIfNeeded()
      #expect(subject.frames == frames, "seed \(seed), \(side): \(recipe)")
      sizes.append(frames)
    }
    // Back down, each size is what it was.
    for side in (0..<14).reversed() {
      recipe.size = Size(width: Double(side) * 3, height: Double(side))
      subject.follow(recipe)
      #expect(subject.frames == sizes[side], "seed \(seed), back to \(side): \(recipe)")
    }
  }
}
