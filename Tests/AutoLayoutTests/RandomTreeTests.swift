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

  /// A tree that does not settle ends before its last change: such are few.
  @Test func `a tree that changed is laid out as one built from scratch`() {
    let compared = (0..<24).map { changeAndRebuild(seed: $0) }
    #expect(compared.reduce(0, +) >= 200, "\(compared)")
  }

  /// A place halfway between two of the grid, but for rounding errors; a text whose width follows its height by way
  /// of another view, once with another height before, which is reported, and once with the same.
  @Test(arguments: [(604_828_104_160, true), (507_633_238_284, false), (612_773_681_361, true)])
  func `what fuzzing found stays mended`(seed: UInt64, settles: Bool) {
    #expect((changeAndRebuild(seed: seed) > 0) == settles)
  }

  /// Prints the first seed, which `ASHLAR_FUZZ_SEED` begins with again.
  @Test(.enabled(if: fuzzSeconds != nil))
  func `fuzzing trees finds no history`() {
    let given = ProcessInfo.processInfo.environment["ASHLAR_FUZZ_SEED"].flatMap(UInt64.init)
    var seed = given ?? UInt64.random(in: 0..<1_000_000_000_000)
    print("ASHLAR_FUZZ_SEED=\(seed)")
    let end = ContinuousClock.now + .seconds(fuzzSeconds ?? 0)
    var compared = 0
    repeat {
      compared += changeAndRebuild(seed: seed)
      seed += 1
    } while ContinuousClock.now < end
    #expect(compared > 0)
  }

  /// Returns how many layouts were compared.
  private func changeAndRebuild(seed: UInt64) -> Int {
    let tree = RandomTree(seed: seed)
    var history: [String] = []
    for count in 0..<12 {
      layOut(tree)
      let fresh = tree.rebuilt()
      guard settles(tree.root), settles(fresh.root) else { return count }
      #expect(tree.root.frames == fresh.root.frames, "seed \(seed) after \(history)")
      #expect(
        tree.active.map(\.constraint.isBroken) == fresh.constraints.map(\.isBroken), "seed \(seed)")
      if tree.root.frames != fresh.root.frames { return count }
      history.append(tree.change())
    }
    return 12
  }

  @Test func `a size gives the same frames, however it was reached`() {
    let compared = (100..<118).filter(resizeAndReturn).count
    #expect(compared >= 12, "\(compared) of 18 trees settle")
  }

  /// Returns whether the tree settles at all sizes, so that frames could be compared.
  private func resizeAndReturn(seed: UInt64) -> Bool {
    let tree = RandomTree(seed: seed)
    func frames(_ size: Double) -> [String] {
      tree.resize(to: Size(width: size, height: size / 2))
      layOut(tree)
      return tree.root.frames + tree.active.map { "\($0.constraint.isBroken)" }
    }
    let sizes: [Double] = [40, 0, 39, 1, 12, 7, 25, 3]
    let first = sizes.map(frames)
    let again = sizes.reversed().map(frames)
    guard settles(tree.root) else { return false }
    #expect(first == again.reversed(), "seed \(seed)")
    return true
  }

  @Test func `a second layout changes nothing, and what is required holds`() {
    let compared = (200..<218).map(layOutTwice)
    #expect(compared.reduce(0, +) >= 150, "\(compared)")
  }

  /// Returns at how many sizes the tree settles.
  private func layOutTwice(seed: UInt64) -> Int {
    let tree = RandomTree(seed: seed)
    for size in 0..<12 {
      tree.resize(to: Size(width: Double(size), height: Double(size)))
      layOut(tree)
      let frames = tree.root.frames
      tree.root.setNeedsLayout()
      tree.root.layoutIfNeeded()
      guard settles(tree.root) else { return size }
      #expect(tree.root.frames == frames, "seed \(seed)")
      let worst = tree.worstError
      #expect(worst.error < 1e-4, "\(worst.constraint) at \(size), seed \(seed)")
    }
    return 12
  }
}
