/// The way in which a view reads. UIKit's name: `UIUserInterfaceLayoutDirection`.
public enum LayoutDirection: Hashable, Sendable {
  /// From left to right: leading is left.
  case leftToRight
  /// From right to left: leading is right.
  case rightToLeft
}

/// Whether a view is mirrored where text reads from right to left. UIKit's name:
/// `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Hashable, Sendable {
  /// As the superview; from left to right at the top of a tree.
  case unspecified
  /// Controls of playback and of space mean directions of the world: they are never mirrored.
  case playback, spatial
  /// From left to right, whatever the superview does.
  case forceLeftToRight
  /// From right to left, whatever the superview does.
  case forceRightToLeft
}
