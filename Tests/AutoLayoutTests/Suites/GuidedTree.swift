import AutoLayout
import SeededNumbers

/// A random tree of views and guides, written down so that it can be made again.
struct GuidedTreeRecipe {
  struct View {
    var natural = Size(width: -1, height: -1)
    var alignment = EdgeInsets.zero
    var margins = EdgeInsets(1)
    var preservesMargins = false
    var bars = EdgeInsets.zero
    var direction = SemanticContentAttribute.unspecified
    var baseline: Baseline?
  }

  enum Item: Equatable {
    case view(Int), guide(Int), margins(Int), safeArea, top
  }

  struct Rule {
    var first: Item
    var firstAttribute: LayoutAttribute
    var relation: LayoutRelation
    var second: Item
    var secondAttribute: LayoutAttribute
    var multiplier: Double
    var constant: Double
    var priority: LayoutPriority
  }

  /// Who is in whom; the root comes first.
  static let parents = [0, 0, 1, 1, 0, 4]
  /// Whose margins may follow from where they are. Nothing is constrained to these, nor to what bars
  /// leave of a view: a frame that follows from where it is may have two answers.
  static let keepsMargins = [2, 3]
  var size = Size(width: 60, height: 40)
  var views = [View](repeating: View(), count: parents.count)
  /// The guides in the order in which they were added, with their owners.
  var guides: [(guide: Int, owner: Int)] = [(0, 0), (1, 1), (2, 4)]
  var rules: [Rule] = []
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for index in views.indices.dropFirst() {
      views[index].natural = Size(width: length(-1...12), height: length(-1...4))
    }
    for _ in 0..<14 { addRule() }
  }

  private mutating func length(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &random))
  }

  private mutating func insets() -> EdgeInsets {
    EdgeInsets(
      top: length(0...3), left: length(0...6), bottom: length(0...3), right: length(0...6))
  }

  private mutating func item() -> Item {
    let view = Int.random(in: Self.parents.indices, using: &random)
    let all: [Item] = [
      .view(view), .view(view), .guide(Int.random(in: 0..<3, using: &random)), .safeArea, .top,
      .margins(Self.keepsMargins.contains(view) ? 0 : view),
    ]
    return all.randomElement(using: &random) ?? .view(view)
  }

  private mutating func addRule() {
    let groups: [[LayoutAttribute]] = [
      [.leading, .trailing, .centerX], [.left, .right, .centerX],
      [.top, .bottom, .centerY, .firstBaseline, .lastBaseline], [.width, .height],
    ]
    let group = groups.randomElement(using: &random) ?? groups[0]
    let first: Item =
      Bool.random(using: &random)
      ? .guide(Int.random(in: 0..<3, using: &random)) : .view(Int.random(in: 1...5, using: &random))
    rules.append(
      Rule(
        first: first, firstAttribute: group.randomElement(using: &random) ?? .left,
        relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
          .randomElement(using: &random) ?? .equal,
        second: item(), secondAttribute: group.randomElement(using: &random) ?? .left,
        multiplier: [1, 1, 1, 0.5].randomElement(using: &random) ?? 1,
        constant: length(-5...9),
        priority: [1000, 1000, 999, 750, 250, 100].randomElement(using: &random) ?? 1000))
  }

  /// Does one thing at random, and says what.
  mutating func change() -> String {
    let view = Int.random(in: 1..<views.count, using: &random)
    switch Int.random(in: 0..<13, using: &random) {
    case 0, 1: addRule()
    case 2 where !rules.isEmpty:
      rules.remove(at: Int.random(in: rules.indices, using: &random))
      return "remove"
    case 3 where !rules.isEmpty:
      rules[Int.random(in: rules.indices, using: &random)].constant = length(-5...9)
      return "constant"
    case 4:
      // A guide that moves, or comes back, is the last one, and its rules are gone.
      let guide = Int.random(in: 0..<3, using: &random)
      guides.removeAll { $0.guide == guide }
      guides.append((guide, Int.random(in: views.indices, using: &random)))
      rules.removeAll { $0.first == .guide(guide) || $0.second == .guide(guide) }
      return "guide"
    case 5: views[view].natural = Size(width: length(-1...12), height: length(-1...4))
    case 6: views[view].alignment = insets()
    case 7: views[view].margins = insets()
    case 8: views[Int.random(in: views.indices, using: &random)].bars = insets()
    case 9: views[Self.keepsMargins.randomElement(using: &random) ?? 2].preservesMargins.toggle()
    case 10:
      views[view].direction =
        [.unspecified, .forceRightToLeft, .forceLeftToRight].randomElement(using: &random)
        ?? .unspecified
    case 11:
      views[view].baseline = Baseline(
        below: [.top, .center, .bottom].randomElement(using: &random) ?? .top,
        by: length(-2...2))
    default: size = Size(width: length(0...90), height: length(0...50))
    }
    return "other"
  }
}

