/// Sentences about what to do where a view's frame is a constraint, and was not meant to be.
@MainActor enum MaskCure {
  /// For a view that constraints are to lay out, with the line where it was added.
  static func cure(for node: LayoutNode) -> String { "Set it to false\(place(of: node))." }

  private static func place(of node: LayoutNode) -> String {
    node.addedAt.map { ", for example where the view is added (\($0))" } ?? ""
  }

  /// For a view that constraints of a conflict are to lay out.
  static func cure(for node: LayoutNode, named name: String) -> String {
    """
    translatesAutoresizingMaskIntoConstraints of \(name) is true, so its frame is a constraint, too. \
    \(cure(for: node))
    """
  }

  /// For a view that others are laid out by, and nobody has laid out.
  static func cureOfUnset(_ node: LayoutNode, named name: String) -> String {
    let end = place(of: node)
    return """
      The frame of \(name) was never set, and is a constraint all the same, since \
      translatesAutoresizingMaskIntoConstraints is true. Set it to false\(end)\(end.isEmpty ? "" : ",") \
      and constrain the view.
      """
  }
}
