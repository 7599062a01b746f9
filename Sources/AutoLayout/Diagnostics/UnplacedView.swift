import Localization

/// A view with neither constraints nor a frame, so that its frame is zero.
@MainActor struct UnplacedView {
  private let node: LayoutNode
  /// Whether the cure is written in the DSL.
  private let isMasonry: Bool

  /// Returns nil if the view would show nothing and nothing depends on its frame.
  ///
  /// - Parameters:
  ///   - isMentioned: Whether a constraint refers to the view.
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
      sentence: LocalizedText(
        """
        \(node.placedName) has no frame: none was set, and no constraint lays it out, so it is 0 wide and \
        0 high.
        """,
        chinese: "\(node.placedName) 没有 frame：没有设置过，也没有约束布局它，所以宽和高都是 0。"),
      source: node.addedAt, cure: cure)
  }

  /// The cure: constraints on the near edges along an axis with an intrinsic length, on all edges otherwise.
  private var cure: LocalizedText {
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
      return LocalizedText(
        "State, for example, make.\(names).equalToSuperview(), or set its frame.",
        chinese: "例如写 make.\(names).equalToSuperview()，或设置它的 frame。")
    }
    let anchors = attributes.map {
      LocalizedText(verbatim: "\($0)Anchor.constraint(equalTo: superview.\($0)Anchor)")
    }
    return LocalizedText(
      """
      Set translatesAutoresizingMaskIntoConstraints to false and activate, for example, \
      \(MissingConstraints.list(anchors)), or set its frame.
      """,
      chinese: """
        把 translatesAutoresizingMaskIntoConstraints 设为 false，\
        并激活例如 \(MissingConstraints.list(anchors))，或设置它的 frame。
        """)
  }
}

extension LayoutNode {
  /// The view's name in a report. Without an identifier it includes the superview's name, since many views
  /// may have a first label.
  final var placedName: String {
    guard identifier == nil, let parent, parent.parent != nil else { return debugName }
    return "\(debugName) in \(parent.debugName)"
  }
}
