extension LayoutNode {
  /// The reading direction of this view: that of its ``semanticContentAttribute``, or its superview's.
  public final var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: container?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
