import CellDrawing

extension Theme {
  /// Attributes and the terminal's own colours: to be read on any background. Only a block of blue has
  /// colours that are the same everywhere.
  public static let standard = Theme()

  /// Direct colours for a dark background.
  ///
  /// Text has a contrast of at least 4.5 to 1 on the usual ones, lines of 3 to 1. A terminal of fewer
  /// colours shows the nearest it has, which can be read as well.
  public static let dark = Theme(
    ink: .rgb(13, 17, 23), secondary: .rgb(154, 164, 177), line: .rgb(110, 118, 129),
    accent: .rgb(108, 182, 255), warning: .rgb(227, 179, 65), blue: .rgb(108, 182, 255),
    green: .rgb(118, 200, 130), inkOnGreen: .rgb(13, 17, 23))

  /// Direct colours for a light background, with the contrasts of ``dark``.
  public static let light = Theme(
    ink: .rgb(255, 255, 255), secondary: .rgb(85, 87, 92), line: .rgb(101, 101, 101),
    accent: .rgb(9, 95, 208), warning: .rgb(143, 71, 0), blue: .rgb(9, 95, 208),
    // White on green would not be read where only the eight colours are left.
    green: .rgb(74, 194, 107), inkOnGreen: .rgb(0, 0, 0))

  /// A theme of a few colours; `ink` is what is written on blocks of them.
  private init(
    ink: Color, secondary: Color, line: Color, accent: Color, warning: Color, blue: Color,
    green: Color, inkOnGreen: Color
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
    self.warning = Style(foreground: warning, attributes: .bold)
    systemBlue = Style(foreground: blue, background: ink, attributes: .reverse)
    systemGreen = Style(foreground: green, background: inkOnGreen, attributes: .reverse)
  }
}
