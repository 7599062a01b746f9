/// The brightness of a terminal's background. UIKit's name: `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: Hashable, Sendable {
  /// The brightness is unknown.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
