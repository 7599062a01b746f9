@testable import AutoLayout

extension RandomTree {
  /// Returns a laid out tree without texts, whose sizes would follow their frames, and without margins, which shrink where
  /// there is no room for them.
  @MainActor static func withoutTexts(seed: UInt64) -> RandomTree {
    let tree = RandomTree(seed: seed)
    for box in tree.boxes {
      box.measure = nil
      box.layoutMargins = .zero
    }
    tree.root.layoutIfNeeded()
    return tree
  }
}

extension LayoutAttribute {
  /// The edges, lengths and centres of frames.
  static let ofFrames: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
  ]
}
