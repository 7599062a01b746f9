/// Something an expression in the solver was computed from that is no variable, and may change.
enum Dependence: Hashable {
  /// The margins of a node, which shrink where there is no room for them.
  case margins(ObjectIdentifier)
  /// The border of a node, which shrinks likewise.
  case border(ObjectIdentifier)
  /// The safe area of a node: as it is, whatever there is room for.
  case safeArea(ObjectIdentifier)
  case baseline(ObjectIdentifier)
  case boundsOrigin(ObjectIdentifier)

  /// The margins or the border of a node.
  static func yieldingInsets(_ kind: LayoutGuide.Kind.Insets, of node: LayoutNode) -> Dependence {
    let key = ObjectIdentifier(node)
    return kind == .border ? .border(key) : .margins(key)
  }

  static func boundsOrigin(of node: LayoutNode) -> Dependence {
    .boundsOrigin(ObjectIdentifier(node))
  }
}
