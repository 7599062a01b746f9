import CellDrawing

extension Theme {
  /// Attributes and the terminal's own colours: to be read on any background. Only a block of blue has
  /// colours that are the same everywhere.
  public static let standard = Theme()

  /// Direct colours for a dark background.
  ///
  /// Text has a contrast of at least 4.5 to 1 on the usual ones, lines of 3 to 1. On a terminal of sixteen
  /// or eight colours each role has one that is named for it, so that green stays green.
  public static let dark = Theme(
    ink: .rgb(13, 17, 23, basic: .black), secondary: .rgb(154, 164, 177, basic: .white),
    line: .rgb(110, 118, 129, basic: .white), accent: .rgb(108, 182, 255, basic: .cyan),
    warning: Style(foreground: .rgb(227, 179, 65, basic: .yellow), attributes: .bold),
    blue: .rgb(108, 182, 255, basic: .blue), inkOnBlue: .rgb(13, 17, 23, basic: .white),
    green: .rgb(118, 200, 130, basic: .green), inkOnGreen: .rgb(13, 17, 23, basic: .black))

  /// Direct colours for a light background, with the contrasts of ``dark``.
  public static let light = Theme(
    ink: .rgb(255, 255, 255, basic: .white), secondary: .rgb(85, 87, 92, basic: .black),
    line: .rgb(101, 101, 101, basic: .black), accent: .rgb(9, 95, 208, basic: .blue),
    // A block: yellow on white would not be read where only the eight colours are left.
    warning: Style(
      foreground: .rgb(143, 71, 0, basic: .yellow), background: .rgb(255, 255, 255, basic: .black),
      attributes: [.reverse, .bold, .underline]),
    blue: .rgb(9, 95, 208, basic: .blue), inkOnBlue: .rgb(255, 255, 255, basic: .white),
    green: .rgb(74, 194, 107, basic: .green), inkOnGreen: .rgb(0, 0, 0, basic: .black))

  /// A theme of a few colours; `ink` is what is written on blocks of the accent.
  private init(
    ink: Color, secondary: Color, line: Color, accent: Color, warning: Style, blue: Color,
    inkOnBlue: Color, green: Color, inkOnGreen: Color
  ) {
    // The label stays the terminal's own: that is the text colour its user chose.
    secondaryLabel = Style(foreground: secondary)
    separator = Style(foreground: line)
    border = Style(foreground: line)
    scrollIndicator = Style(foreground: secondary)
    tint = Style(foreground: accent, attributes: .bold)
    // Reversed, it is a block without colours, too.
    selection = Style(foreground: accent, background: ink, attributes: [.reverse, .bold])
    unemphasizedSelection = Style(foreground: accent, attributes: .bold)
    self.warning = warning
    systemBlue = Style(foreground: blue, background: inkOnBlue, attributes: .reverse)
    systemGreen = Style(
      foreground: green, background: inkOnGreen, attributes: [.reverse, .bold])
  }
}
