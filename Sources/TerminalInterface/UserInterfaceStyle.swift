/// Whether a terminal's background is dark or light. UIKit's name: `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: Hashable, Sendable {
  /// The terminal does not tell.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
