import CellDrawing
import TerminalInterface

/// The styles of things by their role.
///
/// A view asks its ``View/theme``, which is that of its window. A window's theme follows the terminal's
/// background unless another one is set:
///
///     window.theme.tint = Style(foreground: .magenta, attributes: .bold)  // this one for good
///     label.setTextStyle(\.secondaryLabel)                                // whatever the theme says
///
/// A style that carries meaning, like ``selection`` and ``warning``, differs from plain text by an
/// attribute in every theme here: it is seen where there are no colours, too. A theme has no
/// background of its own; the terminal's stays.
public struct Theme: Hashable, Sendable {
  /// Text. UIKit's name.
  public var label = Style.plain
  /// Text that is less important, such as hints. UIKit's name.
  public var secondaryLabel = Style(attributes: .dim)
  /// Lines between things. UIKit's name.
  public var separator = Style(attributes: .dim)
  /// The border of a view.
  public var border = Style.plain
  /// The bar that shows which part of a content is seen.
  public var scrollIndicator = Style.plain
  /// Things that can be acted on, where text does not say so. UIKit's name.
  public var tint = Style(attributes: .bold)
  /// The chosen thing, where the keys go.
  public var selection = Style(attributes: [.reverse, .bold])
  /// The chosen thing, while the keys go elsewhere.
  public var unemphasizedSelection = Style(attributes: .bold)
  /// Things that should be looked at.
  // Without a colour, as yellow cannot be read on a background that may be white.
  public var warning = Style(attributes: .bold)
  /// A block of blue with text on it, for content that is blue and means nothing by it.
  // Of the palette's colours that are the same everywhere: none of the first sixteen can be read on
  // their blue wherever users have chosen their own.
  public var systemBlue = Style(
    foreground: .palette(26), background: .palette(231), attributes: .reverse)
  /// A block of green with text on it, which is bold: so it differs from a block of blue where there are
  /// no colours.
  public var systemGreen = Style(
    foreground: .green, background: .black, attributes: [.reverse, .bold])

  /// Creates the same theme as ``standard``.
  public init() {}

  /// Creates the theme for a background: ``light``, ``dark``, or ``standard`` where it is not known.
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
