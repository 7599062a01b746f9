import AutoLayout
import SeededNumbers
import Testing

/// A view whose frame reaches beyond what constraints speak of.
@MainActor private final class Shadowed: LayoutNode {
  private let shadow: EdgeInsets

  init(_ shadow: EdgeInsets) {
    self.shadow = shadow
    super.init()
  }

  override var alignmentRectInsets: EdgeInsets { shadow }
}

/// Views deep within each other, each placed in its superview by four numbers that are not whole.
@MainActor private final class FractionTree {
  /// What a view is made from.
  struct Recipe {
    var parent: Int
    var isFixed: Bool
    var reach: EdgeInsets
    var numbers: [Double]
    /// Where a guide in it begins, and what follows that.
    var guide: Double
  }

  private(set) var recipes: [Recipe] = []
  private(set) var nodes: [LayoutNode] = []
  private var guides: [LayoutGuide] = []
  private var constraints: [[LayoutConstraint]] = []
  let root = LayoutNode()

  init(_ recipes: [Recipe], size: Size) {
    root.layoutUnit = .points
    root.frame = Rect(origin: .zero, size: size)
    nodes = [root]
    for recipe in recipes { add(recipe) }
  }

  private func add(_ recipe: Recipe) {
    let node = Shadowed(recipe.reach)
    let parent = nodes[recipe.parent]
    parent.insertChild(node, at: parent.children.count)
    node.translatesAutoresizingMaskIntoConstraints = recipe.isFixed
    let guide = LayoutGuide()
    node.addLayoutGuide(guide)
    let numbers = recipe.numbers
    var made: [LayoutConstraint?] = [
      try? LayoutConstraint(
        item: guide, attribute: .left, relatedBy: .equal, toItem: node, attribute: .left,
        constant: recipe.guide),
      try? LayoutConstraint(
        item: guide, attribute: .width, relatedBy: .equal, toItem: node, attribute: .width,
        multiplier: 1.0 / 3),
      try? LayoutConstraint(
        item: guide, attribute: .top, relatedBy: .equal, toItem: root, attribute: .bottom,
        multiplier: 1.0 / 7),
      try? LayoutConstraint(item: guide, attribute: .height, relatedBy: .equal, constant: 1),
    ]
    if recipe.isFixed {
      node.frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    } else {
      made += [
        try? LayoutConstraint(
          item: node, attribute: .left, relatedBy: .equal, toItem: parent, attribute: .left,
          constant: numbers[0]),
        try? LayoutConstraint(
          item: node, attribute: .centerY, relatedBy: .equal, toItem: parent, attribute: .centerY,
          constant: numbers[1]),
        try? LayoutConstraint(
          item: node, attribute: .width, relatedBy: .equal, toItem: parent, attribute: .width,
          multiplier: 1.0 / 3, constant: numbers[2]),
        try? LayoutConstraint(
          item: node, attribute: .height, relatedBy: .equal, constant: numbers[3]),
      ]
    }
    recipes.append(recipe)
    nodes.append(node)
    guides.append(guide)
    constraints.append(made.compactMap(\.self))
    for constraint in made { constraint?.isActive = true }
  }

  func set(_ number: Int, of index: Int, to value: Double) {
    recipes[index].numbers[number] = value
    let numbers = recipes[index].numbers
    if recipes[index].isFixed {
      nodes[index + 1].frame = Rect(
        x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    } else {
      constraints[index][4 + number].constant = value
    }
  }

  func setGuide(of index: Int, to value: Double) {
    recipes[index].guide = value
    constraints[index][0].constant = value
  }

  func frames() -> [Rect] {
    root.layoutIfNeeded()
    return nodes.map(\.frame) + guides.map(\.layoutFrame)
  }
}

/// Frames do not depend on which of them were found anew.
@MainActor struct FractionTreeTests {
  @Test(arguments: 0..<40)
  func `views that are not moved themselves stand where a first layout puts them`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }
    func number() -> Double {
      let divisor: Double = [1, 2, 3, 7, 10, 65536, 131_072].randomElement(using: &random) ?? 1
      let whole = Double(Int.random(in: 0...20, using: &random))
      return divisor > 100
        ? whole + Double(Int.random(in: 0...9, using: &random)) / divisor
        : Double(Int.random(in: 0...60, using: &random)) / divisor
    }
    let recipes = (0..<Int.random(in: 3...10, using: &random)).map { index in
      FractionTree.Recipe(
        parent: chance(3) ? Int.random(in: 0...index, using: &random) : index,
        isFixed: chance(6),
        reach: chance(4)
          ? EdgeInsets(top: number() / 9, left: number() / 9, bottom: 0, right: number() / 9)
          : .zero,
        numbers: [number(), number(), number(), number()], guide: number())
    }
    let tree = FractionTree(recipes, size: Size(width: 97, height: 41))
    _ = tree.frames()
    for step in 0..<40 {
      let index = Int.random(in: 0..<recipes.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: tree.setGuide(of: index, to: number())
      case 1:
        tree.root.frame.size = Size(width: 60 + number(), height: 30 + number())
      case 2:
        let fitted = tree.nodes[index + 1]
        _ = fitted.systemLayoutSizeFitting(Size(width: number(), height: number()))
      case 3:
        // A frame by hand where constraints decide: it is given again.
        if !tree.recipes[index].isFixed { tree.nodes[index + 1].frame.origin.x += number() }
      default:
        tree.set(Int.random(in: 0..<4, using: &random), of: index, to: number())
        if chance(3) { tree.set(Int.random(in: 0..<4, using: &random), of: 0, to: number()) }
      }
      let fresh = FractionTree(tree.recipes, size: tree.root.frame.size)
      let (found, expected) = (tree.frames(), fresh.frames())
      #expect(found == expected, "seed \(seed), step \(step)")
      if found != expected { return }
    }
  }
}
