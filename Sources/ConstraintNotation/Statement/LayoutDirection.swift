/// A reading direction. UIKit's name: `UIUserInterfaceLayoutDirection`.
public enum LayoutDirection: Hashable, Sendable {
  /// From left to right: leading is left.
  case leftToRight
  /// From right to left: leading is right.
  case rightToLeft
}

/// A rule for whether a view is mirrored in a right-to-left layout. UIKit's name:
/// `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Hashable, Sendable {
  /// The superview's direction; left to right for a root.
  case unspecified
  /// Playback controls and spatial controls, which are never mirrored.
  case playback, spatial
  /// Left to right, whatever the superview's direction.
  case forceLeftToRight
  /// Right to left, whatever the superview's direction.
  case forceRightToLeft
}
