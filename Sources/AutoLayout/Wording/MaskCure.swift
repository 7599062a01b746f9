/// Cures for a view whose frame is a constraint by mistake, as sentences.
@MainActor enum MaskCure {
  /// Returns the cure for a view that constraints lay out, with the line where it was added.
  static func cure(for node: LayoutNode) -> String { "Set it to false\(place(of: node))." }

  private static func place(of node: LayoutNode) -> String {
    node.addedAt.map { ", for example where the view is added (\($0))" } ?? ""
  }

  /// Returns the cure for a view that constraints of a conflict lay out.
  static func cure(for node: LayoutNode, named name: String) -> String {
    """
    translatesAutoresizingMaskIntoConstraints of \(name) is true, so its frame is a constraint, too. \
    \(cure(for: node))
    """
  }

  /// Returns the cure for a view that constraints refer to and that has neither a frame nor constraints.
  static func cureOfUnset(_ node: LayoutNode, named name: String) -> String {
    let end = place(of: node)
    return """
      The frame of \(name) was never set but is a constraint, since \
      translatesAutoresizingMaskIntoConstraints is true. Set it to false\(end)\(end.isEmpty ? "" : ",") \
      and constrain the view.
      """
  }
}
