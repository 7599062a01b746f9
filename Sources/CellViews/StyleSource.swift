import CellDrawing

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
