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

  /// The colour of the glyph.
  public var foreground: Color
  /// The colour behind the glyph.
  public var background: Color
  /// How the glyph is set.
  public var attributes: Attributes

  /// Creates a style; what is not given is the terminal's own.
  public init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours without attributes.
  public static let plain = Style()
}
