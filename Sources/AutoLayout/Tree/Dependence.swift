/// A kind of a view's insets that constraints can refer to.
enum InsetKind {
  case margins, safeArea, border

  /// Whether the insets shrink in a view that is too small for them.
  var yields: Bool {
    switch self {
    case .margins, .border: true
    case .safeArea: false
    }
  }
}

/// A value that was used to compute a solver expression and may change, other than a variable.
enum Dependence: Hashable {
  /// The insets of a node.
  case insets(InsetKind, ObjectIdentifier)
  /// The baselines of a node.
  case baseline(ObjectIdentifier)
  /// The bounds origin of a node.
  case boundsOrigin(ObjectIdentifier)

  static func insets(_ kind: InsetKind, of node: LayoutNode) -> Dependence {
    .insets(kind, ObjectIdentifier(node))
  }

  static func boundsOrigin(of node: LayoutNode) -> Dependence {
    .boundsOrigin(ObjectIdentifier(node))
  }
}
