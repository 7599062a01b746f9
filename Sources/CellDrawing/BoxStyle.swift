import TextLayout

/// The line style of a box or a rule.
public enum BoxStyle: Hashable, Sendable, CaseIterable {
  /// `┌─┐`
  case light
  /// `┏━┓`
  case heavy
  /// `╭─╮`; the sides are light.
  case rounded
  /// `╔═╗`
  case double

  var glyphs: BoxGlyphs {
    switch self {
    case .light: .light
    case .heavy: .heavy
    case .rounded: .rounded
    case .double: .double
    }
  }
}

/// The glyphs of a box.
struct BoxGlyphs: Sendable {
  let horizontal: Glyph
  let vertical: Glyph
  let topLeft: Glyph
  let topRight: Glyph
  let bottomLeft: Glyph
  let bottomRight: Glyph

  static let light = BoxGlyphs("─", "│", "┌", "┐", "└", "┘")
  static let heavy = BoxGlyphs("━", "┃", "┏", "┓", "┗", "┛")
  static let rounded = BoxGlyphs("─", "│", "╭", "╮", "╰", "╯")
  static let double = BoxGlyphs("═", "║", "╔", "╗", "╚", "╝")

  private init(
    _ horizontal: Character, _ vertical: Character, _ topLeft: Character, _ topRight: Character,
    _ bottomLeft: Character, _ bottomRight: Character
  ) {
    self.horizontal = Glyph(horizontal)
    self.vertical = Glyph(vertical)
    self.topLeft = Glyph(topLeft)
    self.topRight = Glyph(topRight)
    self.bottomLeft = Glyph(bottomLeft)
    self.bottomRight = Glyph(bottomRight)
  }
}
