import CellDrawing
import TerminalInput

/// The colours that a terminal shows: none, a palette, or direct colours.
public enum ColorDepth: Hashable, Sendable {
  /// No colours: the terminal has none, or the user wants none.
  case none
  /// The first eight colours of the palette.
  case eight
  /// The first sixteen colours of the palette, which users can redefine.
  case sixteen
  /// The 256-colour palette.
  case palette
  /// Direct (24-bit) colours.
  case direct

  /// Creates the depth for a number of colours, which are direct or a palette.
  init(count: Int, isDirect: Bool) {
    switch count {
    case _ where isDirect && count > 256: self = .direct
    case 256...: self = .palette
    case 16...: self = .sixteen
    case 8...: self = .eight
    default: self = .none
    }
  }

  /// Returns ncurses's number for a colour; `nil` for the default foreground or background.
  func number(of color: Color) -> Int32? {
    switch (self, color) {
    case (.none, _), (_, .standard):
      return nil
    case (.palette, .palette(let index)):
      return Int32(index)
    case (.direct, .palette(let index)) where index < 8:
      return Int32(index)
    case (.sixteen, .palette(let index)) where index < 16:
      return Int32(index)
    case (.eight, .palette(let index)) where index < 16:
      return Int32(index % 8)
    case (_, .palette(let index)):
      return number(of: RGB(paletteIndex: index))
    case (.eight, .rgb(_, _, _, let basic?)), (.sixteen, .rgb(_, _, _, let basic?)):
      return Int32(basic.rawValue)
    case (_, .rgb(let red, let green, let blue, _)):
      return number(of: RGB(red: Int(red), green: Int(green), blue: Int(blue)))
    }
  }

  private func number(of rgb: RGB) -> Int32? {
    switch self {
    case .none: nil
    // Even with direct colours, ncurses's first eight numbers are the palette's, so the darkest blues become number 8.
    case .direct: Int32(max(8, rgb.red << 16 | rgb.green << 8 | rgb.blue))
    // Users can redefine the first sixteen colours, so these cannot match a given colour.
    case .palette: Int32(rgb.nearestIndex(in: 16...255))
    case .sixteen: Int32(rgb.nearestIndex(in: 0...15))
    case .eight: Int32(rgb.nearestIndex(in: 0...7))
    }
  }
}

extension RGB {
  /// The usual colour of a palette entry; for the first sixteen, xterm's.
  init(paletteIndex index: UInt8) {
    if let (red, green, blue) = Palette.channels(of: index) {
      self.init(red: Int(red), green: Int(green), blue: Int(blue))
    } else {
      self = Self.named[Int(index)]
    }
  }

  private static let named: [RGB] = [
    RGB(red: 0, green: 0, blue: 0), RGB(red: 205, green: 0, blue: 0),
    RGB(red: 0, green: 205, blue: 0), RGB(red: 205, green: 205, blue: 0),
    RGB(red: 0, green: 0, blue: 238), RGB(red: 205, green: 0, blue: 205),
    RGB(red: 0, green: 205, blue: 205), RGB(red: 229, green: 229, blue: 229),
    RGB(red: 127, green: 127, blue: 127), RGB(red: 255, green: 0, blue: 0),
    RGB(red: 0, green: 255, blue: 0), RGB(red: 255, green: 255, blue: 0),
    RGB(red: 92, green: 92, blue: 255), RGB(red: 255, green: 0, blue: 255),
    RGB(red: 0, green: 255, blue: 255), RGB(red: 255, green: 255, blue: 255),
  ]

  /// Returns the palette entry with the least squared distance; among equal ones the first.
  ///
  /// If there are few `entries`, grey stays grey, even if a colour is nearer than black or white: a colour would add a
  /// meaning that grey does not have.
  func nearestIndex(in entries: ClosedRange<UInt8>) -> UInt8 {
    let isGrayOfFew = entries.count <= 16 && isGray
    let candidates = entries.filter { !isGrayOfFew || RGB(paletteIndex: $0).isGray }
    return candidates.min {
      distance(to: RGB(paletteIndex: $0)) < distance(to: RGB(paletteIndex: $1))
    } ?? entries.lowerBound
  }

  /// Whether the colour looks grey: its components differ by at most 24.
  private var isGray: Bool { max(red, green, blue) - min(red, green, blue) <= 24 }

  private func distance(to other: RGB) -> Int {
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return red * red + green * green + blue * blue
  }
}
