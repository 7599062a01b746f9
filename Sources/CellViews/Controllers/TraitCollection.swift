import Localization
import TerminalInterface

/// The size class of a window along an axis. UIKit's name: `UIUserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable, CaseIterable {
  /// Unknown: the view is in no window.
  case unspecified
  /// Fewer than 80 columns, or fewer than 24 rows.
  case compact
  /// At least 80 columns, or at least 24 rows.
  case regular
}

/// The size classes, the background and the language of a window. UIKit's name: `UITraitCollection`.
public struct TraitCollection: Hashable, Sendable {
  /// The size class of the width.
  public var horizontalSizeClass = UserInterfaceSizeClass.unspecified
  /// The size class of the height.
  public var verticalSizeClass = UserInterfaceSizeClass.unspecified
  /// The background: light, dark or unspecified.
  public var userInterfaceStyle = UserInterfaceStyle.unspecified
  /// The language of texts; English unless known.
  public var language = Language.english

  /// Creates unspecified traits.
  public init() {}
}

extension TraitCollection {
  /// The least width and height of a regular window, in cells.
  static let regularSize = (width: 80, height: 24)

  /// Returns the traits of a window.
  @MainActor init(of window: Window) {
    let size = window.size
    horizontalSizeClass = size.width < Self.regularSize.width ? .compact : .regular
    verticalSizeClass = size.height < Self.regularSize.height ? .compact : .regular
    userInterfaceStyle =
      window.overrideUserInterfaceStyle == .unspecified
      ? window.userInterfaceStyle : window.overrideUserInterfaceStyle
    language = window.language
  }
}

extension TraitCollection: CustomStringConvertible {
  /// `compact columns, regular rows, dark, en`.
  public var description: String {
    "\(horizontalSizeClass) columns, \(verticalSizeClass) rows, \(userInterfaceStyle), \(language)"
  }
}

extension View {
  /// The traits of the view's window; unspecified for a view in no window.
  public final var traitCollection: TraitCollection { window?.traits ?? TraitCollection() }

  /// Tells the view, the views inside of it, and their controllers that the traits have changed.
  final func tellTraitsChanged(from previous: TraitCollection) {
    traitCollectionDidChange(previous)
    controllerLink?.controller?.traitCollectionDidChange(previous)
    for view in subviews { view.tellTraitsChanged(from: previous) }
  }
}