/// The views and guides of a recipe.
@MainActor final class GuidedTree {
  let views = GuidedTreeRecipe.parents.indices.map { Shape("\($0)") }
  let guides = (0..<3).map { _ in LayoutGuide() }
  private var installed: [(key: String, constraint: LayoutConstraint)] = []

  init() {
    views[0].layoutUnit = .points
    for (index, parent) in GuidedTreeRecipe.parents.enumerated().dropFirst() {
      views[parent].add(views[index])
      views[index].translatesAutoresizingMaskIntoConstraints = false
      views[index].insetsLayoutMarginsFromSafeArea =
        GuidedTreeRecipe.keepsMargins.contains(index)
    }
    for (index, guide) in guides.enumerated() { guide.identifier = "guide \(index)" }
  }

  var root: Shape { views[0] }

  func follow(_ recipe: GuidedTreeRecipe) {
    for (view, wanted) in zip(views, recipe.views) {
      if view.natural != wanted.natural { view.natural = wanted.natural }
      if view.alignment != wanted.alignment { view.alignment = wanted.alignment }
      view.layoutMargins = wanted.margins
      view.preservesSuperviewLayoutMargins = wanted.preservesMargins
      view.additionalSafeAreaInsets = wanted.bars
      view.semanticContentAttribute = wanted.direction
      if view.first != wanted.baseline { view.first = wanted.baseline }
    }
    for (guide, owner) in recipe.guides where guides[guide].owningView !== views[owner] {
      views[owner].addLayoutGuide(guides[guide])
    }
    follow(recipe.rules)
    root.frame = Rect(origin: .zero, size: recipe.size)
    root.layoutIfNeeded()
  }

  /// Drops what is not said any more, in place, and adds what is new behind the rest.
  private func follow(_ rules: [GuidedTreeRecipe.Rule]) {
    var kept: [(key: String, constraint: LayoutConstraint)] = []
    var old = installed
    for rule in rules {
      var nameless = rule
      nameless.constant = 0
      let key = "\(nameless)"
      if let index = old.firstIndex(where: { $0.key == key && $0.constraint.isActive }) {
        for gone in old[..<index] { gone.constraint.isActive = false }
        kept.append(old[index])
        old.removeSubrange(...index)
        kept[kept.count - 1].constraint.constant = rule.constant
      } else if let constraint = make(rule) {
        for gone in old { gone.constraint.isActive = false }
        old = []
        constraint.isActive = true
        kept.append((key, constraint))
      }
    }
    for gone in old { gone.constraint.isActive = false }
    installed = kept
  }

  private func make(_ rule: GuidedTreeRecipe.Rule) -> LayoutConstraint? {
    try? LayoutConstraint(
      item: item(rule.first), attribute: rule.firstAttribute, relatedBy: rule.relation,
      toItem: item(rule.second), attribute: rule.secondAttribute, multiplier: rule.multiplier,
      constant: rule.constant, priority: rule.priority)
  }

  private func item(_ item: GuidedTreeRecipe.Item) -> LayoutItem {
    switch item {
    case .view(let index): views[index]
    case .guide(let index): guides[index]
    case .margins(let index): views[index].layoutMarginsGuide
    case .safeArea: root.safeAreaLayoutGuide
    case .top: root.topLayoutGuide
    }
  }

  /// Where everything is, and what is left out.
  var state: [String] {
    views.map { "\($0.debugName) \($0.frame) \($0.safeAreaInsets) \($0.layoutMargins)" }
      + guides.map { "\($0.debugName) \($0.layoutFrame)" }
      + installed.map { "\($0.constraint.isBroken) \($0.constraint.isActive)" }
  }

  /// Whether every layout came to an end of its own.
  var hasSettled: Bool {
    !root.reports.contains { if case .didNotSettle = $0 { true } else { false } }
  }
}
