/// Insets of a view that constraints count from.
enum InsetKind {
  case margins, safeArea, border

  /// Whether they shrink where there is no room for them.
  var yields: Bool {
    switch self {
    case .margins, .border: true
    case .safeArea: false
    }
  }
}

/// Something an expression in the solver was computed from that is no variable, and may change.
enum Dependence: Hashable {
  /// The insets of a node.
  case insets(InsetKind, ObjectIdentifier)
  /// Where the lines of text of a node stand.
  case baseline(ObjectIdentifier)
  /// Where the coordinates of a node begin.
  case boundsOrigin(ObjectIdentifier)

  static func insets(_ kind: InsetKind, of node: LayoutNode) -> Dependence {
    .insets(kind, ObjectIdentifier(node))
  }

  static func boundsOrigin(of node: LayoutNode) -> Dependence {
    .boundsOrigin(ObjectIdentifier(node))
  }
}
