import CellDrawing

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
