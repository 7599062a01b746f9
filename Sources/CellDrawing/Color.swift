/// A colour of the terminal.
public enum Color: Hashable, Sendable {
  /// The terminal's default foreground or background colour.
  case standard
  /// An entry of the 256-colour palette. Users can redefine entries 0 to 15.
  case palette(UInt8)
  /// A direct (24-bit) colour: red, green and blue.
  ///
  /// A terminal with 256 colours shows the nearest palette entry. A terminal with sixteen or eight colours shows
  /// `basic`; if it is nil, the nearest entry, which for a soft green may be grey or cyan.
  case rgb(UInt8, UInt8, UInt8, basic: BasicColor? = nil)

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

/// The eight colours of all colour terminals. The raw value is the palette index.
public enum BasicColor: UInt8, CaseIterable, Hashable, Sendable {
  /// Entry 0 of the palette.
  case black
  /// Entry 1 of the palette.
  case red
  /// Entry 2 of the palette.
  case green
  /// Entry 3 of the palette.
  case yellow
  /// Entry 4 of the palette.
  case blue
  /// Entry 5 of the palette.
  case magenta
  /// Entry 6 of the palette.
  case cyan
  /// Entry 7 of the palette.
  case white
}

extension Color {
  /// The number of bits of an encoded colour: 24 for its value, and four for its kind.
  static let width: UInt64 = 28
  static let mask: UInt64 = 1 << width - 1
  /// The kind of a direct colour with the first basic colour; those with other basic colours follow.
  private static let firstBasic: UInt64 = 8

  var bits: UInt64 {
    switch self {
    case .standard: 0
    case .palette(let index): 1 << 24 | UInt64(index)
    case .rgb(let red, let green, let blue, let basic):
      (basic.map { Self.firstBasic + UInt64($0.rawValue) } ?? 2) << 24
        | UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue)
    }
  }

  init(bits: UInt64) {
    let value = UInt32(truncatingIfNeeded: bits & 0xFF_FFFF)
    let kind = bits >> 24 & 0xF
    switch kind {
    case 0: self = .standard
    case 1: self = .palette(UInt8(truncatingIfNeeded: value))
    default:
      self = .rgb(
        UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8),
        UInt8(truncatingIfNeeded: value),
        basic: kind < Self.firstBasic
          ? nil : BasicColor(rawValue: UInt8(kind - Self.firstBasic)))
    }
  }
}

/// The fixed colours of xterm's 256-colour palette: a 6×6×6 cube and 24 greys. Users can redefine the first sixteen.
package enum Palette {
  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The red, green and blue values of an entry; `nil` for the first sixteen.
  package static func channels(of index: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8)? {
    switch index {
    case 0..<16: return nil
    case 16..<232:
      let place = Int(index) - 16
      return (levels[place / 36], levels[place / 6 % 6], levels[place % 6])
    default:
      let level = 8 + 10 * (index - 232)
      return (level, level, level)
    }
  }
}
