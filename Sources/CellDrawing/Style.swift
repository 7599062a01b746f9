import TextLayout

/// The appearance of a cell apart from its glyph: two colours and attributes.
public struct Style: Hashable, Sendable {
  /// Attributes of a glyph, such as bold. A terminal that lacks an attribute ignores it.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    /// Creates the attributes of a bit mask.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Bold: heavier or brighter.
    public static let bold = Attributes(rawValue: 1)
    /// Dim: fainter.
    public static let dim = Attributes(rawValue: 2)
    /// Italic: slanted.
    public static let italic = Attributes(rawValue: 4)
    /// A line below, also under spaces.
    public static let underline = Attributes(rawValue: 8)
    /// Foreground and background are exchanged.
    public static let reverse = Attributes(rawValue: 16)
  }

  // Screens are full of styles that are compared, so one number holds both colours, 28 bits each, and the attributes
  // above them.
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

  /// The attributes of the glyph; none unless set.
  public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> (2 * Color.width))) }
    set {
      let shift = 2 * Color.width
      bits = bits & ~(0xFF << shift) | UInt64(newValue.rawValue) << shift
    }
  }

  /// Creates a style; the defaults are the terminal's default colours, without attributes.
  public init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    bits =
      foreground.bits | background.bits << Color.width
      | UInt64(attributes.rawValue) << (2 * Color.width)
  }

  /// The terminal's default colours, without attributes.
  public static let plain = Style()
}

extension Color: CustomStringConvertible {
  /// The case with its values: `standard`, `palette(26)`, `rgb(255, 0, 0)` or `rgb(118, 200, 130, basic:
  /// green)`.
  public var description: String {
    switch self {
    case .standard: "standard"
    case .palette(let index): "palette(\(index))"
    case .rgb(let red, let green, let blue, let basic):
      "rgb(\(red), \(green), \(blue)\(basic.map { ", basic: \($0)" } ?? ""))"
    }
  }
}

extension Style.Attributes: CustomStringConvertible {
  /// The names: `[bold, reverse]`.
  public var description: String {
    text(ofBits: ["bold", "dim", "italic", "underline", "reverse"])
  }
}

extension Style: CustomStringConvertible {
  /// The differences from the default style: `palette(1) on palette(4) [bold]`; `plain` if there are none.
  public var description: String {
    var parts: [String] = []
    if foreground != .standard { parts.append("\(foreground)") }
    if background != .standard { parts.append("on \(background)") }
    if !attributes.isEmpty { parts.append("\(attributes)") }
    return parts.isEmpty ? "plain" : parts.joined(separator: " ")
  }
}

extension Cell: CustomStringConvertible {
  /// The text in quotation marks, and the style unless it is plain: `"a" palette(1) [bold]`.
  public var description: String {
    let text = isContinuation ? "continuation" : "\(glyph)"
    return style == .plain ? text : "\(text) \(style)"
  }
}
