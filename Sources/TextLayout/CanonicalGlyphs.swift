/// The glyphs of one character. This type alone decides how text looks on a terminal.
///
/// Terminals disagree on the width of joined emoji, variation selectors and format controls, and agree once these are
/// gone. So a character is first reduced to scalars that all of them show alike:
///
///     dropped      variation selectors, joiners, bidi and other format controls, tags
///     kept aside   parts joined to an emoji, a skin tone after an emoji, where there are at most four scalars
///                  and the emoji is wide: for terminals that group them; else dropped
///     dropped      zero-width scalars without a spacing one before, and beyond four
///     U+FFFD       controls, scalars the C library does not know
///
/// Each remaining spacing scalar starts a glyph; zero-width scalars attach to the glyph before.
struct CanonicalGlyphs {
  private let widths = ScalarWidths.shared
  private var glyph = Glyph.none
  private var standsOnEmoji = false
  private var followsJoiner = false
  /// The scalars after the emoji: dropped ones and parts joined to it.
  private var parts: [Unicode.Scalar] = []
  private var hasParts = false

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
      followsJoiner = followsJoiner || scalar.value == Self.joiner
      if standsOnEmoji, glyph != .none { parts.append(scalar) }
      return
    }
    let columns = widths.columns(of: scalar)
    if columns == 0 {
      attach(scalar)
      return
    }
    let isEmoji = Self.isEmoji(scalar)
    if isEmoji && continuesEmoji(scalar, after: glyphs.last) {
      followsJoiner = false
      if self.glyph != .none {
        parts.append(scalar)
        hasParts = true
      }
      return
    }
    finish(&glyphs)
    glyph = columns.map { Glyph(scalar, width: $0) } ?? .replacement
    standsOnEmoji = isEmoji
  }

  /// Returns whether an emoji only modifies the emoji before it.
  ///
  /// A skin tone in a character of its own does so too, since the scalar that separated them may have been dropped.
  private func continuesEmoji(_ scalar: Unicode.Scalar, after glyph: Glyph?) -> Bool {
    if standsOnEmoji && followsJoiner { return true }
    guard 0x1F3FB...0x1F3FF ~= scalar.value else { return false }
    if self.glyph != .none { return standsOnEmoji }
    return glyph.flatMap { Unicode.Scalar($0.spacingScalar) }.map(Self.isEmoji) ?? false
  }

  private mutating func attach(_ scalar: Unicode.Scalar) {
    if glyph != .none { glyph.attach(scalar) }
  }

  private mutating func finish(_ glyphs: inout [Glyph]) {
    guard glyph != .none else { return }
    if hasParts { joinParts() }
    glyphs.append(glyph)
    glyph = .none
    followsJoiner = false
    parts = []
    hasParts = false
  }

  private static let joiner: UInt32 = 0x200D

  /// Attaches the parts to the glyph if a terminal that groups them shows the whole as wide as the first emoji.
  ///
  /// An emoji that is narrow by itself, such as a heart, becomes wide as a whole, so it gets no parts.
  private mutating func joinParts() {
    // A joiner at the end would join the next character on the screen.
    while parts.last?.value == Self.joiner { parts.removeLast() }
    let areKnown = parts.allSatisfy {
      $0.value == Self.joiner || $0.value == 0xFE0F || Self.isEmoji($0)
    }
    guard glyph.width == 2, glyph.isSingleScalar, areKnown, parts.count < Glyph.scalarLimit else {
      return
    }
    glyph.join(parts)
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    maySteerOrBeEmoji(scalar) && scalar.properties.isEmoji
  }

  /// Returns whether a scalar only controls how others are shown.
  ///
  /// Some scalars of the category are visible (the Arabic number signs and similar ones, which enclose the
  /// text after them). Their width decides.
  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    guard maySteerOrBeEmoji(scalar) else { return false }
    switch scalar.value {
    // Most emoji, which are no letters of a script.
    case 0x1F100...0x1FAFF: return false
    // Variation selectors.
    case 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return true
    default: break
    }
    guard scalar.properties.generalCategory == .format else { return false }
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return false
    default: return true
    }
  }

  /// Returns false for the blocks of most text, which contain neither emoji nor dropped scalars. A lookup of
  /// scalar properties is the most expensive step here.
  static func maySteerOrBeEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Latin, Greek, Cyrillic, Hebrew; lines and blocks; kana; ideographs and Hangul syllables.
    case 0...0x7F, 0xAF...0x5FF, 0x2500...0x259F, 0x3040...0x3296, 0x3400...0xD7FF: false
    default: true
    }
  }
}
