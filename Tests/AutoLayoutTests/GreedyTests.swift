import AutoLayout
import Testing

/// Which constraints are broken, found out one by one with trees that never contradict.
@MainActor struct GreedyTests {
  @Test(arguments: 300..<330)
  func `the broken ones are those that contradict the kept ones before them`(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    for _ in 0..<4 {
      tree.root.layoutIfNeeded()
      var kept: [LayoutConstraint] = []
      var expected: [Bool] = []
      let required = tree.active.filter { $0.recipe.priority == .required }.map(\.constraint)
      let optional = tree.active.filter { $0.recipe.priority != .required }.map(\.constraint)
      let shown = required.map(\.isBroken)
      LayoutConstraint.deactivate(required + optional)
      for constraint in required {
        constraint.isActive = true
        tree.root.layoutIfNeeded()
        expected.append(constraint.isBroken)
        if constraint.isBroken { constraint.isActive = false } else { kept.append(constraint) }
      }
      #expect(shown == expected)
      for constraint in kept { constraint.isActive = false }
      for (_, constraint) in tree.active { constraint.isActive = true }
      _ = tree.change()
    }
  }
}
