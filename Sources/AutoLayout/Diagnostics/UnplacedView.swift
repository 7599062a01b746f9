/// A view that was added, and nothing more: no constraint lays it out, and nobody has set its frame, which
/// is therefore zero and counts.
@MainActor struct UnplacedView {
  private let node: LayoutNode
  /// Whether the cure is to be in the words of the DSL.
  private let isMasonry: Bool

  /// Nothing where there would be nothing to see, and nothing depends on the frame.
  ///
  /// - Parameters:
  ///   - isMentioned: Whether a constraint counts with the view's frame.
  ///   - isMasonry: Whether the program uses the DSL, as far as that is known.
  init?(_ node: LayoutNode, isMentioned: Bool, isMasonry: Bool) {
    guard node.hasUnsetFrame, !node.isLayoutIsland,
      isMentioned || !node.children.isEmpty || node.drawsItself || Self.hasNaturalLength(node)
    else { return nil }
    self.node = node
    self.isMasonry = isMasonry
  }

  private static func hasNaturalLength(_ node: LayoutNode) -> Bool {
    LayoutAxis.allCases.contains { (IntrinsicSizeQuery(of: node).length(along: $0) ?? 0) > 0 }
  }

  var diagnostic: LayoutDiagnostic {
    LayoutDiagnostic(
      name: MissingConstraints.name,
      sentence: """
        \(node.placedName) has no frame: none was set, and no constraint lays it out, so it is 0 wide and \
        0 high.
        """,
      source: node.addedAt, cure: cure)
  }

  /// A place for what has a natural size, all edges for what has none.
  private var cure: String {
    let attributes = LayoutAxis.allCases.flatMap { axis -> [LayoutAttribute] in
      let isSized = IntrinsicSizeQuery(of: node).length(along: axis) != nil
      let (near, far): (LayoutAttribute, LayoutAttribute) =
        axis == .horizontal
        ? (isMasonry ? .left : .leading, isMasonry ? .right : .trailing) : (.top, .bottom)
      return isSized ? [near] : [near, far]
    }
    if isMasonry {
      let names =
        attributes.count == 4 ? "edges" : attributes.map { "\($0)" }.joined(separator: ".")
      return "State, for example, make.\(names).equalToSuperview(), or set its frame."
    }
    let anchors = attributes.map { "\($0)Anchor.constraint(equalTo: superview.\($0)Anchor)" }
    return """
      Set translatesAutoresizingMaskIntoConstraints to false and activate, for example, \
      \(MissingConstraints.list(anchors)), or set its frame.
      """
  }
}

extension LayoutNode {
  /// How the view is told where it is added: with its superview where it has no name of its own, as there
  /// is a first label in many.
  final var placedName: String {
    guard identifier == nil, let parent, parent.parent != nil else { return debugName }
    return "\(debugName) in \(parent.debugName)"
  }
}
