/// A line of glyphs, ready to be drawn.
///
///     TextLine("日本 ok").width  // 7
public struct TextLine: Hashable, Sendable {
  /// The glyphs, from left to right.
  public let glyphs: [Glyph]
  /// The width of all glyphs, in columns.
  public let width: Int

  init(glyphs: [Glyph], width: Int) {
    self.glyphs = glyphs
    self.width = width
  }

  /// Creates a line of the whole text, without wrapping.
  ///
  /// Each line break becomes a space; a tab leads to the next multiple of four columns.
  ///
  /// - Complexity: O(*n*) for *n* characters. Line break opportunities are not determined.
  public init(_ text: String) {
    let segmenter = TextSegmenter(text, lineBreaks: .becomeSpaces)
    self.init(glyphs: segmenter.glyphs, width: segmenter.width)
  }

  /// Creates a line of printable ASCII characters.
  package init(plain characters: ArraySlice<Character>) {
    glyphs = characters.map { Glyph(printable: $0.utf8.first ?? 0x20) }
    width = characters.count
  }

  /// The text of the glyphs; dropped characters are missing.
  ///
  /// - Complexity: O(*n*) for *n* glyphs.
  public var text: String {
    var text = ""
    for glyph in glyphs { text += glyph.text }
    return text
  }
}

extension Character {
  /// Whether the character ends a line of text: a line feed, alone or after a carriage return, or one of Unicode's line
  /// and paragraph separators.
  var isLineBreak: Bool {
    // By scalars: comparing characters would normalize each one.
    let scalars = unicodeScalars
    guard let first = scalars.first else { return false }
    switch first.value {
    case 0x0A, 0x2028, 0x2029: return true
    case 0x0D: return scalars.dropFirst().first == "\n"
    default: return false
    }
  }
}

extension TextLine: CustomStringConvertible {
  /// The start of the text, in quotation marks.
  public var description: String { text.quoted() }
}
