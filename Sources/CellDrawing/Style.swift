/// A colour of the terminal.
public enum Color: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// An entry of the 256-colour palette; 0 to 15 are the user's own sixteen.
  case palette(UInt8)
  /// A direct colour, shown as the nearest the terminal has.
  case rgb(UInt8, UInt8, UInt8)

  public static let black = Color.palette(0)
  public static let red = Color.palette(1)
  public static let green = Color.palette(2)
  public static let yellow = Color.palette(3)
  public static let blue = Color.palette(4)
  public static let magenta = Color.palette(5)
  public static let cyan = Color.palette(6)
  public static let white = Color.palette(7)
  public static let gray = Color.palette(8)
}

/// What a cell looks like apart from its glyph.
public struct Style: Hashable, Sendable {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let italic = Attributes(rawValue: 4)
    public static let underline = Attributes(rawValue: 8)
    public static let reverse = Attributes(rawValue: 16)
  }

  public var foreground: Color
  public var background: Color
  public var attributes: Attributes

  public init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  public static let plain = Style()
}
