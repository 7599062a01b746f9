import AutoLayout
import Foundation
import Testing

/// Seconds of fuzzing that were asked for with `ASHLAR_FUZZ_SECONDS`.
private let fuzzSeconds = ProcessInfo.processInfo.environment["ASHLAR_FUZZ_SECONDS"]
  .flatMap(Double.init)

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
    changeAndRebuild(seed: seed)
  }

  /// A place halfway between two of the grid, but for rounding errors; a text whose width follows its height by way
  /// of another view, once with another height before and once with the same.
  @Test(arguments: [604_828_104_160, 507_633_238_284, 612_773_681_361])
  func `what fuzzing found stays mended`(seed: UInt64) {
    changeAndRebuild(seed: seed)
  }

  /// Prints the first seed, which `ASHLAR_FUZZ_SEED` begins with again.
  @Test(.enabled(if: fuzzSeconds != nil))
  func `fuzzing trees finds no history`() {
    let given = ProcessInfo.processInfo.environment["ASHLAR_FUZZ_SEED"].flatMap(UInt64.init)
    var seed = given ?? UInt64.random(in: 0..<1_000_000_000_000)
    print("ASHLAR_FUZZ_SEED=\(seed)")
    let end = ContinuousClock.now + .seconds(fuzzSeconds ?? 0)
    repeat {
      changeAndRebuild(seed: seed)
      seed += 1
    } while ContinuousClock.now < end
  }

  private func changeAndRebuild(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    var history: [String] = []
    for _ in 0..<12 {
      layOut(tree)
      let fresh = tree.rebuilt()
      guard settles(tree.root), settles(fresh.root) else { return }
      #expect(tree.root.frames == fresh.root.frames, "seed \(seed) after \(history)")
      #expect(
        tree.active.map(\.constraint.isBroken) == fresh.constraints.map(\.isBroken), "seed \(seed)")
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
