/// One spacing scalar with the zero-width scalars on it: the text of one or two cells of a screen.
///
/// A glyph's text is safe to send to a terminal: it contains no control, no escape sequence and no format control. A
/// `Character` is shown as zero or more glyphs; a flag, for example, as two of one column each. A joined emoji, such as
/// one with a skin tone, is shown as its first emoji, which is as wide as the whole. ``wholeText`` contains all of its
/// parts, for terminals that report that they show it as one.
public struct Glyph: Hashable, Sendable {
  // Screens are full of glyphs that are copied and compared, so a glyph contains no object. A scalar takes 21 bits; 0,
  // which no glyph contains, means none. A bit after the scalars says whether they are the parts of a joined emoji.
  private var first: UInt64
  private var last: UInt64

  /// Creates the glyph of a spacing scalar that is safe to show. `width` is 1 or 2.
  init(_ scalar: Unicode.Scalar, width: Int) {
    first = UInt64(scalar.value)
    last = UInt64(width) << 62
  }

  /// Creates the glyph of a printable ASCII byte.
  init(printable byte: UInt8) {
    first = UInt64(byte)
    last = 1 << 62
  }

  /// The absence of a glyph: no text, no columns.
  package static let none = Glyph()

  private init() {
    first = 0
    last = 0
  }

  /// Attaches a zero-width scalar; one beyond the limit is dropped.
  mutating func attach(_ scalar: Unicode.Scalar) {
    let value = UInt64(scalar.value)
    if first >> 21 == 0 {
      first |= value << 21
    } else if first >> 42 == 0 {
      first |= value << 42
    } else if last & 0x1F_FFFF == 0 {
      last |= value
    } else if last >> 21 & 0x1F_FFFF == 0 {
      last |= value << 21
    }
  }

  /// Makes this glyph a joined emoji whose first emoji it is, with at most four more scalars.
  mutating func join(_ parts: [Unicode.Scalar]) {
    for part in parts { attach(part) }
    last |= Self.joinedBit
  }

  private static let joinedBit: UInt64 = 1 << 42

  /// Whether the scalars after the first are the parts of a joined emoji.
  package var isJoined: Bool { last & Self.joinedBit != 0 }

  /// The number of columns on the screen: 1 or 2.
  public var width: Int { Int(last >> 62) }

  /// One spacing scalar and at most four zero-width ones; for a joined emoji only the first scalar.
  public var text: String { text(ofScalars: isJoined ? 1 : Self.scalarLimit) }

  /// The text with all parts of a joined emoji, for a terminal that groups grapheme clusters (mode 2027). It takes as
  /// many columns there as ``text``.
  public var wholeText: String { text(ofScalars: Self.scalarLimit) }

  private func text(ofScalars count: Int) -> String {
    var text = String.UnicodeScalarView()
    for index in 0..<count {
      if let scalar = Unicode.Scalar(scalar(at: index)), scalar.value != 0 { text.append(scalar) }
    }
    return String(text)
  }

  /// The spacing scalar.
  var spacingScalar: UInt32 { scalar(at: 0) }

  /// Whether the glyph has no scalar but the spacing one.
  package var isSingleScalar: Bool { first >> 21 == 0 }

  /// The maximum number of scalars of a glyph.
  package static let scalarLimit = 5

  /// Returns the scalar at an index: the spacing scalar at 0, then the zero-width ones or the parts of a joined emoji;
  /// 0 after the last.
  package func scalar(at index: Int) -> UInt32 {
    let part = index < 3 ? first >> (21 * UInt64(index)) : last >> (21 * UInt64(index - 3))
    return UInt32(truncatingIfNeeded: part & 0x1F_FFFF)
  }

  /// Creates the first glyph of `character`.
  ///
  /// A newline, a tab and an invisible character (such as a lone joiner) become a space; another control
  /// becomes ``replacement``.
  public init(_ character: Character) {
    self = TextLine(String(character)).glyphs.first ?? .space
  }

  /// A blank of one column.
  public static let space = Glyph(" ", width: 1)
  /// U+FFFD, for characters that cannot be shown; one column.
  public static let replacement = Glyph("\u{FFFD}", width: 1)
  /// `…`, for omitted text; one column.
  public static let ellipsis = Glyph("…", width: 1)
}

extension Glyph {
  /// Returns the glyph of an ASCII byte.
  static func ascii(_ byte: UInt8) -> Glyph {
    byte < 0x20 || byte == 0x7F ? .replacement : Glyph(Unicode.Scalar(byte), width: 1)
  }

  /// Whether the glyph is a space after which a line may break, so that it may extend beyond the line's end. A no-break
  /// space is not.
  var isBreakingSpace: Bool {
    // With a mark, the number exceeds all of these.
    if first == 0x20 { return true }
    guard 0x1680...0x3000 ~= first else { return false }
    switch first {
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return true
    default: return false
    }
  }
}

extension Glyph: CustomStringConvertible {
  /// The text, in quotation marks.
  public var description: String { text.quoted() }
}
