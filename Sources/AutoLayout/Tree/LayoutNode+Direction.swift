extension LayoutNode {
  /// Whether leading is left or right in this view: as its ``semanticContentAttribute`` says, or as in
  /// its superview.
  public final var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: container?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
