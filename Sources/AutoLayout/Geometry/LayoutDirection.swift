/// Which way a view reads. UIKit's name: `UIUserInterfaceLayoutDirection`.
public enum LayoutDirection: Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// Whether a view is mirrored where text reads from right to left. UIKit's name:
/// `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Hashable, Sendable {
  /// As the superview; from left to right at the top of a tree.
  case unspecified
  /// Controls of playback and of space mean directions of the world: they are never mirrored.
  case playback, spatial
  case forceLeftToRight, forceRightToLeft
}
