import Localization

/// Cures, as sentences, for a view whose frame became a constraint by mistake.
@MainActor enum MaskCure {
  /// Returns the cure for a view that constraints lay out, with the line where it was added.
  static func cure(for node: LayoutNode) -> LocalizedText {
    guard let place = node.addedAt else {
      return LocalizedText("Set it to false.", chinese: "请设为 false。")
    }
    return LocalizedText(
      "Set it to false, for example where the view is added (\(place)).",
      chinese: "请设为 false，例如在添加该视图的地方（\(place)）。")
  }

  /// Returns the cure for a view that constraints of a conflict lay out.
  static func cure(for node: LayoutNode, named name: LocalizedText) -> LocalizedText {
    LocalizedText(
      "translatesAutoresizingMaskIntoConstraints of \(name) is true, so its frame is a constraint, too. \(cure(for: node))",
      chinese:
        "\(name)的 translatesAutoresizingMaskIntoConstraints 是 true，所以它的 frame 也是约束。\(cure(for: node))"
    )
  }

  /// Returns the cure for a view that constraints refer to and that has neither a frame nor constraints.
  static func cureOfUnset(_ node: LayoutNode, named name: LocalizedText) -> LocalizedText {
    let cause: LocalizedText = LocalizedText(
      "The frame of \(name) was never set but is a constraint, since translatesAutoresizingMaskIntoConstraints is true.",
      chinese: "\(name)的 frame 从未设置，却也是约束，因为 translatesAutoresizingMaskIntoConstraints 是 true。")
    guard let place = node.addedAt else {
      return LocalizedText(
        "\(cause) Set it to false and constrain the view.", chinese: "\(cause)请设为 false，并为该视图添加约束。")
    }
    return LocalizedText(
      "\(cause) Set it to false, for example where the view is added (\(place)), and constrain the view.",
      chinese: "\(cause)请设为 false，例如在添加该视图的地方（\(place)），并为该视图添加约束。")
  }
}
