import AutoLayout
import SeededNumbers

/// A tree of boxes with random constraints, some of them contradicting, that changes at random, and
/// that can be built again from scratch.
@MainActor final class RandomTree {
  /// What a constraint is made from.
  struct Recipe {
    var first: Int
    var firstAttribute: LayoutAttribute
    var relation: LayoutRelation
    var second: Int?
    var secondAttribute: LayoutAttribute?
    var multiplier: Double
    var constant: Double
    var priority: LayoutPriority
  }

  private(set) var boxes: [Box]
  /// The active ones in order of activation.
  private(set) var active: [(recipe: Recipe, constraint: LayoutConstraint)] = []
  private var random: SeededGenerator

  var root: Box { boxes[0] }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    boxes = [Box("root")]
    for index in 1...Int.random(in: 2...8, using: &random) {
      let box = Box("box\(index)")
      box.natural = randomSize()
      box.measure = Self.measure(index)
      box.translatesAutoresizingMaskIntoConstraints = chance(8)
      box.layoutMargins = EdgeInsets(Double(Int.random(in: 0...3, using: &random)))
      box.frame = Rect(x: 1, y: 2, width: 6, height: 5)
      let parent = boxes.filter { $0.depth < 4 }.randomElement(using: &random) ?? boxes[0]
      parent.holding(box)
      boxes.append(box)
    }
    for _ in 0..<Int.random(in: 2...14, using: &random) { activateOne() }
    resize(to: Size(width: length(), height: length()))
  }

  /// Every third box has a text, whose height depends on its width.
  private static func measure(_ index: Int) -> ((Box) -> Size)? {
    guard index % 3 == 0 else { return nil }
    return { box in
      let area = box.natural.width * max(1, box.natural.height)
      guard area > 0, box.frame.width > 0 else { return box.natural }
      let height = (area / max(1, box.frame.width)).rounded(.up)
      return Size(width: box.natural.width, height: height)
    }
  }

  // MARK: - Chances

  private func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }
  private func length() -> Double { Double(Int.random(in: 0...60, using: &random)) }

  private func randomSize() -> Size {
    Size(
      width: chance(4) ? Box.noIntrinsicMetric : Double(Int.random(in: 0...20, using: &random)),
      height: chance(4) ? Box.noIntrinsicMetric : Double(Int.random(in: 0...4, using: &random)))
  }

  private func randomPriority() -> LayoutPriority {
    [1000, 1000, 999, 750, 750, 500, 251, 250.5, 250, 50, 1].randomElement(using: &random) ?? 1
  }

  private func randomRecipe() -> Recipe {
    let first = Int.random(in: 1..<boxes.count, using: &random)
    let others = boxes.indices.filter { $0 != first }
    let second = others.randomElement(using: &random) ?? 0
    let attributes: [LayoutAttribute] = [
      .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .leftMargin, .rightMargin,
      .topMargin, .bottomMargin,
    ]
    let attribute = attributes.randomElement(using: &random) ?? .left
    let partners: [LayoutAttribute] =
      switch attribute {
      case .width, .height: [.width, .height]
      case .left, .right, .centerX, .leftMargin, .rightMargin:
        [.left, .right, .centerX, .leftMargin, .rightMargin]
      default: [.top, .bottom, .centerY, .topMargin, .bottomMargin]
      }
    let alone = (attribute == .width || attribute == .height) && chance(2)
    return Recipe(
      first: first, firstAttribute: attribute,
      relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        .randomElement(using: &random) ?? .equal,
      second: alone ? nil : second,
      secondAttribute: alone ? nil : partners.randomElement(using: &random),
      multiplier: chance(4) ? [0.5, 1.0 / 3, 2].randomElement(using: &random) ?? 1 : 1,
      constant: Double(Int.random(in: -6...12, using: &random)), priority: randomPriority())
  }

  private func make(_ recipe: Recipe, in boxes: [Box]) -> LayoutConstraint? {
    try? LayoutConstraint(
      item: boxes[recipe.first], attribute: recipe.firstAttribute, relatedBy: recipe.relation,
      toItem: recipe.second.map { boxes[$0] }, attribute: recipe.secondAttribute,
      multiplier: recipe.multiplier, constant: recipe.constant, priority: recipe.priority)
  }

  private func activateOne() {
    let recipe = randomRecipe()
    guard let constraint = make(recipe, in: boxes) else { return }
    constraint.isActive = true
    active.append((recipe, constraint))
  }

  // MARK: - Changing

  func resize(to size: Size) { root.frame = Rect(origin: .zero, size: size) }

  /// Does one thing to the tree at random, and says what.
  func change() -> String {
    let index = active.indices.randomElement(using: &random) ?? 0
    let box = boxes[Int.random(in: 1..<boxes.count, using: &random)]
    switch Int.random(in: 0..<13, using: &random) {
    case 0 where !active.isEmpty:
      let constant = Double(Int.random(in: -6...12, using: &random))
      active[index].recipe.constant = constant
      active[index].constraint.constant = constant
      return "constant"
    case 1 where !active.isEmpty && active[index].recipe.priority != .required:
      let priority = min(randomPriority(), 999)
      active[index].recipe.priority = priority
      active[index].constraint.priority = priority
      return "priority"
    case 2 where !active.isEmpty:
      active.remove(at: index).constraint.isActive = false
      return "deactivate"
    case 3, 4:
      activateOne()
      return "activate"
    case 5:
      box.natural = randomSize()
      return "content"
    case 6:
      box.setContentHuggingPriority(randomPriority(), for: .horizontal)
      box.setContentCompressionResistancePriority(randomPriority(), for: .vertical)
      return "content priority"
    case 7:
      move(box)
      return "move"
    case 8:
      box.frame = Rect(x: length() - 9, y: length() - 9, width: length(), height: length())
      return "frame"
    case 9:
      box.layoutMargins = EdgeInsets(
        top: length() / 9, left: length() / 9, bottom: length() / 9, right: length() / 9)
      return "margins"
    case 10:
      box.translatesAutoresizingMaskIntoConstraints.toggle()
      return "autoresizing"
    case 11:
      // Leaves no trace, says another test; so there is none in any tree.
      _ = box.systemLayoutSizeFitting(Size(width: length(), height: 0))
      return "fit"
    default:
      resize(to: Size(width: length(), height: length()))
      return "resize"
    }
  }

  /// Moves a subtree; its constraints to the outside go, its own count as activated anew.
  private func move(_ box: Box) {
    let places = boxes.filter { !$0.isDescendant(of: box) && $0.depth < 4 }
    guard let place = places.randomElement(using: &random), place !== box.parent else { return }
    place.insertChild(box, at: Int.random(in: 0...place.children.count, using: &random))
    active.removeAll { !$0.constraint.isActive }
    func isInside(_ constraint: LayoutConstraint) -> Bool {
      constraint.firstItem?.isDescendant(of: box) ?? false
    }
    active = active.filter { !isInside($0.constraint) } + active.filter { isInside($0.constraint) }
  }

  // MARK: - Comparing

  /// The same tree, the same constraints and the same size, never laid out before.
  func rebuilt() -> (root: Box, constraints: [LayoutConstraint]) {
    let copies = boxes.enumerated().map { index, box in
      let copy = Box(box.identifier ?? "")
      copy.natural = box.natural
      copy.measure = box.measure
      copy.layoutMargins = box.layoutMargins
      copy.translatesAutoresizingMaskIntoConstraints =
        box.translatesAutoresizingMaskIntoConstraints
      if box.translatesAutoresizingMaskIntoConstraints { copy.frame = box.frame }
      for axis in LayoutAxis.allCases {
        copy.setContentHuggingPriority(box.contentHuggingPriority(for: axis), for: axis)
        copy.setContentCompressionResistancePriority(
          box.contentCompressionResistancePriority(for: axis), for: axis)
      }
      if index % 3 == 0 { copy.onLayout = { $0.invalidateIntrinsicContentSize() } }
      return copy
    }
    func attach(_ box: Box) {
      guard let place = boxes.firstIndex(where: { $0 === box }) else { return }
      for case let child as Box in box.children {
        guard let index = boxes.firstIndex(where: { $0 === child }) else { continue }
        copies[place].holding(copies[index])
        attach(child)
      }
    }
    attach(root)
    let constraints = active.compactMap { make($0.recipe, in: copies) }
    for constraint in constraints { constraint.isActive = true }
    copies[0].layoutIfNeeded()
    return (copies[0], constraints)
  }

  /// How far the active constraints that are not broken are from holding.
  var worstError: (error: Double, constraint: String) {
    var worst = (error: 0.0, constraint: "")
    for (recipe, constraint) in active
    where recipe.priority == .required && !constraint.isBroken {
      guard let error = self.error(of: recipe) else { continue }
      if error > worst.error { worst = (error, constraint.debugDescription) }
    }
    return worst
  }

  private func error(of recipe: Recipe) -> Double? {
    guard let ancestor = boxes[recipe.first].ancestor(with: recipe.second.map { boxes[$0] }),
      let first = value(recipe.firstAttribute, of: recipe.first, in: ancestor)
    else { return nil }
    var right = recipe.constant
    if let second = recipe.second, let attribute = recipe.secondAttribute {
      guard let value = value(attribute, of: second, in: ancestor) else { return nil }
      right += recipe.multiplier * value
    }
    return switch recipe.relation {
    case .equal: abs(first - right)
    case .lessThanOrEqual: max(0, first - right)
    case .greaterThanOrEqual: max(0, right - first)
    }
  }

  /// An attribute's value in an ancestor's coordinates; none for margins, which may have shrunk.
  private func value(_ attribute: LayoutAttribute, of index: Int, in ancestor: LayoutNode)
    -> Double?
  {
    var x = 0.0
    var y = 0.0
    var node: LayoutNode? = boxes[index]
    while let current = node, current !== ancestor {
      x += current.frame.minX
      y += current.frame.minY
      node = current.parent
    }
    let size = boxes[index].frame.size
    return switch attribute {
    case .left: x
    case .right: x + size.width
    case .centerX: x + size.width / 2
    case .top: y
    case .bottom: y + size.height
    case .centerY: y + size.height / 2
    case .width: size.width
    case .height: size.height
    default: nil
    }
  }
}

extension LayoutNode {
  fileprivate var depth: Int { (parent?.depth ?? -1) + 1 }

  fileprivate func ancestor(with other: LayoutNode?) -> LayoutNode? {
    var node: LayoutNode? = self
    while let current = node, !(other?.isDescendant(of: current) ?? true) { node = current.parent }
    return node
  }
}
