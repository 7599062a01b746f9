import TextLayout

/// The line a box or a rule is drawn with.
public enum BoxStyle: Hashable, Sendable, CaseIterable {
  /// `┌─┐`
  case light
  /// `┏━┓`
  case heavy
  /// `╭─╮`, with light sides.
  case rounded
  /// `╔═╗`
  case double

  /// `─` and its kin.
  public var horizontal: Glyph {
    switch self {
    case .light, .rounded: Glyph("─")
    case .heavy: Glyph("━")
    case .double: Glyph("═")
    }
  }

  /// `│` and its kin.
  public var vertical: Glyph {
    switch self {
    case .light, .rounded: Glyph("│")
    case .heavy: Glyph("┃")
    case .double: Glyph("║")
    }
  }

  /// The corners of the box, row by row from the top left.
  var corners: (topLeft: Glyph, topRight: Glyph, bottomLeft: Glyph, bottomRight: Glyph) {
    switch self {
    case .light: (Glyph("┌"), Glyph("┐"), Glyph("└"), Glyph("┘"))
    case .heavy: (Glyph("┏"), Glyph("┓"), Glyph("┗"), Glyph("┛"))
    case .rounded: (Glyph("╭"), Glyph("╮"), Glyph("╰"), Glyph("╯"))
    case .double: (Glyph("╔"), Glyph("╗"), Glyph("╚"), Glyph("╝"))
    }
  }
}
