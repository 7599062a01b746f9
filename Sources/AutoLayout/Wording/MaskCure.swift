import Localization

/// Cures for a view whose frame is a constraint by mistake, as sentences.
@MainActor enum MaskCure {
  /// Returns the cure for a view that constraints lay out, with the line where it was added.
  static func cure(for node: LayoutNode) -> LocalizedText {
    guard let place = node.addedAt else { return "Set it to false." }
    return "Set it to false, for example where the view is added (\(place))."
  }

  /// Returns the cure for a view that constraints of a conflict lay out.
  static func cure(for node: LayoutNode, named name: LocalizedText) -> LocalizedText {
    """
    translatesAutoresizingMaskIntoConstraints of \(name) is true, so its frame is a constraint, too. \
    \(cure(for: node))
    """
  }

  /// Returns the cure for a view that constraints refer to and that has neither a frame nor constraints.
  static func cureOfUnset(_ node: LayoutNode, named name: LocalizedText) -> LocalizedText {
    let cause: LocalizedText = """
      The frame of \(name) was never set but is a constraint, since \
      translatesAutoresizingMaskIntoConstraints is true.
      """
    guard let place = node.addedAt else {
      return "\(cause) Set it to false and constrain the view."
    }
    return """
      \(cause) Set it to false, for example where the view is added (\(place)), and constrain the view.
      """
  }
}
