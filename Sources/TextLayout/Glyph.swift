/// What stands in one place of the screen: one spacing scalar and the zero-width ones on it.
///
/// The text of a glyph is safe to send to a terminal: it holds no control, no escape sequence and
/// no format control. A `Character` is shown as zero or more glyphs; a flag for example as two,
/// of one column each.
public struct Glyph: Hashable, Sendable {
  /// One spacing scalar and at most four zero-width ones.
  public let text: String
  /// The columns the glyph takes on the screen: 1 or 2.
  public let width: Int

  init(text: String, width: Int) {
    self.text = text
    self.width = width
  }

  /// Creates the first glyph that `character` is shown as.
  ///
  /// A newline, a tab and what shows nothing (a lone joiner, say) become a space; another control
  /// becomes ``replacement``.
  public init(_ character: Character) {
    self = TextLine(String(character)).glyphs.first ?? .space
  }

  /// A blank of one column.
  public static let space = Glyph(text: " ", width: 1)
  /// U+FFFD, which stands for what cannot be shown; one column.
  public static let replacement = Glyph(text: "\u{FFFD}", width: 1)
  /// `…`, which stands for text that was cut off; one column.
  public static let ellipsis = Glyph(text: "…", width: 1)
}

extension Glyph {
  /// The glyph of an ASCII byte: the commonest glyphs, made once.
  static func ascii(_ byte: UInt8) -> Glyph { asciiGlyphs[Int(byte)] }

  private static let asciiGlyphs: [Glyph] = (UInt8(0)..<128).map { byte in
    byte < 0x20 || byte == 0x7F
      ? .replacement : Glyph(text: String(Unicode.Scalar(byte)), width: 1)
  }

  /// Whether the glyph is a space after which a line may break, so that it may hang over a line's
  /// end. A no-break space is none.
  var isBreakingSpace: Bool {
    if text == " " { return true }
    guard text.utf8.count == 3, let scalar = text.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return true
    default: return false
    }
  }
}
