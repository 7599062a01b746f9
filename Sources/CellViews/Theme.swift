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

extension Theme {
  /// The theme for an unknown background: attributes and the terminal's own colours, readable on any background. Only
  /// blocks of blue have fixed colours.
  public static let standard = Theme()

  /// Direct colours (24-bit) for a dark background.
  ///
  /// On common backgrounds, text has a contrast of at least 4.5 to 1, and lines of 3 to 1. With 16 or 8 colours, each
  /// role maps to a named colour, so that green stays green.
  public static let dark = Theme(
    ink: .rgb(13, 17, 23, basic: .black), secondary: .rgb(154, 164, 177, basic: .white),
    line: .rgb(110, 118, 129, basic: .white), accent: .rgb(108, 182, 255, basic: .cyan),
    warning: Style(foreground: .rgb(227, 179, 65, basic: .yellow), attributes: .bold),
    blue: .rgb(108, 182, 255, basic: .blue), inkOnBlue: .rgb(13, 17, 23, basic: .white),
    green: .rgb(118, 200, 130, basic: .green), inkOnGreen: .rgb(13, 17, 23, basic: .black))

  /// Direct colours (24-bit) for a light background, with the contrasts of ``dark``.
  public static let light = Theme(
    ink: .rgb(255, 255, 255, basic: .white), secondary: .rgb(85, 87, 92, basic: .black),
    line: .rgb(101, 101, 101, basic: .black), accent: .rgb(9, 95, 208, basic: .blue),
    // In reverse: with only eight colours, yellow on white would not be readable.
    warning: Style(
      foreground: .rgb(143, 71, 0, basic: .yellow), background: .rgb(255, 255, 255, basic: .black),
      attributes: [.reverse, .bold, .underline]),
    blue: .rgb(9, 95, 208, basic: .blue), inkOnBlue: .rgb(255, 255, 255, basic: .white),
    green: .rgb(74, 194, 107, basic: .green), inkOnGreen: .rgb(0, 0, 0, basic: .black))

  /// Creates a theme from a few colours; `ink` is the text colour on blocks of the accent colour.
  private init(
    ink: Color, secondary: Color, line: Color, accent: Color, warning: Style, blue: Color,
    inkOnBlue: Color, green: Color, inkOnGreen: Color
  ) {
    // The label keeps the terminal's default colour, which the user chose.
    secondaryLabel = Style(foreground: secondary)
    separator = Style(foreground: line)
    border = Style(foreground: line)
    scrollIndicator = Style(foreground: secondary)
    tint = Style(foreground: accent, attributes: .bold)
    // In reverse, it is a block without colours too.
    selection = Style(foreground: accent, background: ink, attributes: [.reverse, .bold])
    unemphasizedSelection = Style(foreground: accent, attributes: .bold)
    self.warning = warning
    systemBlue = Style(foreground: blue, background: inkOnBlue, attributes: .reverse)
    systemGreen = Style(
      foreground: green, background: inkOnGreen, attributes: [.reverse, .bold])
  }
}

/// The source of a view's style: a fixed style or a role of the theme, whichever was set last.
enum StyleSource {
  /// A style that was set directly.
  case fixed(Style)
  /// A role of the theme.
  case themed((Theme) -> Style)

  /// Returns the style. The theme is evaluated only for a role, since finding it walks up the view tree.
  func style(in theme: @autoclosure () -> Theme) -> Style {
    switch self {
    case .fixed(let style): style
    case .themed(let role): role(theme())
    }
  }
}
