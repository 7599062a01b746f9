import AutoLayout
import Testing

/// What holds for all trees.
@MainActor struct RandomTreeTests {
  /// Brings the tree's texts, which measure their width, up to date as labels do.
  private func layOut(_ tree: RandomTree) {
    for (index, box) in tree.boxes.enumerated() where index % 3 == 0 && index > 0 {
      box.onLayout = { $0.invalidateIntrinsicContentSize() }
    }
    tree.root.layoutIfNeeded()
  }

  private func settles(_ root: Box) -> Bool {
    !root.reports.contains {
      switch $0 {
      case .didNotSettle, .sizeDependsOnItself, .solverGaveUp: true
      default: false
      }
    }
  }

  @Test(arguments: 0..<24)
  func `a tree that changed is laid out as one built from scratch`(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    var history: [String] = []
    for _ in 0..<12 {
      layOut(tree)
      let fresh = tree.rebuilt()
      guard settles(tree.root), settles(fresh.root) else { return }
      #expect(tree.root.frames == fresh.root.frames, "after \(history)")
      #expect(tree.active.map(\.constraint.isBroken) == fresh.constraints.map(\.isBroken))
      if tree.root.frames != fresh.root.frames { return }
      history.append(tree.change())
    }
  }

  @Test(arguments: 100..<118)
  func `a size gives the same frames, however it was reached`(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    func frames(_ size: Double) -> [String] {
      tree.resize(to: Size(width: size, height: size / 2))
      layOut(tree)
      return tree.root.frames + tree.active.map { "\($0.constraint.isBroken)" }
    }
    let sizes: [Double] = [40, 0, 39, 1, 12, 7, 25, 3]
    let first = sizes.map(frames)
    let again = sizes.reversed().map(frames)
    guard settles(tree.root) else { return }
    #expect(first == again.reversed())
  }

  @Test(arguments: 200..<218)
  func `a second layout changes nothing, and what is required holds`(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    for size in 0..<12 {
      tree.resize(to: Size(width: Double(size), height: Double(size)))
      layOut(tree)
      let frames = tree.root.frames
      tree.root.setNeedsLayout()
      tree.root.layoutIfNeeded()
      guard settles(tree.root) else { return }
      #expect(tree.root.frames == frames)
      let worst = tree.worstError
      #expect(worst.error < 1e-4, "\(worst.constraint) at \(size)")
    }
  }
}
