import CellDrawing
import TerminalInterface

/// The styles of a window's elements, by role.
///
/// A view reads its ``View/theme``, which is that of its window. A window's theme follows the
/// terminal's background unless another one is set:
///
///     window.theme.tint = Style(foreground: .magenta, attributes: .bold)  // this one for good
///     label.setTextStyle(\.secondaryLabel)                                // whatever the theme says
///
/// A style that carries meaning, like ``selection`` and ``warning``, differs from plain text by an
/// attribute in every theme here, so it is visible without colours, too. A theme has no background
/// of its own; the terminal's stays.
public struct Theme: Hashable, Sendable {
  /// The style of text. UIKit's name.
  public var label = Style.plain
  /// The style of less important text, such as hints. UIKit's name.
  public var secondaryLabel = Style(attributes: .dim)
  /// The style of separating lines. UIKit's name.
  public var separator = Style(attributes: .dim)
  /// The style of a view's border.
  public var border = Style.plain
  /// The style of scroll bars.
  public var scrollIndicator = Style.plain
  /// The style of interactive elements. UIKit's name.
  public var tint = Style(attributes: .bold)
  /// The style of the selected element, where the keys go.
  public var selection = Style(attributes: [.reverse, .bold])
  /// The style of the selected element while the keys go elsewhere.
  public var unemphasizedSelection = Style(attributes: .bold)
  /// The style of warnings.
  // Without a colour, as yellow cannot be read on a background that may be white.
  public var warning = Style(attributes: .bold)
  /// The style of a block of blue with text on it, for content whose colour has no meaning.
  // Of the palette's colours that are the same everywhere: none of the first sixteen can be read on
  // their blue wherever users have chosen their own.
  public var systemBlue = Style(
    foreground: .palette(26), background: .palette(231), attributes: .reverse)
  /// The style of a block of green with bold text on it, so that it differs from a block of blue
  /// without colours, too.
  public var systemGreen = Style(
    foreground: .green, background: .black, attributes: [.reverse, .bold])

  /// Creates a theme equal to ``standard``.
  public init() {}

  /// Creates the theme for a background: ``light``, ``dark``, or ``standard`` where it is
  /// unspecified.
  public init(for style: UserInterfaceStyle) {
    self =
      switch style {
      case .unspecified: .standard
      case .light: .light
      case .dark: .dark
      }
  }
}

extension Theme: CustomStringConvertible {
  /// `standard`, `dark`, `light`, or `custom`.
  public var description: String {
    switch self {
    case .standard: "standard"
    case .dark: "dark"
    case .light: "light"
    default: "custom"
    }
  }
}
