import CellDrawing
import TerminalInterface

/// The styles of a window's elements, by role.
///
/// A view's ``View/theme`` is that of its window. A window's theme follows the terminal's background unless another
/// theme is set:
///
///     window.theme.tint = Style(foreground: .magenta, attributes: .bold)  // this one for good
///     label.setTextStyle(\.secondaryLabel)                                // whatever the theme says
///
/// A style that carries meaning, such as ``selection`` or ``warning``, differs from plain text by an attribute in every
/// theme of this package, so it is visible without colours. A theme sets no background: the terminal's is kept.
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
  /// The style of the selected element while it has the focus.
  public var selection = Style(attributes: [.reverse, .bold])
  /// The style of the selected element while something else has the focus.
  public var unemphasizedSelection = Style(attributes: .bold)
  /// The style of warnings.
  // Without a colour: yellow is not readable on a background that may be white.
  public var warning = Style(attributes: .bold)
  /// The style of text on a block of blue, for content whose colour has no meaning.
  // From the fixed part of the 256-colour palette: users can redefine the first sixteen colours, so no text colour is
  // sure to be readable on their blue.
  public var systemBlue = Style(
    foreground: .palette(26), background: .palette(231), attributes: .reverse)
  /// The style of bold text on a block of green, so that it differs from a block of blue without colours too.
  public var systemGreen = Style(
    foreground: .green, background: .black, attributes: [.reverse, .bold])

  /// Creates a theme equal to ``standard``.
  public init() {}

  /// Creates the theme for a background: ``light``, ``dark``, or ``standard`` if it is unspecified.
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
