/// A colour of the terminal.
public enum Color: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// An entry of the 256-colour palette; 0 to 15 are the user's own sixteen.
  case palette(UInt8)
  /// A direct colour, shown as the nearest the terminal has.
  case rgb(UInt8, UInt8, UInt8)

  /// Entry 0 of the palette.
  public static let black = Color.palette(0)
  /// Entry 1 of the palette.
  public static let red = Color.palette(1)
  /// Entry 2 of the palette.
  public static let green = Color.palette(2)
  /// Entry 3 of the palette.
  public static let yellow = Color.palette(3)
  /// Entry 4 of the palette.
  public static let blue = Color.palette(4)
  /// Entry 5 of the palette.
  public static let magenta = Color.palette(5)
  /// Entry 6 of the palette.
  public static let cyan = Color.palette(6)
  /// Entry 7 of the palette.
  public static let white = Color.palette(7)
  /// Entry 8 of the palette.
  public static let gray = Color.palette(8)
}

/// What a cell looks like apart from its glyph.
public struct Style: Hashable, Sendable {
  /// How glyphs are set; a terminal that lacks one leaves it out.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    /// Creates the attributes of a bit mask.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier or brighter.
    public static let bold = Attributes(rawValue: 1)
    /// Fainter.
    public static let dim = Attributes(rawValue: 2)
    /// Slanted.
    public static let italic = Attributes(rawValue: 4)
    /// A line below, under spaces too.
    public static let underline = Attributes(rawValue: 8)
    /// Foreground and background change places.
    public static let reverse = Attributes(rawValue: 16)
  }

  // Screens are full of styles that are compared: one number has both colours, 26 bits each, and the
  // attributes above them.
  private var bits: UInt64

  /// The colour of the glyph.
  public var foreground: Color {
    get { Color(bits: bits) }
    set { bits = bits & ~Color.mask | newValue.bits }
  }

  /// The colour behind the glyph.
  public var background: Color {
    get { Color(bits: bits >> Color.width) }
    set { bits = bits & ~(Color.mask << Color.width) | newValue.bits << Color.width }
  }

  /// How the glyph is set.
  public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> (2 * Color.width))) }
    set {
      let shift = 2 * Color.width
      bits = bits & ~(0xFF << shift) | UInt64(newValue.rawValue) << shift
    }
  }

  /// Creates a style; what is not given is the terminal's own.
  public init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    bits =
      foreground.bits | background.bits << Color.width
      | UInt64(attributes.rawValue) << (2 * Color.width)
  }

  /// The terminal's own colours without attributes.
  public static let plain = Style()
}

extension Color {
  /// The bits that a colour takes: 24 of its number, and two for its kind.
  fileprivate static let width: UInt64 = 26
  fileprivate static let mask: UInt64 = 1 << width - 1

  fileprivate var bits: UInt64 {
    switch self {
    case .standard: 0
    case .palette(let index): 1 << 24 | UInt64(index)
    case .rgb(let red, let green, let blue):
      2 << 24 | UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue)
    }
  }

  fileprivate init(bits: UInt64) {
    let value = UInt32(truncatingIfNeeded: bits & 0xFF_FFFF)
    switch bits >> 24 & 3 {
    case 0: self = .standard
    case 1: self = .palette(UInt8(truncatingIfNeeded: value))
    default:
      self = .rgb(
        UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8),
        UInt8(truncatingIfNeeded: value))
    }
  }
}
