import Localization
import TerminalInterface

/// The room of a window along an axis. UIKit's name: `UIUserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable, CaseIterable {
  /// Not known: the view is in no window.
  case unspecified
  /// Fewer than 80 columns, or fewer than 24 rows.
  case compact
  /// The columns and rows of a usual terminal, or more.
  case regular
}

/// What a window is like: its room, its background and its language. UIKit's name: `UITraitCollection`.
public struct TraitCollection: Hashable, Sendable {
  /// The room for columns.
  public var horizontalSizeClass = UserInterfaceSizeClass.unspecified
  /// The room for rows.
  public var verticalSizeClass = UserInterfaceSizeClass.unspecified
  /// The background, light or dark.
  public var userInterfaceStyle = UserInterfaceStyle.unspecified
  /// The language of texts; English where none is known.
  public var language = Language.english

  /// Creates traits of which nothing is known.
  public init() {}
}

extension TraitCollection {
  /// The columns and rows from which on there is regular room.
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
  /// The traits of the window; of a view in none, nothing is known.
  public final var traitCollection: TraitCollection { window?.traits ?? TraitCollection() }

  /// Tells the view and those inside, with their controllers, that the traits have changed.
  final func tellTraitsChanged(from previous: TraitCollection) {
    traitCollectionDidChange(previous)
    controllerLink?.controller?.traitCollectionDidChange(previous)
    for view in subviews { view.tellTraitsChanged(from: previous) }
  }
}
