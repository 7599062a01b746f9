import AutoLayout
import Testing

/// What holds for all trees with guides, margins, bars, rims, baselines and directions.
@MainActor struct GuidedTreeTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a tree with guides that changed is laid out as a fresh one`(seed: UInt64) {
    var recipe = GuidedTreeRecipe(seed: seed)
    let old = GuidedTree()
    var history: [String] = []
    for _ in 0..<16 {
      old.follow(recipe)
      let fresh = GuidedTree()
      fresh.follow(recipe)
      #expect(old.hasSettled)
      #expect(old.state == fresh.state, "seed \(seed) after \(history)")
      if old.state != fresh.state { return }
      history.append(recipe.change())
    }
  }

  @Test(arguments: 100..<130 as Range<UInt64>)
  func `a second layout changes nothing, at any size from nothing up and down again`(seed: UInt64) {
    var recipe = GuidedTreeRecipe(seed: seed)
    for _ in 0..<10 { _ = recipe.change() }
    let tree = GuidedTree()
    var states: [[String]] = []
    for side in 0..<12 {
      recipe.size = Size(width: Double(side) * 4, height: Double(side) * 2)
      tree.follow(recipe)
      let state = tree.state
      #expect(tree.hasSettled)
      for view in tree.views { view.setNeedsLayout() }
      tree.root.layoutIfNeeded()
      #expect(tree.state == state, "seed \(seed) at \(side)")
      states.append(state)
    }
    for side in (0..<12).reversed() {
      recipe.size = Size(width: Double(side) * 4, height: Double(side) * 2)
      tree.follow(recipe)
      #expect(tree.state == states[side], "seed \(seed), back to \(side)")
    }
  }
}
