import CellDrawing

/// Where a view has a style from: what was said last counts.
enum StyleSource {
  /// It was set by hand.
  case fixed(Style)
  /// It is what the theme has.
  case themed((Theme) -> Style)

  /// The style in a theme, which is only asked for where it counts: finding a view's takes as many
  /// steps as there are views around it.
  func style(in theme: @autoclosure () -> Theme) -> Style {
    switch self {
    case .fixed(let style): style
    case .themed(let role): role(theme())
    }
  }
}
