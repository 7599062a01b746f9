/// The glyphs of one character: the one place that decides what text looks like on a terminal.
///
/// Terminals disagree on the width of joined emoji, variation selectors and format controls, and
/// agree once these are gone. So a character is first reduced to what all of them show alike:
///
///     dropped      variation selectors, joiners, bidi and other format controls, tags
///     dropped      what is joined to an emoji, a skin tone after an emoji
///     dropped      zero-width scalars with nothing to stand on, and from the fifth on
///     U+FFFD       controls, scalars the C library does not know
///
/// Each spacing scalar that is left starts a glyph; zero-width ones attach to the glyph before.
struct CanonicalGlyphs {
  private static let attachedLimit = 4

  private let widths = ScalarWidths.shared
  private var text = ""
  private var width = 0
  private var attached = 0
  private var standsOnEmoji = false
  private var followsJoiner = false

  /// Appends the glyphs of `character`, which is neither a line break nor a tab, to `glyphs`.
  static func append(_ character: Character, to glyphs: inout [Glyph]) {
    var canonical = CanonicalGlyphs()
    for scalar in character.unicodeScalars {
      canonical.add(scalar, to: &glyphs)
    }
    canonical.finish(&glyphs)
  }

  private mutating func add(_ scalar: Unicode.Scalar, to glyphs: inout [Glyph]) {
    if Self.isDropped(scalar) {
      followsJoiner = followsJoiner || scalar.value == 0x200D
      return
    }
    let columns = widths.columns(of: scalar)
    if columns == 0 {
      attach(scalar)
      return
    }
    let isEmoji = scalar.value > 0x7F && scalar.properties.isEmoji
    if standsOnEmoji && isEmoji && (followsJoiner || scalar.properties.isEmojiModifier) {
      followsJoiner = false
      return
    }
    finish(&glyphs)
    if let columns {
      text.unicodeScalars.append(scalar)
      width = columns
    } else {
      text = Glyph.replacement.text
      width = Glyph.replacement.width
    }
    standsOnEmoji = isEmoji
  }

  private mutating func attach(_ scalar: Unicode.Scalar) {
    guard width > 0, attached < Self.attachedLimit else { return }
    text.unicodeScalars.append(scalar)
    attached += 1
  }

  private mutating func finish(_ glyphs: inout [Glyph]) {
    guard width > 0 else { return }
    glyphs.append(Glyph(text: text, width: width))
    text = ""
    width = 0
    attached = 0
    followsJoiner = false
  }

  /// Whether a scalar only steers how others are shown.
  ///
  /// Some scalars of the category are shown all the same (the Arabic number signs and their kin,
  /// which enclose what follows): their width decides.
  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    // No scalar before the soft hyphen steers others, and most text is before it.
    guard scalar.value >= 0xAD else { return false }
    let properties = scalar.properties
    if properties.isVariationSelector { return true }
    guard properties.generalCategory == .format else { return false }
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return false
    default: return true
    }
  }
}
