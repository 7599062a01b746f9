extension LayoutNode {
  /// Whether leading is left or right in this view: as its ``semanticContentAttribute`` says, or as in
  /// its superview.
  public final var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    var node: LayoutNode? = self
    while let current = node {
      switch current.semanticContentAttribute {
      case .unspecified: node = current.container
      case .playback, .spatial, .forceLeftToRight: return .leftToRight
      case .forceRightToLeft: return .rightToLeft
      }
    }
    return .leftToRight
  }
}
